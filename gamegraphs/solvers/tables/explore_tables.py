"""Breadth-first search in an engine: from rules on batches of positions to a table of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import index as as_index
from typing import Any

from ...outcome import GameGraphError, LimitError
from ...validate import shown
from .engines import SPARK, as_size, engine_errors, need_ibis, tuned
from .run_folder import RunFolder

Successors = Callable[[Any], tuple[Any, Any]]
_MOVES = "given/moves"  # a run of `solve` in the same folder leaves them there


def explore(
    start: int | Iterable[int],
    successors: Successors,
    connection: Any,
    folder: Any = None,
    limit: int | None = None,
) -> Any:
    """Return the moves of all positions that can be reached from `start`, as an Ibis table.

    Parameters
    ----------
    start : a position, or several: whole numbers from 0 to 2^63 - 1
    successors : rules on numbers: given some positions, each once, as a numpy array (int64),
        it returns (source, target): two arrays of the same length, a move each, in any order.
        The engine's workers call it, a batch at a time; for Spark it must be possible to send it
        (cloudpickle), and the workers need what it imports, gamegraphs too.
    connection : of Ibis, to DuckDB or Spark
    folder : where the moves are kept, as Parquet; None: a temporary one, which goes away with the
        connection
    limit : the most positions there may be

    Returns
    -------
    Ibis table with source and target (int64). A start without any move has no row.

    Raises
    ------
    GameGraphError : a start that is no position; the rules return something else, or a move from
        a position that they were not asked for
    LimitError : more than `limit` positions can be reached
    StoppedError : the engine failed, or the rules raised an error inside it

    Cost: one call of the rules a position; each level of the search reads all positions once.

    >>> import ibis, numpy as np
    >>> def take_one_or_two(piles):
    ...     takes = np.repeat(piles, 2), np.concatenate([[p - 1, p - 2] for p in piles])
    ...     return tuple(side[takes[1] >= 0] for side in takes)
    >>> moves = explore(3, take_one_or_two, ibis.duckdb.connect())
    >>> moves.order_by("source", "target").to_pyarrow().to_pydict()
    {'source': [1, 2, 2, 3, 3], 'target': [0, 0, 1, 1, 2]}
    """
    need_ibis()
    import pyarrow as pa

    if not callable(successors):
        raise GameGraphError(
            f"successors must be a function of an array of positions, not {shown(successors)}"
        )
    if not hasattr(connection, "read_parquet"):
        raise GameGraphError(
            "connection must be one of Ibis, such as ibis.duckdb.connect(), "
            f"not {shown(connection)}"
        )
    limit = None if limit is None else as_size(limit, "limit")
    first = pa.table({"position": pa.array(sorted(set(_starts(start))), "int64")})
    run = RunFolder(folder, connection)
    try:
        with tuned(connection):
            run.begin({}, resume=False)
            run.remove(_MOVES)  # of an earlier search in this folder
            run.write_arrow("known/000000000", [first], first.schema)
            _search(run, successors, limit)
        moves = run.read_lasting(f"{_MOVES}/*")
        return moves.select("source", "target")
    except engine_errors() as error:
        problem = _of_rules(error)
        if problem is not None:
            raise GameGraphError(problem) from error
        raise run.stopped(error) from error
    finally:
        run.close()


def _search(run: RunFolder, successors: Successors, limit: int | None) -> None:
    level, count = 0, run.read("known/000000000").count().to_pyarrow().as_py()
    while True:
        if limit is not None and count > limit:
            raise LimitError(f"more than {limit} positions can be reached")
        frontier, place = run.read(f"known/{level:09d}"), f"{_MOVES}/{level:09d}"
        rows = run.write(place, _moves_of(frontier, successors, run))
        moves = run.read(place)
        bad = moves.filter(moves.target < 0).limit(1).to_pyarrow().to_pylist() if rows else []
        if bad:
            raise GameGraphError(
                f"the rules lead from position {bad[0]['source']} to {bad[0]['target']}, but a "
                "position is a number from 0 on"
            )
        seen = run.read_lasting("known/*")
        found = moves.select(position=moves.target).distinct().anti_join(seen, "position")
        level += 1
        new = run.write(f"known/{level:09d}", found)
        run.backend.drop_view(seen.get_name(), force=True)
        if not new:
            return
        count += new


_MARK = "successors:"  # errors of the rules come back as text, through the engine


def _moves_of(frontier: Any, successors: Successors, run: RunFolder) -> Any:
    """Return the moves of a table of positions; the engine calls the rules, batch by batch."""
    ibis = need_ibis()
    if run.backend.name == SPARK:
        frame = run.backend._session.sql(run.backend.compile(frontier))
        name = ibis.util.gen_name("moves")
        found = frame.mapInArrow(_batches(successors), "source long, target long")
        found.createOrReplaceTempView(name)
        return run.backend.table(name)
    import ibis.expr.datatypes as dt

    rules = ibis.udf.scalar.pyarrow(
        _lists(successors),
        name=ibis.util.gen_name("rules"),
        signature=((dt.int64,), dt.Array(dt.int64)),
    )
    listed = frontier.select(source=frontier.position, targets=rules(frontier.position))
    return listed.select(source=listed.source, target=listed.targets.unnest())


def _batches(successors: Successors) -> Any:
    """Return the rules for Spark: batches of positions in, batches of moves out."""

    def moves_of(batches: Any) -> Any:
        import pyarrow as pa

        for batch in batches:
            source, target, _ = _asked(successors, batch.column(0))
            columns = [pa.array(source, "int64"), pa.array(target, "int64")]
            yield pa.RecordBatch.from_arrays(columns, ["source", "target"])

    return moves_of


def _lists(successors: Successors) -> Any:
    """Return the rules for DuckDB: positions in, for each the list of its targets out."""

    def targets_of(positions: Any) -> Any:
        import numpy as np
        import pyarrow as pa

        _, target, row = _asked(successors, positions)
        by_row = np.argsort(row, kind="stable")
        counts = np.bincount(row, minlength=len(positions))
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype("int32")
        return pa.ListArray.from_arrays(offsets, pa.array(target[by_row], "int64"))

    targets_of.__annotations__ = {}
    return targets_of


def _asked(successors: Successors, positions: Any) -> tuple[Any, Any, Any]:
    """Return (source, target, row) of the moves; row is where in `positions` the source stands."""
    import numpy as np

    asked = np.asarray(positions).astype("int64")
    found = successors(asked)
    try:
        source, target = (np.asarray(side) for side in found)
        if source.shape != target.shape or source.ndim != 1:
            raise ValueError
        if len(source) and (source.dtype.kind not in "iu" or target.dtype.kind not in "iu"):
            raise ValueError
    except (TypeError, ValueError):
        raise ValueError(
            f"{_MARK} must return (source, target), two arrays of whole numbers of the same "
            f"length, not {str(found)[:60]}|"
        ) from None
    order = np.argsort(asked, kind="stable")
    place = np.searchsorted(asked, source, sorter=order)
    row = order[np.minimum(place, len(asked) - 1)] if len(asked) else place
    if (asked[row] != source).any():
        other = source[(asked[row] != source).argmax()]
        raise ValueError(f"{_MARK} return a move from position {other}, nobody asked for it|")
    return source, target, row.astype("int64")


def _of_rules(error: BaseException) -> str | None:
    """Return what the rules did wrong, if that is what an engine's error is about."""
    text = str(error)
    if _MARK not in text:
        return None
    return f"{_MARK[:-1]}" + text.partition(_MARK)[2].partition("|")[0]


def _starts(start: int | Iterable[int]) -> list[int]:
    given = list(start) if isinstance(start, Iterable) else [start]
    found = []
    for i, value in enumerate(given):
        try:
            found.append(as_index(value))
        except TypeError:
            raise GameGraphError(f"start must be positions, not {shown(value)}") from None
        if not 0 <= found[i] < 1 << 63:
            raise GameGraphError(f"start has the position {value}, which is not in 0..2^63 - 1")
    return found
