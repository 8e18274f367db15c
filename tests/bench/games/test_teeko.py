"""The benchmark of Teeko: a row for solving and one for checking."""

import re

import pytest

from gamegraphs import GameGraphError
from gamegraphs.bench.games import teeko as bench
from gamegraphs.games import Teeko
from gamegraphs.games.teeko.table import TeekoTable


def test_the_rows_say_how_many_positions_are_solved():
    game = Teeko(3, 3)
    rows = list(bench.measured(game, "<= 1 s"))
    assert [(work, goal) for work, _, goal in rows] == [
        (f"Teeko, all {sum(1 for _ in game.positions()):,} positions with distances", "<= 1 s"),
        ("Teeko, every byte checked", ""),
    ]
    for _, seconds, _ in rows:
        assert re.fullmatch(r"[\d.]+ s on the clock, [\d.]+ s of processor time, \d+ MB", seconds)
    assert list(bench.rows(quick=True)) == []


def test_a_wrong_table_stops_the_benchmark(monkeypatch):
    def check(table):
        raise GameGraphError("is wrong")

    monkeypatch.setattr(TeekoTable, "check", check)
    with pytest.raises(GameGraphError):
        list(bench.measured(Teeko(3, 3), ""))
