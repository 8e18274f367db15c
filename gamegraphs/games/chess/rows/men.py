"""Moves of whole rows: from which squares of the last piece does a move lead into a set?

A set of entries of a row is one number, with a bit for each square of the last piece (see
layout.py). A king or a piece of the row that moves takes the whole row along, but for the entries
where the last piece stands in the way. The last piece itself moves from all squares at once: the
set is shifted, and slides on over empty squares. A quiet move but a pawn's can be taken back the
way it came. En passant is not for here: only one side may have pawns.

What the loops are given, besides `Men`; a set of squares or of entries is a uint64, all else that
is not an array is an integer:

    side, king : 0 for White, 1 for Black
    place, row : of the kings; of the pieces of the row
    block : the first row of a block, (side * places + place) * rows
    x, at, square, target : a piece of the row, 0 or 1, and the last as 2; squares
    taken, empty : the squares on which the kings and the row stand; the others
    goal, after : the squares, or the entries, that moves lead into
    wanted : the entries of which is asked whether they have such a move
    before : uint64 [block + row], written: the entries that have one

Source: the sliding of sets is the fill of the chess programming wiki, "Kogge-Stone algorithm".
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from ....solvers.jit.primitives import compiled
from ..material import KING, KNIGHT, PAWN, Piece
from ..moves import forward_of, rank_of, rays_of, ways_of
from .layout import Layout, layout_of

ZERO, ONE = np.uint64(0), np.uint64(1)


class Men(NamedTuple):
    """What the loops need to know about some pieces; made by `men_of`.

    Attributes
    ----------
    n, places, rows, width, kings, squares, row_of, images : see `Layout`
    kinds, colours : int64 [3]: of the two pieces of the row and the last; -1 for none
    steps : int32 [colour, place, way, 3]: the square a king goes to, the place of the kings then,
        and the image that brings them there; -1 where it cannot go
    row_image : int32 [image, row]: where a row comes to
    back : uint64 [image, byte, value of the byte]: the squares that an image brings into a set
    rays, ways : see `BoardRules`
    shifts : int64 [way]: what a step of the last piece adds to its square
    inside : uint64 [way]: the squares from which it can step so
    slides : whether it goes on
    """

    n: int
    places: int
    rows: int
    width: int
    kings: Any
    squares: Any
    row_of: Any
    images: Any
    kinds: Any
    colours: Any
    steps: Any
    row_image: Any
    back: Any
    rays: Any
    ways: Any
    shifts: Any
    inside: Any
    slides: bool


def men_of(n: int, pieces: tuple[Piece, ...]) -> Men:
    """Return the rules of some pieces, kings first, one to three others, on n x n squares."""
    layout = layout_of(n, pieces)
    rays = rays_of(n)
    last = pieces[2 + layout.order[-1]]
    kinds, colours = np.full(3, -1, np.int64), np.full(3, -1, np.int64)
    for i, p in enumerate(layout.order[:-1]):
        colours[i], kinds[i] = pieces[2 + p]
    colours[2], kinds[2] = last
    shifts, inside = _ways(rays, last[1])
    return Men(
        n=n,
        places=layout.places,
        rows=layout.rows,
        width=layout.width,
        kings=layout.kings,
        squares=layout.squares,
        row_of=layout.row_of,
        images=layout.images,
        kinds=kinds,
        colours=colours,
        steps=_steps(layout, rays),
        row_image=_row_images(layout),
        back=_back(layout),
        rays=rays,
        ways=ways_of(rays),
        shifts=shifts,
        inside=inside,
        slides=last[1] not in (KING, KNIGHT, PAWN),
    )


def _ways(rays: Any, kind: int) -> tuple[Any, Any]:
    """Return the shifts of a kind's ways, and from where each stays on the board."""
    if kind == PAWN:
        return np.zeros(0, np.int64), np.zeros(0, np.uint64)
    found: dict[int, int] = {}
    for way in range(8):
        for square, after in enumerate(rays[kind, :, way, 0].tolist()):
            if after >= 0:
                found[way] = after - square
    shifts = [*found.values()]
    inside = [
        sum(1 << square for square in np.flatnonzero(rays[kind, :, way, 0] >= 0).tolist())
        for way in found
    ]
    return np.array(shifts, np.int64), np.array(inside, np.uint64)


def _steps(layout: Layout, rays: Any) -> Any:
    area = layout.n * layout.n
    steps = np.full((2, layout.places, 8, 3), -1, dtype=np.int32)
    for colour in (0, 1):
        for place, kings in enumerate(layout.kings.tolist()):
            for way in range(8):
                after = list(kings)
                after[colour] = int(rays[KING, kings[colour], way, 0])
                if after[colour] < 0:
                    continue
                head = after[0] * area + after[1]
                if layout.place[head] >= 0:
                    there = after[colour], layout.place[head], layout.turn[head]
                    steps[colour, place, way] = there
    return steps


def _row_images(layout: Layout) -> Any:
    first, second = layout.squares.T
    return np.stack(
        [
            layout.row_of[
                np.where(first < 0, 0, image[first]), np.where(second < 0, 0, image[second])
            ]
            for image in layout.images
        ]
    ).astype(np.int32)


def _back(layout: Layout) -> Any:
    area = layout.n * layout.n
    found = np.zeros((len(layout.images), 8, 256), dtype=np.uint64)
    value = np.arange(256)
    for image, squares in enumerate(layout.images.tolist()):
        for square in range(area):
            byte, bit = divmod(squares[square], 8)
            found[image, byte] |= np.where(value >> bit & 1, np.uint64(1 << square), np.uint64(0))
    return found


@compiled
def bit_at(square: Any) -> Any:
    return ONE << np.uint64(square)


@compiled
def moved(squares: Any, by: Any) -> Any:
    """Return a set with `by` added to each of its squares."""
    return squares << np.uint64(by) if by >= 0 else squares >> np.uint64(-by)


@compiled
def turned_back(men: Any, squares: Any, image: Any) -> Any:
    """Return the squares that an image brings into a set."""
    if image == 0 or squares == ZERO:
        return squares
    found = ZERO
    for byte in range(8):
        found |= men.back[image, byte, np.int64((squares >> np.uint64(8 * byte)) & np.uint64(255))]
    return found


@compiled
def taken_squares(men: Any, place: Any, row: Any) -> Any:
    """Return the squares of all but the last piece; 0 where two share one, or a pawn cannot be."""
    n = men.n
    taken = bit_at(men.kings[place, 0]) | bit_at(men.kings[place, 1])
    for x in range(2):
        at = men.squares[row, x]
        if at >= 0:
            if taken & bit_at(at) != ZERO:
                return ZERO
            if men.kinds[x] == PAWN and not n <= at < n * (n - 1):
                return ZERO
            taken |= bit_at(at)
    return taken


@compiled
def all_squares(men: Any) -> Any:
    area = men.n * men.n
    return ~ZERO if area == 64 else bit_at(area) - ONE


@compiled
def of_rank(men: Any, x: Any, rank: Any) -> Any:
    """Return the squares of a rank, counted from the owner of a piece."""
    rank = rank if men.colours[x] == 0 else men.n - 1 - rank
    return (bit_at(men.n) - ONE) << np.uint64(rank * men.n)


@compiled
def last_reaches(men: Any, goal: Any, empty: Any) -> Any:
    """Return the empty squares from which the last piece, no pawn, moves into a set of squares."""
    found = ZERO
    for way in range(len(men.shifts)):
        by = -men.shifts[way]
        free = empty & men.inside[way]
        here = goal
        if men.slides:
            through = free
            here |= through & moved(here, by)
            through &= moved(through, by)
            here |= through & moved(here, 2 * by)
            through &= moved(through, 2 * by)
            here |= through & moved(here, 4 * by)
        found |= free & moved(here, by)
    return found


@compiled
def last_attacks(men: Any, target: Any, empty: Any) -> Any:
    """Return the empty squares from which the last piece attacks a square."""
    if men.kinds[2] != PAWN:
        return last_reaches(men, bit_at(target), empty)
    found = ZERO
    behind = target - forward_of(men, 2)
    if 0 <= behind < men.n * men.n:
        if behind % men.n > 0:
            found |= bit_at(behind - 1)
        if behind % men.n < men.n - 1:
            found |= bit_at(behind + 1)
    return found & empty


@compiled
def last_pawn_reaches(men: Any, goal: Any, taken: Any) -> Any:
    """Return from where the last piece, a pawn, moves into a set of squares."""
    by = -forward_of(men, 2)
    free = ~taken
    found = moved(goal, by)
    found |= moved(moved(goal, by) & free, by) & of_rank(men, 2, 1)
    return found & free & all_squares(men)


@compiled
def row_attacks(men: Any, x: Any, at: Any, target: Any, taken: Any) -> Any:
    """Return where the last piece does not keep a piece of the row from attacking a square."""
    n = men.n
    kind = men.kinds[x]
    if kind == PAWN:
        here = target - at == forward_of(men, x) - 1 and at % n > 0
        here |= target - at == forward_of(men, x) + 1 and at % n < n - 1
        return ~ZERO if here else ZERO
    way = men.ways[kind, at, target]
    if way < 0:
        return ZERO
    passed = ZERO
    step = 0
    while True:
        t = men.rays[kind, at, way, step]
        if t == target:
            return ~passed
        if taken & bit_at(t) != ZERO:
            return ZERO
        passed |= bit_at(t)
        step += 1


@compiled
def attacked(men: Any, place: Any, row: Any, king: Any, taken: Any) -> Any:
    """Return for which squares of the last piece the king of a colour is attacked."""
    target = men.kings[place, king]
    found = ZERO
    for x in range(2):
        if men.kinds[x] >= 0 and men.colours[x] != king:
            found |= row_attacks(men, x, men.squares[row, x], target, taken)
    if men.colours[2] != king:
        found |= last_attacks(men, target, ~taken)
    return found


@compiled
def legal_entries(men: Any, side: Any, place: Any, row: Any) -> Any:
    """Return the entries of a row that are legal positions with `side` to move."""
    taken = taken_squares(men, place, row)
    if taken == ZERO:
        return ZERO
    found = all_squares(men) & ~taken
    if men.kinds[2] == PAWN:
        found &= ~(of_rank(men, 2, 0) | of_rank(men, 2, men.n - 1))
    return found & ~attacked(men, place, row, 1 - side, taken)


@compiled
def row_with(men: Any, row: Any, x: Any, square: Any) -> Any:
    """Return the row in which one of its pieces stands elsewhere."""
    if x == 0:
        return men.row_of[square, max(men.squares[row, 1], 0)]
    return men.row_of[men.squares[row, 0], square]


@compiled
def moves_into(
    men: Any, side: Any, place: Any, row: Any, taken: Any, sets: Any, wanted: Any
) -> Any:
    """Return the entries from which a quiet move of `side` leads into the sets.

    sets : uint64 [(1 - side, place, row)] with legal entries only; the search ends when all that
    are `wanted` are found.
    """
    first = (1 - side) * men.places
    block = (first + place) * men.rows
    found = ZERO
    if men.colours[2] == side:
        here = sets[block + row]
        if here != ZERO:
            if men.kinds[2] == PAWN:
                found |= last_pawn_reaches(men, here, taken)
            else:
                found |= last_reaches(men, here, ~taken)
    for x in range(2):
        if men.kinds[x] < 0 or men.colours[x] != side or wanted & ~found == ZERO:
            continue
        at = men.squares[row, x]
        if men.kinds[x] == PAWN:
            t = at + forward_of(men, x)
            if taken & bit_at(t) == ZERO and rank_of(men, x, at) < men.n - 2:
                found |= sets[block + row_with(men, row, x, t)]
                passed = bit_at(t)
                t += forward_of(men, x)
                if rank_of(men, x, at) == 1 and taken & bit_at(t) == ZERO:
                    found |= sets[block + row_with(men, row, x, t)] & ~passed
            continue
        for way in range(8):
            passed = ZERO
            for step in range(men.n):
                t = men.rays[men.kinds[x], at, way, step]
                if t < 0 or taken & bit_at(t) != ZERO:
                    break
                passed |= bit_at(t)
                found |= sets[block + row_with(men, row, x, t)] & ~passed
    for way in range(8):
        if wanted & ~found == ZERO:
            break
        t = men.steps[side, place, way, 0]
        if t >= 0 and taken & bit_at(t) == ZERO:
            image = men.steps[side, place, way, 2]
            there = (first + men.steps[side, place, way, 1]) * men.rows + men.row_image[image, row]
            found |= turned_back(men, sets[there], image)
    return found


@compiled
def moves_back(
    men: Any, side: Any, place: Any, row: Any, taken: Any, after: Any, before: Any, block: Any
) -> None:
    """Add to before[block + row] from where `side` comes into a row without a move of a king.

    after : the set of the row, of legal positions with the other side to move. Entries that are
    no positions may be added too.
    """
    if men.colours[2] == side:
        if men.kinds[2] == PAWN:
            before[block + row] |= last_pawn_reaches(men, after, taken)
        else:
            before[block + row] |= last_reaches(men, after, ~taken)
    for x in range(2):
        if men.kinds[x] < 0 or men.colours[x] != side:
            continue
        at = men.squares[row, x]
        if men.kinds[x] == PAWN:
            t = at - forward_of(men, x)
            if taken & bit_at(t) == ZERO and rank_of(men, x, at) > 1:
                before[block + row_with(men, row, x, t)] |= after
                passed = bit_at(t)
                t -= forward_of(men, x)
                if rank_of(men, x, at) == 3 and taken & bit_at(t) == ZERO:
                    before[block + row_with(men, row, x, t)] |= after & ~passed
            continue
        for way in range(8):
            passed = ZERO
            for step in range(men.n):
                t = men.rays[men.kinds[x], at, way, step]
                if t < 0 or taken & bit_at(t) != ZERO:
                    break
                passed |= bit_at(t)
                before[block + row_with(men, row, x, t)] |= after & ~passed


@compiled
def kings_back(men: Any, side: Any, place: Any, sets: Any, active: Any, before: Any) -> None:
    """Add to the rows of a place from where a move of the king of `side` leads into the sets.

    active : bool [block]: where any set is not empty
    """
    first = (1 - side) * men.places
    block = (side * men.places + place) * men.rows
    for way in range(8):
        if men.steps[side, place, way, 0] < 0:
            continue
        there = first + men.steps[side, place, way, 1]
        if not active[there]:
            continue
        image = men.steps[side, place, way, 2]
        for row in range(men.rows):
            after = sets[there * men.rows + men.row_image[image, row]]
            if after != ZERO:
                before[block + row] |= turned_back(men, after, image)
