"""A wave of retrograde analysis as joins, over a table of open moves that only shrinks.

The open moves are those of positions whose outcome is not known yet, without the moves into WIN.
So a position that is still open has a row, and one step is three queries:

    wins    whoever can move to a LOSE of distance d - 1 is WIN in d (a semi-join)
    rest    its moves go, and so do all moves into it (two anti-joins)
    losses  whoever has lost the last move by that is LOSE in d + 1 (two joins and an anti-join)

Positions that keep a row to the end are DRAW. Each step reads the open moves, and what they have
lost is gone for all later steps.

Source: the wave is that of `retrograde`; the joins are the operators of any relational engine
(E. F. Codd, A relational model of data for large shared data banks, CACM 13 (6), 1970).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...outcome import LOSE, WIN, GameGraphError, Outcome
from ...validate import shown
from .engines import SPARK, as_size, need_ibis


@dataclass(frozen=True)
class Wave:
    """One step, and how far it has brought the run.

    Attributes
    ----------
    distance : of its wins, in plies; its losses are one ply further. 0: where play is over.
    wins, losses : positions it has decided
    known : positions decided so far
    open_moves : moves that are left
    seconds : since the run began, on the clock, those of earlier parts of it included
    """

    distance: int
    wins: int
    losses: int
    known: int
    open_moves: int
    seconds: float

    def __str__(self) -> str:
        return (
            f"wave {self.distance}: {self.known:,} positions known, {self.open_moves:,} moves "
            f"open, {self.seconds:.1f} s"
        )


def movers_into(moves: Any, frontier: Any) -> Any:
    """Return the positions, each once, with a move into the table of positions `frontier`."""
    hits = moves.semi_join(frontier, [("target", "position")])
    return hits.select(position=hits.source).distinct()


def without(moves: Any, known: Any) -> Any:
    """Return the moves that neither leave nor enter a position of `known`."""
    return moves.anti_join(known, [("source", "position")]).anti_join(
        known, [("target", "position")]
    )


def stuck_by(moves: Any, known: Any, rest: Any) -> Any:
    """Return the positions, each once, all of whose moves lead into `known`.

    Known positions themselves are left out; `rest` is `without(moves, known)`, kept.
    """
    lost = moves.semi_join(known, [("target", "position")]).anti_join(
        known, [("source", "position")]
    )
    positions = lost.select(position=lost.source).distinct()
    return positions.anti_join(rest, [("position", "source")])


def labelled(positions: Any, outcome: Outcome, distance: int | None) -> Any:
    """Return a table of positions with the columns outcome (int8) and distance (int32)."""
    ibis = need_ibis()
    return positions.select(
        position=positions.position,
        outcome=ibis.literal(int(outcome), "int8"),
        distance=ibis.literal(distance, "int32"),
    )


def wave_sql(dialect: str = "duckdb", distance: int = 1) -> str:
    """Return the plain SQL of one step, for DuckDB ("duckdb"), Spark ("spark") and others of Ibis.

    distance : of its wins, in plies, from 1 on

    Raises GameGraphError for a dialect that Ibis does not speak, or another distance.

    Its tables are `open_moves`, `losses_before` (LOSE of the distance before), and, once they
    are kept, `wins` and `rest`.

    >>> print(wave_sql().partition(";")[0])  # doctest: +SKIP
    """
    ibis = need_ibis()
    dialect = _dialect(dialect)
    distance = as_size(distance, "distance")
    if distance == 0:
        raise GameGraphError("distance must be at least 1, a WIN takes a move, not 0")
    moves = ibis.table({"source": "int64", "target": "int64"}, name="open_moves")
    rest = ibis.table({"source": "int64", "target": "int64"}, name="rest")
    before, wins = (
        ibis.table({"position": "int64"}, name=name) for name in ("losses_before", "wins")
    )
    steps = {
        f"wins: WIN in {distance}": labelled(movers_into(moves, before), WIN, distance),
        "rest: the moves that stay open": without(moves, wins),
        f"losses: LOSE in {distance + 1}": labelled(
            stuck_by(moves, wins, rest), LOSE, distance + 1
        ),
    }
    return "\n\n".join(
        f"-- {title}\n{ibis.to_sql(table, dialect=dialect)};" for title, table in steps.items()
    )


def _dialect(name: str) -> str:
    """Return what Ibis calls a dialect of SQL."""
    from ibis.backends.sql import compilers

    if name == "spark":
        return SPARK
    known = sorted(word for word in dir(compilers) if hasattr(getattr(compilers, word), "compiler"))
    if name not in known:
        raise GameGraphError(f"dialect must be one of {', '.join(known)}, not {shown(name)}")
    return name
