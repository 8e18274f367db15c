"""Graphs as lists of moves: all small ones in order of size, random ones, families of any size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise

from ...generate import random_graph, split_mix

Moves = list[list[int]]
_BEYOND_8_BITS, _BEYOND_15_BITS = 300, 33_000


def small_moves(acyclic: bool = False) -> Iterator[Moves]:
    """Yield small graphs as lists of moves, by number of positions, then of moves.

    All graphs with up to 3 positions without parallel moves, and those with parallel pairs
    up to 4 moves; of the graphs with 4 positions those with up to 4 moves, or all acyclic ones.
    """
    for n in (1, 2, 3, 4):
        pairs = [(u, v) for u in range(n) for v in range(n) if not acyclic or u != v]
        for m in range(max(len(pairs), 2) + 1 if n < 4 or acyclic else 5):
            chosen: Iterator[tuple[tuple[int, int], ...]] = combinations(pairs, m)
            if n < 4 and m <= 4:
                chosen = (
                    moves
                    for moves in combinations_with_replacement(pairs, m)
                    if m < 3 or max(Counter(moves).values()) < 3
                )
            for moves in chosen:
                rows: Moves = [[] for _ in range(n)]
                for u, v in moves:
                    rows[u].append(v)
                if not acyclic or not has_cycle(rows):
                    yield rows


def moves_below(size: tuple[int, ...], acyclic: bool) -> Iterator[Moves]:
    """Yield graphs without parallel moves that are smaller than `size` and not among the small."""
    for n in range(4, size[0] + 1):
        pairs = [(u, v) for u in range(n) for v in range(n) if not acyclic or u != v]
        first = len(pairs) + 1 if n == 4 and acyclic else 5 if n == 4 else 0
        for m in range(first, size[1] if n == size[0] else len(pairs) + 1):
            for moves in combinations(pairs, m):
                rows: Moves = [[] for _ in range(n)]
                for u, v in moves:
                    rows[u].append(v)
                if not acyclic or not has_cycle(rows):
                    yield rows


def random_moves(n: int, seed: int, max_out: int, acyclic: bool = False) -> Moves:
    """Return random moves; acyclic ones lead down a random order of the positions."""
    graph = random_graph(n, seed, max_out)
    rows = [graph.moves(u) for u in range(n)]
    if not acyclic:
        return rows
    order = sorted(range(n), key=lambda u: split_mix(seed + 1, u + 1))
    rank = {u: i for i, u in enumerate(order)}
    return [[order[v % rank[u]] for v in rows[u]] if rank[u] else [] for u in range(n)]


def at_random(n: int, acyclic: bool = False) -> Moves:
    """Return a random graph with up to four moves for each position."""
    return random_moves(n, n, 4, acyclic)


def sparse(n: int, acyclic: bool = False) -> Moves:
    """Return a random graph with fewer moves than positions: two thirds have none for certain."""
    return [*random_moves(n // 3, n, 3, acyclic), *([] for _ in range(n - n // 3))]


def has_cycle(moves: Moves) -> bool:
    """Return whether a position can come back."""
    return len(topological_order(moves)) < len(moves)


def topological_order(moves: Moves) -> list[int]:
    """Return the positions in an order in which every move goes right.

    Positions on a cycle, and those behind one, are left out.

    >>> topological_order([[], [2, 0], [0]])
    [1, 2, 0]
    """
    entering = [0] * len(moves)
    for row in moves:
        for v in row:
            entering[v] += 1
    order = [u for u, count in enumerate(entering) if not count]
    for u in order:
        for v in moves[u]:
            entering[v] -= 1
            if not entering[v]:
                order.append(v)
    return order


def up(n: int) -> Moves:
    """0 -> 1 -> ... -> n - 1."""
    return [[u + 1] for u in range(n - 1)] + [[]]


def cut_chain(n: int) -> Moves:
    """Return the same without its last move: all but the last position are LOSE where it was WIN.

    >>> cut_chain(4)
    [[1], [2], [], []]
    """
    return [[u + 1] for u in range(n - 2)] + [[] for _ in range(min(n, 2))]


def zigzag(n: int) -> Moves:
    """Return the chain 0 -> n - 1 -> 1 -> n - 2 -> ...: no sweep goes far along it.

    WIN positions have low numbers before the middle and high ones after it, or the other way
    round: who begins with WIN, or LOSE, everywhere is right in one half.

    >>> zigzag(5)
    [[4], [2], [], [1], [3]]
    """
    moves: Moves = [[] for _ in range(n)]
    for u, v in pairwise(from_both_ends(n)):
        moves[u].append(v)
    return moves


def from_both_ends(n: int) -> list[int]:
    """Return the numbers below n, from both ends in turn; halfway one end comes twice."""
    left, right = iter(range(n)), iter(reversed(range(n)))
    return [next(left if (i + (i >= n // 2)) % 2 == 0 else right) for i in range(n)]


def way_back(n: int) -> Moves:
    """Return a zigzag whose WIN positions can go back by two: all but its ends can come again.

    A depth-first search meets them in the wrong order, so that looking through all of them, time
    and again, is quadratic in any order of their numbers, or of that search.

    >>> way_back(6)
    [[], [5], [3, 1], [4], [2], [2, 0]]
    """
    order = from_both_ends(n)
    moves: Moves = [[] for _ in range(n)]
    for i, u in enumerate(order):
        if i % 2 and i + 2 < n:
            moves[u].append(order[i + 2])
        if i:
            moves[u].append(order[i - 1])
    return moves


def down(n: int) -> Moves:
    """n - 1 -> ... -> 1 -> 0."""
    return [[]] + [[u] for u in range(n - 1)]


def ladder(n: int) -> Moves:
    """Each position moves to the next two."""
    return [[v for v in (u + 1, u + 2) if v < n] for u in range(n)]


def comb(n: int) -> Moves:
    """A chain down to 3, and three that move to every second of it.

    0 moves to each WIN, nearest first, 2 in the other order, and 1 to each LOSE, last first.

    >>> comb(7)
    [[4, 6], [5, 3], [6, 4], [], [3], [4], [5]]
    """
    won, lost = range(4, n, 2), range(3, n, 2)
    return [[*won], [*reversed(lost)], [*reversed(won)], [], *([u - 1] for u in range(4, n))]


def funnel(n: int) -> Moves:
    """All but 0 move to 0, which is a terminal."""
    return [[], *([0] for _ in range(1, n))]


def without(moves: Moves, start: int, end: int) -> Moves:
    """Return the game without the positions from `start` up to `end`, and without moves to them."""
    kept = [u for u in range(len(moves)) if not start <= u < end]
    number = {u: i for i, u in enumerate(kept)}
    return [[number[v] for v in moves[u] if v in number] for u in kept]


def late_draw(n: int) -> Moves:
    """n - 1 -> ... -> 1 -> 0, where 2 can pass: it is a DRAW, and so is all that leads to it."""
    return [[], [0], [1, 2], *([u - 1] for u in range(3, n))]


def late_draw_first(n: int) -> Moves:
    """The same numbered from the other end."""
    return [[n - 1 - v for v in row] for row in reversed(late_draw(n))]


def ring(n: int) -> Moves:
    """A cycle through all positions, and a way out at position 0."""
    return [[1, n - 1], *([(u + 1) % (n - 1)] for u in range(1, n - 1)), []]


def broom(n: int) -> Moves:
    """A chain, a position that moves to WINs of it, and one that does twice, and to itself.

    The first is LOSE. A counter of the last one's moves that is too narrow comes down to 0 while
    one of them is left. Their moves are more than 8 bits count, and than 16.

    >>> broom(6)
    [[1], [2], [3], [], [2, 0], [2, 0, 2, 0, 5]]
    """
    wins = range(n - 4, -1, -2)
    most = wins[:_BEYOND_15_BITS]
    return [*up(n - 2), [*wins[:_BEYOND_8_BITS]], [*most, *most, n - 1]]


def acyclic_broom(n: int) -> Moves:
    """The same without a cycle: the last move leads to the LOSE position that is decided last."""
    moves = broom(n)
    return [*moves[:-1], [*moves[-1][:-1], (n + 1) % 2]]


def fan(n: int) -> Moves:
    """The first half moves to 0, a terminal, and each of the others to one of that half.

    >>> fan(5)
    [[], [0], [0], [1], [2]]
    """
    half = n // 2
    return [[], *([0] for _ in range(half)), *([1 + i % half] for i in range(n - 1 - half))]


def crowd(n: int) -> Moves:
    """All but six positions move to the same five, and these to 0, which is LOSE.

    The wave looks at all the others once for each of the five: what was asked about a position is
    needed again only after that.

    >>> crowd(8)[:1], crowd(8)[5:]
    ([[]], [[0], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])
    """
    few = range(1, 6)
    return [[], *([0] for _ in few), *([*few] for _ in range(6, n))]


def layered(n: int) -> Moves:
    """Return layers of positions that each move to two of the next one; 14 where there are many.

    Who forgets what is in the next layer finds it out again for each move, and again below that.

    >>> layered(28)[:3], layered(28)[-3:]
    ([[2, 3], [3, 2], [4, 5]], [[27, 26], [], []])
    """
    wide = max(1, n // 14)
    moves: Moves = []
    for u in range(n):
        layer, place = divmod(u, wide)
        below = [(layer + 1) * wide + there % wide for there in (place, 7 * place + 1)]
        moves.append([v for v in below if v < n])
    return moves


def junction(n: int) -> Moves:
    """The first half moves to 1, which is LOSE: it moves to the second half, and that to 0."""
    middle = 2 + (n - 2) // 2
    ends = [[0] for _ in range(middle, n)]
    return [[], [*range(middle, n)], *([1] for _ in range(2, middle)), *ends]


def junction_of_ends(n: int) -> Moves:
    """The first half moves to 0, which is WIN: it moves to the second half, all terminals."""
    middle = 1 + (n - 1) // 2
    return [[*range(middle, n)], *([0] for _ in range(1, middle)), *([] for _ in range(middle, n))]


def star(n: int) -> Moves:
    """Position 0 moves to all others, which are terminals."""
    return [list(range(1, n)), *([] for _ in range(1, n))]


def twin_hubs(n: int) -> Moves:
    """A chain from each position of which one can also go to two that move to all the others.

    The two are LOSE. Whichever move of a row is followed first, to one of them it is noted from the
    whole chain before it is looked at.

    >>> twin_hubs(7)
    [[2, 1, 3], [2, 3], [4, 5], [4, 5], [6], [6], []]
    """
    length = max(1, n // 3)
    a, b, last = length, length + 1, n - 1
    chain = [[a, u + 1, b] if u + 1 < length else [a, b] for u in range(length)]
    others = range(b + 1, last)
    return [*chain, [*others], [*others], *([last] for _ in others), []]


def many_to_one(n: int) -> Moves:
    """Position 0 has more moves to a WIN than there are positions, and is LOSE.

    >>> many_to_one(3)
    [[1, 1, 1, 1, 1, 1, 1], [2], []]
    """
    return [[1] * (2 * n + 1), *([n - 1] for _ in range(n - 2)), []]


def many_or_a_pass(n: int) -> Moves:
    """The same, but it can also pass: it is a DRAW."""
    first, *others = many_to_one(n)
    return [[0, *first], *others]


def doubled(n: int) -> Moves:
    """The first positions have 1, 2, 4, ... moves to the last one: 0 for whoever counts in bytes.

    >>> doubled(5)
    [[4], [4, 4], [4, 4, 4, 4], [], []]
    """
    return [[n - 1] * (1 << u if u < n.bit_length() else 0) for u in range(n - 1)] + [[]]
