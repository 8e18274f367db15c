"""Wrong answers to task 12, a seventh set: what was meant is in the docstring."""


def _table(moves):
    labels = [2 if row else 0 for row in moves]
    plies = [-1 if row else 0 for row in moves]
    for ply in range(1, len(moves) + 1):
        new = {}
        for u, row in enumerate(moves):
            if labels[u] == 2:
                after = [labels[v] for v in row]
                if 0 in after:
                    new[u] = 1
                elif all(a == 1 for a in after):
                    new[u] = 0
        for u, label in new.items():
            labels[u], plies[u] = label, ply
    return labels, plies


def _best(moves, label, better):
    labels, plies = _table(moves)
    best = None
    for u in range(len(moves)):
        if labels[u] == label and (best is None or better(plies[u], best[1])):
            best = (u, plies[u])
    return best


def last_of_equals(moves):
    """Of several that are equally long the last one."""
    return tuple(_best(moves, label, lambda x, y: x >= y) for label in (1, 0))


def shortest_instead(moves):
    """The shortest win and the shortest loss."""
    return tuple(_best(moves, label, lambda x, y: x < y) for label in (1, 0))


def loss_first(moves):
    """The longest loss stands before the longest win."""
    return tuple(_best(moves, label, lambda x, y: x > y) for label in (0, 1))


WRONG = {
    last_of_equals: "by-rounds",
    shortest_instead: "smallest",
    loss_first: "halves-swapped",
}
