"""The same question answered by `solve_files`: moves in tables, n bytes of memory, no joins.

An engine sorts the moves by their source; then the passes and the wave of `files` do the rest,
several times as fast as joins. For positions below 2^31, on one machine, and all in one go: a run
that is stopped begins anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any

from ...arrays import INT32_MAX
from ...outcome import DRAW, GameGraphError, Outcome, terminal_outcome
from ..files.graph_files import SLICE, write_files
from ..files.solve_files import FileSolution, solve_files
from .engines import as_run_table, as_table, backend_of, engine_errors, tuned
from .input_tables import TableInput, all_positions, read_input
from .run_folder import RunFolder
from .solve_tables import TableSolution

ANSWER = "known/000000000-files"
_ROWS = 1 << 20  # in a batch that the engine hands over


def solve_with_files(
    moves: Any,
    positions: Any = None,
    verdicts: Any = None,
    terminals: str = "normal",
    folder: Any = None,
    *,
    progress: bool = False,
) -> TableSolution:
    """Return the outcome and the distance of every position, as `solve` does, by `solve_files`.

    All arguments but `progress`, a bar for each pass, are those of `solve`; `waves` is empty in
    the answer. Raises GameGraphError as `solve` does, and for a position from 2^31 - 1 on;
    StoppedError where a disk is full or the engine fails.

    Memory: one byte for each number up to the largest position, and what the engine takes for
    sorting. Disk: the moves three times, and what `solve_files` needs. Cost: a sort, and O(n + m).

    >>> import ibis
    >>> connection = ibis.duckdb.connect()
    >>> rows = {"source": [2, 1, 1, 0], "target": [1, 0, 3, 1]}
    >>> answer = solve_with_files(connection.create_table("moves", ibis.memtable(rows)))
    >>> answer.labels.order_by("position").to_pyarrow().to_pydict()
    {'position': [0, 1, 2, 3], 'outcome': [0, 1, 0, 0], 'distance': [2, 1, 2, 0]}
    """
    terminal_outcome(terminals)
    table = as_table(moves, "moves", ("source", "target"))
    backend = backend_of(table)
    if hasattr(positions, "schema"):
        positions = as_run_table(positions, "positions", ("position",), backend)
    run = RunFolder(folder, backend)
    try:
        with tuned(backend):
            run.begin({}, resume=False)
            question = read_input(table, positions, verdicts, terminals, run)
            n = _size(question)
            run.write("given/sorted", question.moves.order_by("source"))
            write_files(run.path / "files", _slices(_batches(run.path / "given/sorted"), n))
            run.remove("given/sorted")
            stops = _as_dict(question.verdicts)
            found = solve_files(run.path / "files", terminals, stops, progress=progress)
            _write_answer(found, question, run)
        labels = run.read_lasting("known/*")
        given = None if question.verdicts is None else run.read_lasting("given/verdicts")
        if question.positions is not None and not hasattr(positions, "schema"):
            positions = run.read_lasting("given/positions")
    except engine_errors() as error:
        raise run.stopped(error) from error
    finally:
        rmtree(run.path / "files", ignore_errors=True)
        run.close()
    labels = labels.mutate(position=labels.position.cast("int64"))
    return TableSolution(labels, [], None, terminals, given, positions, run.path)


def _size(question: TableInput) -> int:
    """Return the largest position and 1 more: 0 where there is none."""
    everything = all_positions(question)
    n = 1 + (everything.position.max().to_pyarrow().as_py() or 0)
    if n > INT32_MAX:
        raise GameGraphError(
            f"files hold positions below {INT32_MAX}, and here is {n - 1}: solve it with an engine"
        )
    return int(n)


def _batches(folder: Path) -> Iterator[Any]:
    """Yield the rows of a sorted table, whose files are in the order of their names."""
    from pyarrow.parquet import ParquetFile

    for file in sorted(folder.glob("*.parquet")):
        yield from ParquetFile(file).iter_batches(_ROWS)


def _slices(batches: Iterable[Any], n: int) -> Iterator[tuple[Any, Any]]:
    """Yield (counts, targets) for the positions 0..n - 1, of moves whose sources rise."""
    import numpy as np

    source, target, first = np.empty(0, np.int64), np.empty(0, np.int64), 0
    for batch in batches:
        source = np.concatenate([source, batch.column("source").to_numpy()])
        target = np.concatenate([target, batch.column("target").to_numpy()])
        if (np.diff(source) < 0).any():
            raise GameGraphError("the engine has not sorted the moves by their source")
        last = int(source[-1]) if len(source) else first
        yield from _complete(source, target, first, last)
        kept = source.searchsorted(last)  # of the last position there may be more to come
        source, target, first = source[kept:], target[kept:], last
    yield from _complete(source, target, first, n)


def _complete(source: Any, target: Any, first: int, end: int) -> Iterator[tuple[Any, Any]]:
    """Yield the slices of first..end - 1; a gap in the numbers may be larger than one."""
    import numpy as np

    for begin in range(first, end, SLICE):
        stop = min(begin + SLICE, end)
        low, high = source.searchsorted([begin, stop])
        yield np.bincount(source[low:high] - begin, minlength=stop - begin), target[low:high]


def _as_dict(verdicts: Any) -> dict[int, Outcome] | None:
    if verdicts is None:
        return None
    columns = verdicts.to_pyarrow().to_pydict()
    return dict(zip(columns["position"], map(Outcome, columns["outcome"]), strict=True))


def _write_answer(found: FileSolution, question: TableInput, run: RunFolder) -> None:
    """Write the outcomes of all positions that there are, as the waves of `solve` would."""
    import numpy as np
    import pyarrow as pa

    schema = pa.schema([("position", "int64"), ("outcome", "int8"), ("distance", "int32")])

    def rows() -> Iterator[Any]:
        for begin in range(0, len(found.labels), SLICE):
            labels = np.asarray(found.labels[begin : begin + SLICE])
            numbers = np.arange(begin, begin + len(labels))
            plies = pa.array(found.distances[begin : begin + SLICE], mask=labels == DRAW)
            yield pa.table([numbers, labels.astype(np.int8), plies], schema=schema)

    run.write_arrow("given/outcomes", rows(), schema)
    outcomes = run.read("given/outcomes")
    run.write(ANSWER, outcomes.semi_join(all_positions(question), "position"))
    run.remove("given/outcomes")
