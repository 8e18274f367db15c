"""Task 11: the truth, what the calls cost, and what is said of wrong answers."""

from collections import Counter, deque
from itertools import pairwise

import pytest
from collection import known_mistake
from played import outcomes, stuck_loses

from gamegraphs import GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.checking.work.costs import measure_costs
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running import arguments as course_inputs
from gamegraphs.course.running.arguments import arguments, implicit
from gamegraphs.course.running.runner import Here
from gamegraphs.course.running.values import MalformedError

TASK = exercise(11)


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs)
    assert 500 <= len(inputs) <= 5000
    assert {TASK.part(data) for data in inputs} == {"small"}


def test_truth_agrees_with_all_pairs_of_strategies():
    for (moves,) in TASK.small():
        assert TASK.truth([moves])[0] == outcomes(moves, stuck_loses(moves)), moves


@pytest.mark.parametrize("seed", range(1, 4))
def test_truth_agrees_with_the_solver_on_larger_inputs(seed):
    for (moves,) in TASK.larger(seed):
        assert TASK.truth([moves])[0] == solve(GameGraph.from_moves(moves)).labels.tolist()


def test_the_functions_fit_together():
    """The consistency that the statement promises, on every input."""
    for (moves,) in [*TASK.small(), *TASK.larger()]:
        n, succ, pred, terminal = implicit(moves)
        assert n == len(moves)
        forward = Counter((u, v) for u in range(n) for v in succ(u))
        backward = Counter((u, v) for v in range(n) for u in pred(v))
        assert forward == backward
        assert all(terminal(u) == (not succ(u)) for u in range(n))


def test_the_functions_give_lists_that_may_be_changed():
    _, succ, pred, _ = implicit([[1, 1], []])
    succ(0).clear()
    pred(1).append(7)
    assert (succ(0), pred(1)) == ([1, 1], [0, 0])


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (lambda n, succ, pred, terminal: succ(n), r"succ\(2\): the positions are 0 to 1"),
        (lambda n, succ, pred, terminal: pred(-1), r"pred\(-1\): the positions are 0 to 1"),
        (lambda n, succ, pred, terminal: terminal(n), r"terminal\(2\): the positions are 0 to 1"),
    ],
)
def test_a_question_about_no_position_is_an_error_that_says_so(call, sentence):
    with pytest.raises(IndexError, match=sentence):
        call(*implicit([[1], []]))


def test_a_call_counts_1_and_1_for_each_position_it_returns():
    counter = course_inputs.Counter()
    _, succ, pred, terminal = arguments("implicit", [[[1, 2], [2], []]], counter)
    for ask, cost in ((succ, 3), (pred, 1)):
        before = counter.looks
        ask(0)
        assert counter.looks - before == cost
    before = counter.looks
    terminal(0)
    assert counter.looks == before


def linear(n, succ, pred, terminal):
    open_moves = [len(succ(u)) for u in range(n)]
    labels = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == 2:
                open_moves[u] -= 1
                if labels[v] == 0 or open_moves[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def asked_while_counting(n, succ, pred, terminal):
    """Counts down by hand, but asks for len(succ(u)) each time: nothing is copied or looked at."""
    closed = [0] * n
    labels = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == 2:
                closed[u] += 1
                if labels[v] == 0 or closed[u] == len(succ(u)):
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def scanned(n, succ, pred, terminal):
    """Never calls pred, and copies nothing."""
    open_moves = [len(succ(u)) for u in range(n)]
    labels = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in filter(lambda u: v in succ(u), range(n)):
            if labels[u] == 2:
                open_moves[u] -= succ(u).count(v)
                if labels[v] == 0 or open_moves[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def slow_families(answer):
    run = Here(answer, TASK.shape)
    return [cost.family.text for cost in measure_costs(TASK, run) if cost.slow]


def test_linear_work_is_linear_on_every_family():
    run = Here(linear, TASK.shape)
    for cost in measure_costs(TASK, run):
        assert not cost.slow
        small, large = (cost.family.make(size)[0] for size in cost.sizes)
        for moves, looks in zip((small, large), cost.looks, strict=True):
            assert looks <= 2 * (len(moves) + sum(map(len, moves)))


def test_asking_again_for_every_move_is_slow_where_one_position_has_many_moves():
    found = slow_families(asked_while_counting)
    assert 1 <= len(found) < len(TASK.families())
    verdict = check(11, asked_while_counting)
    assert (verdict.status, verdict.points) == ("slow", 7)
    assert verdict.misconception == "succ-asked-again"


@pytest.mark.long
def test_looking_for_predecessors_is_slow_everywhere():
    assert len(slow_families(scanned)) == len(TASK.families())
    verdict = check(11, scanned)
    assert (verdict.status, verdict.points) == ("slow", 7)
    assert verdict.misconception == "pred-not-used"


# Wrong answers

FAULTS = {
    "right": ([[1], []], [1, 0], ""),
    "draw": (
        [[0, 1], [2], []],
        [0, 1, 0],
        "Position 0: you say LOSE, but it is a DRAW: it can move to itself, and nobody can force "
        "a win there.",
    ),
    "win": (
        [[1], []],
        [2, 0],
        "Position 0: you say DRAW, but it is WIN: it can move to 1, which is LOSE.",
    ),
    "terminal": (
        [[1], []],
        [1, 1],
        "Position 1: you say WIN, but it has no moves, and in normal play that is LOSE.",
    ),
}


@pytest.mark.parametrize(("moves", "given", "fault"), FAULTS.values(), ids=FAULTS)
def test_the_fault_names_the_position_and_the_rule(moves, given, fault):
    assert TASK.fault([moves], given) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the labels must be a list, not None"),
        ([1], "there is 1 label for 2 positions"),
        ({"dict": [[0, 1]]}, "the labels must be a list, not {0: 1}"),
        ([1, False], r"label 1 must be one of 0, 1, 2, not False \(a bool\)"),
        (
            {"other": "generator", "shown": "<generator>"},
            "the labels must be a list, not a generator",
        ),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([[[1], []]], given)


def test_the_call_that_is_shown_can_be_made():
    text = TASK.call("linear", [[[1, 2], [], [0]]])
    assert text == "linear(*implicit([[1, 2], [], [0]]))"
    assert eval(text, {"linear": linear, "implicit": implicit}) == [1, 0, 0]


def test_the_picture_says_both_answers():
    picture = TASK.picture([[[0, 1], [2], []]], [0, 1, 0])
    assert "0: DRAW, your answer LOSE, moves to 0 and 1. 1: WIN, moves to 2." in picture.alt


def yields(n, succ, pred, terminal):
    yield from linear(n, succ, pred, terminal)


def one_too_many(n, succ, pred, terminal):
    return linear(n, succ, pred, terminal) + [2 for u in range(n + 1) if terminal(u)]


def ends_are_draws(n, succ, pred, terminal):
    return [2 if terminal(u) else x for u, x in enumerate(linear(n, succ, pred, terminal))]


def called_like_lists(n, succ, pred, terminal):
    return [len(succ[u]) for u in range(n)]


def first_predecessor_only(n, succ, pred, terminal):
    return linear(n, succ, lambda v: pred(v)[:1], terminal)


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [
        (yields, "wrong", "It returned a generator; wrap it in `list(...)`."),
        (one_too_many, "raised", "IndexError: terminal(1): the positions are 0 to 0 in line"),
        (ends_are_draws, "wrong", "Position 0: you say DRAW, but it has no moves"),
        (called_like_lists, "raised", "'Listed' object is not subscriptable in line"),
        (first_predecessor_only, "wrong", "but it is WIN: it can move to "),
    ],
)
def test_five_ways_wrong(answer, status, sentence):
    verdict = check(11, answer)
    assert (verdict.status, known_mistake(verdict)) == (status, None)
    assert sentence in repr(verdict)


def test_the_counterexample_can_be_handed_to_the_function_again():
    n, succ, pred, terminal = check(11, ends_are_draws).counterexample
    assert (n, succ(0), pred(0), terminal(0)) == (1, [], [], True)
    assert (repr(succ), repr(pred), repr(terminal)) == ("<succ: [[]]>", "<pred: [[]]>",
                                                        "<terminal: [0]>")  # fmt: skip
