"""Wrong answers to task 13, a fifth set: what was meant is in the docstring."""

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


def passes_win(moves):
    """A position with a pass is WIN from the start."""
    return _wave(moves, [0 if not row else 1 if u in row else 2 for u, row in enumerate(moves)])


def one_pass_each(moves):
    """A set of the moves for the counter, all of them taken off."""
    return _wave(moves, [2 if row else 0 for row in moves], [len(set(row)) for row in moves])


def passers_lose(moves):
    """Whoever can only pass loses, other passes count."""
    rows = [row if set(row) - {u} else [] for u, row in enumerate(moves)]
    return _wave(rows, [2 if row else 0 for row in rows])


def half_passes(moves):
    """Two mistakes: passes dropped, what is left over is WIN."""
    clean = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return [1 if x == 2 else x for x in _wave(clean, [2 if row else 0 for row in clean])]


def pass_when_lost(moves):
    """A LOSE with a pass is relabelled DRAW in the wave, and then sent on as a WIN."""
    clean = [[v for v in row if v != u] for u, row in enumerate(moves)]
    label = _wave(clean, [2 if row else 0 for row in moves])
    for u, row in enumerate(moves):
        if u in row and label[u] == 0:
            label[u] = 2
    for u, row in enumerate(moves):
        if label[u] == 1 and not any(label[v] == 0 for v in row):
            label[u] = 2
    return label


WRONG = {
    passes_win: "pass-wins",
    one_pass_each: "parallel-counted-once",
    passers_lose: "lone-pass-lost",
    half_passes: "passes-dropped+leftovers-win",
    pass_when_lost: "",
}
