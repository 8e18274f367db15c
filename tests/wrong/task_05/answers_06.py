"""Wrong answers to task 5, a fifth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, label, left=None, queue=None):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = left or [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2) if queue is None else queue
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def queue_of_losers(moves):
    """Only LOSE positions are queued at the start: nothing happens."""
    return _wave(moves, [2 if row else 1 for row in moves], queue=deque())


def winners_by_any(moves):
    """Terminals WIN, no queue entry for the last terminal."""
    ends = [u for u, row in enumerate(moves) if not row]
    return _wave(moves, [2 if row else 1 for row in moves], queue=deque(ends[:-1]))


def zero_for_draws(moves):
    """What is open is 0."""
    return [x % 2 for x in _wave(moves, [2 if row else 1 for row in moves])]


def loops_and_distinct(moves):
    """Two mistakes: self-loops are dropped, draws are WIN."""
    clean = [[v for v in row if v != u] for u, row in enumerate(moves)]
    got = _wave(clean, [2 if row else 1 for row in moves])
    return [1 if x == 2 else x for x in got]


def truth(moves):
    """True and False for WIN and LOSE, None for DRAW."""
    return [(False, True, None)[x] for x in _wave(moves, [2 if row else 1 for row in moves])]


WRONG = {
    queue_of_losers: "not-queued",
    winners_by_any: "not-queued",
    zero_for_draws: "leftovers-lose",
    loops_and_distinct: "loops-skipped+leftovers-win",
    truth: "truth-values+no-label-for-draws",
}
