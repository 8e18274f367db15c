"""Wrong answers to task 2, a nineteenth set: what was meant is in the docstring."""


def first_that_is_left(moves: list[list[int]], misere: bool = False) -> dict[int, int]:
    """Meant: strike out the terminals, one after the other.

    Wrong: each search begins at the front: among many terminals that is quadratic.
    """
    going_on = [len(row) > 0 for row in moves]
    seeds = {}
    while False in going_on:
        u = going_on.index(False)
        seeds[u] = 1 if misere else 0
        going_on[u] = True
    return seeds


WRONG = {first_that_is_left: "list-searched"}
