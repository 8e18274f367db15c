"""Dao: four stones each on a board of 4 x 4 cells; a stone slides as far as it can.

A move slides one stone like a chess queen, until the next cell is taken or off the board. A
player has won with

    the four own stones in a row, in a column, in a square of 2 x 2, or in the four corners, or
    an own stone in a corner whose three neighbours are enemy stones.

The last one is the penalty for boxing in: whoever surrounds an enemy stone in a corner has
lost. Where both players have won, the one who has just moved is the winner. Nobody is ever
without a move: that takes a row on the edge behind a row of the other player, and both win.

From the start the game is a draw, and the longest win takes 11 moves: plies, that is, 6 of the
winner and 5 of the loser.

Source: Jeff Pickering and Ben van Buskirk invented the game in 1999; Dries De Clercq solved it
("a draw"; "the deepest position was a mate in 11"). The tests find both again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from ...outcome import LOSE, WIN, Outcome
from ...solvers.exploring.compiled_rules import CompiledRules
from ..board import Board, squares
from .cells import EVERY, SIDE, bits, cells_of, images, in_words

Position = tuple[int, int]

# Every set of four cells, each as one number object: two positions that are equal then share
# their parts, and a dictionary compares them without reading the numbers.
STONES = {stones: stones for stones in map(bits, combinations(range(SIDE * SIDE), 4))}

PATTERNS = frozenset(
    [bits(range(SIDE * r, SIDE * r + 4)) for r in range(SIDE)]
    + [bits(range(c, 16, SIDE)) for c in range(SIDE)]
    + [bits([cell, cell + 1, cell + 4, cell + 5]) for cell in (0, 1, 2, 4, 5, 6, 8, 9, 10)]
    + [bits([0, 3, 12, 15])]
)

DIRECTIONS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]

# corner and its three neighbours
BOXES = tuple(zip(images(bits([0]))[:4], images(bits([1, 4, 5]))[:4], strict=True))


class Dao:
    """Dao, as rules for `gamegraphs.explore`.

    A position is (the mover's stones, the other's stones), each a set of cells as in
    gamegraphs.games.boards.cells. After a move the players change places in it. There are
    C(16, 4) C(12, 4) = 900,900 positions, of which 884,054 can be reached.

    >>> game = Dao()
    >>> print(game.board(game.start).words)
    The player to move has stones on a4 b3 c2 d1, the other player on d4 c3 b2 a1.
    >>> len(game.moves(game.start))
    12
    """

    start: Position = (STONES[bits([0, 5, 10, 15])], STONES[bits([3, 6, 9, 12])])

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every slide of a stone of the mover."""
        mine, theirs = position
        slides = slides_on(mine | theirs)
        return [
            (theirs, STONES[mine ^ slide]) for stone in cells_of(mine) for slide in slides[stone]
        ]

    def verdict(self, position: Position) -> Outcome | None:
        """Return LOSE where the other player has won, else WIN where the mover has, else None."""
        mine, theirs = position
        if theirs in PATTERNS or theirs & boxed_by(mine):
            return LOSE  # the player who has just moved comes first
        if mine in PATTERNS or mine & boxed_by(theirs):
            return WIN
        return None

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes: the mover's stones, and from bit 16 on the other's."""
        return CompiledRules(1 << 32, dao_succ, dao_terminal, rank, unrank, 32, dao_params())

    def positions(self) -> Iterator[Position]:
        """Yield all 900,900 positions, reachable or not."""
        for mine in STONES:
            for theirs in combinations(cells_of(EVERY & ~mine), 4):
                yield mine, STONES[bits(theirs)]

    def images(self, position: Position) -> list[Position]:
        """Return the 8 positions that turns and reflections make of this one, itself first."""
        return list(zip(*map(images, position), strict=True))

    def board(self, position: Position) -> Board:
        """Return the position to look at: M the mover's stones, O the other's."""
        mine, theirs = position
        pieces = dict.fromkeys(cells_of(mine), "M") | dict.fromkeys(cells_of(theirs), "O")
        words = (
            f"The player to move has stones on {in_words(mine)}, "
            f"the other player on {in_words(theirs)}."
        )
        turn = "M is to move"
        return Board(squares(SIDE, SIDE), pieces, words, sides="MO", named=True, caption=turn)


@cache
def slides_on(taken: int) -> dict[int, list[int]]:
    """Return {cell: slides} for the taken cells; a slide is the set of where from and where to.

    >>> [in_words(slide) for slide in slides_on(bits([0, 2, 4]))[0]]
    ['a4 b4', 'a4 d1']
    """
    return {cell: [1 << cell | 1 << end for end in _ends(cell, taken)] for cell in cells_of(taken)}


def _ends(cell: int, taken: int) -> Iterator[int]:
    for down, right in DIRECTIONS:
        row, column = divmod(cell, SIDE)
        end = cell
        while 0 <= (row := row + down) < SIDE and 0 <= (column := column + right) < SIDE:
            if taken >> SIDE * row + column & 1:
                break
            end = SIDE * row + column
        if end != cell:
            yield end


@cache
def boxed_by(stones: int) -> int:
    """Return the corners whose three neighbours are all among the stones.

    >>> in_words(boxed_by(bits([1, 4, 5, 9])))
    'a4'
    """
    return sum(corner for corner, box in BOXES if stones & box == box)


def rank(position: Position) -> int:
    """Return the code of a position."""
    mine, theirs = position
    return mine | theirs << 16


def unrank(code: int) -> Position:
    """Return the position with this code."""
    return STONES[code & EVERY], STONES[code >> 16]


def dao_params() -> list[int]:
    """Return what the compiled rules read.

    The 18 patterns, then each corner and its three neighbours, then for each cell and each of the
    8 directions three cells, the nearest first and -1 beyond the edge.
    """
    found = [*sorted(PATTERNS), *(part for box in BOXES for part in box)]
    for cell in range(SIDE * SIDE):
        for down, right in DIRECTIONS:
            row, column = divmod(cell, SIDE)
            for _ in range(SIDE - 1):
                row, column = row + down, column + right
                inside = 0 <= row < SIDE and 0 <= column < SIDE
                found.append(SIDE * row + column if inside else -1)
    return found


def dao_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every slide, in the order of `moves`, and return their number."""
    mine, theirs = u & 0xFFFF, u >> 16
    taken = mine | theirs
    count = 0
    for stone in range(16):
        if mine >> stone & 1:
            for ray in range(26 + 24 * stone, 50 + 24 * stone, 3):
                end = stone
                for k in range(ray, ray + 3):
                    cell = params[k]
                    if cell < 0 or taken >> cell & 1:
                        break
                    end = cell
                if end != stone:
                    out[count] = theirs | (mine ^ (1 << stone | 1 << end)) << 16
                    count += 1
    return count


def dao_terminal(u: int, params: Any) -> int:
    """Return 0 where the other player has won, else 1 where the mover has, else 3."""
    mine, theirs = u & 0xFFFF, u >> 16
    i_won = False
    for k in range(18):
        if theirs == params[k]:
            return 0
        i_won = i_won or mine == params[k]
    for k in range(18, 26, 2):
        corner, box = params[k], params[k + 1]
        if theirs & corner and mine & box == box:
            return 0
        i_won = i_won or (mine & corner and theirs & box == box)
    return 1 if i_won else 3
