"""The arguments of a call: objects of its own in the shape of the task, and looks are counted."""

from copy import copy

import pytest
from collection import retrograde

from gamegraphs.course import check
from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.running.arguments import Counter, arguments, called_twice, twice_if


def test_an_answer_may_change_its_input():
    def destructive(moves):
        labels = retrograde(moves)
        for row in moves:
            row.clear()
        moves.clear()
        return labels

    assert check(4, destructive).right


def test_each_call_gets_objects_of_its_own():
    data = [[[1], []], 5]
    first, again = (arguments("moves", data) for _ in range(2))
    assert first == again == ([[1], []], 5)
    first[0][0].append(7)
    assert again[0] == data[0] == [[1], []]


@pytest.mark.parametrize(
    ("shape", "data", "given"),
    [
        ("plain", [3, [1, 2]], (3, [1, 2])),
        ("moves", [[[0]]], ([[0]],)),
        ("moves", [[[0]], 0, [1]], ([[0]], 0, [1])),
        ("verdicts", [[[1], []], [[1, 2]]], ([[1], []], {1: 2})),
        ("edges", [2, [[0, 1]]], (2, [(0, 1)])),
    ],
)
def test_shapes(shape, data, given):
    assert arguments(shape, data) == given


def test_a_game_that_is_asked_for_its_moves():
    counter = Counter()
    n, succ, pred, terminal = arguments("implicit", [[[1, 1], [2], []]], counter)
    assert (n, succ(0), pred(1), terminal(0), terminal(2)) == (3, [1, 1], [0, 0], False, True)
    assert counter.looks == 6  # one for each call of succ and pred, one for each move
    succ(0).append(9)
    assert succ(0) == [1, 1]
    for function in (succ, pred, terminal):
        for u in (-1, 3):
            with pytest.raises(IndexError, match="the positions are 0 to 2"):
                function(u)
    assert repr(terminal) == "<terminal: [2]>"


def index_of_what_is_not_there(row, first):
    with pytest.raises(ValueError, match="not in list"):
        row.index(9, first)


@pytest.mark.parametrize(
    ("look", "looks"),
    [
        (lambda moves: moves[0], 1),
        (lambda moves: moves[0][1], 2),
        (lambda moves: moves[:2], 2),
        (lambda moves: list(moves[0]), 1 + 3),
        (lambda moves: list(reversed(moves)), 2),
        (len, 1),
        (bool, 1),
        (lambda moves: 9 in moves[0], 1 + 3),
        (lambda moves: moves[0].count(1), 1 + 3),
        (lambda moves: 1 in moves[0], 1 + 1),
        (lambda moves: moves[0].index(1), 1 + 1),
        (lambda moves: moves[0].index(1, 2), 1 + 1),
        (lambda moves: moves[0].index(1, -2, 3), 1 + 1),
        (lambda moves: index_of_what_is_not_there(moves[0], 1), 1 + 2),
        (lambda moves: index_of_what_is_not_there(moves[0], 5), 1 + 0),
        (lambda moves: moves[0].copy(), 1 + 3),
        (lambda moves: moves[0] + [4], 1 + 3),
        (lambda moves: moves[0] == [1, 1, 1], 1 + 3),
        (lambda moves: moves[0] == [], 1 + 1),
        (lambda moves: moves[0] == 3, 1 + 1),
        (lambda moves: moves[0] in ([], [1]), 1 + 2),
        (lambda moves: moves.append([]), 0),
    ],
)
def test_every_look_at_moves_is_counted(look, looks):
    counter = Counter()
    (moves,) = arguments("moves", [[[1, 1, 1], []]], counter)
    assert isinstance(moves, list)
    assert isinstance(moves[0], list)
    before = counter.looks
    found = look(moves)
    counted = counter.looks - before
    assert found == look([[1, 1, 1], []])
    assert looks <= counted <= looks + 1  # list(...) may ask for the length first


# Two calls with the same lists


def lengths(*given):
    return [len(x) if hasattr(x, "__len__") else 0 for x in given]


def test_both_calls_get_what_their_inputs_say():
    assert called_twice(lengths, "plain", [1, [2]], [3, [4, 5]]) == [[0, 1], [0, 2]]
    assert called_twice(lengths, "verdicts", [[[]], [[0, 1]]], [[[], [0]], []]) == [[1, 1], [2, 0]]


def test_lists_and_dicts_stay_the_same_ones():
    seen = []

    def answer(moves, verdicts):
        seen.append((id(moves), id(verdicts)))
        return [list(row) for row in moves], dict(verdicts)

    one, two = called_twice(answer, "verdicts", [[[], [0]], [[0, 1]]], [[[1], []], [[1, 0]]])
    assert seen[0] == seen[1]
    assert one == ([[], [0]], {0: 1})
    assert two == ([[1], []], {1: 0})


@pytest.mark.parametrize("number", EXERCISES)
def test_any_input_can_be_followed_by_any_other(number):
    exercise = EXERCISES[number]
    first, second = exercise.example(), next(iter(exercise.small()))
    called = []

    def answer(*given):
        called.append([copy(x) for x in given])
        return len(given)

    assert called_twice(answer, exercise.shape, first, second) == [len(called[0]), len(called[1])]
    if exercise.shape != "implicit":
        assert called == [list(arguments(exercise.shape, data)) for data in (first, second)]


def test_a_function_is_called_once_unless_it_is_to_be_called_twice():
    assert twice_if(False, lengths, "moves") == (lengths, "moves")
    both, shape = twice_if(True, lengths, "moves")
    assert shape == "plain"
    assert both([[[]]], [[[], []]]) == [[1], [2]]


def test_an_answer_in_the_list_of_the_caller_is_left_there():
    def in_place(moves):
        moves[:] = [len(row) for row in moves]
        return moves

    def in_a_pair(moves):
        return in_place(moves), 1

    assert called_twice(in_place, "moves", [[[1], []]], [[[]]]) == [[1, 0], [0]]
    assert called_twice(in_a_pair, "moves", [[[1], []]], [[[]]]) == [([1, 0], 1), ([0], 1)]
