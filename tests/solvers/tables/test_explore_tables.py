"""Breadth-first search in an engine finds the graph of `gg.explore`."""

from functools import cache

import numpy as np
import pyarrow.parquet as pq
import pytest
from tables_in_engines import answer_lists, pa  # noqa: F401  (skips without pyarrow)

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


def explored_and_solved(connection, game, start, successors, number):
    """Compare what an engine finds and solves with `gg.explore(game)` and `gg.solve` of that."""
    moves = tables.explore(start, successors, connection)
    graph = gg.explore(game)
    numbers = [number(name) for name in graph.names]
    true = sorted((numbers[u], numbers[v]) for u in range(graph.n) for v in graph.moves(u))
    assert rows_of(moves) == true
    verdicts = {number(name): outcome for name, outcome in graph.verdicts.items()}
    found = tables.solve(moves, verdicts=verdicts, progress=False)
    solution = gg.solve(graph)
    rows = found.labels.to_pyarrow().to_pydict()
    labels = dict(zip(rows["position"], rows["outcome"], strict=True))
    assert labels == {numbers[u]: int(solution.labels[u]) for u in range(graph.n)}
    plies = dict(zip(rows["position"], rows["distance"], strict=True))
    distances = [None if d < 0 else d for d in solution.distances.tolist()]
    assert plies == dict(zip(numbers, distances, strict=True))
    return graph.n


def policeman_and_thief(connection):
    game = games.PolicemanAndThief("T.E\n.*.\nP..")
    successors = rules_of(game, game.number, game.position)
    start = game.number(game.start)
    assert explored_and_solved(connection, game, start, successors, game.number) > 50


def test_policeman_and_thief(duckdb):
    policeman_and_thief(duckdb)


class Endgame:
    """An endgame in FEN, by the moves of its finished table; a stalemate is a DRAW."""

    def __init__(self, name, size, start):
        self.table = games.chess.solve_endgame(name, size)
        self.start = start

    @cache  # noqa: B019  (the rules, the graph and the verdicts ask for the same moves)
    def moves(self, position):
        return [after for after, _, _ in self.table.moves(position)]

    def verdict(self, position):
        is_stalemate = not self.moves(position) and self.table.probe(position)[0] == gg.DRAW
        return gg.DRAW if is_stalemate else None


def endgame(connection):
    """King and rook against king on 4 x 4 squares, and into the bare kings by a capture."""
    game, graph = Endgame("KRK", 4, "k3/4/4/K2R w"), games.chess.graph_of_endgame("KRK", 4)
    start = graph.number(game.start)
    n = explored_and_solved(connection, game, start, graph.successors, graph.number)
    assert n > 3000


@pytest.mark.long
def test_an_endgame(duckdb):
    endgame(duckdb)


@pytest.mark.long
def test_an_endgame_on_the_usual_board(duckdb):
    """KRK on 8 x 8 squares: all moves between what can be reached, and the plies of its table."""
    graph = games.chess.graph_of_endgame("KRK")
    start = graph.number("8/8/8/4k3/8/8/8/R3K3 w")
    table = tables.explore(start, graph.successors, duckdb)
    moves = table.to_pyarrow()
    source, target = (np.concatenate(side) for side in zip(*graph.slices(), strict=True))
    reached = np.zeros(graph.numbers, bool)
    reached[start] = True
    while True:
        more = reached.copy()
        more[target[reached[source]]] = True
        if (more == reached).all():
            break
        reached = more
    true = np.sort(source[reached[source]] * graph.numbers + target[reached[source]])
    found = moves.column("source").to_numpy() * graph.numbers + moves.column("target").to_numpy()
    assert np.array_equal(np.sort(found), true)
    assert len(true) > 4_000_000
    answer = tables.solve(table, verdicts=graph.verdicts(), progress=False)
    rows = answer.labels.order_by("position").to_pyarrow()
    assert rows.column("position").to_pylist() == np.flatnonzero(reached).tolist()
    expected = np.concatenate(list(games.chess.solve_endgame("KRK").tables.values()))[reached]
    plies = rows.column("distance").fill_null(253).to_numpy()  # the byte of a DRAW
    assert np.array_equal(plies, expected)


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


def take_from_pile(positions):
    """One or two, from a pile of so many."""
    source = np.repeat(positions, 2)
    target = source - np.tile([1, 2], len(positions))
    return source[target >= 0], target[target >= 0]


def test_a_folder_used_again_holds_the_last_game_only(duckdb, tmp_path):
    (tmp_path / "moves" / "2024").mkdir(parents=True)
    mine = tmp_path / "moves" / "2024" / "a.parquet"
    pq.write_table(pa.table({"source": [70], "target": [77]}), mine)
    before = mine.read_bytes()
    for pile in (9, 3):
        found = tables.explore(pile, take_from_pile, duckdb, folder=tmp_path)
        assert rows_of(found) == rows_of(tables.explore(pile, take_from_pile, duckdb))
    assert mine.read_bytes() == before
    # Moves that were found in a folder may be solved in it.
    solved = tables.solve(found, folder=tmp_path, progress=False)
    assert solved.labels.count().to_pyarrow().as_py() == 4
    assert len(rows_of(found)) == 5
