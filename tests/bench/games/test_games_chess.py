"""The benchmark of chess endgames: a row for each table."""

import re

from endgames import solved

from gamegraphs.bench.games import chess as games_chess


def test_the_benchmark_has_a_row_for_each_table(monkeypatch):
    monkeypatch.setattr(games_chess, "solve_endgame", solved)
    rows = list(games_chess.rows(quick=True))
    assert [(work, goal) for work, _, goal in rows] == [
        ("KQK, all positions; longest mate 10 moves", ""),
        ("KRK, all positions; longest mate 16 moves", "<= 0.1 s"),
        ("KPK, all positions; longest mate 28 moves", ""),
    ]
    pattern = r"[\d.]+ s, [\d.]+ s on the clock, check [\d.]+ s, \d+ MB"
    assert all(re.fullmatch(pattern, said) for _, said, _ in rows)
