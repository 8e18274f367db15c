"""A wrong answer to task 11 that gives everybody the same."""


def everybody_wins(n, succ, pred, terminal):
    """Meant: WIN where nothing speaks against it. Wrong: nothing ever does."""
    return [1] * n


WRONG = {everybody_wins: "all-win"}
