"""Wrong answers to task 12, a fifth set: what was meant is in the docstring."""

from collections import deque


def _solve(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label, dist = [2 if row else 0 for row in moves], [-1 if row else 0 for row in moves]
    left, queue = [len(row) for row in moves], deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u], dist[u] = 1 - label[v], dist[v] + 1
                    queue.append(u)
    return label, dist


def _longest(label, dist, kind):
    found = [u for u, x in enumerate(label) if x == kind]
    best = max(found, key=lambda u: dist[u], default=None)
    return None if best is None else (best, dist[best])


def four_numbers(moves):
    """A flat tuple of four."""
    win, loss = (_longest(*_solve(moves), kind) or (None, None) for kind in (1, 0))
    return (*win, *loss)


def only_wins(moves):
    """Returns the longest win alone."""
    return _longest(*_solve(moves), 1)


def draws_counted(moves):
    """DRAW taken for LOSE."""
    label, dist = _solve(moves)
    label = [0 if x == 2 else x for x in label]
    return _longest(label, dist, 1), _longest(label, dist, 0)


def one_ply_more(moves):
    """Terminals count one ply."""
    label, dist = _solve(moves)
    dist = [d + 1 if d >= 0 else d for d in dist]
    return _longest(label, dist, 1), _longest(label, dist, 0)


def positions_from_one(moves):
    """Two mistakes: positions counted from 1, halves exchanged."""
    label, dist = _solve(moves)
    halves = [_longest(label, dist, kind) for kind in (0, 1)]
    return tuple(h and (h[0] + 1, h[1]) for h in halves)


WRONG = {
    four_numbers: "other-form",
    only_wins: "other-form",
    draws_counted: "draws-lose",
    one_ply_more: "positions-counted",
    positions_from_one: "longest-win",
}
