"""Wrong answers to task 7, a fifth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, label, left=None):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = left or [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def all_ends_win(moves, verdicts):
    """Misere: every end is WIN."""
    return _wave(moves, [2 if row else 1 for row in moves])


def draw_is_default(moves, verdicts):
    """Distinct successors are counted."""
    label = [verdicts.get(u, 2) for u in range(len(moves))]
    return _wave(moves, label, [len(set(row)) for row in moves])


def own_verdict_last(moves, verdicts):
    """Solves with all ends LOSE, writes the verdicts in afterwards."""
    label = _wave(moves, [2 if row else 0 for row in moves])
    return [verdicts.get(u, x) for u, x in enumerate(label)]


def turned_and_loops(moves, verdicts):
    """Two mistakes: the verdicts turned, self-loops left out."""
    clean = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return _wave(clean, [1 - verdicts[u] if u in verdicts else 2 for u in range(len(moves))])


def first_end_only(moves, verdicts):
    """Only one end is seeded."""
    label = [2] * len(moves)
    for u in verdicts:
        label[u] = verdicts[u]
        break
    return _wave(moves, label)


WRONG = {
    all_ends_win: "verdicts-ignored",
    draw_is_default: "parallel-counted-once",
    own_verdict_last: "wrong-player",
    turned_and_loops: "verdicts-turned+loops-skipped",
    first_end_only: "some-not-seeded",
}
