"""Wrong answers to task 16, a sixteenth set: what was meant is in the docstring."""

from itertools import count


def shifts_in_the_wrong_places(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: SplitMix64 with its three shifts, from a table of shifts and factors.

    Wrong: the first and the last shift have changed places: 31, 27, 30 where it has to be 30,
    27, 31.
    """
    mask = (1 << 64) - 1
    stages = [(31, 0xBF58476D1CE4E5B9), (27, 0x94D049BB133111EB), (30, 1)]
    i = 0

    def draw(k):
        nonlocal i
        i += 1
        z = (seed + i * 0x9E3779B97F4A7C15) & mask
        for shift, factor in stages[:2]:
            z = ((z ^ (z >> shift)) * factor) & mask
        z ^= z >> stages[2][0]
        return ((z >> 32) * k) >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    return [[draw(n) for _ in range(c)] for c in counts]


def one_target_for_each_in_turn(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: first all counts, then deal out the targets until every position has its number.

    Wrong: they are dealt like cards, one to each position that still wants some, and round
    again. All those of position 0 should come first, then all those of position 1.
    """
    mask = 0xFFFFFFFFFFFFFFFF

    def numbers():
        z = seed
        while True:
            z = (z + 0x9E3779B97F4A7C15) & mask
            y = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
            y = ((y ^ (y >> 27)) * 0x94D049BB133111EB) & mask
            yield (y ^ (y >> 31)) >> 32

    stream = numbers()
    wants = [next(stream) * (max_out + 1) >> 32 for _ in range(n)]
    game = [[] for _ in range(n)]
    hungry = [u for u in range(n) if wants[u] > 0]
    while hungry:
        for u in hungry:
            game[u].append(next(stream) * n >> 32)
        hungry = [u for u in hungry if len(game[u]) < wants[u]]
    return game


def times_before_xor(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the formulas of the statement, written down in short form.

    Wrong: around the exclusive or a pair of parentheses is missing. `*` binds more tightly
    than `^`, so only the shifted number is multiplied.
    """
    mask = 2**64 - 1
    values = []
    i = 1

    def number(i):
        z = (seed + i * 0x9E3779B97F4A7C15) & mask
        z = z ^ (z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = z ^ (z >> 27) * 0x94D049BB133111EB & mask
        return z ^ (z >> 31)

    degrees = []
    while i <= n:
        degrees.append((number(i) >> 32) * (max_out + 1) >> 32)
        i += 1
    for degree in degrees:
        row = []
        for _ in range(degree):
            row.append((number(i) >> 32) * n >> 32)
            i += 1
        values.append(row)
    return values


def mixed_number_is_the_next_state(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a small generator class with a state, to which the constant is added each time
    and which is then mixed.

    Wrong: the mixing is done on the state itself instead of on a copy. So the next number
    starts from the last one and not from the sum; only number 1 is right.
    """

    class SplitMix:
        mask = 0xFFFF_FFFF_FFFF_FFFF

        def __init__(self, seed):
            self.state = seed

        def below(self, k):
            self.state = (self.state + 0x9E3779B97F4A7C15) & self.mask
            self.state = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & self.mask
            self.state = ((self.state ^ (self.state >> 27)) * 0x94D049BB133111EB) & self.mask
            self.state ^= self.state >> 31
            return ((self.state >> 32) * k) >> 32

    generator = SplitMix(seed)
    counts = [generator.below(max_out + 1) for _ in range(n)]
    moves = []
    for c in counts:
        moves.append([generator.below(n) for _ in range(c)])
    return moves


def one_number_lost_in_between(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: one stream of numbers; from the first n come the counts, from the rest the
    targets.

    Wrong: the loop for the counts takes a number first and then sees that it has n counts
    already. Number n + 1 is thrown away, and the targets begin with number n + 2.
    """
    mask = (1 << 64) - 1

    def stream():
        for i in count(1):
            z = (seed + i * 0x9E3779B97F4A7C15) & mask
            z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & mask
            z = ((z ^ z >> 27) * 0x94D049BB133111EB) & mask
            yield z ^ z >> 31

    numbers = stream()
    counts = []
    for x in numbers:
        if len(counts) == n:
            break
        counts.append(((x >> 32) * (max_out + 1)) >> 32)
    return [[((next(numbers) >> 32) * n) >> 32 for _ in range(c)] for c in counts]


def signed_shifts_and_no_more_than_positions(
    n: int, seed: int, max_out: int = 3
) -> list[list[int]]:
    """Meant: the program translated from Java, with numbers of 64 bits that have a sign.

    Wrong: (1) the shifts inside the mixing are `>>` of signed numbers, which fill up with the
    sign; the statement fills up with zeros (`>>>` in Java). (2) The counts go up to n where
    max_out is larger than n, as if a position could not have more moves than there are
    positions.
    """

    def signed(x):
        x &= 0xFFFFFFFFFFFFFFFF
        return x - (1 << 64) if x >> 63 else x

    state = signed(seed)

    def draw(k):
        nonlocal state
        state = signed(state + 0x9E3779B97F4A7C15)
        z = signed((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9)
        z = signed((z ^ (z >> 27)) * 0x94D049BB133111EB)
        z = (z ^ (z >> 31)) & 0xFFFFFFFFFFFFFFFF
        return ((z >> 32) * k) >> 32

    most = min(max_out, n)
    counts = [draw(most + 1) for _ in range(n)]
    game = []
    for c in counts:
        game.append([draw(n) for _ in range(c)])
    return game


WRONG = {
    shifts_in_the_wrong_places: "other-sequence",
    one_target_for_each_in_turn: "column-by-column",
    times_before_xor: "other-sequence",
    mixed_number_is_the_next_state: "mixed-state",
    one_number_lost_in_between: "wrong-target",
    signed_shifts_and_no_more_than_positions: "other-sequence+cut-down-to-n",
}
