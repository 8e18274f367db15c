"""Graphs on which two numbers are taken for one by whoever keeps too little of them.

What is kept of a position, or of a move, may be a remainder, some bits, two numbers in one with too
small a base, or digits with nothing between them and the next ones.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from .graph_families import Moves, up

# What people multiply a number by, to put another one beside it: a round number, or one off.
_BASES = {c * 10**k + i for c in (1, 2, 5) for k in (2, 3, 4, 5) for i in (-1, 0, 1)}
_BASES |= {(1 << bits) - i for bits in range(7, 17) for i in (0, 1)}
# Bases of more than 16 bits: two numbers in one are more than 32 bits hold.
_BASES_IN_32_BITS = (1 << 16, 100_000, 1 << 17, 1_000_000)
_FAR = 10  # positions
# What numbers are divided by where only the remainder is kept: bits of an integer of the machine,
# or places in a table of fixed size.
_DIVISORS = (8, 10, 16, 20, 32, 50, 64, 100, 128, 200, 256, 500, 512, 1_000, 1_024, 2_048, 4_096)


def joined_numbers(first: int, second: int) -> Moves:
    """Position 0 has these two moves; 2 and 11 are WIN, and the other ten are ends.

    Written without anything between them, 1 and 12 are 11 and 2: another game.
    """
    return [[3] if u in (2, 11) else [first, second] if u == 0 else [] for u in range(13)]


def equal_sums(n: int) -> Moves:
    """The last two are WIN and LOSE, and one and the same for whoever keeps too little of a row.

    Their rows have as many moves, with the same sum and exclusive or, the same least and greatest.

    >>> equal_sums(10)
    [[1], [], [1], [], [], [1], [1], [1], [0, 1, 6, 7], [0, 2, 5, 7]]
    """
    ends = (1, 3, 4)
    return [*([] if u in ends else [1] for u in range(n - 2)), [0, 1, 6, 7], [0, 2, 5, 7]]


def equal_remainders(n: int) -> Moves:
    """Positions that can move to a WIN, and to a DRAW whose number has the same remainder.

    They are DRAWs themselves, which is lost on whoever takes the two moves for one. Position 0 is
    the end, 1 the WIN, and all others are ends too.

    >>> equal_remainders(12)
    [[], [0], [], [], [], [], [], [], [], [9], [1, 9, 1], []]
    """
    return _same_remainders(n, lambda late: [late])


def acyclic_equal_remainders(n: int) -> Moves:
    """The same with LOSE positions, decided late, for the DRAWs: who can move there is WIN."""
    return _same_remainders(n, lambda late: [1])


def _same_remainders(n: int, row: Callable[[int], list[int]]) -> Moves:
    moves: Moves = [[], [0], *([] for _ in range(2, n))]
    for divisor in _DIVISORS:
        late = 1 + divisor
        if late + 1 < n:
            moves[late], moves[late + 1] = row(late), [1, late, 1]
    return moves


def has_equal_remainders(row: list[int]) -> bool:
    """Return whether these are the moves of such a position, but the first.

    Who is wrong at the first one already may be so for another reason.

    >>> has_equal_remainders([1, 65, 1]), has_equal_remainders([1, 66, 1])
    (True, False)
    """
    return len(row) == 3 and row[0] == row[2] and row[1] - row[0] in _DIVISORS[1:]


def one_move_more(n: int, many: int) -> Moves:
    """Return `many` moves of one position, and one more of another, with a predecessor each.

    The first is WIN, as all its moves show. The other has WINs and, last, a LOSE that is decided
    late. Who has no room for one move more than `many`, or for `many` itself, decides them too
    early, and so who moves there. All positions from 9 on are ends.

    >>> one_move_more(9, 2)
    [[], [0], [0, 0], [2], [1], [4], [5], [1, 1, 6], [7]]
    """
    rows = [[], [0], [0] * many, [2], [1], [4], [5], [*[1] * many, 6], [7]]
    return rows + [[] for _ in range(9, n)]


def cancelling_numbers(n: int) -> Moves:
    """Return a position that can pass, move to others which only lead back to it, or to an end.

    The numbers of those on a cycle have the exclusive or 0 for n = 8, with n added to each as well,
    and for n = 6 with 1 added.

    >>> cancelling_numbers(8)[:5]
    [[0, 1, 2, 3, 4], [0], [0], [0], []]
    """
    half = n // 2
    return [[*range(half + 1)], *([0] for _ in range(1, half)), *([] for _ in range(half, n))]


def far_apart(n: int) -> Moves:
    """Few positions move, and as far as somebody's base for two numbers in one.

    Whoever keeps moves u -> v as base * u + v, and has no room for v, takes 0 -> 8 + base for
    1 -> 8, and 2 -> n - 1 for 3 -> n - 1 - base; with base * v + u, 9 -> 5 for 9 + base -> 4. One
    of the two is all that its position can do. So it is where these numbers are kept in 32 bits.
    """
    if n < _FAR:
        return up(n)
    moves: Moves = [[] for _ in range(n)]
    bases = [base for base in sorted(_BASES) if _FAR + base < n]
    moves[0], moves[1] = [8 + base for base in bases], [8]
    moves[2], moves[3] = [n - 1], [n - 1 - base for base in bases]
    moves[9] = [5]
    for base in bases:
        moves[9 + base] = [4]
    used = {v for row in moves for v in row} | {u for u, row in enumerate(moves) if row}
    for base in (n, *_BASES_IN_32_BITS):
        steps, left = divmod(1 << 32, base)
        for far, near in ((steps, left), (steps + 1, left - base)):
            _add_two_moves(moves, used, far, near)
            _add_two_moves(moves, used, near, far)
    return moves


def _add_two_moves(moves: Moves, used: set[int], apart: int, targets_apart: int) -> None:
    """Add moves of two unused positions that are so far apart, to two so far apart."""
    found: list[int] = []
    for distance in (apart, targets_apart):
        last = len(moves) - max(distance, 0)
        free = (u for u in range(max(-distance, 0), last) if not used & {u, u + distance})
        found += islice(free, 1)
        used.update(u + distance * i for u in found[-1:] for i in (0, 1))
    if len(found) < 2:
        return
    u, v = found
    moves[u], moves[u + apart] = [v], [v + targets_apart]
