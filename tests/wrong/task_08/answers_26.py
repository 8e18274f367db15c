"""A wrong answer to task 8 that gives everybody the same."""


def everybody_wins(n, takes):
    """Meant: WIN where nothing speaks against it. Wrong: nothing ever does."""
    return [1] * (n + 1)


WRONG = {everybody_wins: "all-win"}
