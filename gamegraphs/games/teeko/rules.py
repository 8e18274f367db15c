"""The rules of Teeko: what a position is, its moves, and when somebody has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from typing import Any

from ...outcome import LOSE, WIN, GameGraphError, Outcome
from ...solvers.exploring.compiled_rules import CompiledRules
from ...validate import as_count
from ..board import Board, squares
from ..boards.cells import bits, cells_of, images, in_words

Position = tuple[int, int]

_SIZES, _PIECES = (3, 4, 5), (3, 4)


class Teeko:
    """Teeko, as rules for `gamegraphs.explore` and for play.

    A position is (the mover's pieces, the other's pieces), each a set of cells as in
    gamegraphs.games.boards.cells, with `side=size`. After a move the players change places in
    it. While the mover has fewer than `pieces` of them on the board, a move drops one on any
    empty cell; then it takes one of them to an empty cell beside it, also diagonally. Who has
    the own pieces in a line, or four of them in a square, has won.

    Parameters
    ----------
    size : the board has size x size cells, 3 to 5; 5 is the usual one
    pieces : of each player, 3 or 4; 4 is the usual number. Three make no square.
    advanced : with four pieces, the corners of any upright square win, not only of 2 x 2

    Raises GameGraphError for other numbers. On the usual board there are 44 ways to win, 58 of
    the advanced game, and 96 million positions, too many to explore: see `solve`. All smaller
    games, of at most 4.1 million, are explored in a few seconds by their compiled rules.

    >>> game = Teeko()
    >>> len(game.moves(game.start)), len(game.goals), len(Teeko(advanced=True).goals)
    (25, 44, 58)
    """

    start: Position = (0, 0)

    def __init__(self, size: int = 5, pieces: int = 4, advanced: bool = False) -> None:
        if as_count(size, "size") not in _SIZES:
            raise GameGraphError(f"size must be 3, 4 or 5, not {size!r}")
        if as_count(pieces, "pieces") not in _PIECES:
            raise GameGraphError(f"pieces must be 3 or 4, not {pieces!r}")
        if advanced and pieces != 4:
            raise GameGraphError("the advanced game has four pieces: the corners of a square")
        self.size, self.pieces, self.advanced = size, pieces, advanced
        self.goals = frozenset(_lines(size, pieces) + _squares(size, pieces, advanced))
        self._beside = [bits(_beside(size, cell)) for cell in range(size * size)]

    def __repr__(self) -> str:
        return f"Teeko({self.size}, {self.pieces}, advanced={self.advanced})"

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every drop, or after every step once all are dropped."""
        mine, theirs = position
        empty = self.every & ~(mine | theirs)
        if mine.bit_count() < self.pieces:
            return [(theirs, mine | 1 << cell) for cell in cells_of(empty)]
        return [
            (theirs, mine ^ (1 << cell | 1 << end))
            for cell in cells_of(mine)
            for end in cells_of(self._beside[cell] & empty)
        ]

    def verdict(self, position: Position) -> Outcome | None:
        """Return LOSE where the other player has won, else WIN where the mover has, else None.

        The latter does not come up in play: who has won does not have to move.
        """
        mine, theirs = position
        if theirs in self.goals:
            return LOSE
        return WIN if mine in self.goals else None

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The same rules on codes: the mover's pieces, and from bit size^2 on the other's.

        A code has 18, 32 or 50 bits by the size, so every board has these rules.
        """
        n = 1 << 2 * self.size * self.size
        # As many as pairs of cells beside each other: room for a start with any number of pieces.
        most = sum(cells.bit_count() for cells in self._beside) // 2
        params = teeko_params(self)
        return CompiledRules(n, teeko_succ, teeko_terminal, self.rank, self.unrank, most, params)

    def rank(self, position: Position) -> int:
        """Return the code of a position."""
        mine, theirs = position
        return mine | theirs << self.size * self.size

    def unrank(self, code: int) -> Position:
        """Return the position with this code."""
        return code & self.every, code >> self.size * self.size

    @property
    def every(self) -> int:
        """All cells of the board."""
        return (1 << self.size * self.size) - 1

    def positions(self, dropped: int | None = None) -> Iterator[Position]:
        """Yield all positions in which the player to move has not won, reachable or not.

        dropped : how many pieces are on the board, those of both; None for any number
        """
        for count in range(2 * self.pieces + 1) if dropped is None else (dropped,):
            for taken in combinations(range(self.size * self.size), count):
                for own in combinations(taken, count // 2):
                    mine = bits(own)
                    if mine not in self.goals:
                        yield mine, bits(taken) ^ mine

    def images(self, position: Position) -> list[Position]:
        """Return the 8 positions that turns and reflections make of this one, itself first."""
        return list(zip(*(images(cells, self.size) for cells in position), strict=True))

    def board(self, position: Position) -> Board:
        """Return the position to look at: M the mover's pieces, O the other's."""
        mine, theirs = position
        pieces = dict.fromkeys(cells_of(mine), "M") | dict.fromkeys(cells_of(theirs), "O")
        places = [in_words(cells, self.size) or "no cell" for cells in position]
        words = f"The player to move is on {places[0]}, the other player on {places[1]}."
        turn = "M is to move" if mine.bit_count() == self.pieces else "M is to drop a piece"
        board = squares(self.size, self.size)
        return Board(board, pieces, words, sides="MO", named=True, caption=turn)


def _lines(size: int, length: int) -> list[int]:
    found = []
    for r in range(size):
        for c in range(size):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                ends = r + down * (length - 1), c + right * (length - 1)
                if all(0 <= end < size for end in ends):
                    found.append(bits(size * (r + down * i) + c + right * i for i in range(length)))
    return found


def _squares(size: int, pieces: int, advanced: bool) -> list[int]:
    if pieces != 4:
        return []
    return [
        bits(
            [size * r + c, size * r + c + wide, size * (r + wide) + c, size * (r + wide) + c + wide]
        )
        for wide in range(1, size if advanced else 2)
        for r in range(size - wide)
        for c in range(size - wide)
    ]


def _beside(size: int, cell: int) -> Iterator[int]:
    row, column = divmod(cell, size)
    for r in range(max(row - 1, 0), min(row + 2, size)):
        for c in range(max(column - 1, 0), min(column + 2, size)):
            if (r, c) != (row, column):
                yield size * r + c


def teeko_params(game: Teeko) -> list[int]:
    """Return what the compiled rules read.

    The size and the number of pieces; the cells of the left-most column and of the right-most;
    then the ways to win: of each shape its cells, with the lowest one at bit 0, and the cells that
    can be its lowest.
    """
    left = bits(range(0, game.size * game.size, game.size))
    found: dict[int, int] = {}
    for goal in sorted(game.goals):
        lowest = goal & -goal
        found[goal // lowest] = found.get(goal // lowest, 0) | lowest
    shapes = [number for shape in found.items() for number in shape]
    return [game.size, game.pieces, left, left << game.size - 1, *shapes]


def teeko_succ(u: int, params: Any, out: Any) -> int:
    """Fill in the codes after every move, in the order of `moves`, and return their number."""
    size, left, right = params[0], params[2], params[3]
    cells = size * size
    every = (1 << cells) - 1
    mine, theirs = u & every, u >> cells
    empty = every & ~(mine | theirs)
    held, rest = 0, mine
    while rest:
        held += 1
        rest &= rest - 1
    count = 0
    if held < params[1]:
        while empty:
            cell = empty & -empty
            out[count] = theirs | (mine | cell) << cells
            count += 1
            empty ^= cell
        return count
    rest = mine
    while rest:
        piece = rest & -rest
        across = piece | (piece & ~right) << 1 | (piece & ~left) >> 1
        ends = (across | across << size | across >> size) & empty
        while ends:
            cell = ends & -ends
            out[count] = theirs | (mine ^ (piece | cell)) << cells
            count += 1
            ends ^= cell
        rest ^= piece
    return count


def teeko_terminal(u: int, params: Any) -> int:
    """Return 0 where the other player has won, else 1 where the mover has, else 3."""
    cells = params[0] * params[0]
    mine, theirs = u & (1 << cells) - 1, u >> cells
    my_lowest, their_lowest = mine & -mine, theirs & -theirs
    i_won = False
    for k in range(4, len(params), 2):
        shape, lowest = params[k], params[k + 1]
        if their_lowest & lowest and their_lowest * shape == theirs:
            return 0
        i_won = i_won or (my_lowest & lowest and my_lowest * shape == mine)
    return 1 if i_won else 3
