"""The benchmark of policeman and thief: its board, and answers that differ stop it."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.bench.games import policeman_and_thief as bench
from gamegraphs.games import PolicemanAndThief


def test_the_board_is_open_and_the_same_for_the_same_seed():
    text = bench.open_board(40)
    rows = text.split()
    assert [len(row) for row in rows] == [40] * 40
    assert (rows[0][0], rows[-1][-1], rows[20][20]) == ("P", "T", "E")
    assert 0.03 < text.count("*") / 1600 < 0.07
    assert bench.open_board(40) == text != bench.open_board(40, seed=2)


def test_a_board_of_one_cell_is_no_game():
    with pytest.raises(GameGraphError, match=r"there is no [PT]"):
        PolicemanAndThief(bench.open_board(1))


def stand_in(spoil):
    """Return a program that gives our answers, with one label or distance wrong."""

    def program(game, with_distances):
        found = game.solve()
        labels, distances = found.labels.copy(), found.distances.copy()
        if spoil == "labels":
            labels[-1] = (labels[-1] + 1) % 3
        if spoil == "distances":
            distances[-1] += 1
        return labels, distances

    return program


@pytest.mark.parametrize("distances", [False, True])
def test_a_program_with_the_same_answers_is_measured(distances):
    game = PolicemanAndThief("P.E\n.*T")
    share, seconds = bench.beside_cpp(game, stand_in(""), distances, pairs=2)
    assert share > 0
    assert seconds > 0


@pytest.mark.parametrize("what", ["labels", "distances"])
def test_a_program_with_another_answer_stops_the_benchmark(what):
    game = PolicemanAndThief("P.E\n.*T")
    with pytest.raises(AssertionError, match=f"the {what} differ"):
        bench.beside_cpp(game, stand_in(what), True, pairs=1)


def test_without_a_compiler_the_rows_say_so(monkeypatch):
    monkeypatch.setattr(bench, "open_board", lambda side: "P.E\n.*T")
    monkeypatch.setattr(bench, "cpp_thief", lambda: None)
    monkeypatch.setattr(bench, "plain_rows", lambda n, rounds: iter([("plain", str(n), "")]))
    compiling, *beside, plain = bench.rows(quick=True)
    assert compiling[0].startswith("policeman and thief, compiling the rules (30 x 30, ")
    assert [result for _, result, _ in beside] == ["no C++ compiler found"] * 2
    assert plain == ("plain", "100000", "")


def test_plain_callables_stand_beside_their_cost():
    ((work, result, goal),) = bench.plain_rows(3000, rounds=1)
    assert work == "plain callables, n = 3,000, beside the calls alone"
    assert result.endswith(" us a call)")
    assert goal == ""
