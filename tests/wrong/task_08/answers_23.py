"""Wrong answers to task 8, a twenty-third set: what was meant is in the docstring."""

from functools import cache


def label_with_guarded_recursion(n: int, takes: list[int]) -> list[int]:
    """Meant: where a search is too deep, LOSE will do. Wrong: on piles of one parity."""

    @cache
    def wins(pile: int) -> bool:
        try:
            return any(take <= pile and not wins(pile - take) for take in takes)
        except RecursionError:
            return False

    return [int(wins(pile)) for pile in range(n, -1, -1)][::-1]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {label_with_guarded_recursion: ""}
