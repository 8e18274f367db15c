"""Wrong answers to task 3, a fifth set: what was meant is in the docstring."""


def only_the_lists(moves):
    """Returns the predecessors alone."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return pred


def last_move_forgotten(moves):
    """range(len(row) - 1)."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for i in range(len(row) - 1):
            pred[row[i]].append(u)
    return [len(row) for row in moves], pred


def list_concatenated(moves):
    """Right, but pred[v] = pred[v] + [u]: quadratic at a hub."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v] = pred[v] + [u]
    return [len(row) for row in moves], pred


def swapped_and_in(moves):
    """Two mistakes: the halves exchanged, and degrees are of moves in."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return pred, [len(p) for p in pred]


def names_as_keys(moves):
    """Both as dicts."""
    pred = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return {u: len(row) for u, row in enumerate(moves)}, pred


WRONG = {
    only_the_lists: "one-part-missing",
    last_move_forgotten: "last-move-left-out",
    list_concatenated: "copied-whole",
    swapped_and_in: "in-degrees+parts-swapped",
    names_as_keys: "dicts-for-lists",
}
