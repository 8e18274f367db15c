"""The choice of a tool: every question, its answer and the reason."""

from itertools import product

import pytest

from gamegraphs import GameGraphError
from gamegraphs.solvers.sums.tool_choice import PATH_QUERIES, PLAY_QUERIES, TOOLS, Tool, classify


@pytest.mark.parametrize(
    ("has_cycles", "is_sum", "query", "tool", "words"),
    [
        (False, False, "who_wins", "MEMO_DFS", "acyclic"),
        (True, False, "who_wins", "RETROGRADE", "draw"),
        (False, True, "who_wins", "GRUNDY", "XOR"),
        (True, True, "who_wins", "LOOPY_GRUNDY", "infinity"),
        (True, False, "longest_simple_path", "INTRACTABLE", "NP-hard"),
        (False, True, "count_simple_paths", "INTRACTABLE", "#P-hard"),
    ],
)
def test_the_canonical_cases(has_cycles, is_sum, query, tool, words):
    found = classify("impartial", has_cycles, is_sum, query)
    assert found == tool
    assert isinstance(found, str)
    assert words in found.reason


def test_grundy_needs_acyclic_games_and_says_so():
    assert "acyclic" in classify("impartial", False, True, "who_wins").reason


def test_partizan_games():
    assert classify("partizan", False, False, "outcome") == "MEMO_DFS"
    assert classify("partizan", True, False, "winner") == "RETROGRADE"
    for has_cycles in (False, True):
        found = classify("partizan", has_cycles, True, "who_wins")
        assert found == "INTRACTABLE"
        assert "PSPACE-complete" in found.reason
        assert "canonical forms" in found.reason
        assert "CGSuite" in found.reason


def test_distances_of_sums_need_the_graph_of_the_sum():
    for has_cycles, tool in ((False, "MEMO_DFS"), (True, "RETROGRADE")):
        found = classify("impartial", has_cycles, True, "distance")
        assert found == tool
        assert "graph of the sum" in found.reason


def test_a_sum_that_is_solved_as_one_game_says_the_same_for_both_kinds_of_games():
    partizan = classify("partizan", False, True, "distance").reason
    impartial = classify("impartial", False, True, "distance").reason
    assert "as one game" in partizan
    assert partizan.endswith(impartial[impartial.index("on the graph of the sum") :])


def test_simple_paths_are_easy_on_acyclic_graphs_only_and_the_reason_says_so():
    assert "acyclic" in classify("impartial", False, False, "longest_simple_path").reason
    assert "acyclic" not in classify("impartial", True, False, "longest_simple_path").reason


def test_a_type_that_says_nothing_of_the_players_counts_as_impartial():
    for query, is_sum in product(PLAY_QUERIES + PATH_QUERIES, (False, True)):
        assert classify("directed", True, is_sum, query) == classify(
            "impartial", True, is_sum, query
        )
        assert classify("dag", False, is_sum, query) == classify("impartial", False, is_sum, query)
    with pytest.raises(GameGraphError, match='a "dag" has no cycles'):
        classify("dag", True, False, "who_wins")


def test_every_combination_has_a_tool_and_a_reason():
    queries = PLAY_QUERIES + PATH_QUERIES
    for case in product(("impartial", "partizan"), (False, True), (False, True), queries):
        found = classify(*case)
        assert found in TOOLS
        assert len(found.reason) > 40, case


def test_spelling_is_forgiven():
    assert classify("Impartial", True, False, "Who wins") == "RETROGRADE"
    assert classify("impartial", True, False, "longest-simple-path") == "INTRACTABLE"


def test_a_tool_is_its_name():
    tool = Tool("GRUNDY", "because")
    assert (tool, hash(tool), repr(tool), tool.reason) == (
        "GRUNDY", hash("GRUNDY"), "'GRUNDY'", "because"
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("chess", False, False, "who_wins"), "graph_type must be one of impartial, .*, not"),
        (("impartial", False, False, "why"), "query must be one of who_wins, .*, not 'why'"),
        (("impartial", 1, False, "who_wins"), "has_cycles must be True or False, not 1"),
        (("impartial", True, None, "who_wins"), "is_sum_of_games must be True or False, not None"),
        ((None, True, True, "who_wins"), "graph_type must be one of"),
    ],
)
def test_unknown_arguments_are_refused_with_the_allowed_ones(arguments, message):
    with pytest.raises(GameGraphError, match=message):
        classify(*arguments)
