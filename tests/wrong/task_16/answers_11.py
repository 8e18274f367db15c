"""Wrong answers to task 16, a tenth set: what was meant is in the docstring."""

from itertools import count, islice

MASK = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


def _mix(z):
    z = (z ^ (z >> 30)) * FIRST & MASK
    z = (z ^ (z >> 27)) * SECOND & MASK
    return z ^ (z >> 31)


def feeds_the_number_back(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: each number is made from the one before.
    Wrong: only the sum goes on from number to number; number 1 is right, the others are not."""
    state = seed

    def below(k):
        nonlocal state
        state = _mix((state + STEP) & MASK)
        return (state >> 32) * k >> 32

    counts = [below(max_out + 1) for _ in range(n)]
    return [[below(n) for _ in range(size)] for size in counts]


def sum_is_not_cut_to_64_bits(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: cut to 64 bits after each product. Wrong: seed + i * constant is not taken modulo
    2^64, and its upper bits come down with the first shift."""
    numbers = (_mix(seed + i * STEP) for i in count(1))
    counts = [(x >> 32) * (max_out + 1) >> 32 for x in islice(numbers, n)]
    return [[(x >> 32) * n >> 32 for x in islice(numbers, size)] for size in counts]


def counts_from_zero_and_takes_the_lower_half(
    n: int, seed: int, max_out: int = 3
) -> list[list[int]]:
    """Meant: numbers i = 0, 1, 2, ..., 32 bits of each. Two slips: the sequence begins with i = 1;
    the upper half is to be taken, not the lower."""
    i = 0
    sizes = []
    while len(sizes) < n:
        x = _mix((seed + i * STEP) & MASK)
        sizes.append((x & 0xFFFFFFFF) * (max_out + 1) >> 32)
        i += 1
    game = []
    for size in sizes:
        row = []
        for _ in range(size):
            x = _mix((seed + i * STEP) & MASK)
            row.append((x & 0xFFFFFFFF) * n >> 32)
            i += 1
        game.append(row)
    return game


def target_by_target_and_each_once(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: make one position after the other. Two slips: all counts come before the first target;
    a target that comes up twice is kept only once."""
    game: list[list[int]] = []
    i = 1
    for _ in range(n):
        size = (_mix((seed + i * STEP) & MASK) >> 32) * (max_out + 1) >> 32
        targets = range(i + 1, i + 1 + size)
        row = [(_mix((seed + j * STEP) & MASK) >> 32) * n >> 32 for j in targets]
        game.append(list(dict.fromkeys(row)))
        i += 1 + size
    return game


WRONG = {
    feeds_the_number_back: "mixed-state",
    sum_is_not_cut_to_64_bits: "sum-not-masked",
    counts_from_zero_and_takes_the_lower_half: "lower-half+from-zero",
    target_by_target_and_each_once: "interleaved+parallel-rejected",
}
