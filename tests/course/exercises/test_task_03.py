"""Task 3: the truth about the reversed graph, and what is said of wrong answers."""

from collections import Counter
from itertools import pairwise

import pytest
from collection import known_mistake

from gamegraphs import GameGraph
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.values import MalformedError, plain
from gamegraphs.draw import draw_table

TASK = exercise(3)


def edges(moves):
    return Counter((u, v) for u, row in enumerate(moves) for v in row)


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs)
    assert 500 <= len(inputs) <= 5000


def test_parallel_moves_are_a_part_of_their_own():
    parts = Counter(TASK.part(data) for data in TASK.small())
    assert parts.keys() == {"simple", "parallel"}
    assert parts["parallel"] > 300
    for data in TASK.small():
        several = max(edges(data[0]).values(), default=0) > 1
        assert (TASK.part(data) == "parallel") == several


def test_truth_has_every_move_once_from_either_end():
    for data in [*TASK.small(), *TASK.larger(2)]:
        moves = data[0]
        degrees, predecessors = TASK.reverse(data)
        turned = Counter((u, v) for v, row in enumerate(predecessors) for u in row)
        assert turned == edges(moves)
        assert degrees == [
            sum(n for (u, _), n in turned.items() if u == w) for w in range(len(moves))
        ]
        assert TASK.fault(data, plain((degrees, predecessors))) == ""
        assert TASK.fault(data, plain((degrees, [row[::-1] for row in predecessors]))) == ""


def test_truth_agrees_with_the_graph_and_with_the_worked_example():
    for data in TASK.larger(5):
        graph = GameGraph.from_moves(data[0])
        expected = [sorted(graph.predecessors(v)) for v in range(graph.n)]
        assert TASK.reverse(data)[1] == expected
    assert TASK.reverse(TASK.example()) == ([2, 1, 2, 0, 1], [[], [0, 2], [0, 4], [1], [2]])


FAULTS = {
    "right, in another order": ([[1], [1], [1]], ([1, 1, 1], [[], [2, 0, 1], []]), ""),
    "degree": (
        [[1], []],
        ([1, 1], [[], [0]]),
        "Position 1: you count 1 move, but it has none.",
    ),
    "degree of parallel moves": (
        [[1, 1], []],
        ([1, 0], [[], [0, 0]]),
        "Position 0: you count 1 move, but it has 2 moves, to 1 and 1; parallel moves count one by "
        "one.",
    ),
    "missing": (
        [[1], []],
        ([1, 0], [[], []]),
        "Predecessors of 1: 0 is missing, and it can move to 1.",
    ),
    "missing itself": (
        [[], [1]],
        ([0, 1], [[], []]),
        "Predecessors of 1: 1 is missing, and it can move to itself.",
    ),
    "too many": (
        [[1], []],
        ([1, 0], [[1], [0]]),
        "Predecessors of 0: you list 1, but position 1 has no move to 0.",
    ),
    "too many, itself": (
        [[], [0]],
        ([0, 1], [[1], [1]]),
        "Predecessors of 1: you list 1, but position 1 has no move to itself.",
    ),
    "degree of many moves": (
        [[0] * 14],
        ([1], [[0] * 14]),
        "Position 0: you count 1 move, but it has 14 moves, to 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 and "
        "other positions; parallel moves count one by one.",
    ),
    "once": (
        [[1, 0, 1], []],
        ([3, 0], [[0], [0]]),
        "Predecessors of 1: 0 stands there once, but there are 2 moves 0 -> 1, and each one "
        "counts.",
    ),
    "twice": (
        [[1], []],
        ([1, 0], [[], [0, 0]]),
        "Predecessors of 1: 0 stands there 2 times, but there is only 1 move 0 -> 1.",
    ),
    "no position": (
        [[1], []],
        ([1, 0], [[2], [0]]),
        "Predecessors of 0: you list 2, but the positions are 0 to 1.",
    ),
    "from the end": (
        [[1], []],
        ([1, 0], [[], [-2]]),
        "Predecessors of 1: you list -2, but the positions are 0 to 1.",
    ),
}


@pytest.mark.parametrize(("moves", "given", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_the_fault_names_the_position_and_the_rule(moves, given, fault):
    assert TASK.fault([moves], plain(given)) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, r"a pair \(degrees, predecessors\), not None"),
        ([1, 0], "the degrees must be a list, not 1"),
        (([1, 0],), r"a pair \(degrees, predecessors\), not \[\[1, 0\]\]"),
        (([1], [[], [0]]), "there is 1 degree for 2 positions"),
        (([1, 0], [[0]]), "there is 1 list of predecessors for 2 positions"),
        (([1, 0], {1: [0]}), r"the lists of predecessors must be a list, not {1: \[0\]}"),
        (([1, 0], [set(), {0}]), "the predecessors of 0 must be a list, not a set"),
        (([1, 0], [[], 0]), "the predecessors of 1 must be a list, not 0"),
        (([1, 0], [[], ["0"]]), "each predecessor of 1 must be a whole number, not '0'"),
        (([1, 0.0], [[], [0]]), "degree 1 must be a whole number, not 0.0"),
        (([[], [0]], [1, 0]), r"degree 0 must be a whole number, not \[\]"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([[[1], []]], plain(given))


def test_equal_answers_are_equal_whatever_their_order():
    data = [[[1], [1], [1]]]
    one, other = ([1, 1, 1], [[], [2, 0, 1], []]), ([1, 1, 1], [[], [0, 1, 2], []])
    assert TASK.canonical(data, plain(one)) == TASK.canonical(data, plain(other))


def test_the_picture_has_a_table_of_both_answers():
    picture = TASK.picture([[[1, 1], []]], plain(([1, 0], [[], [0]])))
    assert picture.alt == (
        "the game: Game graph with 2 positions. 0: moves to 1 and 1, highlighted, move to 1 "
        "marked. 1: no moves, highlighted. "
        "the answers: position 0: degree 2, yours 1 (wrong), predecessors [], yours []; "
        "position 1: degree 0, yours 0, predecessors [0, 0], yours [0] (wrong)."
    )
    assert "✗ [0]" in picture.svg
    assert TASK.picture([[[]] * 13], plain(([0] * 13, [[]] * 13))) is None


def test_a_table_says_in_words_what_it_shows():
    picture = draw_table(["pile", "right", "yours"], [["3", "<W>", "L"]], {(0, 2)})
    assert picture.alt == "pile 3: right <W>, yours L (wrong)."
    assert "&lt;W&gt;" in picture.svg
    assert picture.svg.count("<text") == 6
    assert picture.size[0] > 100


# Wrong in ways that are no known mistakes: told all the same, and left without a name.


def reverse(moves):
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    return predecessors


def counts_of_both(moves):
    predecessors = reverse(moves)
    return [len(row) + len(predecessors[u]) for u, row in enumerate(moves)], predecessors


def first_move_only(moves):
    return [len(row) for row in moves], reverse([row[:1] for row in moves])


def one_too_few(moves):
    return [len(row) for row in moves], reverse(moves)[:-1]


def counts_lost_on_the_way(moves):
    degrees = [len(row) for row in moves]
    for row in moves:
        for v in row:
            degrees[v] -= 1
    return degrees, reverse(moves)


def index_too_high(moves):
    predecessors = [[] for _ in range(len(moves) - 1)]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    return [len(row) for row in moves], [*predecessors, []]


@pytest.mark.parametrize(
    ("answer", "status", "counterexample", "sentence"),
    [
        (counts_of_both, "wrong", [[0]], "Position 0: you count 2 moves"),
        (first_move_only, "wrong", None, "Predecessors of "),
        (
            one_too_few,
            "wrong",
            [[]],
            "1 list of predecessors is needed, for 1 position; there are none",
        ),
        (counts_lost_on_the_way, "wrong", [[0]], "Position 0: you count 0 moves"),
        (index_too_high, "raised", [[0]], "IndexError: list index out of range in line"),
    ],
)
def test_five_ways_wrong(answer, status, counterexample, sentence):
    verdict = check(3, answer)
    name = "in-and-out-counted" if answer is counts_of_both else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert sentence in repr(verdict)
    assert counterexample is None or verdict.counterexample == (counterexample,)
    assert max(map(len, verdict.counterexample[0])) <= 2


def test_a_quadratic_search_is_slow_and_keeps_the_other_points():
    def searched(moves):
        n = len(moves)
        return [len(row) for row in moves], [
            [u for u in range(n) for w in moves[u] if w == v] for v in range(n)
        ]

    verdict = check(3, searched)
    assert (verdict.status, verdict.points) == ("slow", 4)
    assert verdict.misconception == "searched-for-each"
