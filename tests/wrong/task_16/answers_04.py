"""A third set of wrong answers to task 16, written before a look at what names it."""

_ONES = (1 << 64) - 1


def _numbers(
    seed, steps=(30, 27, 31), times=(0xBF58476D1CE4E5B9, 0x94D049BB133111EB), signed=False
):
    i = seed
    while True:
        i = (i + 0x9E3779B97F4A7C15) & _ONES
        z = i
        for step, factor in zip(steps, (*times, None), strict=True):
            shifted = (z - (1 << 64) if signed and z >> 63 else z) >> step
            z = (z ^ shifted) & _ONES
            if factor is not None:
                z = z * factor & _ONES
        yield z


def _game(n, max_out, numbers):
    counts = [((next(numbers) >> 32) * (max_out + 1)) >> 32 for _ in range(n)]
    return [[((next(numbers) >> 32) * n) >> 32 for _ in range(count)] for count in counts]


def digit_wrong(n, seed, max_out=3):
    """A digit of the first multiplier copied wrongly."""
    return _game(n, max_out, _numbers(seed, times=(0xBF58476D1CE4E5B8, 0x94D049BB133111EB)))


def other_shift(n, seed, max_out=3):
    """31, 27, 30."""
    return _game(n, max_out, _numbers(seed, steps=(31, 27, 30)))


def arithmetic_shift(n, seed, max_out=3):
    """As with a signed long in Java and >> for >>>."""
    return _game(n, max_out, _numbers(seed, signed=True))


def positions_from_one(n, seed, max_out=3):
    """Targets 1 to n."""
    return [[v + 1 for v in row] for row in _game(n, max_out, _numbers(seed))]


def counts_backwards(n, seed, max_out=3):
    """The counts are popped from the end of a list."""
    numbers = _numbers(seed)
    counts = [((next(numbers) >> 32) * (max_out + 1)) >> 32 for _ in range(n)]
    return [[((next(numbers) >> 32) * n) >> 32 for _ in range(counts.pop())] for _ in range(n)]


def column_by_column(n, seed, max_out=3):
    """The first targets of all positions, then the second ones."""
    numbers = _numbers(seed)
    counts = [((next(numbers) >> 32) * (max_out + 1)) >> 32 for _ in range(n)]
    rows = [[] for _ in range(n)]
    for j in range(max_out):
        for u in range(n):
            if j < counts[u]:
                rows[u].append(((next(numbers) >> 32) * n) >> 32)
    return rows


def seed_of_32_bits(n, seed, max_out=3):
    """The seed is cut down to 32 bits."""
    return _game(n, max_out, _numbers(seed & 0xFFFFFFFF))


WRONG = {
    digit_wrong: "other-sequence",
    other_shift: "other-sequence",
    arithmetic_shift: "other-sequence",
    positions_from_one: "counted-from-one",
    counts_backwards: "counts-from-the-end",
    column_by_column: "column-by-column",
    seed_of_32_bits: "seed-of-32-bits",
}
