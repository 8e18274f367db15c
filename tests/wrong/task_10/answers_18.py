"""Wrong answers to task 10, a twentieth set: what was meant is in the docstring."""

from functools import cache


def _steps(cell, length, stay):
    return [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]


def chased_straight_on(length: int, a: int, b: int, stay: bool = True) -> int | None:
    """Meant: A goes straight for B, who tries everything. Wrong: two calls deep for each step."""
    if not stay and (a - b) % 2 == 0:
        return None

    @cache
    def of_a(x, y):
        x += (y > x) - (y < x)
        return 1 if x == y else 1 + of_b(x, y)

    @cache
    def of_b(x, y):
        return 1 + max(of_a(x, cell) for cell in _steps(y, length, stay))

    return of_a(a, b)


WRONG = {chased_straight_on: "recursion-too-deep"}
