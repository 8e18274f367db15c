"""Task 15: the cases, the truth, and what is said about wrong answers."""

from itertools import product

import pytest
from collection import known_mistake

from gamegraphs import GameGraphError, classify
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_15.exercise import ROWS, draw_cases
from gamegraphs.course.running.values import MalformedError
from gamegraphs.solvers.sums.tool_choice import GRAPH_TYPES, PATH_QUERIES, PLAY_QUERIES, TOOLS

TASK = exercise(15)
SMALL = list(TASK.small())
PATHS = ("longest_simple_path", "count_simple_paths")

# The table of the statement: what is asked, of what, without and with cycles.
TABLE = {
    "one game": ("MEMO_DFS", "RETROGRADE"),
    "a sum": ("GRUNDY", "LOOPY_GRUNDY"),
    "how long a sum": ("MEMO_DFS", "RETROGRADE"),
    "partizan sum": ("INTRACTABLE", "INTRACTABLE"),
    "simple paths": ("INTRACTABLE", "INTRACTABLE"),
}


def by_the_table(graph_type, has_cycles, is_sum, query):
    row = "a sum" if is_sum else "one game"
    if is_sum and query == "distance":
        row = "how long a sum"
    if is_sum and graph_type == "partizan":
        row = "partizan sum"
    if query in PATHS:
        row = "simple paths"
    return TABLE[row][has_cycles]


# Inputs and truth


def test_every_combination_that_makes_sense_comes_once():
    everything = product(GRAPH_TYPES, (False, True), (False, True), PLAY_QUERIES + PATH_QUERIES)
    possible = []
    for case in everything:
        try:
            classify(*case)
        except GameGraphError:
            assert case[:2] == ("dag", True)
        else:
            possible.append(list(case))
    assert sorted(possible) == sorted(SMALL)
    assert len(SMALL) == 7 * 2 * 8


def test_plain_cases_come_first():
    sizes = [TASK.size(data) for data in SMALL]
    assert sizes == sorted(sizes)
    assert SMALL[0] == ["impartial", False, False, "who_wins"]
    assert {size for (size,) in sizes} == {0, 1, 2, 3, 4}


def test_parts():
    parts = [TASK.part(data) for data in SMALL]
    assert {part: parts.count(part) for part in parts} == {"single": 42, "sums": 42, "paths": 28}


@pytest.mark.parametrize("data", SMALL, ids=str)
def test_the_truth_is_the_table_and_what_the_package_says(data):
    assert TASK.truth(data) == by_the_table(*data) == classify(*data)
    assert TASK.truth(data) in TOOLS


def test_a_partizan_sum_is_hard_whatever_is_asked_about_play():
    """How long it lasts tells who wins, so to tell that is no easier."""
    for has_cycles, query in product((False, True), PLAY_QUERIES):
        assert classify("partizan", has_cycles, True, query) == "INTRACTABLE"


# What is said


@pytest.mark.parametrize("data", SMALL, ids=str)
def test_every_wrong_tool_is_told_what_decides(data):
    right = TASK.truth(data)
    for tool in TOOLS:
        fault = TASK.fault(data, tool)
        if tool == right:
            assert fault == ""
        else:
            assert fault.startswith(f"You say {tool}, but ")
            assert fault.endswith(right.reason)
            assert f": that is {right}. " in fault


@pytest.mark.parametrize(
    ("data", "decides"),
    [
        (
            ("impartial", True, False, "winner"),
            "is_sum_of_games does not hold and has_cycles holds",
        ),
        (
            ("impartial", False, True, "outcome"),
            "is_sum_of_games holds and has_cycles does not hold",
        ),
        (
            ("directed", True, True, "best_move"),
            'has_cycles holds ("directed" counts as impartial)',
        ),
        (("dag", False, True, "distance"), "values do not tell, and has_cycles does not hold"),
        (("partizan", False, True, "distance"), 'holds and graph_type is "partizan"'),
        (("dag", False, True, "count_simple_paths"), 'query is "count_simple_paths", which is not'),
    ],
)
def test_the_facts_that_decide(data, decides):
    wrong = next(tool for tool in TOOLS if tool != TASK.truth(data))
    assert f"{decides}" in TASK.fault(data, wrong)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("grundy", """'grundy' has to be spelled "GRUNDY\""""),
        ("Loopy Grundy", """'Loopy Grundy' has to be spelled "LOOPY_GRUNDY\""""),
        ("memo-dfs ", """'memo-dfs ' has to be spelled "MEMO_DFS\""""),
        ("DFS", """"MEMO_DFS", "RETROGRADE", "GRUNDY", "LOOPY_GRUNDY", "INTRACTABLE", not 'DFS'"""),
        (None, "the answer must be one of"),
        (True, "not True (a bool)"),
        (["GRUNDY", "because"], "not ['GRUNDY', 'because']"),
        (2, "not 2"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(value, sentence):
    with pytest.raises(MalformedError) as caught:
        TASK.fault(SMALL[0], value)
    assert sentence in str(caught.value)


def test_the_right_answer_in_words():
    assert TASK.answer(TASK.example()) == "'RETROGRADE'"
    assert TASK.call("f", TASK.example()) == "f('impartial', True, False, 'who_wins')"


def test_the_picture_has_both_answers_and_so_has_its_text():
    picture = TASK.picture(["dag", False, True, "winner"], "MEMO_DFS")
    assert picture.alt == (
        "Table of cases. A sum of impartial games, without cycles: GRUNDY, yours MEMO_DFS."
    )
    assert ">yours: MEMO_DFS</text>" in picture.svg
    assert "RETROGRADE" not in picture.svg


@pytest.mark.parametrize("data", SMALL[::5], ids=str)
def test_every_case_has_a_place_in_the_picture(data):
    wrong = next(tool for tool in TOOLS if tool != TASK.truth(data))
    picture = TASK.picture(data, wrong)
    assert f"{TASK.truth(data)}, yours {wrong}." in picture.alt
    assert ("with cycles" in picture.alt) == data[1]


def test_the_whole_table_can_be_drawn():
    tools = {(i, j): row[j] for i, row in enumerate(TABLE.values()) for j in (False, True)}
    assert draw_cases(tools).alt.count(":") == 2 * len(ROWS) == 10


# Five ways wrong, tried by hand


def guesses(graph_type, has_cycles, is_sum_of_games, query):
    return "RETROGRADE"


def explains(graph_type, has_cycles, is_sum_of_games, query):
    return by_the_table(graph_type, has_cycles, is_sum_of_games, query), "because"


def whispers(graph_type, has_cycles, is_sum_of_games, query):
    return by_the_table(graph_type, has_cycles, is_sum_of_games, query).lower()


def forgets_a_case(graph_type, has_cycles, is_sum_of_games, query):
    if not is_sum_of_games:
        return by_the_table(graph_type, has_cycles, is_sum_of_games, query)
    return None


def refuses(graph_type, has_cycles, is_sum_of_games, query):
    if graph_type not in ("impartial", "partizan"):
        raise ValueError(graph_type)
    return by_the_table(graph_type, has_cycles, is_sum_of_games, query)


@pytest.mark.parametrize(
    ("answer", "status", "example", "sentence"),
    [
        (guesses, "wrong", ("impartial", False, False, "who_wins"), "successors are decided"),
        (explains, "wrong", ("impartial", False, False, "who_wins"), "must be one of"),
        (whispers, "wrong", ("impartial", False, False, "who_wins"), 'spelled "MEMO_DFS"'),
        (forgets_a_case, "wrong", ("impartial", False, True, "who_wins"), "It returned None"),
        (refuses, "raised", ("directed", False, False, "who_wins"), "ValueError: directed"),
    ],
)
def test_five_ways_wrong(answer, status, example, sentence):
    verdict = check(15, answer)
    name = "small-letters" if answer is whispers else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert verdict.counterexample == example
    assert sentence in repr(verdict)


def test_nothing_written_yet():
    assert (
        check(15, lambda graph_type, has_cycles, is_sum_of_games, query: None).status == "untried"
    )
