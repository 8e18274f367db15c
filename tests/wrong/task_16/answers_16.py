"""Wrong answers to task 16, a fifteenth set: what was meant is in the docstring."""

MASK = 2**64 - 1
GOLDEN = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


def product_before_exclusive_or(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the lines of the statement, in Python.

    Wrong: the parentheses round z ^ (z >> 30) are missing, and * is worked out before ^.
    """
    i = 0

    def number():
        nonlocal i
        i += 1
        z = seed + i * GOLDEN & MASK
        z = z ^ (z >> 30) * FIRST & MASK
        z = z ^ (z >> 27) * SECOND & MASK
        return z ^ (z >> 31)

    counts = [(number() >> 32) * (max_out + 1) >> 32 for _ in range(n)]
    return [[(number() >> 32) * n >> 32 for _ in range(count)] for count in counts]


def modulo_one_too_small(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: everything modulo 2^64.

    Wrong: it takes the remainder by 2^64 - 1, the number that belongs to & and not to %.
    """

    def number(i):
        z = (seed + i * GOLDEN) % MASK
        z = ((z ^ (z >> 30)) * FIRST) % MASK
        z = ((z ^ (z >> 27)) * SECOND) % MASK
        return z ^ (z >> 31)

    def choose(x, k):
        return ((x >> 32) * k) >> 32

    counts = [choose(number(u + 1), max_out + 1) for u in range(n)]
    moves = []
    i = n
    for count in counts:
        row = []
        for _ in range(count):
            i += 1
            row.append(choose(number(i), n))
        moves.append(row)
    return moves


def max_out_numbers_for_each(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the targets of position u have their own place in the sequence, so any of them can be
    worked out at once.

    Wrong: each position gets max_out numbers, also where it has fewer moves, so numbers are left
    unused.
    """

    def number(i):
        z = (seed + i * GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        return z ^ (z >> 31)

    game = []
    for u in range(n):
        count = ((number(u + 1) >> 32) * (max_out + 1)) >> 32
        start = n + 1 + u * max_out
        game.append([((number(start + j) >> 32) * n) >> 32 for j in range(count)])
    return game


def targets_begin_with_number_n(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the targets come right after the counts.

    Wrong: the counts used the numbers 1 to n, and the targets begin with number n again instead of
    n + 1.
    """

    def mixed(i):
        z = (seed + i * GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        return (z ^ (z >> 31)) >> 32

    counts = [mixed(i) * (max_out + 1) >> 32 for i in range(1, n + 1)]
    total = sum(counts)
    targets = [mixed(i) * n >> 32 for i in range(n, n + total)]
    moves, used = [], 0
    for count in counts:
        moves.append(targets[used : used + count])
        used += count
    return moves


def one_target_each_in_turn(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: hand out the targets until each position has as many as its count.

    Wrong: it deals them like cards, one to each position in turn, instead of first all those of
    position 0, then all of position 1.
    """
    state = seed

    def draw(k):
        nonlocal state
        state = (state + GOLDEN) & MASK
        z = ((state ^ (state >> 30)) * FIRST) & MASK
        z = ((z ^ (z >> 27)) * SECOND) & MASK
        z ^= z >> 31
        return ((z >> 32) * k) >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    moves = [[] for _ in range(n)]
    for turn in range(max(counts)):
        for u in range(n):
            if counts[u] > turn:
                moves[u].append(draw(n))
    return moves


def generator_two_slips(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a generator with a state, used for counts and targets.

    Wrong: (1) the mixed number becomes the new state, so only number 1 of the sequence is right;
    (2) counts always go up to 3, and max_out is not looked at.
    """

    class SplitMix:
        def __init__(self, start):
            self.state = start

        def next(self):
            z = (self.state + GOLDEN) & MASK
            z = ((z ^ (z >> 30)) * FIRST) & MASK
            z = ((z ^ (z >> 27)) * SECOND) & MASK
            self.state = z ^ (z >> 31)
            return self.state

        def below(self, k):
            return ((self.next() >> 32) * k) >> 32

    numbers = SplitMix(seed)
    counts = [numbers.below(4) for _ in range(n)]
    return [[numbers.below(n) for _ in range(count)] for count in counts]


WRONG = {
    product_before_exclusive_or: "other-sequence",
    modulo_one_too_small: "other-sequence",
    max_out_numbers_for_each: "numbers-reserved",
    targets_begin_with_number_n: "targets-one-early",
    one_target_each_in_turn: "column-by-column",
    generator_two_slips: "mixed-state+max-out-ignored",
}
