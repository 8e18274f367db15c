"""Wrong answers to task 8, a twenty-second set: what was meant is in the docstring."""

from functools import lru_cache

LOSE, WIN = 0, 1


def recent_thousand_remembered(n: int, takes: list[int]) -> list[int]:
    """Meant: memoised function, piles in order.

    Wrong: maxsize=1024 forgets piles that far takes need again.
    """

    @lru_cache(maxsize=1024)
    def label(pile: int) -> int:
        return WIN if any(label(pile - t) == LOSE for t in takes if t <= pile) else LOSE

    return [label(pile) for pile in range(n + 1)]


WRONG = {
    recent_thousand_remembered: "fixed-size",
}
