"""ImplicitGraph: questions about positions, and rules that contradict each other."""

import pytest
from rules_of_graphs import lists, never, nobody

import gamegraphs as gg
from gamegraphs import LOSE, GameGraphError
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def test_questions_about_positions():
    found = lists()
    assert (found.outcome(0), found.distance(0), found.best_move(0)) == (LOSE, 2, 1)
    assert (list(found.line(0)), found.method) == ([0, 1, 2], "implicit")
    assert found.graph.predecessors(1) == [0]
    assert "LOSE" in repr(found)
    with pytest.raises(gg.UnknownPositionError, match="there is no position 3"):
        found.outcome(3)
    with pytest.raises(gg.UnknownPositionError):
        found.outcome("a")


def test_a_degree_that_contradicts_succ_is_refused():
    with pytest.raises(GameGraphError, match=r"degree\(\d\) is 3, but succ\(\d\) is \[\]"):
        solve_implicit(5, nobody, nobody, never, degree=never, params=[])
