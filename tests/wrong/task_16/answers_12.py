"""Wrong answers to task 16, an eleventh set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Iterator

MASK = (1 << 64) - 1


def targets_dealt_round_robin(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a queue of the positions that still want a target.

    Wrong: a position goes to the back of the queue after each target, so the targets are
    dealt in turn; all those of position 0 should come first.
    """

    def number(i: int) -> int:
        z = (seed + i * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def scaled(x: int, k: int) -> int:
        return ((x >> 32) * k) >> 32

    wanted = [scaled(number(u + 1), max_out + 1) for u in range(n)]
    moves: list[list[int]] = [[] for _ in range(n)]
    queue = deque(u for u in range(n) if wanted[u] > 0)
    i = n
    while queue:
        u = queue.popleft()
        i += 1
        moves[u].append(scaled(number(i), n))
        if len(moves[u]) < wanted[u]:
            queue.append(u)
    return moves


def last_count_number_used_again(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the counts first, then the targets with the numbers that follow.

    Wrong: the numbers count from 1, but the targets begin at number n, which has already
    given the last count.
    """
    i = 1

    def draw(k: int) -> int:
        nonlocal i
        z = (seed + i * 0x9E3779B97F4A7C15) % 2**64
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        z ^= z >> 31
        i += 1
        return (z >> 32) * k >> 32

    counts = [draw(max_out + 1) for _ in range(n)]
    i = n
    return [[draw(n) for _ in range(count)] for count in counts]


def output_fed_back_as_state(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: a generator with a state, to which the constant is added for each number.

    Wrong: the state is overwritten by the mixed number, so from number 2 on the constant is
    added to the last output and not to the plain sum.
    """

    class SplitMix:
        def __init__(self, start: int) -> None:
            self.state = start

        def next(self) -> int:
            self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
            self.state = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            self.state = ((self.state ^ (self.state >> 27)) * 0x94D049BB133111EB) & MASK
            self.state ^= self.state >> 31
            return self.state

        def below(self, k: int) -> int:
            return ((self.next() >> 32) * k) >> 32

    source = SplitMix(seed)
    counts = [source.below(max_out + 1) for _ in range(n)]
    moves = []
    for count in counts:
        moves.append([source.below(n) for _ in range(count)])
    return moves


def sum_left_too_long(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Meant: the modulo after each product, since Python's numbers do not overflow.

    Wrong: the first sum is not taken modulo 2^64, so from about number 2 on the bits above
    64 are shifted into the number.
    """

    def sequence() -> Iterator[int]:
        i = 1
        while True:
            z = seed + i * 0x9E3779B97F4A7C15
            z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % (1 << 64)
            z = (z ^ (z >> 27)) * 0x94D049BB133111EB % (1 << 64)
            yield z ^ (z >> 31)
            i += 1

    numbers = sequence()

    def pick(k: int) -> int:
        return ((next(numbers) >> 32) * k) >> 32

    counts = [pick(max_out + 1) for _ in range(n)]
    return [[pick(n) for _ in range(count)] for count in counts]


def lower_half_and_no_self_moves(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Two slips: the lower half of a number is taken; a move to the position itself is left out.

    The upper half is x >> 32, not the last 32 bits. And whatever comes out is kept.
    """

    def mix(z: int) -> int:
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def to_range(x: int, k: int) -> int:
        half = x & 0xFFFFFFFF
        return (half * k) >> 32

    state = seed
    counts = {}
    for u in range(n):
        state = (state + 0x9E3779B97F4A7C15) & MASK
        counts[u] = to_range(mix(state), max_out + 1)
    moves: list[list[int]] = []
    for u in range(n):
        row = []
        for _ in range(counts[u]):
            state = (state + 0x9E3779B97F4A7C15) & MASK
            v = to_range(mix(state), n)
            if v != u:
                row.append(v)
        moves.append(row)
    return moves


def max_out_never_and_rows_as_sets(n: int, seed: int, max_out: int = 3) -> list[list[int]]:
    """Two slips: a count is below max_out, never max_out; a row is made a sorted set.

    The range of a count has max_out + 1 numbers. And a row keeps its order and a target
    that comes twice.
    """

    def number(i: int) -> int:
        z = (seed + i * 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    counts = [((number(u + 1) >> 32) * max_out) >> 32 for u in range(n)]
    game: list[list[int]] = []
    at = n + 1
    for count in counts:
        targets = {((number(i) >> 32) * n) >> 32 for i in range(at, at + count)}
        game.append(sorted(targets))
        at += count
    return game


WRONG = {
    targets_dealt_round_robin: "column-by-column",
    last_count_number_used_again: "targets-one-early",
    output_fed_back_as_state: "mixed-state",
    sum_left_too_long: "sum-not-masked",
    lower_half_and_no_self_moves: "lower-half+loops-rejected",
    max_out_never_and_rows_as_sets: "other-sequence",
}
