"""Attractors on tables are those of `gg.attractor`."""

import random

import pytest
from brute import arena_case
from tables_in_engines import integers, moves_table

import gamegraphs as gg
from gamegraphs.solvers import tables


@pytest.mark.parametrize("seed", range(8))
def test_ranks_and_strategies_of_random_arenas(duckdb, seed):
    case = arena_case(seed, random.Random(seed).choice((6, 12, 40)))
    arena = case.arena()
    moves = [arena.graph.moves(u) for u in range(arena.n)]
    table = moves_table(duckdb, moves)
    owners = integers(duckdb, {"position": range(arena.n), "owner": arena.owner.tolist()})
    aim = sorted(case.chosen)
    for player in (0, 1):
        found = tables.attractor(table, owners, player, aim).ranks
        rows = found.order_by("position").to_pyarrow().to_pydict()
        true = gg.attractor(arena, player, aim)
        ranks = [-1 if rank is None else rank for rank in rows["rank"]]
        assert ranks == true.rank.tolist()
        for u, strategy in enumerate(rows["strategy"]):
            if true.strategy[u] < 0:
                assert strategy is None
            else:
                nearer = [v for v in moves[u] if ranks[v] == ranks[u] - 1]
                assert strategy == min(nearer)


def test_a_target_as_a_table_and_what_owners_must_list(duckdb):
    moves = integers(duckdb, {"source": [0, 0], "target": [1, 2]})
    owners = integers(duckdb, {"position": [0, 1, 2], "owner": [0, 0, 1]})
    aim = integers(duckdb, {"position": [2, 2]})
    assert tables.attractor(moves, owners, 0, aim).waves == 2
    for columns, target, message in (
        ({"position": [0, 1, 2], "owner": [0, 0, 1]}, [7], r"\(position=7\), but owners does not"),
        ({"position": [0, 1], "owner": [0, 1]}, [0], "does not list its target"),
        ({"position": [0, 1, 2, 2], "owner": [0, 1, 1, 0]}, [0], "a position more than once"),
    ):
        with pytest.raises(gg.GameGraphError, match=message):
            tables.attractor(moves, integers(duckdb, columns), 0, target)
