"""Solution: best moves, lines, longest ends, counts and how it shows itself."""

import pickle
from itertools import pairwise

import numpy as np
import pytest
from helpers import chain, random_case

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, Line, Solution, solve

# By hand: d and h are ends. c -> d is WIN in 1; b -> c is LOSE in 2; a -> b is WIN in 3,
# a -> d WIN in 1; s has the choice of both; x and y go round for ever.
NAMES = "abcdxyl"
TABLE = {"a": "bd", "b": "c", "c": "d", "d": "", "x": "ya", "y": "x", "l": "ca"}


def named_example():
    return GameGraph.from_moves(
        [[NAMES.index(v) for v in TABLE[u]] for u in NAMES], names=list(NAMES)
    )


@pytest.fixture
def solved():
    return solve(named_example())


def test_outcomes_and_distances_by_name(solved):
    found = {u: (solved.outcome(u).name, solved.distance(u)) for u in NAMES}
    assert found == {
        "a": ("WIN", 1),
        "b": ("LOSE", 2),
        "c": ("WIN", 1),
        "d": ("LOSE", 0),
        "x": ("DRAW", -1),
        "y": ("DRAW", -1),
        "l": ("LOSE", 2),
    }
    assert isinstance(solved.outcome("a"), gg.Outcome)
    assert type(solved.distance("a")) is int


def test_a_win_takes_the_fastest_way(solved):
    assert solved.best_move("a") == "d"  # b is LOSE too, but only in 2


def test_a_loss_takes_the_slowest_way():
    # 0 loses either way: through 1 in 2 plies, through 3 in 4.
    s = solve(GameGraph.from_moves([[1, 3], [2], [], [4], [5], [2]]))
    assert (s.outcome(0), s.distance(1), s.distance(3)) == (LOSE, 1, 3)
    assert (s.best_move(0), s.distance(0)) == (3, 4)
    assert list(s.line(0)) == [0, 3, 4, 5, 2]


def test_a_draw_stays_a_draw(solved):
    assert solved.best_move("x") == "y"
    line = solved.line("x")
    assert (list(line), line.cycle, line.cycle_start) == (["x", "y"], ["x", "y"], 0)


def test_play_that_is_over_has_no_best_move(solved):
    assert solved.best_move("d") is None
    assert (solved.is_over("d"), solved.is_over("a")) == (True, False)
    stopped = solve(named_example(), verdicts={"a": LOSE})
    assert (stopped.best_move("a"), stopped.is_over("a")) == (None, True)
    assert list(stopped.line("a")) == ["a"]


def test_first_of_equal_moves_is_taken():
    s = solve(GameGraph.from_moves([[2, 1], [], [], [5, 4], [0], [0]]))
    assert (s.best_move(0), s.best_move(3)) == (2, 5)


@pytest.mark.parametrize("block", range(10))
def test_lines_of_random_cases_follow_the_rules_and_keep_their_distances(block):
    for seed in range(block * 50, block * 50 + 50):
        case = random_case(seed)
        graph = case.graph()
        s = solve(graph, case.terminals, case.verdicts)
        for u in range(graph.n):
            line = s.line(u)
            for here, there in pairwise(line):
                assert there in graph.moves(here), case
                assert here not in case.verdicts, case
            if s.outcome(u) == DRAW:
                assert all(s.outcome(v) == DRAW for v in line), case
                if line.cycle_start is None:
                    assert s.is_over(line[-1]), case
                else:
                    assert line.cycle == line[line.cycle_start :], case
                    assert line.cycle[0] in graph.moves(line[-1]), case
                    assert s.best_move(line[-1]) == line.cycle[0], case
            else:
                assert line.cycle_start is None, case
                assert len(line) - 1 == s.distance(u), case
                assert [s.distance(v) for v in line] == list(range(s.distance(u), -1, -1)), case
                outcomes = [s.outcome(v) for v in line]
                assert all(a != b for a, b in pairwise(outcomes)), case


def test_a_draw_by_verdict_ends_the_line():
    s = solve(GameGraph.from_moves([[1], [2], []]), verdicts={2: DRAW})
    assert (list(s.line(0)), s.line(0).cycle_start, s.line(0).cycle) == ([0, 1, 2], None, [])


@pytest.mark.parametrize("names", [None, "ab"])
def test_verdicts_of_a_solution_cannot_be_changed(names):
    graph = GameGraph.from_moves([[1], [0]], names=names)
    s = solve(graph, verdicts={graph.names[1]: LOSE})
    with pytest.raises(gg.GameGraphError, match="verdicts cannot be changed"):
        s.verdicts.clear()
    assert (s.verdicts, s.is_over(graph.names[1])) == ({graph.names[1]: LOSE}, True)
    assert pickle.loads(pickle.dumps(s)).verdicts == s.verdicts


def test_counts_and_longest_ends(solved):
    assert solved.counts() == {WIN: 2, LOSE: 3, DRAW: 2}
    assert solved.longest_win() == ("a", 1)
    assert solved.longest_loss() == ("b", 2)


def test_longest_ends_on_a_long_chain():
    s = solve(chain(30_000))
    assert s.longest_win() == (0, 29_999)
    assert s.longest_loss() == (1, 29_998)
    assert s.counts() == {WIN: 15_000, LOSE: 15_000, DRAW: 0}


def test_where_no_position_wins_or_loses():
    s = solve(GameGraph.from_moves([[0]]))
    assert (s.longest_win(), s.longest_loss()) == (None, None)
    empty = solve(GameGraph.from_moves([]))
    assert (empty.longest_win(), empty.longest_loss()) == (None, None)
    assert empty.counts() == {WIN: 0, LOSE: 0, DRAW: 0}
    assert repr(empty) == "Solution()"


def test_a_terminal_can_be_the_longest_end():
    assert solve(GameGraph.from_moves([[]])).longest_loss() == (0, 0)
    assert solve(GameGraph.from_moves([[]]), "misere").longest_win() == (0, 0)


@pytest.mark.parametrize("question", ["outcome", "distance", "best_move", "line", "is_over"])
@pytest.mark.parametrize("name", ["z", 0, ["a"]])
def test_a_name_not_in_the_graph_is_shown(solved, question, name):
    with pytest.raises(gg.UnknownPositionError) as caught:
        getattr(solved, question)(name)
    assert repr(name) in str(caught.value)


def test_without_distances_only_what_needs_them_is_refused():
    s = solve(named_example(), distances=False)
    assert s.distances is None
    assert (s.outcome("a"), s.best_move("x"), s.counts()[DRAW]) == (WIN, "y", 2)
    assert s.line("x").cycle == ["x", "y"]
    assert "a: WIN" in repr(s)
    assert "WIN" in s._repr_html_()
    for question in (lambda: s.distance("a"), lambda: s.best_move("a"), s.longest_win):
        with pytest.raises(gg.GameGraphError, match="distances=True"):
            question()


# Solutions found elsewhere


@pytest.mark.parametrize("kind", ["list", "uint8", "int32", "int64"])
def test_given_labels_of_any_integer_kind(kind):
    graph = GameGraph.from_moves([[1], [], [2]])
    labels, distances = [1, 0, 2], [1, 0, -1]
    if kind != "list":
        labels, distances = np.array(labels, kind), np.array(distances, "int32")
    s = Solution(graph, labels, distances)
    assert s.counts() == {WIN: 1, LOSE: 1, DRAW: 1}
    assert (s.longest_win(), s.longest_loss()) == ((0, 1), (1, 0))
    assert (s.method, s.best_move(0)) == ("given", 1)


def test_labels_as_a_list_beside_distances_as_an_array():
    s = Solution(GameGraph.from_moves([[1], []]), [1, 0], np.array([1, 0]))
    assert (s.longest_win(), s.longest_loss()) == ((0, 1), (1, 0))


def test_wrong_lengths_are_refused():
    graph = GameGraph.from_moves([[1], []])
    with pytest.raises(gg.GameGraphError, match="3 labels for 2 positions"):
        Solution(graph, [1, 0, 0], [1, 0])
    with pytest.raises(gg.GameGraphError, match="1 distances for 2 positions"):
        Solution(graph, [1, 0], [1])
    with pytest.raises(gg.GameGraphError, match="terminals must be"):
        Solution(graph, [1, 0], [1, 0], terminals="none")


def test_a_wrong_solution_can_still_be_shown():
    """A learner's wrong answer is put on the screen before it is called wrong."""
    graph = GameGraph.from_moves([[1], [], [2], [0]])
    for labels in ([1, 1, 0, 2], [7, 0, 2, 0], [2, 0, 1, 1]):
        s = Solution(graph, labels, [1, 0, 5, 2])
        assert str(labels[0]) in repr(s) or gg.Outcome(labels[0]).name in repr(s)
        assert "<table>" in s._repr_html_()


def test_a_wrong_solution_has_no_best_move_where_its_labels_contradict_the_moves():
    s = Solution(GameGraph.from_moves([[1], []]), [1, 1], [1, 0])
    with pytest.raises(gg.GameGraphError, match=r"0.*WIN"):
        s.best_move(0)
    s = Solution(GameGraph.from_moves([[1], []]), [2, 0], [-1, 0])
    with pytest.raises(gg.GameGraphError, match=r"0.*DRAW"):
        s.best_move(0)


# How it shows itself


def test_repr_of_small_and_large_solutions():
    assert repr(solve(GameGraph.from_moves([[1], []], names="ab"))) == "Solution(a: WIN, b: LOSE)"
    large = repr(solve(chain(100)))
    assert large == "Solution(100 positions: 50 WIN, 50 LOSE, 0 DRAW; method='memo')"


def test_rich_repr_is_a_table_for_small_graphs_and_counts_for_large_ones():
    small = solve(GameGraph.from_moves([[1], []], names=["<a>", "b"]))._repr_html_()
    assert "<td>&lt;a&gt;</td><td>WIN</td><td>1</td><td>b</td>" in small
    assert "<a>" not in small
    large = solve(chain(100))._repr_html_()
    assert "<table>" not in large
    assert "100 positions: 50 WIN, 50 LOSE, 0 DRAW" in large


def test_repr_of_lines():
    assert repr(Line(["a", "b"])) == "a -> b"
    assert repr(Line(["a", "b", "c"], cycle_start=1)) == "a -> [b -> c -> ...]"
    long = repr(Line(list(range(1000))))
    assert "(976 more)" in long
    assert long.startswith("0 -> 1 -> ")
    assert long.endswith(" -> 999")
    assert Line(["a"]) == ["a"]
