"""The benchmark of chess endgames: a row for each table."""

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
    assert all(seconds.endswith(" s") for _, seconds, _ in rows)
