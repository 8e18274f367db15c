"""Wrong answers to task 10, as other students write them."""

from itertools import product


def _plies(length, a, b, stay, b_hits=False, best=max, unit=1):
    """Return plies by rounds of value iteration over (A, B, who moves)."""
    steps = (-1, 0, 1) if stay else (-1, 1)

    def around(c):
        return [c + d for d in steps if 0 <= c + d < length]

    far = {}
    for _ in range(4 * length + 4):
        new = dict(far)
        for x, y in product(range(length), repeat=2):
            options = []
            for z in around(x):
                if z == y:
                    options.append(1)
                elif (z, y, 1) in far:
                    options.append(far[z, y, 1] + 1)
            if options:
                new[x, y, 0] = min(options)
            replies = []
            for z in around(y):
                if b_hits and z == x:
                    replies.append(1)
                else:
                    replies.append(far.get((x, z, 0), -1) + unit if (x, z, 0) in far else None)
            if best is min:
                replies = [r for r in replies if r is not None]
            if replies and None not in replies:
                new[x, y, 1] = best(replies)
        if new == far:
            break
        far = new
    return far.get((a, b, 0))


def running_into_a(length, a, b, stay=True):
    """B is caught, too, when it steps onto A's cell."""
    return _plies(length, a, b, stay, b_hits=True)


def caught_at_once(length, a, b, stay=True):
    """Both on one cell: caught after 0 plies."""
    return 0 if a == b else _plies(length, a, b, stay)


def always_may_stay(length, a, b, stay=True):
    """stay is not looked at."""
    return _plies(length, a, b, True)


def moves_of_a(length, a, b, stay=True):
    """Only the moves of A are counted."""
    return _plies(length, a, b, stay, unit=0)


def gap_formula(length, a, b, stay=True):
    """A needs one move for each cell of the gap, B none but in between."""
    gap = abs(a - b)
    return max(1, 2 * gap - 1)


def b_helps(length, a, b, stay=True):
    """B, too, makes it short."""
    return _plies(length, a, b, stay, best=min)


def at_once_and_may_stay(length, a, b, stay=True):
    """Two mistakes: one cell is 0 plies, and stay is not looked at."""
    return 0 if a == b else _plies(length, a, b, True)


WRONG = {
    running_into_a: "b-kept-off",
    caught_at_once: "none-at-the-start",
    always_may_stay: "stays-always",
    moves_of_a: "moves-of-a",
    gap_formula: "gap-alone",
    b_helps: "b-helps",
    at_once_and_may_stay: "none-at-the-start+stays-always",
}
