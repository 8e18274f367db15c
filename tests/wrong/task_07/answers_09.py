"""Wrong answers to task 7, an eighth set: what was meant is in the docstring."""


def _with(moves, labels):
    todo = True
    while todo:
        todo = False
        for u, row in enumerate(moves):
            if labels[u] == 2 and row:
                after = {labels[v] for v in row}
                if 0 in after:
                    labels[u], todo = 1, True
                elif after == {1}:
                    labels[u], todo = 0, True
    return labels


def verdicts_unread(moves, verdicts):
    """Every end is LOSE, whatever its verdict."""
    return _with(moves, [2 if row else 0 for row in moves])


def misere_throughout(moves, verdicts):
    """Every end is WIN."""
    return _with(moves, [2 if row else 1 for row in moves])


WRONG = {
    verdicts_unread: "verdicts-ignored",
    misere_throughout: "verdicts-ignored",
}
