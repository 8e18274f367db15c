"""Wrong answers to task 16, a seventh set: what was meant is in the docstring."""

M = 2**64 - 1


def _numbers(seed):
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) & M
        z = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & M
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & M
        yield z ^ z >> 31


def up_to_max_out_left_out(n, seed, max_out=3):
    """Draws 0 to max_out - 1 moves."""
    numbers = _numbers(seed)
    counts = [(next(numbers) >> 32) * max_out >> 32 for _ in range(n)]
    return [[(next(numbers) >> 32) * n >> 32 for _ in range(count)] for count in counts]


def never_to_itself(n, seed, max_out=3):
    """Draws one of the other n - 1 positions."""
    numbers = _numbers(seed)
    counts = [(next(numbers) >> 32) * (max_out + 1) >> 32 for _ in range(n)]
    rows = []
    for u, count in enumerate(counts):
        drawn = [(next(numbers) >> 32) * (n - 1) >> 32 for _ in range(count)]
        rows.append([v + (v >= u) for v in drawn])
    return rows


WRONG = {
    up_to_max_out_left_out: "max-out-left-out",
    never_to_itself: "loops-rejected",
}
