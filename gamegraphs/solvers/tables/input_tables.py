"""What a run is asked, as tables: moves, positions and verdicts; errors name the wrong row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from ...arrays import INT32_MAX
from ...outcome import GameGraphError, as_outcome
from ...validate import as_integer, positions, shown
from .engines import as_run_table, as_size
from .run_folder import RunFolder

# Squared, remainders by the first primes stay below 2^63; summed, those by the others do for
# 10^12 rows.
_PRIMES = 1_073_741_789, 1_073_741_783
_SUMMED = 1_000_003, 999_983
_SEEDS = 314_159_265, 271_828_182
_SLICE = 1 << 20


@dataclass(frozen=True)
class TableInput:
    """The checked input of a run.

    Attributes
    ----------
    moves : source, target; as narrow as the largest position allows
    positions : all positions, or None where those of the moves are all
    verdicts : position, outcome (int8); or None
    mark : tells this input from others: counts, sums, the convention
    """

    moves: Any
    positions: Any
    verdicts: Any
    mark: dict[str, Any]


def read_input(
    moves: Any, all_positions: Any, verdicts: Any, terminals: str, run: RunFolder
) -> TableInput:
    """Return the input of a run, checked; GameGraphError names the first row that is wrong."""
    found = _facts(moves, ("source", "target"), "moves")
    n_known = None
    if all_positions is not None and not hasattr(all_positions, "schema"):
        n_known = as_size(all_positions, "positions")
        _check_count(moves, n_known, found)
    kind = "int32" if max(found["largest"], n_known or 0) <= INT32_MAX else "int64"
    narrow = moves.select(source=moves.source.cast(kind), target=moves.target.cast(kind))
    mark: dict[str, Any] = {"terminals": terminals, "moves": [found["rows"], *found["sums"]]}
    listed = None
    if n_known is not None:
        mark["positions"] = n_known
        listed = _first_positions(n_known, kind, run)
    elif all_positions is not None:
        facts = _facts(all_positions, ("position",), "positions")
        mark["positions"] = [facts["rows"], *facts["sums"]]
        kind = "int32" if max(found["largest"], facts["largest"]) <= INT32_MAX else "int64"
        narrow = moves.select(source=moves.source.cast(kind), target=moves.target.cast(kind))
        listed = all_positions.select(position=all_positions.position.cast(kind)).distinct()
        _check_listed(moves, all_positions)
    checked, mark["verdicts"] = _verdicts(verdicts, narrow, listed, kind, run)
    return TableInput(narrow, listed, checked, mark)


def all_positions(question: TableInput) -> Any:
    """Return the table of all positions, each once."""
    if question.positions is not None:
        return question.positions
    moves = question.moves
    return moves.select(position=moves.source).union(
        moves.select(position=moves.target), distinct=True
    )


def without_moves(question: TableInput) -> Any:
    """Return the positions, each once, from which no move leads."""
    moves = question.moves
    if question.positions is not None:
        return question.positions.anti_join(moves, [("position", "source")])
    targets = moves.select(position=moves.target)
    return targets.anti_join(moves.select("source"), [("position", "source")]).distinct()


def row_of(table: Any) -> str | None:
    """Return the first row of a table as text, in the order of its columns; None if it is empty."""
    rows = table.order_by(list(table.columns)).limit(1).to_pyarrow().to_pylist()
    if not rows:
        return None
    cells = (f"{name}={'NULL' if value is None else value}" for name, value in rows[0].items())
    return f"({', '.join(cells)})"


def _facts(table: Any, columns: tuple[str, ...], what: str) -> dict[str, Any]:
    """Return the number of rows, the largest value and sums that tell the rows from others.

    NULL and what is negative is refused. The order of the rows makes no difference.
    """
    ask = {"rows": table.count()}
    for i, name in enumerate(columns):
        column = table[name]
        ask |= {
            f"filled{i}": column.count(),
            f"low{i}": column.min(),
            f"high{i}": column.max(),
        }
    ask |= {
        f"sum{i}": (_mixed(table, columns, seed) % prime).sum()
        for i, (seed, prime) in enumerate(product(_SEEDS, _SUMMED))
    }
    (found,) = table.aggregate(**ask).to_pyarrow().to_pylist()
    rows, each = found["rows"], range(len(columns))
    if any(found[f"filled{i}"] < rows or (found[f"low{i}"] or 0) < 0 for i in each):
        wrong = [table[name].isnull() | (table[name] < 0) for name in columns]
        bad = row_of(table.filter(wrong[0] if len(wrong) == 1 else wrong[0] | wrong[1]))
        raise GameGraphError(f"{what} has the row {bad}, but a position is a number from 0 on")
    largest = max((found[f"high{i}"] or 0 for i in each), default=0)
    if largest >= 1 << 63:
        raise GameGraphError(f"{what} has the position {largest}, which does not fit into 64 bits")
    sums = [int(found[name] or 0) for name in ask if name.startswith("sum")]
    return {"rows": rows, "largest": largest, "sums": sums}


def _mixed(table: Any, columns: tuple[str, ...], seed: int) -> Any:
    """Return a number below 2^30 for each whole row; sums of such numbers tell rows apart.

    Squares by two primes in turn: a sum of what is linear in a column, or a polynomial, stays the
    same for many other rows, such as two moves of one position whose targets keep their sum.
    """
    mixed: Any = seed
    for name in columns:
        mixed = mixed + (table[name] % _PRIMES[0]).cast("int64")
        for prime in _PRIMES:
            mixed = (mixed * mixed + seed) % prime
    return mixed


def _check_count(moves: Any, n: int, found: dict[str, Any]) -> None:
    """Refuse a move from or to a position that is not below n."""
    if found["rows"] and found["largest"] >= n:
        bad = row_of(moves.filter((moves.source >= n) | (moves.target >= n)))
        raise GameGraphError(f"moves has the row {bad}, but {positions(n)}")


def _check_listed(moves: Any, listed: Any) -> None:
    for column in ("source", "target"):
        bad = row_of(moves.anti_join(listed, [(column, "position")]))
        if bad is not None:
            raise GameGraphError(
                f"moves has the row {bad}, but positions does not list its {column}"
            )


def _first_positions(n: int, kind: str, run: RunFolder) -> Any:
    """Return the table of the positions 0..n - 1."""
    import numpy as np
    import pyarrow as pa

    schema = pa.schema([("position", kind)])

    def slices() -> Iterator[Any]:
        for begin in range(0, n, _SLICE):
            yield pa.table([np.arange(begin, min(begin + _SLICE, n), dtype=kind)], schema=schema)

    run.write_arrow("given/positions", slices(), schema)
    return run.read("given/positions")


def _verdicts(
    verdicts: Any, moves: Any, listed: Any, kind: str, run: RunFolder
) -> tuple[Any, list[int]]:
    """Return (table of verdicts or None, its mark)."""
    import pyarrow as pa

    if verdicts is None or (isinstance(verdicts, Mapping) and not verdicts):
        return None, []
    if isinstance(verdicts, Mapping):
        numbers = [_position(u) for u in verdicts]
        values = [int(as_outcome(value, f"verdicts[{u!r}]")) for u, value in verdicts.items()]
        fits = max(numbers) <= INT32_MAX or kind == "int64"
        given = pa.table({"position": pa.array(numbers, kind if fits else "int64"),
                          "outcome": pa.array(values, "int8")})  # fmt: skip
        run.write_arrow("given/verdicts", [given], given.schema)
        table = run.read("given/verdicts")
    elif hasattr(verdicts, "schema"):
        given = as_run_table(verdicts, "verdicts", ("position", "outcome"), run.backend)
        _facts(given.select("position"), ("position",), "verdicts")
        bad = row_of(given.filter(given.outcome.isnull() | ~given.outcome.isin([0, 1, 2])))
        if bad is not None:
            raise GameGraphError(
                f"verdicts has the row {bad}, but an outcome is LOSE 0, WIN 1 or DRAW 2"
            )
        twice = given.group_by("position").aggregate(rows=given.count())
        bad = row_of(twice.filter(twice.rows > 1))
        if bad is not None:
            raise GameGraphError(f"verdicts names a position more than once: {bad}")
        run.write("given/verdicts", given.select(
            position=given.position.cast("int64"), outcome=given.outcome.cast("int8")
        ))  # fmt: skip
        table = run.read("given/verdicts")
    else:
        raise GameGraphError(
            "verdicts must be a dict of outcomes by position, or a table with the columns "
            f"position and outcome, not {shown(verdicts)}"
        )
    if listed is not None:
        unknown = table.anti_join(listed, "position")
    else:
        unknown = table.anti_join(moves, [("position", "source")])
        unknown = unknown.anti_join(moves, [("position", "target")])
    bad = unknown.order_by("position").limit(1).to_pyarrow().to_pylist()
    if bad:
        raise GameGraphError(f"verdicts[{bad[0]['position']}] is for no position")
    facts = _facts(table, ("position", "outcome"), "verdicts")
    narrow = table.select(position=table.position.cast(kind), outcome=table.outcome)
    return narrow, [facts["rows"], *facts["sums"]]


def _position(value: Any) -> int:
    number = as_integer(value, "a key of verdicts")
    if not 0 <= number < 1 << 63:
        raise GameGraphError(
            f"verdicts[{number}] is for no position: those are numbers from 0 to 2^63 - 1"
        )
    return number
