"""The benchmark of theory: its inputs, the wave it compares with, and that it verifies first."""

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs import GameGraphError
from gamegraphs.bench import theory


@pytest.mark.parametrize("n", [1, 2, 5, 50, 3000])
def test_the_plain_wave_gives_the_distances_of_solve(n):
    for seed in range(5):
        graph = gg.random_graph(n, seed)
        assert theory.plain_wave(graph).tolist() == gg.solve(graph).distances.tolist()


def test_a_random_arena_has_so_many_moves_everywhere():
    arena = theory.random_arena(500, 3, seed=1)
    assert arena.n == 500
    assert {len(arena.graph.moves(u)) for u in range(arena.n)} == {3}
    assert 200 < np.count_nonzero(arena.owner) < 300
    again, other = theory.random_arena(500, 3, seed=1), theory.random_arena(500, 3, seed=2)
    assert list(again.graph.targets) == list(arena.graph.targets) != list(other.graph.targets)


def test_a_line_ends_in_a_loop():
    arena = theory.line_arena(4)
    assert [arena.graph.moves(u) for u in range(4)] == [[1], [2], [3], [3]]
    assert list(arena.owner) == [0, 1, 0, 1]


@pytest.fixture
def small(monkeypatch):
    monkeypatch.setattr(theory, "MILLION", 300)
    monkeypatch.setattr(theory, "octal_values", lambda code, n: None)
    monkeypatch.setattr(theory, "grundys_game_values", lambda n: None)


def test_there_is_a_row_for_each_comparison(small):
    rows = theory.measure(pairs=1)
    goals = [goal for _, _, goal in rows]
    assert goals[:10] == ["<= 1.5", "", *["< 4", ""] * 3, "<= 5 s", ""]
    has_cpp = theory.cpp_attractor() is not None
    beside_cpp = ["< 1"] * 7 if has_cpp else [""]  # for two sizes
    assert goals[10:] == [*beside_cpp, *beside_cpp, *["< 1"] * len(theory.SHAPES), *[""] * 3]
    rows = [row for row in rows if row[1] != "no C++ compiler found"]
    assert all(float(result.removesuffix(" s")) >= 0 for _, result, _ in rows)
    lines = theory.format_rows(rows).splitlines()
    assert lines[0].split() == ["work", "result", "goal"]
    assert len(lines) == len(goals) + 1 - 2 * (not has_cpp)


@pytest.mark.parametrize("name", ["attractor", "buchi", "solve_parity", "grundy"])
def test_a_wrong_answer_is_not_timed(small, monkeypatch, name):
    right = getattr(theory, name)

    def wrong(game, *rest):
        """The answer to another game of the same size."""
        if name == "grundy":
            return right(gg.GameGraph.from_moves([[] for _ in range(game.n)]))
        others = 1 - np.asarray(game.owner)
        return right(gg.Arena(game.graph, others), *rest)

    monkeypatch.setattr(theory, name, wrong)
    with pytest.raises(GameGraphError):
        theory.measure(pairs=1)
