"""Check a table of outcomes by joins, without solving: the distances are the certificate.

Every position is held against its successors, as in `certify.labels`: a WIN is one ply more than
its soonest LOSE, a LOSE one more than its latest WIN, and a DRAW has no LOSE successor and a DRAW
one. A claim rests on one of a smaller distance, so labels that hold everywhere are right.
"""

from __future__ import annotations

from typing import Any

from ...outcome import (
    DRAW,
    LOSE,
    WIN,
    GameGraphError,
    Outcome,
    VerificationError,
    terminal_outcome,
)
from ...validate import shown
from .engines import as_table, backend_of, need_ibis
from .solve_tables import TableSolution


def verify(moves: Any, answer: TableSolution) -> None:
    """Raise VerificationError unless every outcome and distance of an answer is right.

    moves : the Ibis table that was solved
    answer : of `solve`; the positions, verdicts and terminals it was asked about are taken from it

    The least position that is wrong is the witness. Cost: a join of the moves with the outcomes,
    and one group for each position.

    >>> import ibis
    >>> from .solve_tables import solve
    >>> connection = ibis.duckdb.connect()
    >>> moves = connection.create_table("moves", ibis.memtable({"source": [0], "target": [1]}))
    >>> answer = solve(moves)
    >>> verify(moves, answer)
    >>> answer.labels = answer.labels.mutate(outcome=ibis.literal(2, "int8"))
    >>> verify(moves, answer)
    Traceback (most recent call last):
        ...
    gamegraphs.VerificationError: position 0: DRAW in 1, but by its successors it is DRAW
    """
    ibis = need_ibis()
    if not isinstance(answer, TableSolution):
        raise GameGraphError(f"answer must be what tables.solve returns, not {shown(answer)}")
    table = as_table(moves, "moves", ("source", "target"))
    if backend_of(answer.labels) is not backend_of(table):
        raise GameGraphError("moves must lie in the connection in which they were solved")
    labels = answer.labels.select("position", "outcome", "distance")
    _check_positions(table, labels, answer)
    ends = labels.select(at=labels.position, ends=labels.outcome, plies=labels.distance)
    joined = table.join(ends, [("target", "at")])
    successors = joined.group_by(at=joined.source).aggregate(
        moves=joined.count(),
        soonest=joined.plies.min(where=joined.ends == int(LOSE)),
        latest=joined.plies.max(where=joined.ends == int(WIN)),
        losing=(joined.ends == int(LOSE)).sum(),
        winning=(joined.ends == int(WIN)).sum(),
    )
    rows = labels.left_join(successors, [("position", "at")]).drop("at")
    if answer.verdicts is None:
        rows = rows.mutate(stops=ibis.literal(None, "int8"))
    else:
        given = answer.verdicts
        given = given.select(at=given.position.cast("int64"), stops=given.outcome.cast("int8"))
        rows = rows.left_join(given, [("position", "at")]).drop("at")
    stops, end = rows.stops, int(terminal_outcome(answer.terminals))
    goes_on = rows.losing + rows.winning < rows.moves
    outcome = ibis.cases(
        (stops.notnull(), stops),
        (rows.moves.isnull(), end),
        (rows.losing > 0, int(WIN)),
        (goes_on, int(DRAW)),
        else_=int(LOSE),
    )
    distance = ibis.cases(
        (stops == int(DRAW), ibis.literal(None, "int32")),
        (stops.notnull() | rows.moves.isnull(), 0),
        (rows.losing > 0, rows.soonest + 1),
        (goes_on, ibis.literal(None, "int32")),
        else_=rows.latest + 1,
    )
    judged = rows.select(
        "position", "outcome", "distance", due=outcome.cast("int32"), plies=distance.cast("int32")
    )
    wrong = judged.filter(
        ~(judged.outcome.cast("int32").identical_to(judged.due))
        | ~(judged.distance.cast("int32").identical_to(judged.plies))
    )
    for row in wrong.order_by("position").limit(1).to_pyarrow().to_pylist():
        claim, due = _claim(row["outcome"], row["distance"]), _claim(row["due"], row["plies"])
        raise VerificationError(row["position"], f"{claim}, but by its successors it is {due}")


def _check_positions(moves: Any, labels: Any, answer: TableSolution) -> None:
    """Raise VerificationError unless each position, and nothing else, has one row."""
    groups = labels.group_by("position").aggregate(rows=labels.count())
    _refuse(groups.filter(groups.rows > 1), "it has more than one row")
    ends = moves.select(position=moves.source).union(moves.select(position=moves.target))
    ends = ends.select(position=ends.position.cast("int64"))
    listed = answer.positions
    if listed is not None:
        ends = ends.union(listed.select(position=listed.position.cast("int64")))
    _refuse(ends.anti_join(labels, "position"), "it has no row")
    _refuse(labels.select("position").anti_join(ends, "position"), "it is no position of the graph")


def _refuse(positions: Any, why: str) -> None:
    for row in positions.order_by("position").limit(1).to_pyarrow().to_pylist():
        raise VerificationError(row["position"], why)


def _claim(label: int | None, distance: int | None) -> str:
    if label not in (0, 1, 2):
        return f"outcome {label}"
    return Outcome(label).name + ("" if distance is None else f" in {distance}")
