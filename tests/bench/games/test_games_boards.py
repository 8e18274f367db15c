"""The benchmark of board games: both kinds of rules explore the same graph, or it stops."""

import re

import pytest

import gamegraphs as gg
from gamegraphs.bench.games import boards as bench
from gamegraphs.games import PolicemanAndThief, PongHauKi

GAMES = ("HareAndHounds", "LGame", "Dao")


@pytest.fixture
def small(monkeypatch):
    """Pong Hau K'i stands in for most games."""
    for name in GAMES:
        monkeypatch.setattr(bench, name, PongHauKi)
    monkeypatch.setattr(bench, "ConnectFour", lambda columns, rows: PongHauKi())
    monkeypatch.setattr(bench, "Teeko", lambda size, pieces=4: PongHauKi())
    monkeypatch.setattr(bench, "PolicemanAndThief", lambda text: PolicemanAndThief("P.T\n..E"))


def test_a_row_names_the_game_and_its_size(small):
    graph = gg.explore(PongHauKi())
    quick = [row[0] for row in bench.rows(quick=True)]
    rows = list(bench.rows())
    size = f"{graph.n} positions, {graph.m} moves" if bench.has_numba() else f"{graph.n} positions"
    assert quick == [work for work, _, _ in rows[:5]]
    assert rows[0][0] == f"Pong Hau K'i, {size}"
    assert rows[5][0] == f"Dao, {size}"
    assert rows[6][0] == f"Connect Four, 5 x 4, {size}"
    assert rows[7][0] == f"Teeko, 4 x 4, {size}"
    assert {goal for _, _, goal in rows} == {">= 2,000,000 a second"}


@pytest.mark.machine
def test_a_row_has_both_rates_and_their_ratio(small):
    pytest.importorskip("numba")
    _, result, _ = next(bench.rows(quick=True))
    assert re.fullmatch(
        r"[\d,]+ a second, Python rules [\d,]+, \d+ times; solved in [\d.]+ of that time", result
    )


def test_without_numba_the_python_rules_are_measured_alone(small, monkeypatch):
    monkeypatch.setattr(bench, "has_numba", lambda: False)
    work, result, _ = next(bench.rows(quick=True))
    assert work == "Pong Hau K'i, 56 positions"
    assert re.fullmatch(r"Python rules [\d,]+ a second", result)


def test_a_game_whose_moves_fail_stops_the_benchmark(small, monkeypatch):
    def moves(game, position):
        raise ZeroDivisionError

    monkeypatch.setattr(PongHauKi, "moves", moves)
    with pytest.raises(ZeroDivisionError):
        next(bench.rows(quick=True))


def test_compiled_rules_with_another_graph_stop_the_benchmark(small, monkeypatch):
    pytest.importorskip("numba")
    other = gg.explore(PongHauKi(), starts=PongHauKi().positions())
    monkeypatch.setattr(bench, "explore_compiled", lambda rules, game, limit, starts: other)
    with pytest.raises(AssertionError, match="the graphs differ"):
        next(bench.rows(quick=True))
