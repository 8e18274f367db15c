"""A third set of wrong answers to task 12, written before a look at what names it."""


def _solve(moves):
    lab, d = [2] * len(moves), [-1] * len(moves)
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    left = [len(row) for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    for u in todo:
        lab[u], d[u] = 0, 0
    for v in todo:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u], d[u] = 1 - lab[v], d[v] + 1
                    todo.append(u)
    return lab, d


def one_best_for_both(moves):
    """One variable for the largest distance of all."""
    lab, d = _solve(moves)
    top = max(d)
    win = next(((u, top) for u in range(len(moves)) if lab[u] == 1 and d[u] == top), None)
    loss = next(((u, top) for u in range(len(moves)) if lab[u] == 0 and d[u] == top), None)
    return win, loss


def max_without_default(moves):
    """max() of an empty list."""
    lab, d = _solve(moves)
    halves = []
    for label in (1, 0):
        u = max((u for u in range(len(moves)) if lab[u] == label), key=lambda u: d[u])
        halves.append((u, d[u]))
    return tuple(halves)


def plies_first(moves):
    """max of (plies, position), given back as it is."""
    lab, d = _solve(moves)
    found = [[(d[u], u) for u in range(len(moves)) if lab[u] == label] for label in (1, 0)]
    return tuple(max(pairs) if pairs else None for pairs in found)


def loser_in_a_hurry(moves):
    """The loser counts from the nearest."""
    lab, d = _solve(moves)
    far = sorted((u for u in range(len(moves)) if lab[u] != 2), key=lambda u: d[u])
    short = {}
    for u in far:
        below = [short[v] for v in moves[u] if v in short and lab[v] != lab[u]]
        short[u] = 1 + min(below) if below else 0
    return tuple(
        max(((u, p) for u, p in short.items() if lab[u] == label), key=lambda x: x[1], default=None)
        for label in (1, 0)
    )


def without_terminals(moves):
    """A terminal is no loss to hold out in."""
    lab, d = _solve(moves)
    out = []
    for label in (1, 0):
        us = [u for u in range(len(moves)) if lab[u] == label and moves[u]]
        out.append(max(((u, d[u]) for u in us), key=lambda x: x[1]) if us else None)
    return tuple(out)


def last_one_only(moves):
    """The last position of each kind."""
    lab, d = _solve(moves)
    out = {}
    for u in range(len(moves)):
        out[lab[u]] = (u, d[u])
    return out.get(1), out.get(0)


def only_the_positions(moves):
    """Positions without the plies."""
    lab, d = _solve(moves)
    best = [None, None]
    for u, label in enumerate(lab):
        if label < 2 and (best[label] is None or d[u] > d[best[label]]):
            best[label] = u
    return best[1], best[0]


WRONG = {
    one_best_for_both: "one-maximum",
    max_without_default: "max-of-nothing",
    plies_first: "pairs-swapped",
    loser_in_a_hurry: "quick-loser",
    without_terminals: "zero-is-nothing",
    last_one_only: "largest-position-number",
    only_the_positions: "positions-alone",
}
