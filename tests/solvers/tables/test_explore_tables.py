"""Breadth-first search in an engine finds the graph of `gg.explore`."""

import numpy as np
import pytest
from tables_in_engines import answer_lists  # noqa: F401  (skips where pyarrow is missing)

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.solvers import tables


def rules_of(game, number, position):
    """Return the rules of a game on numbers, a batch at a time."""

    def successors(positions):
        rows = []
        for u in positions.tolist():
            at = position(u)
            if game.verdict(at) is None:
                rows += [(u, number(v)) for v in game.moves(at)]
        return np.array(rows, np.int64).reshape(-1, 2).T

    return successors


def rows_of(moves):
    columns = moves.select("source", "target").to_pyarrow().to_pydict()
    return sorted(zip(columns["source"], columns["target"], strict=True))


def test_policeman_and_thief(duckdb):
    game = games.PolicemanAndThief("T.E\n.*.\nP..")
    moves = tables.explore(
        game.number(game.start), rules_of(game, game.number, game.position), duckdb
    )
    graph = gg.explore(game)
    number = [game.number(name) for name in graph.names]
    true = sorted((number[u], number[v]) for u in range(graph.n) for v in graph.moves(u))
    assert rows_of(moves) == true
    verdicts = {game.number(name): outcome for name, outcome in graph.verdicts.items()}
    found = tables.solve(moves, verdicts=verdicts, progress=False)
    solution = gg.solve(graph)
    labels = dict(zip(*found.labels.to_pyarrow().select([0, 1]).to_pydict().values(), strict=True))
    assert labels == {number[u]: int(solution.labels[u]) for u in range(graph.n)}


def piles(positions):
    """Take one or two of a pile."""
    source, target = np.repeat(positions, 2), np.stack([positions - 1, positions - 2], 1).ravel()
    return source[target >= 0], target[target >= 0]


def test_several_starts_an_end_and_a_limit(duckdb):
    assert rows_of(tables.explore([3, 1, 3], piles, duckdb)) == [
        (1, 0), (2, 0), (2, 1), (3, 1), (3, 2)
    ]  # fmt: skip
    assert rows_of(tables.explore(0, piles, duckdb)) == []
    assert len(rows_of(tables.explore(3, piles, duckdb, limit=4))) == 5
    with pytest.raises(gg.LimitError, match="more than 3 positions"):
        tables.explore(3, piles, duckdb, limit=3)


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (lambda p: p, r"successors must return \(source, target\), two arrays"),
        (lambda p: (p, p[:0]), "of the same length"),
        (lambda p: (p, p + 0.5), "two arrays of whole numbers"),
        (lambda p: (p + 1, p), "successors return a move from position 4, nobody asked"),
        (lambda p: (p, p - 9), "the rules lead from position 3 to -6"),
        (None, "successors must be a function"),
    ],
)
def test_rules_that_are_none(duckdb, rules, message):
    with pytest.raises(gg.GameGraphError, match=message):
        tables.explore(3, rules, duckdb)


@pytest.mark.parametrize(
    ("start", "message"),
    [("3", "start must be positions"), (-1, "start has the position -1"), (0.5, "start must be")],
)
def test_starts_that_are_none(duckdb, start, message):
    with pytest.raises(gg.GameGraphError, match=message):
        tables.explore(start, piles, duckdb)


def test_a_connection_is_needed():
    with pytest.raises(gg.GameGraphError, match="connection must be one of Ibis"):
        tables.explore(3, piles, "game.duckdb")
