"""Wrong answers to task 8, a nineteenth set: what was meant is in the docstring."""

from functools import lru_cache


def a_cache_as_it_comes(n: int, takes: list[int]) -> list[int]:
    """Meant: from the smallest pile up, what a pile needs is in the cache already.

    Wrong: `lru_cache` keeps 128 piles. What is needed of others is searched for again.
    """

    @lru_cache
    def wins(pile: int) -> bool:
        return any(take <= pile and not wins(pile - take) for take in takes)

    return [int(wins(pile)) for pile in range(n + 1)]


WRONG = {a_cache_as_it_comes: "fixed-size"}
