"""Connect Four on a board of any size: four in a row win, and pieces fall to the bottom.

The players drop a piece into a column that is not full, in turn. Who has four of the own pieces
in a row, across, upright or slanted, has won; a full board without such a row is a draw. Nothing
is ever taken back, so play never returns to a position and always ends.

It is here because most readers know it and because it has much to compare with: for small boards
both the number of positions and who wins are published, size by size. Play in the other board games
here can go round; in this one it cannot. Explored and solved here, and equal to what is published:

    columns x rows     4 x 4    4 x 5      4 x 6       5 x 4
    positions          161,029  1,706,255  15,835,683  3,945,711
    value              draw     draw       draw        draw

The usual board of 7 x 6 has 4.5 * 10^12 positions, too many for a graph; its rules are for play.

Sources: John Tromp, John's Connect Four Playground, tromp.github.io/c4/c4.html (positions and
values of small boards); OEIS A212693 (positions of 7 x 6 by plies: 1, 7, 49, 238, 1,120, ...);
Christophe Steininger, github.com/ChristopheSteininger/c4 (values, in a table of its own run).
Sets of pieces are kept as in his program Fhourstones: a column has a bit more than it has rows,
so that a row of four never runs over the edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ...outcome import DRAW, LOSE, WIN, GameGraphError, Outcome
from ...solvers.exploring.compiled_rules import CODE_BITS, CompiledRules
from ...validate import integer_within
from ..board import Board, squares

Position = tuple[int, int]


class ConnectFour:
    """Connect Four, as rules for `gamegraphs.explore` and for play.

    A position is (the mover's pieces, the other's pieces), each a set of cells as the bits of a
    number: bit (rows + 1) c + h is column c, counted from the left, at height h. After a move the
    players change places in it.

    Parameters
    ----------
    columns, rows : the size of the board, each at least 1; columns * (rows + 1) is at most 62

    >>> from gamegraphs import explore, solve
    >>> game = ConnectFour(4, 3)
    >>> game.moves(game.start)
    [(0, 1), (0, 16), (0, 256), (0, 4096)]
    >>> solve(explore(game)).outcome(game.start)
    <Outcome.DRAW: 2>
    """

    start: Position = (0, 0)

    def __init__(self, columns: int = 7, rows: int = 6) -> None:
        for name, value in (("columns", columns), ("rows", rows)):
            if integer_within(value, 1) is None:
                raise GameGraphError(f"{name} must be an integer of at least 1, not {value!r}")
        columns, rows = int(columns), int(rows)
        if columns * (rows + 1) > CODE_BITS:
            raise GameGraphError(
                f"columns * (rows + 1) must be at most {CODE_BITS}, not {columns * (rows + 1)}"
            )
        self.columns, self.rows = columns, rows
        self._high = rows + 1  # bits of a column
        self._bottom = sum(1 << self._high * c for c in range(columns))
        self._full = self._bottom * ((1 << rows) - 1)

    def __repr__(self) -> str:
        return f"ConnectFour({self.columns}, {self.rows})"

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every drop, from the left-most column on."""
        mine, theirs = position
        taken = mine | theirs
        # Adding the lowest cell of a column carries up to its first empty one.
        cells = (taken + (1 << self._high * c) & ~taken for c in range(self.columns))
        return [(theirs, mine | cell) for cell in cells if cell & self._full]

    def verdict(self, position: Position) -> Outcome | None:
        """Return LOSE where the other player has four in a row, DRAW where the board is full.

        WIN, where the mover has four in a row, does not come up in play.
        """
        mine, theirs = position
        if has_four(theirs, self._high):
            return LOSE
        if has_four(mine, self._high):
            return WIN
        return DRAW if mine | theirs == self._full else None

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes: the mover's pieces, and in each column a bit on its top piece.

        The highest bit of a column is the one above its pieces, so the code tells them apart.
        """
        n = 1 << self.columns * self._high
        params = [self.columns, self.rows]
        return CompiledRules(
            n, drop_succ, drop_terminal, self.rank, self.unrank, self.columns, params
        )

    def rank(self, position: Position) -> int:
        """Return the code of a position."""
        mine, theirs = position
        return mine | (mine | theirs) + self._bottom

    def unrank(self, code: int) -> Position:
        """Return the position with this code."""
        mine = taken = 0
        for c in range(self.columns):
            pieces = code >> self._high * c & (1 << self._high) - 1
            above = 1 << pieces.bit_length() - 1
            mine |= (pieces ^ above) << self._high * c
            taken |= (above - 1) << self._high * c
        return mine, taken ^ mine

    def images(self, position: Position) -> list[Position]:
        """Return this position and its mirror image, left for right."""
        mine, theirs = position
        return [position, (self._mirrored(mine), self._mirrored(theirs))]

    def move_name(self, position: Position, after: Position) -> str:
        """Return the move between two positions as players say it.

        >>> game = ConnectFour()
        >>> game.move_name(game.start, game.moves(game.start)[3])
        'drop into column 4'
        """
        if after not in self.moves(position):
            raise GameGraphError(f"no move leads from {position!r} to {after!r}")
        cell = (after[0] | after[1]) ^ (position[0] | position[1])
        return f"drop into column {(cell.bit_length() - 1) // self._high + 1}"

    def board(self, position: Position) -> Board:
        """Return the position to look at: M the mover's pieces, O the other's."""
        pieces: dict[int, str | tuple[str, ...]] = {}
        words = []
        for letter, held in zip("MO", position, strict=True):
            cells = list(self._cells(held))
            for c, h in cells:
                pieces[self.columns * (self.rows - 1 - h) + c] = letter
            words.append(", ".join(f"{c + 1}-{h + 1}" for c, h in cells) or "no cell")
        return Board(
            squares(self.rows, self.columns),
            pieces,
            f"Columns and heights: the player to move is on {words[0]}, the other player on "
            f"{words[1]}.",
            sides="MO",
            caption="M is to move",
        )

    def _cells(self, held: int) -> Iterator[tuple[int, int]]:
        for bit in range(held.bit_length()):
            if held >> bit & 1:
                yield divmod(bit, self._high)

    def _mirrored(self, held: int) -> int:
        return sum(1 << self._high * (self.columns - 1 - c) + h for c, h in self._cells(held))


def has_four(pieces: int, high: int) -> bool:
    """Return whether four of these pieces are in a row; `high` bits are a column.

    >>> has_four(0b1111, 7), has_four(0b0111, 7), has_four(1 | 1 << 6 | 1 << 12 | 1 << 18, 5)
    (True, False, True)
    """
    for step in (1, high - 1, high, high + 1):
        pairs = pieces & pieces >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


def drop_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every drop, in the order of `moves`, and return their number.

    params : columns, rows
    """
    columns, rows = params[0], params[1]
    high = rows + 1
    above = theirs = 0
    for c in range(columns):
        column = u >> high * c & (1 << high) - 1
        top = 1
        while top << 1 <= column:
            top <<= 1
        above |= top << high * c
        theirs |= (column ^ (2 * top - 1)) << high * c
    count = 0
    for c in range(columns):
        top = above & (1 << high) - 1 << high * c
        if top < 1 << high * c + rows:
            out[count] = theirs | (above ^ (top | top << 1))
            count += 1
    return count


def drop_terminal(u: int, params: Any) -> int:
    """Return 0 where the other player has four in a row, else 1 where the mover has, else 2
    where the board is full, else 3."""
    columns, rows = params[0], params[1]
    high = rows + 1
    mine = theirs = 0
    full = True
    for c in range(columns):
        column = u >> high * c & (1 << high) - 1
        top = 1
        while top << 1 <= column:
            top <<= 1
        full = full and top >> rows == 1
        mine |= (column ^ top) << high * c
        theirs |= (column ^ (2 * top - 1)) << high * c
    i_won = False
    for step in (1, high - 1, high, high + 1):
        pairs = theirs & theirs >> step
        if pairs & pairs >> 2 * step:
            return 0
        pairs = mine & mine >> step
        if pairs & pairs >> 2 * step:
            i_won = True
    if i_won:
        return 1
    return 2 if full else 3
