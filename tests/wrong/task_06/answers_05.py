"""Wrong answers to task 6, a fourth set: what was meant is in the docstring."""

from collections import deque


def _before(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def stack_wave(moves):
    """A stack instead of a queue: distances in any order."""
    before, left = _before(moves), [len(r) for r in moves]
    label = [2 if r else 0 for r in moves]
    dist = [-1 if r else 0 for r in moves]
    todo = [u for u, r in enumerate(moves) if not r]
    while todo:
        v = todo.pop()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    dist[u] = dist[v] + 1
                    todo.append(u)
    return label, dist


def loser_hurries(moves):
    """LOSE takes the shortest of its successors."""
    before, left = _before(moves), [len(r) for r in moves]
    label = [2 if r else 0 for r in moves]
    dist = [-1 if r else 0 for r in moves]
    todo = deque(u for u, r in enumerate(moves) if not r)
    while todo:
        v = todo.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0:
                    label[u], dist[u] = 1, dist[v] + 1
                    todo.append(u)
                elif left[u] == 0:
                    label[u], dist[u] = 0, 1 + min(dist[w] for w in moves[u])
                    todo.append(u)
    return label, dist


def draws_zero(moves):
    """DRAW has distance 0."""
    before, left = _before(moves), [len(r) for r in moves]
    label = [2 if r else 0 for r in moves]
    dist = [0] * len(moves)
    todo = deque(u for u, r in enumerate(moves) if not r)
    while todo:
        v = todo.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    dist[u] = dist[v] + 1
                    todo.append(u)
    return label, dist


def full_moves(moves):
    """Counts moves of the winner, not plies."""
    label, dist = draws_zero(moves)
    return label, [-1 if x == 2 else (d + 1) // 2 for x, d in zip(label, dist, strict=True)]


def nearest_end(moves):
    """The labels are right; the distance is the way to the nearest terminal."""
    label, _ = draws_zero(moves)
    before, near = _before(moves), [None] * len(moves)
    todo = deque(u for u, r in enumerate(moves) if not r)
    for u in todo:
        near[u] = 0
    while todo:
        v = todo.popleft()
        for u in before[v]:
            if near[u] is None:
                near[u] = near[v] + 1
                todo.append(u)
    return label, [-1 if x == 2 else near[u] for u, x in enumerate(label)]


def pairs_per_position(moves):
    """A list of (label, distance) pairs."""
    label, dist = draws_zero(moves)
    return [(x, -1 if x == 2 else d) for x, d in zip(label, dist, strict=True)]


def end_counts_one(moves):
    """Terminals are at distance 1."""
    label, dist = draws_zero(moves)
    return label, [-1 if x == 2 else d + 1 for x, d in zip(label, dist, strict=True)]


def winner_delays(moves):
    """Two mistakes: WIN takes the longest, LOSE the shortest, by relaxation afterwards."""
    label, dist = draws_zero(moves)
    order = sorted((u for u, x in enumerate(label) if x != 2), key=lambda u: dist[u])
    out = [-1] * len(moves)
    for u in order:
        if not moves[u]:
            out[u] = 0
        elif label[u] == 1:
            out[u] = 1 + max(out[v] for v in moves[u] if label[v] == 0)
        else:
            out[u] = 1 + min(out[v] for v in moves[u])
    return label, out


def overwritten(moves):
    """No test for a label already there on the WIN side: a later LOSE overwrites the distance."""
    before, left = _before(moves), [len(r) for r in moves]
    label = [2 if r else 0 for r in moves]
    dist = [-1 if r else 0 for r in moves]
    todo = deque(u for u, r in enumerate(moves) if not r)
    while todo:
        v = todo.popleft()
        for u in before[v]:
            if label[v] == 0:
                if label[u] == 2:
                    todo.append(u)
                label[u], dist[u] = 1, dist[v] + 1
            elif label[u] == 2:
                left[u] -= 1
                if left[u] == 0:
                    label[u], dist[u] = 0, dist[v] + 1
                    todo.append(u)
    return label, dist


def none_for_draws(moves):
    """None where -1 is asked for, and distances first."""
    label, dist = draws_zero(moves)
    return [None if x == 2 else d for x, d in zip(label, dist, strict=True)], label


def one_for_all(moves):
    """Two mistakes: distance written at first touch, and draws are 0."""
    before, left = _before(moves), [len(r) for r in moves]
    label = [2 if r else 0 for r in moves]
    dist = [0] * len(moves)
    todo = deque(u for u, r in enumerate(moves) if not r)
    while todo:
        v = todo.popleft()
        for u in before[v]:
            if label[u] == 2:
                dist[u] = dist[u] or dist[v] + 1
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    todo.append(u)
    return label, dist


WRONG = {
    stack_wave: "stack",
    loser_hurries: "quick-loss",
    draws_zero: "draws-zero",
    full_moves: "full-moves",
    nearest_end: "nearest-terminal",
    pairs_per_position: "pairs-listed",
    end_counts_one: "terminals-one",
    winner_delays: "quick-loss",
    overwritten: "win-raised-at-the-end",
    none_for_draws: "draws-none+pair-swapped",
    one_for_all: "quick-loss+draws-zero",
}
