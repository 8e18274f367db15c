"""The benchmark of cop and robber: its rivals give the times of `capture_times`, or it stops."""

import pytest
from undirected import random_graph

from gamegraphs import games
from gamegraphs.bench.core import cop_and_robber
from gamegraphs.bench.games import cops_and_robber as bench
from gamegraphs.bench.games.cops_and_robber import times_by_dictionaries, times_without_moves


@pytest.mark.parametrize("rival", [times_by_dictionaries, times_without_moves])
def test_the_programs_of_the_benchmark_give_the_same_times(rival):
    for seed in range(60):
        graph = random_graph(seed)
        starts = [(c, r) for c in graph for r in graph]
        found = rival(graph)
        assert [found[start] for start in starts] == games.capture_times(graph).ravel().tolist()


@pytest.fixture
def small(monkeypatch):
    """The board has 3 x 4 squares instead of 15 x 20."""
    board = bench.kings_board(3, 4)
    monkeypatch.setattr(bench, "kings_board", lambda rows, columns: board)
    monkeypatch.setattr(bench, "cop_and_robber", lambda rows, columns: cop_and_robber(3, 4))


def test_a_king_walks_to_all_sides():
    board = bench.kings_board(3, 4)
    assert sorted(board) == list(range(12))
    assert sorted(degree for _, degree in board.degree) == [3] * 4 + [5] * 6 + [8] * 2


@pytest.mark.machine
def test_there_is_a_row_for_each_rival(small):
    ours, *others = bench.rows(quick=True)
    assert ours[0] == "cop and robber, 300 vertices"
    assert ours[1].endswith(" ms")
    assert [(work, goal) for work, _, goal in others[:3]] == [
        ("  beside a dictionary-based solver", "1/1000"),
        ("  beside dictionaries without stored moves", ""),
        ("  beside gg.solve, from the game graph", ""),
    ]
    assert [work for work, _, _ in others[3:]] in ([], ["  beside C++, from the game graph"])


@pytest.mark.parametrize("rival", ["times_by_dictionaries", "times_without_moves"])
def test_a_rival_with_a_wrong_time_stops_the_benchmark(small, monkeypatch, rival):
    right = getattr(bench, rival)
    monkeypatch.setattr(bench, rival, lambda board: {**right(board), (0, 1): 3})
    with pytest.raises(AssertionError, match="the times differ"):
        next(bench.rows(quick=True))
