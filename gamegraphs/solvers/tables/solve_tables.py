"""Retrograde analysis on tables: the outcome and distance of every position, wave by wave."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ...outcome import DRAW, LOSE, WIN, Outcome, terminal_outcome
from ..progress_bar import is_watched
from .engines import as_run_table, as_size, as_table, backend_of, engine_errors, tuned
from .input_tables import TableInput, read_input, without_moves
from .memory_rest import solve_rest
from .run_folder import RunFolder, State
from .waves import Wave, labelled, movers_into, stuck_by, without

IN_MEMORY = 2_000_000  # open moves, at some 100 bytes each
_THIN = 100_000  # a wave that decides fewer costs as much as one that decides none

Tell = Callable[[Wave], None]


@dataclass
class TableSolution:
    """What `solve` found.

    Attributes
    ----------
    labels : Ibis table, a row for each position: position (int64), outcome (int8: 0 LOSE, 1 WIN,
        2 DRAW) and distance (int32, plies; NULL for DRAW)
    waves : what each step decided
    in_memory : (distance, positions, moves): after the wave of this distance the open rest, so
        large, was solved in memory by `gamegraphs.solve`; None where waves did it all
    terminals : the convention that was asked for
    verdicts : Ibis table with position and outcome, or None
    positions : Ibis table of all positions, or None where those of the moves are all
    folder : where the tables lie, as Parquet
    """

    labels: Any
    waves: list[Wave]
    in_memory: tuple[int, int, int] | None
    terminals: str
    verdicts: Any
    positions: Any
    folder: Path

    def counts(self) -> dict[Outcome, int]:
        """Return how many positions have each outcome."""
        groups = self.labels.group_by("outcome").aggregate(rows=self.labels.count())
        found = {row["outcome"]: row["rows"] for row in groups.to_pyarrow().to_pylist()}
        return {outcome: found.get(int(outcome), 0) for outcome in (WIN, LOSE, DRAW)}

    def __repr__(self) -> str:
        counts = ", ".join(f"{count} {which.name}" for which, count in self.counts().items())
        rest = ""
        if self.in_memory is not None:
            rest = f"; in memory after wave {self.in_memory[0]}: {self.in_memory[2]} moves"
        return f"TableSolution({counts}; {len(self.waves)} waves{rest})"


def solve(
    moves: Any,
    positions: Any = None,
    verdicts: Any = None,
    terminals: str = "normal",
    folder: Any = None,
    *,
    resume: bool = False,
    in_memory: int = IN_MEMORY,
    progress: bool | Tell = True,
) -> TableSolution:
    """Return the outcome and the distance to the end of every position of a table of moves.

    Parameters
    ----------
    moves : Ibis table with the whole numbers source and target, a row for each of the m moves
        (parallel moves and self-loops as elsewhere). It is read some six times, so a view over
        something slow should be kept first.
    positions : all positions: an Ibis table with the column position, or n for 0..n - 1. Needed
        where some have no move at all, neither from them nor to them; None: those of the moves
    verdicts : {position: Outcome}, or an Ibis table with position and outcome; play stops there
    terminals : "normal" (a position without moves is LOSE) or "misere" (it is WIN)
    folder : where every wave is kept (see `run_folder`), so that nothing is lost when the run is
        stopped; the driver and all workers must see it under this path. None: a temporary one,
        which goes away with the connection
    resume : go on from the last wave that is complete in `folder`; False begins anew
    in_memory : once so few moves are open, and a wave decides few positions, the rest is solved in
        memory, at some 100 bytes a move; 0 for waves alone
    progress : True shows a line for each wave of a run of over a second where somebody watches; or
        a function that is given each `Wave`

    Returns
    -------
    TableSolution, with the same labels and distances as `gamegraphs.solve`

    Raises
    ------
    GameGraphError : a column is missing or no whole number; a row is NULL, negative, or leads from
        or to a position that is not listed (the row is named); a verdict is none or for no
        position; `folder` holds a run on another question; an extra is missing
    StoppedError : the engine failed: a full disk, a lost connection; it names the last good wave

    Cost: each wave reads the open moves at most three times and writes them once; at random they
    are halved by each. Disk: the open moves twice and the answer, compressed.

    >>> import ibis
    >>> connection = ibis.duckdb.connect()
    >>> rows = {"source": [0, 1, 1, 2], "target": [1, 0, 3, 1]}
    >>> answer = solve(connection.create_table("moves", ibis.memtable(rows)))
    >>> answer.labels.order_by("position").to_pyarrow().to_pydict()
    {'position': [0, 1, 2, 3], 'outcome': [0, 1, 0, 0], 'distance': [2, 1, 2, 0]}
    """
    terminal = terminal_outcome(terminals)
    table = as_table(moves, "moves", ("source", "target"))
    backend = backend_of(table)
    if hasattr(positions, "schema"):
        positions = as_run_table(positions, "positions", ("position",), backend)
    limit = as_size(in_memory, "in_memory")
    run = RunFolder(folder, backend)
    try:
        with tuned(backend):
            question = read_input(table, positions, verdicts, terminals, run)
            work = _Work(run, question, terminal, limit, _teller(progress))
            state = work.go(run.begin(question.mark, resume))
        labels = run.read_lasting("known/*")
        stops = None if question.verdicts is None else run.read_lasting("given/verdicts")
        if question.positions is not None and not hasattr(positions, "schema"):
            positions = run.read_lasting("given/positions")
    except engine_errors() as error:
        raise run.stopped(error) from error
    finally:
        run.close()
    return TableSolution(
        labels.select(
            position=labels.position.cast("int64"),
            outcome=labels.outcome.cast("int8"),
            distance=labels.distance.cast("int32"),
        ),
        run.waves(),
        None if state.in_memory is None else tuple(state.in_memory),  # type: ignore[arg-type]
        terminals,
        stops,
        positions,
        run.path,
    )


class _Work:
    """The steps of a run: each takes a state that was kept, and keeps the next one."""

    def __init__(
        self, run: RunFolder, question: TableInput, terminal: Outcome, limit: int, tell: Tell
    ) -> None:
        self.run, self.question, self.terminal, self.limit = run, question, terminal, limit
        self.tell = tell
        self.begun = time.monotonic()
        self.given = question.moves
        if question.verdicts is not None:  # play stops there
            self.given = self.given.anti_join(question.verdicts, [("source", "position")])

    def go(self, state: State | None) -> State:
        """Take all steps that are still to be taken."""
        if state is None:
            state = self.begin()
        else:
            self.begun -= state.seconds
        while state.pending and not state.finished:
            state = self.rest(state) if self.is_thin(state) else self.step(state)
        return state if state.finished else self.draws(state)

    def begin(self) -> State:
        """Find where play is over, and who has lost by that."""
        run, verdicts = self.run, self.question.verdicts
        ends = without_moves(self.question)
        if verdicts is not None:
            ends = ends.anti_join(verdicts, "position")
        over = labelled(ends, self.terminal, 0)
        if verdicts is not None:
            plies = (verdicts.outcome != int(DRAW)).ifelse(0, None)
            over = over.union(verdicts.mutate(distance=plies.cast("int32")))
        place = _known(0, "over")
        known = run.write(place, over)
        table = run.read(place)
        groups = table.group_by("outcome").aggregate(rows=table.count()).to_pyarrow().to_pylist()
        counts = {row["outcome"]: row["rows"] for row in groups}
        lost, won = counts.get(int(LOSE), 0), counts.get(int(WIN), 0)
        open_moves = self.question.mark["moves"][0]
        state = State(
            self.question.mark, 0, {"0": place} if lost else {}, "", open_moves, known, 0.0
        )
        following = 0
        if won:
            following = self.shrink(state, 0, table.filter(table.outcome == int(WIN)))
        return self.keep(state, Wave(0, won, lost + following, state.known, state.open_moves, 0.0))

    def step(self, before: State) -> State:
        """Take the next wave: the positions that can move to a LOSE, and what follows from them."""
        last = min(map(int, before.pending))
        distance = last + 1
        pending = {key: place for key, place in before.pending.items() if key != str(last)}
        state = replace(before, step=distance, pending=pending)
        won = movers_into(self.moves(before), self.losses(before, last))
        place = _known(distance, "win")
        wins = self.run.write(place, labelled(won, WIN, distance))
        state.known += wins
        losses = self.shrink(state, distance, self.run.read(place)) if wins else 0
        wave = Wave(distance, wins, losses, state.known, state.open_moves, 0.0)
        return self.keep(state, wave, before)

    def shrink(self, state: State, distance: int, wins: Any) -> int:
        """Take new wins out of the open moves; return how many have lost their last move by it."""
        run, moves = self.run, self.moves(state)
        place = f"open/{distance:09d}"
        state.open_moves = run.write(place, without(moves, wins))
        stuck = labelled(stuck_by(moves, wins, run.read(place)), LOSE, distance + 1)
        losses = run.write(_known(distance, "lose"), stuck)
        if losses:
            state.pending[str(distance + 1)] = _known(distance, "lose")
        else:
            run.remove(_known(distance, "lose"))
        state.moves = place
        state.known += losses
        return losses

    def is_thin(self, state: State) -> bool:
        """Return whether the rest is to be solved in memory."""
        last = self.run.waves()[-1]
        return 0 < state.open_moves <= self.limit and last.wins + last.losses < _THIN

    def rest(self, before: State) -> State:
        """Solve what is open in memory."""
        import numpy as np

        last = min(map(int, before.pending))
        moves = self.moves(before)
        columns = moves.select(
            source=moves.source.cast("int64"), target=moves.target.cast("int64")
        ).to_pyarrow()
        ends = [
            self.losses(before, distance)
            .semi_join(moves, [("position", "target")])
            .to_pyarrow()
            .column("position")
            .to_numpy()
            if str(distance) in before.pending
            else np.empty(0, np.int64)
            for distance in (last, last + 1)
        ]
        source, target = (column.to_numpy() for column in columns.columns)
        found = solve_rest(source, target, ends[0], ends[1], last)
        kind = self.question.moves.source.type().to_pyarrow()
        found = found.set_column(0, "position", found.column("position").cast(kind))
        self.run.write_arrow(_known(last + 1, "rest"), [found], found.schema)
        state = replace(
            before, step=last + 1, pending={}, moves="", open_moves=0, finished=True,
            known=before.known + found.num_rows,
            in_memory=[before.step, found.num_rows, columns.num_rows],
        )  # fmt: skip
        return self.keep(state, None, before)

    def draws(self, before: State) -> State:
        """Label what is left: nobody can force a win there."""
        moves = self.moves(before)
        left = moves.select(position=moves.source).distinct()
        count = self.run.write(_known(before.step + 1, "draw"), labelled(left, DRAW, None))
        state = replace(
            before, step=before.step + 1, moves="", open_moves=0, finished=True,
            known=before.known + count,
        )  # fmt: skip
        return self.keep(state, None, before)

    def keep(self, state: State, wave: Wave | None, before: State | None = None) -> State:
        """Commit a step, tell it, and remove the moves that only the one before needed."""
        state.seconds = time.monotonic() - self.begun
        if wave is not None:
            wave = replace(wave, seconds=state.seconds)
        self.run.commit(state, wave)
        if before is not None and before.moves not in ("", state.moves):
            self.run.remove(before.moves)
        if wave is not None:
            self.tell(wave)
        return state

    def moves(self, state: State) -> Any:
        return self.run.read(state.moves) if state.moves else self.given

    def losses(self, state: State, distance: int) -> Any:
        table = self.run.read(state.pending[str(distance)])
        return table.filter(table.outcome == int(LOSE)).select("position")


def _known(step: int, what: str) -> str:
    return f"known/{step:09d}-{what}"


def _teller(progress: bool | Tell) -> Tell:
    if callable(progress):
        return progress
    begun = time.monotonic()

    def tell(wave: Wave) -> None:
        if progress and time.monotonic() - begun > 1 and is_watched(sys.stderr):
            print(wave, file=sys.stderr)

    return tell
