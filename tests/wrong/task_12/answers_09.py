"""Wrong answers to task 12, an eighth set: what was meant is in the docstring."""


def _all(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    found = {u: (0, 0) for u, row in enumerate(moves) if not row}
    queue = list(found)
    for v in queue:
        for u in before[v]:
            if u not in found:
                left[u] -= found[v][0] == 1
                if found[v][0] == 0 or left[u] == 0:
                    found[u] = (1 - found[v][0], found[v][1] + 1)
                    queue.append(u)
    return found


def only_from_the_start(moves):
    """Only the position 0: how long is it won or lost?"""
    label, plies = _all(moves).get(0, (2, -1)) if moves else (2, -1)
    return ((0, plies) if label == 1 else None), ((0, plies) if label == 0 else None)


def plies_before_position(moves):
    """The pair the wrong way round."""
    best = [None, None]
    for u, (label, plies) in sorted(_all(moves).items()):
        if best[label] is None or plies > best[label][0]:
            best[label] = (plies, u)
    return best[1], best[0]


WRONG = {
    only_from_the_start: "",
    plies_before_position: "pairs-swapped",
}
