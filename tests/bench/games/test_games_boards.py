"""The benchmark of board games: the rows count the positions that are explored and solved."""

import pytest

import gamegraphs as gg
from gamegraphs.bench.games import boards as bench
from gamegraphs.games import PongHauKi


@pytest.fixture
def small(monkeypatch):
    """Pong Hau K'i stands in for both games."""
    monkeypatch.setattr(bench, "LGame", PongHauKi)
    monkeypatch.setattr(bench, "Dao", PongHauKi)


def test_a_row_names_the_game_and_its_size(small):
    graph = gg.explore(PongHauKi())
    quick = list(bench.rows(quick=True))
    size = f"through explore and solve, {graph.n} positions, {graph.m} moves"
    assert [(work, goal) for work, _, goal in quick] == [(f"L-game {size}", "")]
    both = list(bench.rows())
    assert [(work, goal) for work, _, goal in both] == [
        (f"L-game {size}", ""),
        (f"Dao {size}", ">= 50,000 a second"),
    ]
    for _, result, _ in both:
        assert "positions a second, exploring " in result
        assert result.endswith("% of the time")


def test_a_game_whose_moves_fail_stops_the_benchmark(small, monkeypatch):
    def moves(game, position):
        raise ZeroDivisionError

    monkeypatch.setattr(PongHauKi, "moves", moves)
    with pytest.raises(ZeroDivisionError):
        next(bench.rows(quick=True))
