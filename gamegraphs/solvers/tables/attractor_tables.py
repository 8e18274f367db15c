"""Attractors on tables: from where a player can force the play into a target, by the same joins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import index as as_index
from typing import Any

from ...outcome import GameGraphError
from ...validate import shown
from ..arenas.arena import as_player
from .engines import as_run_table, as_table, backend_of, engine_errors, need_ibis, tuned
from .input_tables import TableInput, read_input, row_of
from .run_folder import RunFolder
from .waves import stuck_by


@dataclass
class TableAttractor:
    """How far a player is from forcing a visit to the target, and how.

    Attributes
    ----------
    ranks : Ibis table, a row for each position: position (int64); rank (int32), plies against the
        longest defence, 0 on the target, NULL where the opponent keeps away for ever; strategy
        (int64), the least successor that is one ply nearer, NULL where the player has no forcing
        move, needs none, or does not move
    waves : how many there were
    """

    ranks: Any
    waves: int


def attractor(moves: Any, owners: Any, player: int, target: Any) -> TableAttractor:
    """Return how far `player` is from forcing a visit to `target`, and how.

    Parameters
    ----------
    moves : Ibis table with source and target, m rows
    owners : Ibis table with position and owner (0 or 1), a row for each of the n positions
    player : 0 or 1
    target : Ibis table with the column position, or an iterable of positions

    The play stays where there is no move, as in `gamegraphs.attractor`. A rank is a wave, and each
    wave reads the open moves of those it may concern: on a chain there are n. Nothing is kept for
    a run that goes on later.

    Raises
    ------
    GameGraphError : as for `solve`; a position with two owners, or one that is neither 0 nor 1; a
        target that owners does not list
    StoppedError : the engine failed

    >>> import ibis
    >>> connection = ibis.duckdb.connect()
    >>> rows = {"source": [0, 0, 1, 2, 2, 4], "target": [1, 2, 3, 1, 4, 2]}
    >>> moves = connection.create_table("moves", ibis.memtable(rows))
    >>> rows = {"position": range(5), "owner": [0, 1, 1, 0, 0]}
    >>> found = attractor(moves, connection.create_table("owners", ibis.memtable(rows)), 0, [3])
    >>> found.ranks.order_by("position").to_pyarrow().column("rank").to_pylist()
    [2, 1, None, 0, None]
    """
    player = as_player(player)
    table = as_table(moves, "moves", ("source", "target"))
    backend = backend_of(table)
    owned = as_run_table(owners, "owners", ("position", "owner"), backend)
    run = RunFolder(None, backend)
    try:
        with tuned(backend):
            _check_owners(owned)
            question = read_input(table, owned.select("position"), None, "normal", run)
            _write_target(target, question, run)
            waves = _attract(run, question.moves, owned, player)
        known = run.read_lasting("known/*")
        ranks = owned.select(position=owned.position.cast("int64")).left_join(
            known.select(
                at=known.position.cast("int64"),
                rank=known.rank.cast("int32"),
                strategy=known.strategy.cast("int64"),
            ),
            [("position", "at")],
        )
        return TableAttractor(ranks.select("position", "rank", "strategy"), waves)
    except engine_errors() as error:
        raise run.stopped(error) from error
    finally:
        run.close()


def _attract(run: RunFolder, moves: Any, owners: Any, player: int) -> int:
    """Write the positions of each rank to known/; return how many ranks there are."""
    aim = run.read("known/000000000")
    moves = moves.anti_join(aim, [("source", "position")])
    mine = moves.semi_join(owners.filter(owners.owner == player), [("source", "position")])
    others = moves.semi_join(owners.filter(owners.owner != player), [("source", "position")])
    frontier, rank = aim, 0
    while True:
        rank += 1
        hits = mine.semi_join(frontier, [("target", "position")])
        can = hits.group_by(position=hits.source).aggregate(strategy=hits.target.min())
        run.write("aside-can", can)
        can = run.read("aside-can")
        run.write(f"open/{rank:09d}-others", others.anti_join(frontier, [("target", "position")]))
        rest = run.read(f"open/{rank:09d}-others")
        must = stuck_by(others, frontier, rest)
        nothing = need_ibis().literal(None, moves.target.type())
        table = _ranked(can, rank, can.strategy).union(_ranked(must, rank, nothing))
        place = f"known/{rank:09d}"
        if not run.write(place, table):
            run.remove(place)
            return rank
        run.write(f"open/{rank:09d}-mine", mine.anti_join(can, [("source", "position")]))
        mine, others, frontier = run.read(f"open/{rank:09d}-mine"), rest, run.read(place)
        for whose in ("mine", "others"):
            run.remove(f"open/{rank - 1:09d}-{whose}")


def _ranked(positions: Any, rank: int, strategy: Any) -> Any:
    ibis = need_ibis()
    return positions.select(
        position=positions.position, rank=ibis.literal(rank, "int32"), strategy=strategy
    )


def _write_target(target: Any, question: TableInput, run: RunFolder) -> None:
    """Write the target as the positions of rank 0."""
    import pyarrow as pa

    kind = question.moves.source.type()
    if hasattr(target, "schema"):
        aim = as_run_table(target, "target", ("position",), run.backend)
    else:
        if not isinstance(target, Iterable):
            raise GameGraphError(f"target must be a table or positions, not {shown(target)}")
        try:
            numbers = pa.array([as_index(u) for u in target], "int64")
        except (TypeError, OverflowError):
            raise GameGraphError(f"target must be positions, not {shown(target)}") from None
        given = pa.table({"position": numbers})
        run.write_arrow("given/target", [given], given.schema)
        aim = run.read("given/target")
    bad = row_of(aim.anti_join(question.positions, "position"))
    if bad is not None:
        raise GameGraphError(f"target has the row {bad}, but owners does not list it")
    aim = aim.select(position=aim.position.cast(kind)).distinct()
    run.write("known/000000000", _ranked(aim, 0, need_ibis().literal(None, kind)))


def _check_owners(owners: Any) -> None:
    bad = row_of(owners.filter(owners.owner.isnull() | ~owners.owner.isin([0, 1])))
    if bad is not None:
        raise GameGraphError(f"owners has the row {bad}, but an owner is 0 or 1")
    twice = owners.group_by("position").aggregate(rows=owners.count())
    bad = row_of(twice.filter(twice.rows > 1))
    if bad is not None:
        raise GameGraphError(f"owners names a position more than once: {bad}")
