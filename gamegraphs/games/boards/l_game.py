"""The L-game: two L-shaped pieces and two neutral ones on a board of 4 x 4 cells.

A move has two parts. The player must put the own L on four other free cells than before (three
of them may be the same), turned or turned over as wanted. Then the player may move one neutral
piece to any free cell. Who cannot place the L has lost.

All 18,368 positions are known: 29 of them, counted up to turns and reflections, are lost for
the player to move, 15 of these because there is no move; from the start the game is a draw.

Source: Edward de Bono, The Five-Day Course in Thinking (1967). The counts are published, for
instance in Wikipedia's article on the game: 2,296 positions up to symmetry, 15 where the mover
cannot move, 14 more that are lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from ...solvers.exploring.compiled_rules import CompiledRules
from ..board import Board, squares
from .cells import EVERY, SIDE, bits, cells_of, images, in_words

Position = tuple[int, int, int]

_CORNER_L = bits([0, 4, 8, 9])  # upright on a4 a3 a2, the foot on b2

# An upright L fits into the board in 6 ways; turned and turned over these make 48.
PLACES: tuple[int, ...] = tuple(
    sorted(
        {
            image
            for down in range(2)
            for right in range(3)
            for image in images(_CORNER_L << SIDE * down + right)
        }
    )
)


class LGame:
    """The L-game, as rules for `gamegraphs.explore`.

    A position is (the mover's L, the other L, the two neutral pieces), each a set of cells as
    in gamegraphs.games.boards.cells. After a move the players change places in it.

    >>> game = LGame()
    >>> print(game.board(game.start).words)
    The player to move has the L on b4 c4 c3 c2, the other player on b3 b2 b1 c1; the neutral
    pieces are on a4 d1.
    >>> len(game.moves(game.start))
    65
    """

    start: Position = (bits([1, 2, 6, 10]), bits([5, 9, 13, 14]), bits([0, 15]))

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every way to place the L and then a neutral piece, or none."""
        mine, theirs, neutral = position
        taken = theirs | neutral
        return [
            (theirs, place, pair)
            for place in PLACES
            if place != mine and not place & taken
            for pair in self._pairs(neutral, EVERY & ~(place | taken))
        ]

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes: the mover's L, from bit 16 on the other one, from 32 neutral."""
        # 47 other places at most, and with each the 12 moves of a neutral piece, or none.
        return CompiledRules(1 << 48, l_game_succ, l_game_terminal, rank, unrank, 47 * 13, PLACES)

    def positions(self) -> Iterator[Position]:
        """Yield all 18,368 positions, reachable or not."""
        for mine in PLACES:
            for theirs in PLACES:
                if not mine & theirs:
                    for pair in combinations(cells_of(EVERY & ~(mine | theirs)), 2):
                        yield mine, theirs, bits(pair)

    def images(self, position: Position) -> list[Position]:
        """Return the 8 positions that turns and reflections make of this one, itself first."""
        return list(zip(*map(images, position), strict=True))

    def board(self, position: Position) -> Board:
        """Return the position to look at: M the mover's L, O the other's, N neutral."""
        mine, theirs, neutral = position
        pieces = {
            cell: letter
            for letter, cells in zip("MON", position, strict=True)
            for cell in cells_of(cells)
        }
        words = (
            f"The player to move has the L on {in_words(mine)}, the other player on "
            f"{in_words(theirs)}; the neutral pieces are on {in_words(neutral)}."
        )
        return Board(
            squares(SIDE, SIDE),
            pieces,
            words,
            sides="MON",
            large=frozenset("MO"),
            named=True,
            caption="M is to move",
        )

    @staticmethod
    def _pairs(neutral: int, free: int) -> list[int]:
        """Return where the neutral pieces can be after a move: both stay, or one goes."""
        one, other = (1 << cell for cell in cells_of(neutral))
        return [
            neutral,
            *(kept | 1 << cell for kept in (one, other) for cell in cells_of(free)),
        ]


def rank(position: Position) -> int:
    """Return the code of a position."""
    mine, theirs, neutral = position
    return mine | theirs << 16 | neutral << 32


def unrank(code: int) -> Position:
    """Return the position with this code."""
    return code & EVERY, code >> 16 & EVERY, code >> 32


def l_game_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every move, in the order of `moves`, and return their number.

    params : the 48 places of an L
    """
    mine, theirs, neutral = u & 0xFFFF, u >> 16 & 0xFFFF, u >> 32
    taken = theirs | neutral
    one = neutral & -neutral
    count = 0
    for k in range(48):
        place = params[k]
        if place == mine or place & taken:
            continue
        after = theirs | place << 16
        out[count] = after | neutral << 32
        count += 1
        for kept in (one, neutral ^ one):
            free = 0xFFFF & ~(place | taken)
            while free:
                cell = free & -free
                out[count] = after | (kept | cell) << 32
                count += 1
                free ^= cell
    return count


def l_game_terminal(u: int, params: Any) -> int:
    """Return 3: who cannot move has lost, and play stops nowhere else."""
    return 3
