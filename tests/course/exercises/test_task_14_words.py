"""Task 14: what is said about wrong answers, and what is drawn."""

from itertools import permutations

import pytest
from collection import known_mistake

from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_14.undirected import cycle, larger_graphs, near, path
from gamegraphs.course.running.values import MalformedError
from gamegraphs.draw.pursuit import circular_order, draw_pursuit

TASK = exercise(14)
SMALL = list(TASK.small())
SQUARE = [4, cycle(4)]
THREE = [3, [[0, 1], [2, 0]]]
PATH = [4, path(4)]


@pytest.mark.parametrize("data", [*SMALL[::40], SQUARE, TASK.example()])
def test_the_right_table_has_no_fault(data):
    assert TASK.fault(data, TASK.truth(data)) == ""


def with_entry(data, c, r, entry):
    table = TASK.truth(data)
    table[c][r] = entry
    return table


@pytest.mark.parametrize(
    ("data", "c", "r", "entry", "sentence"),
    [
        (
            THREE, 1, 1, 1,
            "Cop at 1, robber at 1, cop to move: you say 1, but they share a vertex: that is "
            "capture already, 0 plies.",
        ),
        (
            THREE, 0, 2, None,
            "Cop at 0, robber at 2, cop to move: you say that the robber escapes, but the cop "
            "moves to 2 and has captured: 1 ply.",
        ),
        (
            THREE, 1, 2, 5,
            "Cop at 1, robber at 2, cop to move: you say 5, but it is 3: the cop moves to 0, and "
            "whatever the robber does then, 1 more ply is enough.",
        ),
        (
            PATH, 0, 3, None,
            "Cop at 0, robber at 3, cop to move: you say that the robber escapes, but it is 5: the "
            "cop moves to 1, and whatever the robber does then, 3 more plies are enough.",
        ),
        (
            PATH, 0, 2, 3,
            "Cop at 0, robber at 2, cop to move: you say 3, but it takes 5. Even if the cop plays "
            "best and moves to 1, the robber moves to 3, and from there it takes 3 more.",
        ),
        (
            THREE, 2, 1, 2,
            "Cop at 2, robber at 1, cop to move: you say 2, but it takes 3. Even if the cop plays "
            "best and moves to 0, the robber stays at 1, and from there it takes 1 more.",
        ),
        (
            [2, []], 1, 0, 1,
            "Cop at 1, robber at 0, cop to move: you say 1, but no path leads from 1 to 0, so the "
            "cop never gets there.",
        ),
        (
            SQUARE, 0, 2, 3,
            "Cop at 0, robber at 2, cop to move: you say 3, but the robber escapes. "
            "Whatever the cop does, the robber has a safe answer; if the cop moves to 1, the "
            "robber moves to 3.",
        ),
    ],
)  # fmt: skip
def test_a_wrong_entry_is_explained(data, c, r, entry, sentence):
    assert TASK.fault(data, with_entry(data, c, r, entry)) == sentence


def test_the_wrong_entry_that_is_captured_first_is_explained():
    table = TASK.truth(PATH)
    table[0][3], table[3][1], table[0][2] = 7, None, 1
    table[3][2] = None
    assert TASK.fault(PATH, table).startswith("Cop at 3, robber at 2")


def test_every_single_wrong_entry_has_a_sentence_of_its_own_place():
    for data in [*SMALL[::25], SQUARE, TASK.example()]:
        n, table = data[0], TASK.truth(data)
        for c in range(n):
            for r in range(n):
                for entry in {None, 0, 1, 2, 3, 9} - {table[c][r]}:
                    fault = TASK.fault(data, with_entry(data, c, r, entry))
                    assert fault.startswith(f"Cop at {c}, robber at {r}, cop to move: you say")
                    assert fault.endswith(".")


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (4, "a list with a row for each place of the cop, not 4"),
        ({"dict": [[[0, 0], 0]]}, "must be a table"),
        ([0, 1, 1, 0], "there are 4 rows for 2 vertices"),
        ([0, 1], "row 0 (cop at 0) must be a list, not 0"),
        ([[0, 1], [1]], "row 1 (cop at 1) has 1 entries for 2 vertices"),
        ([[0, -1], [-1, 0]], "entry [0][1] is -1; an escape is written None"),
        ([[0.0, float("nan")], [1.0, 0.0]], "entry [0][1] is nan; an escape is written None"),
        ([[0, float("inf")], [1, 0]], "entry [0][1] is inf; an escape is written None"),
        ([[0, "None"], [1, 0]], "entry [0][1] is 'None'; an escape is written None"),
        ([[0, 1.0], [1, 0]], "entry [0][1] must be a whole number or None, not 1.0"),
        ([[False, 1], [1, 0]], "entry [0][0] must be a whole number or None, not False (a bool)"),
        ([[0, [1]], [1, 0]], "entry [0][1] must be a whole number or None, not [1]"),
        ([[0, "1"], [1, 0]], "entry [0][1] must be a whole number or None, not '1'"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(value, sentence):
    with pytest.raises(MalformedError) as caught:
        TASK.fault([2, [[0, 1]]], value)
    assert sentence in str(caught.value)


def test_the_right_answer_in_words():
    assert TASK.answer([1, []]) == "[[0]]: the only start is a capture"
    assert TASK.answer([2, []]) == "[[0, None], [None, 0]]: 2 of the 4 starts end in capture"
    assert TASK.answer([8, path(8)]) == "all 64 starts end in capture"


# Pictures


def test_the_picture_has_both_answers_and_so_has_its_text():
    picture = TASK.picture(PATH, with_entry(PATH, 0, 2, 3))
    assert picture.alt == (
        "Cop at 0, robber at 2: 5 plies, yours: 3. Graph with 4 vertices and 3 edges: 0-1, 1-2 "
        "and 2-3. Plies to capture, cop to move. Cop at 0: 0, 1, 5 (yours 3), 5. Cop at 1: 1, 0, "
        "1, 3. Cop at 2: 3, 1, 0, 1. Cop at 3: 5, 5, 1, 0."
    )
    assert ">yours: 3</text>" in picture.svg
    assert ">C</text>" in picture.svg
    assert ">R</text>" in picture.svg


def test_pictures_of_every_size_can_be_drawn():
    for n, edges in [[1, []], [2, []], [7, cycle(7)], [8, cycle(8)], [16, path(16)]]:
        wrong = with_entry([n, edges], 0, n - 1, 2)
        picture = TASK.picture([n, edges], wrong)
        assert "yours: 2" in picture.alt
        assert picture.svg.count("<circle") == n
    assert TASK.picture([17, path(17)], TASK.truth([17, path(17)])) is None


def test_a_graph_alone():
    assert draw_pursuit(2, [(0, 1)]).alt == "A graph. Graph with 2 vertices and 1 edge: 0-1."
    assert draw_pursuit(1, [], start=(0, 0)).alt.startswith("Cop at 0, robber at 0. Graph with 1")


# Five ways wrong, tried by hand


def right(n, edges):
    return TASK.truth([n, edges])


def counts(n, edges):
    return sum(x is not None for row in right(n, edges) for x in row)


def sees_one_piece(n, edges):
    """Escapes for want of a path are called captures."""
    return [[1 if x is None else x for x in row] for row in right(n, edges)]


def gives_up(n, edges):
    """Five rounds are thought to be enough."""
    return [[None if x is not None and x > 5 else x for x in row] for row in right(n, edges)]


def crashes(n, edges):
    return [[{u: 1 for u, v in edges if v == c}[r] for r in range(n)] for c in range(n)]


def waits(n, edges):
    while len(edges) == 2:
        pass
    return right(n, edges)


@pytest.mark.parametrize(
    ("answer", "status", "example", "sentence"),
    [
        (counts, "wrong", (1, []), "It returned 1, but the answer must be a table"),
        (sees_one_piece, "wrong", (2, []), "no path leads from 0 to 1"),
        (gives_up, "wrong", (5, [(0, 1), (2, 0), (3, 1), (2, 4)]), "5 more plies are enough"),
        (crashes, "raised", (1, []), "KeyError: 0"),
        (waits, "stuck", (3, [(0, 1), (2, 0)]), "does not come to an end"),
    ],
)
def test_five_ways_wrong(answer, status, example, sentence):
    verdict = check(14, answer)
    name = "ended-too-early" if answer is gives_up else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    n, edges = verdict.counterexample
    assert (n, len(edges)) == (example[0], len(example[1]))
    assert sentence in repr(verdict)


def test_only_larger_graphs_wrong_and_made_small_again():
    def late(n, edges):
        return [[None if x is not None and x > 7 else x for x in row] for row in right(n, edges)]

    verdict = check(14, late)
    assert verdict.parts == {"connected": True, "apart": True, "large": False}
    assert verdict.counterexample[0] == 6
    assert len(verdict.counterexample[1]) == 5


def test_the_starts_of_the_worked_example_are_counted():
    assert counts(*TASK.example()) == 18


def crossings(order, edges):
    place = {v: i for i, v in enumerate(order)}
    spans = [sorted((place[u], place[v])) for u, v in edges]
    return sum(a < c < b < d for a, b in spans for c, d in spans)


def test_edges_cross_only_where_they_must():
    for n, edges in SMALL[::7]:
        order = circular_order(n, edges)
        assert sorted(order) == list(range(n))
        assert crossings(order, edges) == min(
            crossings(other, edges) for other in permutations(range(n))
        )
    for n, edges in larger_graphs(1):
        assert sorted(circular_order(n, edges)) == list(range(n))
        if len(edges) in (n - 1, n) and max(map(len, near(n, edges))) == 3:
            assert crossings(circular_order(n, edges), edges) == 0
