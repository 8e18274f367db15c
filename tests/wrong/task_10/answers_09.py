"""Wrong answers to task 10, an eighth set: what was meant is in the docstring."""


def b_never_stays(length, a, b, stay=True):
    """B moves away if it can, so it never stays."""
    return _caught(length, a, b, stay, False)


def runs_to_the_end(length, a, b, stay=True):
    """B runs to the far end and is caught there: twice A's way, less 1."""
    if a == b:
        return 1 if stay else None
    way = length - 1 - a if b > a else a
    return 2 * way - 1


def _caught(length, a, b, a_stays, b_stays):
    def near(x, stays):
        return [c for c in range(max(0, x - 1), min(length, x + 2)) if stays or c != x]

    known = {(x, x, 1): 0 for x in range(length)}
    ply = 0
    while True:
        ply += 1
        new = []
        for x in range(length):
            for y in range(length):
                if (x, y, 0) not in known and any((z, y, 1) in known for z in near(x, a_stays)):
                    new.append((x, y, 0))
                ways = near(y, b_stays)
                if (x, y, 1) not in known and ways and all((x, z, 0) in known for z in ways):
                    new.append((x, y, 1))
        if not new:
            return known.get((a, b, 0))
        for position in new:
            known[position] = ply


WRONG = {
    b_never_stays: "only-a-stays",
    runs_to_the_end: "waits-at-the-wall",
}
