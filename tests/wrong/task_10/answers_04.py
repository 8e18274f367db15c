"""A third set of wrong answers to task 10, written before a look at what names it."""


def _chase(length, a, b, stay=True, b_may=lambda x, y: True, start=None):
    """Value iteration over (a, b, whose turn); `b_may` says where B may step with A there."""

    def steps(x):
        return [y for y in ((x - 1, x, x + 1) if stay else (x - 1, x + 1)) if 0 <= y < length]

    best = dict(start or {})
    plies = 0
    while True:
        plies += 1
        new = {}
        for x in range(length):
            for y in range(length):
                if (x, y, 0) not in best and any(z == y or (z, y, 1) in best for z in steps(x)):
                    new[x, y, 0] = plies
                options = [z for z in steps(y) if b_may(x, z)]
                if (x, y, 1) not in best and options and all((x, z, 0) in best for z in options):
                    new[x, y, 1] = plies
        if not new:
            return best.get((a, b, 0))
        best |= new


def not_onto_a(length, a, b, stay=True):
    """B may not step onto the cell of A, which is no loss to B; but the rounds are too many."""
    return _chase(length, a, b, stay, lambda x, z: x != z)


def closed_formula(length, a, b, stay=True):
    """Twice the room behind B, and one for the last move; the parity is looked at wrongly."""
    gap = abs(a - b)
    room = length - 1 - b if a < b else b
    if not stay and gap % 2:
        return None
    return 2 * (gap + room) - 1 if gap else (1 if stay else None)


def straight_recursion(length, a, b, stay=True):
    """By the rules, without a memory."""

    def steps(x):
        return [y for y in ((x - 1, x, x + 1) if stay else (x - 1, x + 1)) if 0 <= y < length]

    def a_moves(x, y):
        found = [1 if z == y else 1 + b_moves(z, y) for z in steps(x)]
        return min(found)

    def b_moves(x, y):
        return 1 + max(a_moves(x, z) for z in steps(y))

    return a_moves(a, b)


def only_to_the_right(length, a, b, stay=True):
    """abs() is forgotten: A is always left of B."""
    if a > b:
        return None
    return _chase(length, a, b, stay)


def jumped_over(length, a, b, stay=True):
    """Captured too when the tokens change places."""
    start = {}
    for x in range(length):
        for y in (x - 1, x + 1):
            if 0 <= y < length:
                start[x, y, 1] = 1
    return _chase(length, a, b, stay, start=start)


def same_cell_is_the_end(length, a, b, stay=True):
    """Nothing to catch if both are on one cell: 0."""
    return 0 if a == b else _chase(length, a, b, stay)


def cells_from_one(length, a, b, stay=True):
    """Cells are numbered from 1 here."""
    if not 1 <= a <= length or not 1 <= b <= length:
        return None
    return _chase(length, a - 1, b - 1, stay)


WRONG = {
    not_onto_a: "line-runs-again",
    closed_formula: "",
    straight_recursion: "smallest-of-nothing",
    only_to_the_right: "capture-missed+where-a-right",
    jumped_over: "b-too-weak",
    same_cell_is_the_end: "none-at-the-start",
    cells_from_one: "cells-from-one",
}
