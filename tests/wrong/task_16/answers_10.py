"""Wrong answers to task 16, a ninth set: what was meant is in the docstring."""

MASK = (1 << 64) - 1


def _number(seed, i):
    z = (seed + i * 0x9E3779B97F4A7C15) & MASK
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


def count_then_its_targets(n, seed, max_out=3):
    """Position by position: its count, then its targets."""
    i = 0
    game = []
    for _ in range(n):
        i += 1
        count = (_number(seed, i) >> 32) * (max_out + 1) >> 32
        row = []
        for _ in range(count):
            i += 1
            row.append((_number(seed, i) >> 32) * n >> 32)
        game.append(row)
    return game


def remainder_of_the_number(n, seed, max_out=3):
    """x % k instead of the upper half."""
    counts = [_number(seed, u + 1) % (max_out + 1) for u in range(n)]
    i = n
    game = [[] for _ in range(n)]
    for u in range(n):
        for _ in range(counts[u]):
            i += 1
            game[u].append(_number(seed, i) % n)
    return game


def never_to_itself(n, seed, max_out=3):
    """Leaves out moves from a position to itself."""
    counts = [(_number(seed, u + 1) >> 32) * (max_out + 1) >> 32 for u in range(n)]
    i = n
    game = []
    for u, count in enumerate(counts):
        row = []
        for _ in range(count):
            i += 1
            v = (_number(seed, i) >> 32) * n >> 32
            if v != u:
                row.append(v)
        game.append(row)
    return game


WRONG = {
    count_then_its_targets: "interleaved",
    remainder_of_the_number: "remainder",
    never_to_itself: "loops-rejected",
}
