"""Wrong answers to task 16, a fourteenth set: what was meant is in the docstring."""

from itertools import accumulate

MASK = (1 << 64) - 1


def shifts_in_the_wrong_lines(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the three lines of SplitMix64 with a counter, counts first, then targets.

    Wrong: the shifts 30 and 27 are mixed up; the first line takes 27 and the second 30.
    """
    i = 0

    def draw(k):
        nonlocal i
        i += 1
        z = (seed + i * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 27)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 30)) * 0x94D049BB133111EB) & MASK
        x = z ^ (z >> 31)
        return ((x >> 32) * k) >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(c)] for c in counts]


def mixed_number_is_the_next_state(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a generator with a state: add the constant, mix, hand out the number, go on.

    Wrong: the state itself is mixed and the next number goes on from the mixed one; only a copy of
    the state should be mixed. Number 1 is right, all later ones are not.
    """

    def sequence():
        z = seed
        while True:
            z = (z + 0x9E3779B97F4A7C15) % 2**64
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
            z = z ^ (z >> 31)
            yield z

    def to_range(x, k):
        return (x >> 32) * k >> 32

    numbers = sequence()
    game = [[None] * to_range(next(numbers), max_out + 1) for _ in range(n)]
    for row in game:
        for j in range(len(row)):
            row[j] = to_range(next(numbers), n)
    return game


def star_binds_before_xor(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: z ^ (z >> 30), times the constant.

    Wrong: the outer parentheses are missing, and * binds more tightly than ^, so only the shifted
    part is multiplied: z ^ ((z >> 30) * constant), in both lines.
    """

    def number(i):
        z = (seed + i * 0x9E3779B97F4A7C15) & MASK
        z = (z ^ (z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = (z ^ (z >> 27) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    counts = []
    for u in range(n):
        counts.append(((number(u + 1) >> 32) * (max_out + 1)) >> 32)
    moves = []
    i = n + 1
    for u in range(n):
        row = []
        for _ in range(counts[u]):
            row.append(((number(i) >> 32) * n) >> 32)
            i += 1
        moves.append(row)
    return moves


def targets_dealt_in_rounds(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: first the counts, then the targets, position by position.

    Wrong: the targets are dealt like cards: the first target of every position, then the second of
    every position that has one, and so on.
    """

    def splitmix():
        i = 1
        while True:
            z = (seed + i * 0x9E3779B97F4A7C15) & MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
            yield z ^ (z >> 31)
            i += 1

    source = splitmix()
    counts = [((next(source) >> 32) * (max_out + 1)) >> 32 for _ in range(n)]
    moves = [[] for _ in range(n)]
    missing = [u for u in range(n) if counts[u] > 0]
    while missing:
        for u in missing:
            moves[u].append(((next(source) >> 32) * n) >> 32)
        missing = [u for u in missing if len(moves[u]) < counts[u]]
    return moves


def last_count_used_again_and_at_most_n_moves(
    n: int, seed: int, max_out: int = 3
) -> list[list[int]]:
    """Meant: work out where the targets of each position stand in the sequence, and look them up;
    no position can have more moves than there are positions.

    Wrong: (1) the first target is taken from number n, which was already the last count, instead of
    n + 1. (2) max_out is cut down to n, but parallel moves are kept and so there may be more.
    """

    def number(i):
        z = (seed + i * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def scaled(x, k):
        return ((x >> 32) * k) >> 32

    max_out = min(max_out, n)
    counts = [scaled(number(i), max_out + 1) for i in range(1, n + 1)]
    ends = list(accumulate(counts, initial=n))
    return [[scaled(number(i), n) for i in range(ends[u], ends[u + 1])] for u in range(n)]


def rounded_and_all_rows_one_list(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: make n empty rows and fill them; a number becomes part of a range by scaling.

    Wrong: (1) [[]] * n is n times the same list, so every row has all targets. (2) the scaled
    number is rounded instead of cut off, so it can be one higher, and even k itself.
    """
    counter = 0

    def following():
        nonlocal counter
        counter += 1
        z = (seed + counter * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def scale(x, k):
        return round((x >> 32) * k / 2**32)

    counts = [scale(following(), max_out + 1) for _ in range(n)]
    rows = [[]] * n
    for u, how_many in enumerate(counts):
        for _ in range(how_many):
            rows[u].append(scale(following(), n))
    return rows


WRONG = {
    shifts_in_the_wrong_lines: "other-sequence",
    mixed_number_is_the_next_state: "mixed-state",
    star_binds_before_xor: "other-sequence",
    targets_dealt_in_rounds: "column-by-column",
    last_count_used_again_and_at_most_n_moves: "targets-one-early+cut-down-to-n",
    rounded_and_all_rows_one_list: "rounded+shared-row",
}
