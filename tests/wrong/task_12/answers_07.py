"""Wrong answers to task 12, a sixth set: what was meant is in the docstring."""

from collections import deque


def _solve(moves, late=True):
    """Return label and plies; without `late` a LOSE keeps its first number."""
    label, plies, first = {}, {}, {}
    into = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    left = {u: len(row) for u, row in enumerate(moves)}
    todo = deque()
    for u, row in enumerate(moves):
        if not row:
            label[u] = plies[u] = 0
            todo.append(u)
    while todo:
        v = todo.popleft()
        for u in into[v]:
            if u in label:
                continue
            left[u] -= label[v]
            first.setdefault(u, plies[v] + 1)
            if label[v] == 0 or left[u] == 0:
                label[u] = 1 - label[v]
                plies[u] = plies[v] + 1 if late or label[v] == 0 else first[u]
                todo.append(u)
    return label, plies


def one_best(moves):
    """One maximum for both halves: the best of all, None for the other."""
    label, plies = _solve(moves)
    best = None
    for u in range(len(moves)):
        if u in plies and (best is None or plies[u] > plies[best]):
            best = u
    if best is None:
        return None, None
    half = (best, plies[best])
    return (half, None) if label[best] == 1 else (None, half)


def one_maximum_of_plies(moves):
    """One maximum for both halves: positions of both kinds with the largest plies of all."""
    label, plies = _solve(moves)
    most = max(plies.values(), default=None)
    wins = [(u, most) for u in label if label[u] == 1 and plies[u] == most]
    losses = [(u, most) for u in label if label[u] == 0 and plies[u] == most]
    return (wins[0] if wins else None), (losses[0] if losses else None)


def max_of_empty(moves):
    """max of nothing."""
    label, plies = _solve(moves)
    wins = {u: plies[u] for u in label if label[u] == 1}
    losses = {u: plies[u] for u in label if label[u] == 0}
    w, x = max(wins, key=wins.get), max(losses, key=losses.get)
    return (w, wins[w]), (x, losses[x])


def max_of_no_wins(moves):
    """max of nothing, for the wins alone."""
    label, plies = _solve(moves)
    w = max([u for u in label if label[u] == 1], key=lambda u: plies[u])
    x = max([u for u in label if label[u] == 0], key=lambda u: plies[u], default=None)
    return (w, plies[w]), None if x is None else (x, plies[x])


def plies_first(moves):
    """Pairs swapped."""
    label, plies = _solve(moves)
    halves = []
    for kind in (1, 0):
        pairs = [(plies[u], u) for u in label if label[u] == kind]
        halves.append(max(pairs) if pairs else None)
    return tuple(halves)


def plies_first_first_position(moves):
    """Pairs swapped, the first of several."""
    label, plies = _solve(moves)
    halves = {1: None, 0: None}
    for u in sorted(label):
        best = halves[label[u]]
        if best is None or plies[u] > best[0]:
            halves[label[u]] = (plies[u], u)
    return halves[1], halves[0]


def loser_in_a_hurry(moves):
    """Quick loser: first decrement."""
    label, plies = _solve(moves, late=False)
    halves = []
    for kind in (1, 0):
        found = [u for u in label if label[u] == kind]
        halves.append(max(((u, plies[u]) for u in found), key=lambda x: x[1], default=None))
    return tuple(halves)


def loser_takes_min(moves):
    """Quick loser: min over successors when the last open move is closed."""
    label, _ = _solve(moves)
    plies = {u: 0 for u in label if not moves[u]}
    for _ in moves:
        for u in label:
            known = [plies[v] for v in moves[u] if v in plies and label[v] != label[u]]
            if known and moves[u]:
                plies[u] = min(known) + 1
    halves = []
    for kind in (1, 0):
        found = [u for u in label if label[u] == kind]
        best = max(found, key=lambda u: (plies[u], u), default=None)
        halves.append(None if best is None else (best, plies[best]))
    return tuple(halves)


def where_alone(moves):
    """The positions without their plies."""
    label, plies = _solve(moves)
    kinds = [[u for u in label if label[u] == kind] for kind in (1, 0)]
    return tuple(max(found, key=plies.get, default=None) for found in kinds)


WRONG = {
    one_best: "one-maximum",
    one_maximum_of_plies: "one-maximum",
    max_of_empty: "max-of-nothing",
    max_of_no_wins: "max-of-nothing",
    plies_first: "pairs-swapped",
    plies_first_first_position: "pairs-swapped",
    loser_in_a_hurry: "quick-loser",
    loser_takes_min: "quick-loser",
    where_alone: "positions-alone",
}
