"""Wrong answers to task 4, a fifth set: what was meant is in the docstring."""

from collections import deque


def _start(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    return before, [len(r) for r in moves], label, deque(u for u, x in enumerate(label) if x == 0)


def counts_losses(moves):
    """Counts down at LOSE, wins at WIN: the two rules exchanged."""
    before, left, label, queue = _start(moves)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                if label[v] == 1:
                    label[u] = 0
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        label[u] = 1
                        queue.append(u)
    return label


def one_step_only(moves):
    """Queue filled with terminals only; their predecessors are not queued."""
    before, _, label, queue = _start(moves)
    for v in list(queue):
        for u in before[v]:
            label[u] = 1
    for u, row in enumerate(moves):
        if row and all(label[v] == 1 for v in row):
            label[u] = 0
    return label


def off_by_one_counter(moves):
    """LOSE when the counter is at 1."""
    before, left, label, queue = _start(moves)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                if label[v] == 0:
                    label[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] <= 1:
                        label[u] = 0
                        queue.append(u)
    return label


def win_leftovers_and_start(moves):
    """Two mistakes: what is left is WIN, and parallel moves are kept once in the lists."""
    before, left, label, queue = _start(moves)
    before = [sorted(set(row)) for row in before]
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return [1 if x == 2 else x for x in label]


def set_queue_and_min(moves):
    """DRAW is taken for better than WIN: a position with a DRAW move never wins; by sweeps."""
    label = [2 if row else 0 for row in moves]
    for _ in range(len(moves) + 1):
        for u, row in enumerate(moves):
            if not row:
                continue
            got = {label[v] for v in row}
            if got == {1}:
                label[u] = 0
            elif 2 not in got:
                label[u] = 1
    return label


WRONG = {
    counts_losses: "rules-swapped",
    one_step_only: "lose-not-queued",
    off_by_one_counter: "one-move-too-early",
    win_leftovers_and_start: "parallel-dropped+leftovers-win",
    set_queue_and_min: "waits-for-all",
}
