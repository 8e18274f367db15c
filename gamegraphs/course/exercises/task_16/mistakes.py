"""Mistakes in making the random game of a seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from itertools import count
from typing import Any

from ....generate import split_mix
from ...mistakes.misconception import Mistakes
from ...mistakes.retrograde_with_switches import Moves, without_loops
from ..base import Input

GAMMA = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1
_LARGE = 1_000  # positions, from which on a lowest bit may show
_ONE, _TWO = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def sequence(seed: int, first: int = 1) -> Iterator[int]:
    """Yield the numbers of a seed, from number `first` on."""
    return (split_mix(seed, i) for i in count(first))


def mapped(x: int, k: int) -> int:
    """Return a number of the sequence as one of 0..k-1."""
    return ((x >> 32) * k) >> 32


def game(
    numbers: Iterator[int],
    n: int,
    counts: int,
    targets: int,
    to: Callable[[int, int], int] = mapped,
) -> Moves:
    """Return a game with 0..counts-1 moves a position to 0..targets-1, drawn from `numbers`."""
    degrees = [to(next(numbers), counts) for _ in range(n)]
    return [[to(next(numbers), targets) for _ in range(degree)] for degree in degrees]


def mixed(z: int, product: int = MASK) -> int:
    """Return z, mixed; the products are cut down to the bits of `product`, -1 for all."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & product
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & product
    return z ^ (z >> 31)


def redrawn(
    n: int, seed: int, max_out: int, refused: Callable[[int, int, list[int]], bool]
) -> Moves:
    """Return a game in which a target v of u that is refused is drawn again."""
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    moves: Moves = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        while len(row) < degrees[u]:
            v = mapped(next(numbers), n)
            if not refused(u, v, row):
                row.append(v)
    return moves


MISTAKES = Mistakes()


@MISTAKES.add(
    "the remainder x % k in place of ((x >> 32) * k) >> 32",
    "Both give a number from 0 to k - 1, but not the same one. The statement takes the upper half "
    "of x, multiplies it by k and keeps what is left above 32 bits.",
)
def remainder(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: x % k)


@MISTAKES.also("remainder")
def remainder_of_the_upper_half(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: (x >> 32) % k)


@MISTAKES.add(
    "the lower half of x in place of the upper half",
    "x >> 32 are the upper 32 bits of x, x & 0xFFFFFFFF the lower ones. The statement takes the "
    "upper ones.",
)
def lower_half(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: ((x & 0xFFFFFFFF) * k) >> 32)


@MISTAKES.add(
    "the whole of x multiplied: (x * k) >> 64",
    "It nearly always agrees, but not to the bit: the lower half of x can carry. First x >> 32, "
    "then times k, then >> 32.",
)
def whole_product(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: (x * k) >> 64)


@MISTAKES.add(
    "a fraction x / 2^64 times k",
    "A floating-point number has 53 bits and x has 64, so a large x is rounded up to 2^64 and maps "
    "to k itself, one too many. Stay with whole numbers: ((x >> 32) * k) >> 32.",
)
def fraction(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: int(x / 2**64 * k))


@MISTAKES.add(
    "numbers counted from 0",
    "Number i is mix(seed + i * GAMMA), and the first has i = 1: the seed itself is never mixed. "
    "If you keep a state, add GAMMA before you mix, not after.",
)
def from_zero(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed, first=0), n, max_out + 1, n)


@MISTAKES.add(
    "nothing cut down to 64 bits, or a loop without an end",
    "Every sum and every product has to be taken modulo 2^64: & 0xFFFFFFFFFFFFFFFF. Without it "
    "the counts become astronomical, and to draw so many targets looks like a loop whose "
    "condition never changes.",
    in_python="Python's integers grow as they need to.",
)
def never_masked(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = (mixed(seed + i * GAMMA, -1) for i in count(1))
    return game(numbers, n, max_out + 1, n)


@MISTAKES.add(
    "cut down to 64 bits only at the end",
    "A right shift brings bits above the 64th down into the number, so it is too late then. Take "
    "each sum and each product modulo 2^64 before the next shift.",
)
def masked_at_the_end(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = (mixed(seed + i * GAMMA, -1) & MASK for i in count(1))
    return game(numbers, n, max_out + 1, n)


@MISTAKES.add(
    "the sum seed + i * GAMMA not taken modulo 2^64",
    "The products are cut down, the sum is not, and the first shift brings its upper bits down. "
    "Take it modulo 2^64 too.",
)
def sum_not_masked(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = (mixed(seed + i * GAMMA) for i in count(1))
    return game(numbers, n, max_out + 1, n)


@MISTAKES.also("sum-not-masked")
def only_the_multiple_masked(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = (mixed(seed + i * GAMMA % 2**64) for i in count(1))
    return game(numbers, n, max_out + 1, n)


@MISTAKES.add(
    "each position's count and targets drawn one after the other",
    "First come the counts of all n positions, numbers 1 to n of the sequence. The targets of "
    "position 0 begin with number n + 1.",
)
def interleaved(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    moves: Moves = []
    for _ in range(n):
        degree = mapped(next(numbers), max_out + 1)
        moves.append([mapped(next(numbers), n) for _ in range(degree)])
    return moves


@MISTAKES.add(
    "the sequence begun again for the targets",
    "There is one sequence: numbers 1 to n are the counts, and the targets go on with number "
    "n + 1. Here the first target is made of number 1 again.",
)
def begun_again(n: int, seed: int, max_out: int = 3) -> Moves:
    degrees = [mapped(x, max_out + 1) for _, x in zip(range(n), sequence(seed), strict=False)]
    numbers = sequence(seed)
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


@MISTAKES.add(
    "max_out itself never drawn",
    "A count is one of 0..max_out, which are max_out + 1 numbers: map with k = max_out + 1.",
)
def max_out_left_out(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out, n)


@MISTAKES.add(
    "counts from 1 on, so that no position is a terminal",
    "A count is one of 0..max_out. Positions without moves have to occur: there play ends.",
)
def no_terminals(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [1 + mapped(next(numbers), max_out) for _ in range(n)] if max_out else [0] * n
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


@MISTAKES.add(
    "targets from 0 to n",
    "There are n positions, 0 to n - 1, so a target is mapped with k = n. A move to n leads "
    "nowhere.",
)
def target_too_high(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n + 1)


@MISTAKES.add(
    "the last position never a target",
    "k is how many numbers there are, not the largest of them: a target is mapped with k = n.",
)
def last_left_out(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n - 1)


@MISTAKES.add(
    "a random generator of the language, not the one of the statement",
    "It makes a game, but another one: nobody can make it in another language. The statement has "
    "its own generator, in four lines of arithmetic.",
    in_python="So it is with random.Random(seed).",
)
def random_module(n: int, seed: int, max_out: int = 3) -> Moves:
    r = random.Random(seed)
    moves: Moves = []
    for _ in range(n):
        degree = r.randint(0, max_out)
        moves.append([r.randint(0, n - 1) for _ in range(degree)])
    return moves


@MISTAKES.add(
    "self-loops left out",
    "A drawn target is kept even if it is the position itself: a pass is a move. Then the count "
    "of moves is the one that was drawn.",
)
def loops_rejected(n: int, seed: int, max_out: int = 3) -> Moves:
    drawn = game(sequence(seed), n, max_out + 1, n)
    return [[v for v in row if v != u] for u, row in enumerate(drawn)]


@MISTAKES.add(
    "parallel moves left out",
    "A drawn target is kept even if the position has a move to it already: parallel moves are two "
    "moves.",
)
def parallel_rejected(n: int, seed: int, max_out: int = 3) -> Moves:
    drawn = game(sequence(seed), n, max_out + 1, n)
    return [list(dict.fromkeys(row)) for row in drawn]


@MISTAKES.add(
    "a self-loop drawn again until the target is another position",
    "A drawn target is kept even if it is the position itself. With one position there is no other "
    "target to be had, and the loop never ends.",
)
def loops_redrawn(n: int, seed: int, max_out: int = 3) -> Moves:
    return redrawn(n, seed, max_out, lambda u, v, row: v == u)


@MISTAKES.add(
    "a target drawn again until it is a new one",
    "A drawn target is kept even if the position has a move to it already. With more moves than "
    "positions there are not enough different targets, and the loop never ends.",
)
def parallel_redrawn(n: int, seed: int, max_out: int = 3) -> Moves:
    return redrawn(n, seed, max_out, lambda u, v, row: v in row)


@MISTAKES.add(
    "the targets sorted",
    "The targets of a position stand in the order in which they are drawn.",
)
def targets_sorted(n: int, seed: int, max_out: int = 3) -> Moves:
    return [sorted(row) for row in game(sequence(seed), n, max_out + 1, n)]


@MISTAKES.add(
    "the sequence begun from its start for every number",
    "The game is right, the work is not: number i costs i steps. Keep the state from one number to "
    "the next, or compute seed + i * GAMMA directly.",
)
def walked_from_the_start(n: int, seed: int, max_out: int = 3) -> Moves:
    def number(i: int) -> int:
        state = seed
        for _ in range(i - 1):
            state = (state + GAMMA) & MASK
        return split_mix(state, 1)

    return game(map(number, count(1)), n, max_out + 1, n)


@MISTAKES.add(
    "the numbers of the sequence are not those of SplitMix64: the first one differs already",
    "Check the bare sequence first: with seed 0 its first number is 16294208416658607535. Compare "
    "the constants digit by digit, each in its own line, and the shifts, 30, 27 and 31; a shift "
    "to the right fills with zeros, also where the top bit is set.",
)
def other_sequence(n: int, seed: int, max_out: int = 3) -> Moves:
    return _of_other_numbers(n, seed, max_out, one=_TWO)


def _of_other_numbers(
    n: int,
    seed: int,
    max_out: int,
    one: int = _ONE,
    two: int = _TWO,
    shifts: tuple[int, int, int] = (30, 27, 31),
    signed: tuple[int, ...] = (),
) -> Moves:
    """Return a game of these constants; in the lines `signed`, 0 to 2, the top bit is a sign."""

    def shifted(z: int, line: int) -> int:
        return (z - (1 << 64) if line in signed and z >> 63 else z) >> shifts[line] & MASK

    def number(i: int) -> int:
        z = (seed + i * GAMMA) & MASK
        z = ((z ^ shifted(z, 0)) * one) & MASK
        z = ((z ^ shifted(z, 1)) * two) & MASK
        return z ^ shifted(z, 2)

    return game(map(number, count(1)), n, max_out + 1, n)


for _changed in (
    {"two": _ONE},
    {"one": _TWO, "two": _ONE},
    {"signed": (0, 1, 2)},
    {"signed": (2,)},
    {"shifts": (27, 30, 31)},
    {"shifts": (31, 27, 30)},
    {"shifts": (30, 31, 27)},
):
    MISTAKES.also("other-sequence")(partial(_of_other_numbers, **_changed))


@MISTAKES.shown("other-sequence")
def first_number_differs(answers: list[tuple[Input, Any]]) -> bool:
    """Return whether the counts of games of one position are mapped rightly from wrong numbers.

    A number x of 32 bits that is mapped to c of k has c / k <= x / 2^32 < (c + 1) / k.
    """
    bounds: dict[int, tuple[Fraction, Fraction]] = {}
    differ = set()
    for (n, seed, max_out), value in answers:
        if n != 1 or not max_out or not isinstance(value, list) or len(value) != 1:
            continue
        c, k = len(value[0]), max_out + 1
        low, high = bounds.get(seed, (Fraction(0), Fraction(1)))
        bounds[seed] = max(low, Fraction(c, k)), min(high, Fraction(c + 1, k))
        if c != mapped(split_mix(seed, 1), k):
            differ.add(seed)
    possible = all(low < high for low, high in bounds.values())
    drawn = len(set(bounds.values())) > 2  # and not always the same
    return drawn and possible and 2 * len(differ) > len(bounds)


@MISTAKES.add(
    "the last line of the mixing does not shift by 31",
    "The last line is z ^ (z >> 31). Without it, or with another shift, the upper half of a number "
    "differs in its lowest bits alone: most small games come out right, and few show it. Compare "
    "the bare sequence: with seed 0 its first number is 16294208416658607535.",
)
def last_shift(n: int, seed: int, max_out: int = 3) -> Moves:
    return _of_other_numbers(n, seed, max_out, shifts=(30, 27, 64))


for _shift in range(20, 31):
    MISTAKES.also("last-shift")(partial(_of_other_numbers, shifts=(30, 27, _shift)))


@MISTAKES.shown("last-shift")
def last_bits_differ(answers: list[tuple[Input, Any]]) -> bool:
    """Return whether these are large games, all of them of numbers with another last shift."""
    if not answers or any(n < _LARGE for (n, *_), _ in answers):
        return False
    return any(
        all(
            _of_other_numbers(n, seed, max_out, shifts=(30, 27, shift)) == value
            for (n, seed, max_out), value in answers
        )
        for shift in (64, *range(20, 31))
    )


@MISTAKES.add(
    "the top bit of a number taken for a sign",
    "A number of the sequence has 64 bits and no sign. Where the top bit is set, x >> 32 of a "
    "signed integer is negative, and so is what it maps to: shift in zeros, or keep the upper 32 "
    "bits alone, before k multiplies them.",
)
def signed_half(n: int, seed: int, max_out: int = 3) -> Moves:
    def to(x: int, k: int) -> int:
        return ((x - (1 << 64) if x >> 63 else x) >> 32) * k >> 32

    return game(sequence(seed), n, max_out + 1, n, to)


@MISTAKES.reads("from-zero")
def one_number_earlier(n: int, seed: int, max_out: int) -> tuple[int, int, int]:
    return n, (seed - GAMMA) & MASK, max_out


@MISTAKES.reads("max-out-left-out")
def one_less(n: int, seed: int, max_out: int) -> tuple[int, int, int]:
    return n, seed, max(0, max_out - 1)


@MISTAKES.changes("targets-sorted")
def each_row_sorted(moves: Moves) -> Moves:
    return [sorted(row) for row in moves]


@MISTAKES.changes("parallel-rejected")
def each_target_once(moves: Moves) -> Moves:
    return [list(dict.fromkeys(row)) for row in moves]


@MISTAKES.changes("loops-rejected")
def without_its_loops(moves: Moves) -> Moves:
    return without_loops(moves)


@MISTAKES.add(
    "the targets are not drawn list by list",
    "After the counts come the targets: first all those of position 0, in the order of its list, "
    "then all those of position 1, and so on to the last one.",
)
def column_by_column(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    moves: Moves = [[] for _ in range(n)]
    for place in range(max_out):
        for row, degree in zip(moves, degrees, strict=True):
            if place < degree:
                row.append(mapped(next(numbers), n))
    return moves


@MISTAKES.also("column-by-column")
def last_position_first(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    rows = [[mapped(next(numbers), n) for _ in range(degree)] for degree in reversed(degrees)]
    return rows[::-1]


@MISTAKES.add(
    "the counts are given to the positions from the last one down",
    "Number u + 1 of the sequence is the count of position u.",
    in_python="A list that is emptied with `pop()` gives its last item first.",
)
def counts_from_the_end(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in reversed(degrees)]


@MISTAKES.add(
    "the seed is cut down to fewer than 64 bits",
    "A seed has 64 bits, and the upper ones, the first too, count as much as the lower ones. Mask "
    "with 0xFFFFFFFFFFFFFFFF, 16 digits F.",
)
def seed_of_32_bits(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed & 0xFFFFFFFF), n, max_out + 1, n)


@MISTAKES.also("seed-of-32-bits")
def seed_of_63_bits(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed & MASK >> 1), n, max_out + 1, n)


@MISTAKES.change(
    "positions are counted from 1",
    "The positions are the numbers 0 to n - 1, and a target is what the number maps to, with "
    "nothing added.",
    lambda n, seed, max_out=3: game(sequence(seed), n, max_out + 1, n),
)
def counted_from_one(moves: Moves) -> Moves:
    return [[v + 1 for v in row] for row in moves]


@MISTAKES.add(
    "the first target is drawn with the number of the last count",
    "Numbers 1 to n are the counts, and the targets begin with number n + 1. Here number n is used "
    "for both.",
)
def targets_one_early(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) for _ in range(n)]
    numbers = sequence(seed, first=n)
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


@MISTAKES.change(
    "the targets of each position in reverse order",
    "The targets of a position stand in the order in which they are drawn.",
    lambda n, seed, max_out=3: game(sequence(seed), n, max_out + 1, n),
)
def targets_reversed(moves: Moves) -> Moves:
    return [row[::-1] for row in moves]


@MISTAKES.also("loops-rejected")
def one_of_the_others(n: int, seed: int, max_out: int = 3) -> Moves:
    drawn = game(sequence(seed), n, max_out + 1, n - 1)
    return [[v + (v >= u) for v in row] for u, row in enumerate(drawn)]


@MISTAKES.add(
    "each number is mixed from the mixed number before it",
    "What goes on is the bare sum: seed + GAMMA, seed + 2 GAMMA, and so on. A number is made of it "
    "by mixing, but the next sum knows nothing of that. Keep the state and the number apart.",
)
def mixed_state(n: int, seed: int, max_out: int = 3) -> Moves:
    def numbers() -> Iterator[int]:
        state = seed
        while True:
            state = split_mix(state, 1)
            yield state

    return game(numbers(), n, max_out + 1, n)


@MISTAKES.also("no-terminals")
def at_least_one(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [max(1, mapped(next(numbers), max_out + 1)) for _ in range(n)]
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


@MISTAKES.add(
    "numbers are kept for all moves that a position could have",
    "The targets come one after the other: those of a position begin with the number after the "
    "last one that was used. A position with fewer moves than max_out leaves none out.",
)
def numbers_reserved(n: int, seed: int, max_out: int = 3) -> Moves:
    degrees = [mapped(split_mix(seed, u + 1), max_out + 1) for u in range(n)]
    firsts = [n + 1 + u * max_out for u in range(n)]
    return [
        [mapped(split_mix(seed, first + j), n) for j in range(degree)]
        for first, degree in zip(firsts, degrees, strict=True)
    ]


@MISTAKES.add(
    "max_out = 0 is taken for not given",
    "0 is a number of moves: then no position has any.",
    in_python="Python takes it for false, so `max_out or 3` makes 3 of it. The default in the head "
    "of the function is enough.",
)
def zero_is_not_given(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, (max_out or 3) + 1, n)


@MISTAKES.add(
    "max_out is cut down to the number of positions",
    "Parallel moves are kept, so a position may have more moves than there are positions. A count "
    "is one of 0..max_out, whatever n is.",
)
def cut_down_to_n(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, min(max_out, n) + 1, n)


@MISTAKES.also("cut-down-to-n")
def cut_down_below_n(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, min(max_out, n - 1) + 1, n)


@MISTAKES.also("cut-down-to-n")
def counts_cut_down_to_n(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [min(n, mapped(next(numbers), max_out + 1)) for _ in range(n)]
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


@MISTAKES.reads("cut-down-to-n")
def at_most_n(n: int, seed: int, max_out: int) -> tuple[int, int, int]:
    return n, seed, min(max_out, n)


@MISTAKES.forms("cut-down-to-n")
def at_most_all_others(function: Callable[..., Moves], n: int, seed: int, max_out: int) -> Moves:
    return function(n, seed, min(max_out, n - 1))


@MISTAKES.change(
    "one list shared by all positions",
    "Each target goes to every position. Make a list for each.",
    lambda n, seed, max_out=3: game(sequence(seed), n, max_out + 1, n),
    in_python="`[[]] * n` makes one list and n names for it; `[[] for _ in range(n)]` makes n "
    "lists.",
)
def shared_row(moves: Moves) -> Moves:
    return [[v for row in moves for v in row]] * len(moves)


@MISTAKES.add(
    "rounded instead of cut off",
    "`>> 32` cuts off what is left below 1. Rounding gives each number from the half before it on, "
    "so the first is drawn half as often as the others, and k itself is drawn, too.",
)
def rounded(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: round((x >> 32) * k / 2**32))


@MISTAKES.also("rounded")
def rounded_to_less_than_k(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, max_out + 1, n, lambda x, k: round((x >> 32) * (k - 1) / 2**32))


@MISTAKES.add(
    "max_out is not looked at: there are always up to 3 moves",
    "3 is only what holds where max_out is not given. A count is one of 0..max_out, so it is "
    "mapped with k = max_out + 1.",
)
def max_out_ignored(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, 4, n)


@MISTAKES.also("max-out-ignored")
def max_out_ignored_less_than_three(n: int, seed: int, max_out: int = 3) -> Moves:
    return game(sequence(seed), n, 3, n)


@MISTAKES.reads("max-out-ignored")
def always_three(n: int, seed: int, max_out: int) -> tuple[int, int, int]:
    return n, seed, 3


@MISTAKES.add(
    "the number of moves is kept in a byte",
    "A byte ends at 255, and max_out may be larger.",
    in_python="Numbers in Python's lists have no such end.",
)
def counts_in_a_byte(n: int, seed: int, max_out: int = 3) -> Moves:
    numbers = sequence(seed)
    degrees = [mapped(next(numbers), max_out + 1) & 255 for _ in range(n)]
    return [[mapped(next(numbers), n) for _ in range(degree)] for degree in degrees]


MISTAKES.endless("never-masked", "loops-redrawn", "parallel-redrawn")


MISTAKES.slow("walked-from-the-start")
