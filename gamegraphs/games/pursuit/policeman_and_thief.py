"""Policeman and thief: one of them tries to catch, the other one to reach the exit.

The policeman walks in 8 directions, the thief in 4. They move in turn, the policeman first,
and may skip their turn. The policeman wins when both are in the same cell, the exit too. The
thief wins when it is on an exit alone. Play that never ends is a draw. Because a turn can be
skipped, there is always a move; a thief who is walled in is not lost by that.

Source: cp-algorithms, Games on arbitrary graphs, whose program these rules follow exactly:
turns are skipped, exits may be several or none, and both players may stand on an exit.

A board of 60 x 60 cells has up to 25.9 million positions and one of 100 x 100 up to 200
million, so `solve` stores no moves: it takes 1.5 bytes a position, with distances 5.5, which
for 100 x 100 is 300 MB or 1.1 GB. Only cells that can be entered are counted.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...outcome import LOSE, WIN, GameGraphError, Outcome, UnknownPositionError
from ...solvers.exploring.compiled_rules import CompiledRules
from ...solvers.implicit.implicit_solution import ImplicitSolution
from ...solvers.implicit.solve_implicit import solve_implicit
from ...solvers.progress_bar import Progress
from ..board import Board, squares

Cell = tuple[int, int]
Position = tuple[Cell, Cell, str]

POLICEMAN, THIEF = "policeman", "thief"
CAUGHT, ESCAPED, DRAWN = "Police catches the thief", "The thief escapes", "Draw"

# To the same cell, in the four directions of the thief, and in those of the policeman alone.
STEPS = ((0, 0), (-1, 0), (0, 1), (1, 0), (0, -1), (-1, -1), (-1, 1), (1, -1), (1, 1))
_STRAIGHT, _EVERY = 5, 9
_SIGNS = ".*EPT"
_LISTED = 8  # walls that are named one by one


class PolicemanAndThief:
    """Policeman and thief on a board of squares, as rules for `gamegraphs.explore`.

    The text has a line for each row: `*` wall, `E` exit, `P` the policeman, `T` the thief, `.`
    any other cell. A position is (cell of the policeman, cell of the thief, "policeman" or
    "thief" to move); a cell is (row, column), counted from 0.

    >>> game = PolicemanAndThief('''
    ... T.E
    ... .*.
    ... P..
    ... ''')
    >>> game.start, len(game.moves(game.start))
    (((2, 0), (0, 0), 'policeman'), 3)
    >>> solution = game.solve()
    >>> game.answer(solution), solution.distance(game.number(game.start))
    ('Police catches the thief', 3)
    """

    def __init__(self, board_text: str) -> None:
        """Read the board. Raises GameGraphError with the line and column that are wrong."""
        self.lines, at = _read(board_text)
        self.cells = [
            (r, c) for r, line in enumerate(self.lines) for c, s in enumerate(line) if s != "*"
        ]
        self.exits = frozenset((r, c) for r, c in self.cells if self.lines[r][c] == "E")
        self.start: Position = (at["P"], at["T"], POLICEMAN)
        self._numbers = {cell: i for i, cell in enumerate(self.cells)}
        self.n = 2 * len(self.cells) ** 2

    def moves(self, position: Position) -> list[Position]:
        """Return the positions after every move; the first one skips the turn."""
        policeman, thief, mover = position
        if mover == POLICEMAN:
            return [(cell, thief, THIEF) for cell in self.near(policeman, STEPS)]
        return [(policeman, cell, POLICEMAN) for cell in self.near(thief, STEPS[:_STRAIGHT])]

    def verdict(self, position: Position) -> Outcome | None:
        """Return the outcome for the mover where one of them has won, else None."""
        policeman, thief, mover = position
        if policeman == thief:
            return WIN if mover == POLICEMAN else LOSE
        if thief in self.exits:
            return LOSE if mover == POLICEMAN else WIN
        return None

    def near(self, cell: Cell, steps: tuple[Cell, ...]) -> list[Cell]:
        """Return the cells that can be entered by these steps."""
        row, column = cell
        found = [(row + down, column + right) for down, right in steps]
        return [to for to in found if to in self._numbers]

    def number(self, position: Position) -> int:
        """Return the number of a position, in 0..n - 1.

        It is (turn C + policeman) C + thief for C cells, the policeman moving at turn 0.
        """
        try:
            policeman, thief, mover = position
            turn = (POLICEMAN, THIEF).index(mover)
            pair = self._numbers[policeman], self._numbers[thief]
        except (KeyError, TypeError, ValueError):
            raise UnknownPositionError(
                f"{position!r} is no position of this board: (cell, cell, mover) is expected, "
                f"for instance {self.start!r}"
            ) from None
        return (turn * len(self.cells) + pair[0]) * len(self.cells) + pair[1]

    def position(self, number: int) -> Position:
        """Return the position with this number."""
        if not 0 <= number < self.n:
            raise UnknownPositionError(f"there is no position {number}, only 0..{self.n - 1}")
        rest, thief = divmod(number, len(self.cells))
        turn, policeman = divmod(rest, len(self.cells))
        return self.cells[policeman], self.cells[thief], (POLICEMAN, THIEF)[turn]

    @cached_property
    def compiled_rules(self) -> CompiledRules:
        """The rules on numbers, as `explore` and `solve` both read them."""
        return CompiledRules(
            self.n, succ, terminal, self.number, self.position, len(STEPS), self.params
        )

    def solve(
        self, distances: bool = True, progress: bool | Progress = False, **more: Any
    ) -> ImplicitSolution:
        """Return the outcome of all n positions; they go by their `number`.

        See `solve_implicit`; `more` is handed to it, but for `check`, which is 0 here: these
        rules have been tested. Cost: O(n). Compiled where numba is installed; otherwise plain
        Python, for boards up to some 15 x 15.
        """
        return solve_implicit(
            self.n, succ, pred, terminal, degree=degree, params=self.params, most_moves=_EVERY,
            distances=distances, progress=progress, **{"check": 0} | more,
        )  # fmt: skip

    def answer(self, solution: ImplicitSolution | None = None) -> str:
        """Return how play from the start ends, in the words of cp-algorithms.

        "Police catches the thief", "The thief escapes" or "Draw". Solves unless given a solution.
        """
        found = solution or self.solve(distances=False)
        outcome = found.outcome(self.number(self.start))
        return {WIN: CAUGHT, LOSE: ESCAPED}.get(outcome, DRAWN)

    def board(self, position: Position) -> Board:
        """Return the position to look at: P the policeman, T the thief, E the exits."""
        policeman, thief, mover = position
        rows, columns = len(self.lines), len(self.lines[0])

        def square(cell: Cell) -> int:
            return cell[0] * columns + cell[1]

        pieces: dict[int, str | tuple[str, ...]] = {square(thief): "T", square(policeman): "P"}
        if policeman == thief:
            pieces = {square(thief): ("P", "T")}
        walls = {r * columns + c for r in range(rows) for c in range(columns)}
        walls -= {square(cell) for cell in self.cells}
        state = f"the {mover} is to move"
        if self.verdict(position) is not None:
            state = "the thief is caught" if policeman == thief else "the thief has escaped"
        return Board(
            squares(rows, columns),
            pieces,
            f"A board of {rows} x {columns} cells. The policeman is in {_in_words(policeman)}, the "
            f"thief in {_in_words(thief)}; {state}. {self._fixtures(len(walls))}",
            walls=frozenset(walls),
            marks={square(cell): "E" for cell in sorted(self.exits)},
            sides="PT",
            caption=state,
        )

    def _fixtures(self, walls: int) -> str:
        """Say where the exits and walls are, in words; many walls are only counted."""
        exits = ", ".join(map(_in_words, sorted(self.exits)))
        wall = "1 wall" if walls == 1 else f"{walls or 'No'} walls"
        if 0 < walls <= _LISTED:
            signs = [
                (r, c) for r, line in enumerate(self.lines) for c, s in enumerate(line) if s == "*"
            ]
            wall += f": {', '.join(map(_in_words, signs))}"
        return f"{'Exits' if len(self.exits) > 1 else 'Exit'}: {exits or 'none'}. {wall}."

    @cached_property
    def params(self) -> list[int]:
        """Return what the compiled rules read.

        The number of cells; for every cell 1 if it is an exit; for every cell how many cells the
        thief can go to; the same for the policeman; for every cell 5 numbers, the cells that the
        thief can go to, then zeros; for every cell 9 numbers, the cells that the policeman can
        go to times the number of cells, then zeros.
        """
        every = [[self._numbers[to] for to in self.near(cell, STEPS)] for cell in self.cells]
        straight = [
            to[: len(self.near(cell, STEPS[:_STRAIGHT]))]
            for cell, to in zip(self.cells, every, strict=True)
        ]
        count = len(self.cells)
        found = [count, *(int(cell in self.exits) for cell in self.cells)]
        found += [*map(len, straight), *map(len, every)]
        for to in straight:
            found += to + [0] * (_STRAIGHT - len(to))
        for to in every:
            found += [count * cell for cell in to] + [0] * (_EVERY - len(to))
        return found


def _in_words(cell: Cell) -> str:
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


# The same rules on numbers, to be compiled. `pair` is turn * cells + policeman. There is always
# a cell; that the rules ask for it tells the compiler that no number here is negative. Steps are
# filled in to the last, of which the first ones count: a loop of fixed length is unrolled.


def succ(u: int, params: Any, out: Any) -> int:
    """Fill in the successors of u and return how many they are."""
    cells = params[0]
    if cells < 1:
        return 0
    pair = u // cells
    thief = u - pair * cells
    if pair < cells:
        at = 1 + 8 * cells + _EVERY * pair
        at_thief = cells * cells + thief
        for k in range(_EVERY):
            out[k] = params[at + k] + at_thief
        return params[1 + 2 * cells + pair]  # type: ignore[no-any-return]
    at = 1 + 3 * cells + _STRAIGHT * thief
    row = (pair - cells) * cells
    for k in range(_STRAIGHT):
        out[k] = row + params[at + k]
    return params[1 + cells + thief]  # type: ignore[no-any-return]


def pred(v: int, params: Any, out: Any) -> int:
    """Fill in the predecessors of v: every step can be taken back, at the other's turn."""
    cells = params[0]
    if cells < 1:
        return 0
    pair = v // cells
    thief = v - pair * cells
    if pair < cells:  # the thief has just moved
        at = 1 + 3 * cells + _STRAIGHT * thief
        row = (pair + cells) * cells
        for k in range(_STRAIGHT):
            out[k] = row + params[at + k]
        return params[1 + cells + thief]  # type: ignore[no-any-return]
    policeman = pair - cells
    at = 1 + 8 * cells + _EVERY * policeman
    for k in range(_EVERY):
        out[k] = params[at + k] + thief
    return params[1 + 2 * cells + policeman]  # type: ignore[no-any-return]


def terminal(u: int, params: Any) -> int:
    """Return the outcome for the mover where one of them has won, 3 elsewhere."""
    cells = params[0]
    if cells < 1:
        return 0
    pair = u // cells
    thief = u - pair * cells
    policeman_moves = pair < cells
    policeman = pair if policeman_moves else pair - cells
    if policeman == thief:
        return 1 if policeman_moves else 0
    if params[1 + thief]:
        return 0 if policeman_moves else 1
    return 3


def degree(u: int, params: Any) -> int:
    """Return the number of moves of u."""
    cells = params[0]
    if cells < 1:
        return 0
    pair = u // cells
    at = 1 + 2 * cells + pair if pair < cells else 1 + cells + u - pair * cells
    return params[at]  # type: ignore[no-any-return]


def _read(text: str) -> tuple[list[str], dict[str, Cell]]:
    """Return the rows of the board, and where P and T stand."""
    if not isinstance(text, str):
        raise GameGraphError(f"the board must be a text, not {text!r}")
    given = [(i, line) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not given:
        raise GameGraphError("the board has no rows")
    rows: list[str] = []
    at: dict[str, Cell] = {}
    for number, line in given:
        indent = len(line) - len(line.lstrip())
        row = line.strip()
        for c, sign in enumerate(row):
            place = f"line {number}, column {indent + c + 1}"
            if sign not in _SIGNS:
                raise GameGraphError(f"{place}: {sign!r} is none of * . E P T")
            if sign in "PT" and sign in at:
                raise GameGraphError(f"{place}: there is more than one {sign}")
            if sign in "PT":
                at[sign] = (len(rows), c)
        if rows and len(row) != len(rows[0]):
            column = indent + min(len(row), len(rows[0])) + 1
            raise GameGraphError(
                f"line {number}, column {column}: the row has {len(row)} cells, the first one "
                f"{len(rows[0])}"
            )
        rows.append(row)
    for sign, who in (("P", POLICEMAN), ("T", THIEF)):
        if sign not in at:
            raise GameGraphError(f"there is no {sign}, the {who}, in lines 1 to {given[-1][0]}")
    return rows, at
