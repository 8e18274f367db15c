"""Wrong answers to task 16, a fifth set: what was meant is in the docstring."""

M = 2**64 - 1


def _made(n, seed, max_out, shifts=(30, 27, 31), first=1, step=0x9E3779B97F4A7C15, upper=32):
    i = first - 1

    def draw(k):
        nonlocal i
        i += 1
        z = (seed + i * step) & M
        z = ((z ^ (z >> shifts[0])) * 0xBF58476D1CE4E5B9) & M
        z = ((z ^ (z >> shifts[1])) * 0x94D049BB133111EB) & M
        return (((z ^ (z >> shifts[2])) >> upper) * k) >> (64 - upper)

    counts = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(c)] for c in counts]


def shifts_changed(n, seed, max_out=3):
    """27 and 30 exchanged."""
    return _made(n, seed, max_out, shifts=(27, 30, 31))


def from_two(n, seed, max_out=3):
    """Begins with number 2."""
    return _made(n, seed, max_out, first=2)


def at_least_one(n, seed, max_out=3):
    """1 to max_out moves."""
    return [row or [0] for row in _made(n, seed, max_out)]


def targets_as_sets(n, seed, max_out=3):
    """Two mistakes: targets in a set, numbers from 0."""
    return [sorted(set(row)) for row in _made(n, seed, max_out, first=0)]


def from_one_on(n, seed, max_out=3):
    """Targets from 1 to n."""
    return [[v + 1 for v in row] for row in _made(n, seed, max_out)]


WRONG = {
    shifts_changed: "other-sequence",
    from_two: "other-sequence",
    at_least_one: "number-of-moves",
    targets_as_sets: "",
    from_one_on: "counted-from-one",
}
