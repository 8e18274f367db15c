"""More wrong answers to task 10, written after the names were improved."""

from functools import cache


def _value(length, stay, b_stays=None):
    b_stays = stay if b_stays is None else b_stays
    inf = 10**6

    def go(c, may):
        return [x for x in ((c - 1, c, c + 1) if may else (c - 1, c + 1)) if 0 <= x < length]

    @cache
    def a_moves(a, b, depth):
        if depth == 0:
            return inf
        return min(
            (1 if x == b else 1 + b_moves(x, b, depth - 1) for x in go(a, stay)), default=inf
        )

    @cache
    def b_moves(a, b, depth):
        if depth == 0:
            return inf
        return max((1 + a_moves(a, x, depth - 1) for x in go(b, b_stays)), default=inf)

    return lambda a, b: a_moves(a, b, 4 * length + 4)


def minus_one_for_none(length, a, b, stay=True):
    """-1 for an escape."""
    found = _value(length, stay)(a, b)
    return -1 if found >= 10**6 else found


def runner_in_place(length, a, b, stay=True):
    """B never moves: the gap is walked."""
    return max(1, 2 * abs(a - b) - 1) if stay or (a - b) % 2 else None


def moves_and_always(length, a, b, stay=True):
    """Two mistakes: staying is always allowed, and only the moves of A count."""
    found = _value(length, True)(a, b)
    return None if found >= 10**6 else (found + 1) // 2


WRONG = {
    minus_one_for_none: "minus-one",
    runner_in_place: "plies-miscounted",
    moves_and_always: "moves-of-a+stays-always",
}
