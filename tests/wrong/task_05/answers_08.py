"""Wrong answers to task 5, a seventh set: what was meant is in the docstring."""


def _labels(moves, first):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else first for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def turned_at_the_end(moves):
    """The labels of normal play with WIN and LOSE exchanged."""
    return [{0: 1, 1: 0, 2: 2}[label] for label in _labels(moves, 0)]


def normal_play(moves):
    """Misere is forgotten."""
    return _labels(moves, 0)


WRONG = {
    turned_at_the_end: "mirrored",
    normal_play: "normal-labels",
}
