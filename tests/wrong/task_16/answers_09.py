"""Wrong answers to task 16, an eighth set: what was meant is in the docstring."""

MASK = 2**64 - 1


def _mix(z):
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
    return z ^ z >> 31


def mixed_state(n, seed, max_out=3):
    """The mixed number is the next state."""
    state = seed

    def draw(k):
        nonlocal state
        state = _mix((state + 0x9E3779B97F4A7C15) & MASK)
        return (state >> 32) * k >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(count)] for count in counts]


def row_by_row(n, seed, max_out=3):
    """Draws a count and then its targets, position by position."""
    i = 0

    def draw(k):
        nonlocal i
        i += 1
        return (_mix((seed + i * 0x9E3779B97F4A7C15) & MASK) >> 32) * k >> 32

    return [[draw(n) for _ in range(draw(max_out + 1))] for _ in range(n)]


def at_least_one(n, seed, max_out=3):
    """Every position gets at least one move."""
    numbers = (_mix((seed + i * 0x9E3779B97F4A7C15) & MASK) >> 32 for i in range(1, 10**9))
    counts = [max(1, next(numbers) * (max_out + 1) >> 32) for _ in range(n)]
    return [[next(numbers) * n >> 32 for _ in range(count)] for count in counts]


WRONG = {
    mixed_state: "mixed-state",
    row_by_row: "interleaved",
    at_least_one: "no-terminals",
}
