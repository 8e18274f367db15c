"""Missions: right and wrong graphs, and that none is done by a smaller graph than the one shown."""

from itertools import combinations, product

import pytest
from shown_widgets import press, words

from gamegraphs import GameGraphError, small_graphs
from gamegraphs.widgets import mission
from gamegraphs.widgets.missions import MISSIONS, Mission

pytest.importorskip("anywidget")
ALL = list(MISSIONS)
WRONG = {
    "draw": [
        ([[1, 2], [3], [1, 4], [], []], "you have added 0."),
        ([[1, 2], [3], [1, 4], [4], [2]], "you have added 2."),
        ([[1, 2], [3], [1, 4], [4], []], "Position 2 is WIN in 1, not a DRAW."),
        ([[1, 2], [3], [1, 4], [], [3]], "Position 2 is LOSE in 2, not a DRAW."),
        ([[1, 2], [3], [4, 2], [], []], "The arrow from 2 to 1 is gone"),
        ([[1, 2], [3], [1, 4], [], [2], []], "those of the start: 5, not 6."),
        ([[], [], [2], [], []], "The arrow from 0 to 1 is gone"),
    ],
    "far": [
        ([[]], "The furthest LOSE has distance 0, not 4."),
        ([[], [0], [1], [2]], "The furthest LOSE has distance 2, not 4."),
        ([[], [0], [1], [2], [3], [4]], "There are 6 positions; 5 have to do."),
        ([[0]], "No position is LOSE yet"),
        ([[], [0], [1], [2], [3, 0]], "The furthest LOSE has distance 2, not 4."),
    ],
    "guard": [
        ([[]], "without a cycle"),
        ([[1], [0], []], "is right here. Who asks"),
        ([[1, 2], [], []], "without a cycle"),
    ],
    "stack": [
        ([[]], "Let the wave start in two places"),
        ([[1], [2], []], "Let the wave start in two places"),
        ([[1, 2], [], []], "It begins with the last end"),
    ],
}


@pytest.mark.parametrize("name", ALL)
def test_the_smallest_solution_does_it_and_the_start_does_not(name):
    found = MISSIONS[name]
    assert found.missing(found.smallest) == ""
    assert found.missing(found.start) != ""


@pytest.mark.parametrize(
    ("name", "moves", "said"), [(name, *case) for name in ALL for case in WRONG[name]]
)
def test_what_is_missing_is_said(name, moves, said):
    m = mission(name)
    m.set(moves)
    assert m.check().startswith("Not yet. ")
    assert said in m.check()
    assert not m.done


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        ("draw", [[1, 2], [3], [1, 4], [], [4]]),
        ("draw", [[1, 2], [3], [4, 1], [], [2]]),
        ("far", [[1], [2], [3], [4], []]),
        ("far", [[], [0, 0], [1], [2], [3, 1]]),
        ("guard", [[2, 1], [0], []]),
        ("stack", [[2, 1], [], [3], [4], [], [5]]),
    ],
)
def test_other_solutions_do_it_too(name, moves):
    assert MISSIONS[name].missing(moves) == ""


def smaller(found: Mission):
    """All graphs without parallel moves that are smaller than the solution shown."""
    n, arrows = len(found.smallest), sum(map(len, found.smallest))
    for size in range(n):
        rows = [[v for v in range(size) if bits >> v & 1] for bits in range(2**size)]
        yield from product(rows, repeat=size)
    pairs = list(product(range(n), repeat=2))
    for count in range(arrows):
        for chosen in combinations(pairs, count):
            yield [[v for u, v in chosen if u == w] for w in range(n)]


@pytest.mark.parametrize("name", ["far", "guard", "stack"])
@pytest.mark.long
def test_no_smaller_graph_does_it(name):
    found = MISSIONS[name]
    tried = 0
    for moves in smaller(found):
        tried += 1
        assert found.missing([list(row) for row in moves]) != "", moves
    assert tried > 60


def test_of_all_single_arrows_these_make_2_a_draw():
    found = MISSIONS["draw"]
    done = []
    for u, v in product(range(5), repeat=2):
        moves = [list(row) for row in found.start]
        moves[u].append(v)
        if found.missing(moves) == "":
            done.append((u, v))
    assert done == [(4, 0), (4, 2), (4, 4)]


def test_the_buttons_check_and_begin_again():
    m = mission("guard")
    press(m, "Check")
    assert "Not yet." in words(m)
    m.set([[1, 2], [0], []])
    assert not m.done  # until it is checked
    press(m, "Check")
    assert m.done
    assert "Done, with 3 positions and 3 arrows." in words(m)
    assert "a DRAW is noted for 1, which is LOSE" in m._solution.value
    assert "<svg" in m._solution.value
    press(m, "From the start")
    assert [list(m.graph.moves(u)) for u in range(3)] == [[1], [0], []]


def test_a_verdict_goes_with_the_graph_it_was_said_of():
    m = mission("guard")
    for change in (
        lambda: press(m, "From the start"),
        lambda: m.set([[1, 2], [0], [], []]),
        lambda: setattr(m._view, "misere", True),
    ):
        m._view.misere = False
        m.set([[1, 2], [0], []])
        press(m, "Check")
        places = [[x + 1, y] for x, y in m._view.state["places"]]
        m._view.state = m._view.state | {"places": places}
        assert "Done, with 3 positions" in words(m)  # of a graph that is only moved about
        assert "Done, with" in m.last_html()
        change()
        assert "Done, with" not in words(m)
        assert "Done, with" not in m.last_html()


def test_normal_play_is_asked_for():
    m = mission("far")
    m.set([[], [0], [1], [2], [3]])
    m._view.misere = True
    assert m.check() == "Not yet. The mission is for normal play: untick misère."


def test_an_unknown_mission_is_refused():
    with pytest.raises(GameGraphError, match="there is no mission 'moon'; there are: draw, far"):
        mission("moon")


@pytest.mark.long
def test_the_methods_that_fail_are_right_where_the_notebooks_say_so():
    """The guard on graphs without the failure's size, the stack up to four positions."""
    for name, most in (("guard", 2), ("stack", 4)):
        graphs = list(small_graphs(most))
        assert all(MISSIONS[name].missing([list(g.moves(u)) for u in range(g.n)]) for g in graphs)


def test_a_verdict_does_not_do_a_mission():
    m = mission("draw")
    m._view.state = m._view.state | {"verdicts": [None, None, 2, None, None]}
    assert m.solution.outcome(2).name == "DRAW"
    assert m.check() == "Not yet. The mission is for play without verdicts."
    assert not m.done
