"""The game graph of an endgame as tables: its moves, and that solving it gives the table."""

import pickle
import random

import chess
import numpy as np
import pytest
from endgames import after, solved

import gamegraphs as gg
from gamegraphs.games.chess import graph_of_endgame
from gamegraphs.games.chess.build import DRAWN, ILLEGAL


def everything(graph, batch):
    """Return (positions, source, target) of a graph, whole."""
    pairs = list(graph.slices(batch))
    positions = np.concatenate(list(graph.positions(batch)))
    return positions, *(np.concatenate(side) for side in zip(*pairs, strict=True))


@pytest.mark.parametrize(("name", "n"), [("KK", 3), ("KRK", 4), ("KQKR", 3), ("KRRK", 3)])
def test_solving_it_gives_the_table(name, n):
    """Every legal position of every slice has the outcome and the plies of `solve_endgame`."""
    graph, tables = graph_of_endgame(name, n), solved(name, n).tables
    assert list(graph.firsts) == list(tables)
    expected = np.concatenate(list(tables.values()))
    positions, source, target = everything(graph, 1000)
    assert positions.tolist() == np.flatnonzero(expected != ILLEGAL).tolist()
    game = gg.GameGraph.from_edges(graph.numbers, source, target)
    answer = gg.solve(game, verdicts=graph.verdicts())
    plies = np.where(expected == DRAWN, -1, expected.astype(int))
    assert answer.distances[positions].tolist() == plies[positions].tolist()
    drawn = expected[positions] == DRAWN
    assert ((answer.labels[positions] == gg.DRAW) == drawn).all()


@pytest.mark.parametrize("name", ["KRK", "KPK"])
def test_moves_are_those_of_python_chess(name):
    """Also from the slices below, where captures and promotions have led."""
    graph, rng = graph_of_endgame(name), random.Random(1)
    kinds = set()
    for number in rng.sample(np.concatenate(list(graph.positions())).tolist(), 400):
        board = chess.Board(graph.position(number))
        source, target = graph.successors([number])
        expected = [graph.number(" ".join(after(board, move))) for move in board.legal_moves]
        assert sorted(target.tolist()) == sorted(expected), board.fen()
        assert source.tolist() == [number] * len(target)
        kinds |= {board.is_capture(move) for move in board.legal_moves}
        kinds |= {move.promotion for move in board.legal_moves}
    assert kinds >= {True, False}
    assert (chess.QUEEN in kinds) == (name == "KPK")


def test_verdicts_are_the_stalemates():
    graph = graph_of_endgame("KQK", 5)
    verdicts = graph.verdicts(777)
    table = solved("KQK", 5)
    for number in np.concatenate(list(graph.positions())).tolist():
        if not len(graph.successors([number])[0]):
            outcome, _ = table.probe(graph.position(number))
            assert (number in verdicts) == (outcome == gg.DRAW)
    assert len(verdicts) > 50
    assert set(verdicts.values()) == {gg.DRAW}


def test_any_batches_give_the_same_moves_in_the_order_asked_for():
    graph = graph_of_endgame("KQKR", 3)
    positions, source, target = everything(graph, 10**6)
    for one, other in zip(everything(graph, 17), (positions, source, target), strict=True):
        assert one.tolist() == other.tolist()
    of = {}
    for u, v in zip(source.tolist(), target.tolist(), strict=True):
        of.setdefault(u, []).append(v)
    asked = random.Random(3).sample(positions.tolist(), 900)  # from one slice to another and back
    found = graph.successors(asked)
    assert found[0].tolist() == [u for u in asked for _ in of.get(u, ())]
    assert found[1].tolist() == [v for u in asked for v in of.get(u, ())]
    sent = pickle.loads(pickle.dumps(graph))  # as to the workers of an engine
    assert sent.successors(asked)[1].tolist() == found[1].tolist()
    assert [len(side) for side in graph.successors([])] == [0, 0]


def test_a_position_and_its_number_belong_together():
    graph = graph_of_endgame("KQKR", 4)
    for numbers in graph.positions(100_000):
        for number in numbers[::997].tolist():
            assert graph.number(graph.position(number)) == number
    assert graph.number("2k1/4/2K1/R3 w") >= graph.firsts["KRK"]
    assert graph.number("2k1/4/2K1/r3 b") >= graph.firsts["KRK"]  # upside down, colours exchanged


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda g: g.successors([g.number("2k1/4/2K1/R3 w"), 0]), "^0 is the number of no legal"),
        (lambda g: g.successors([-1]), r"-1 is .* of EndgameGraph\('KRK', size=4\)"),
        (lambda g: g.position(8704), "8704 is the number of no"),
        (lambda g: g.number("2k1/4/2K1/Q3 w"), "belongs to KQK, and here are KRK, KK"),
        (lambda g: g.number("2k1/2K1/4/R3 w"), "is not legal"),
        (lambda g: g.number("2k1/4/R3 w"), "3 rank"),
        (lambda g: graph_of_endgame("KPK", 4), "KPK needs the usual board"),
        (lambda g: graph_of_endgame("KRK", 2), "size must be an integer from 3 to 16, not 2"),
        (lambda g: graph_of_endgame("rook"), "no table can be built for 'rook'"),
    ],
)
def test_what_is_no_position_is_an_error(ask, message):
    with pytest.raises(gg.GameGraphError, match=message):
        ask(graph_of_endgame("KRK", 4))
