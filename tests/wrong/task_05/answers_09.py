"""Wrong answers to task 5, an eighth set: what was meant is in the docstring."""


def _by_rounds(moves, labels):
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in row):
                    labels[u], changed = 1, True
                elif row and all(labels[v] == 1 for v in row):
                    labels[u], changed = 0, True
    return labels


def ends_lost_but_avoided(moves):
    """Ends are WIN; a move to one is left out, as nobody would want it."""
    ends = {u for u, row in enumerate(moves) if not row}
    fewer = [[v for v in row if v not in ends] for row in moves]
    return _by_rounds(fewer, [2 if row else 1 for row in moves])


def forced_ones_lose(moves):
    """Who can only move to ends loses, ends are LOSE, the rest as in normal play."""
    labels = [2 if row else 0 for row in moves]
    for u, row in enumerate(moves):
        if row and all(not moves[v] for v in row):
            labels[u] = 0
    return _by_rounds(moves, labels)


WRONG = {
    ends_lost_but_avoided: "not-queued",
    forced_ones_lose: "win-called-lose",
}
