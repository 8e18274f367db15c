"""Wrong answers to task 10, a seventh set: what was meant is in the docstring."""


def rounds_not_plies(length, a, b, stay=True):
    """Counts the moves of A alone."""
    plies = _plies(length, a, b, stay)
    return None if plies is None else (plies + 1) // 2


def beside_is_enough(length, a, b, stay=True):
    """A has caught B when they stand on neighbouring cells."""
    return _plies(length, a, b, stay, caught=lambda x, y: abs(x - y) <= 1)


def b_stands_still(length, a, b, stay=True):
    """B never moves away: the distance, in plies."""
    return max(0, 2 * abs(a - b) - 1)


def _plies(length, a, b, stay, caught=lambda x, y: x == y):
    near = [
        [c for c in (x - 1, x, x + 1) if 0 <= c < length and (stay or c != x)]
        for x in range(length)
    ]
    known = {
        (x, y, t): 0 for x in range(length) for y in range(length) for t in (0, 1) if caught(x, y)
    }
    for ply in range(1, 4 * length * length + 2):
        new = {}
        for x in range(length):
            for y in range(length):
                if (x, y, 0) not in known and any((z, y, 1) in known for z in near[x]):
                    new[x, y, 0] = ply
                after = [(x, z, 0) in known for z in near[y]]
                if (x, y, 1) not in known and after and all(after):
                    new[x, y, 1] = ply
        if not new:
            break
        known.update(new)
    return known.get((a, b, 0))


WRONG = {
    rounds_not_plies: "whenever-equal+moves-of-a",
    beside_is_enough: "next-to-it",
    b_stands_still: "none-at-the-start",
}
