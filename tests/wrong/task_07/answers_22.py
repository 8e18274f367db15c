"""Wrong answers to task 7, a twenty-second set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def _turn(moves):
    before = [[] for _ in moves]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    return before


def recursion_with_the_error_caught(moves, verdicts):
    """Meant: spread each label by recursion.

    Wrong: where the recursion ends too deep the error is swallowed and the rest stays DRAW.
    """
    before = _turn(moves)
    left = [len(m) for m in moves]
    labels = [DRAW] * len(moves)

    def spread(v, label):
        labels[v] = label
        for u in before[v]:
            if labels[u] == DRAW and u not in verdicts:
                if label == LOSE:
                    spread(u, WIN)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        spread(u, LOSE)

    for t, value in verdicts.items():
        try:
            spread(t, value)
        except RecursionError:
            pass  # nothing more to find there
    return labels


WRONG = {
    recursion_with_the_error_caught: "",
}
