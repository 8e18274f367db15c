"""A wrong answer to task 1 that gives everybody the same."""


def everybody_wins(moves):
    """Meant: WIN where nothing speaks against it. Wrong: nothing ever does."""
    return [1] * len(moves)


WRONG = {everybody_wins: "all-win"}
