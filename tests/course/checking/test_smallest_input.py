"""The smallest input that fails is the smallest."""

from itertools import combinations

import pytest
from collection import MISTAKE_CASES
from numbers_to_sort import Sorts
from verdict_table import verdict_on

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.smallest_input import busiest_line, minimise, shrink
from gamegraphs.course.checking.trial import judged, tried
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Child, Here

GRAPH_TASKS = {1, 4, 5, 6, 9, 11, 12, 13}


def smaller_graphs(n, m, acyclic):
    """Yield all digraphs with fewer positions than n, or n of them and fewer than m moves."""
    for positions in range(1, n + 1):
        pairs = [(u, v) for u in range(positions) for v in range(positions)]
        most = min(m - 1, len(pairs)) if positions == n else len(pairs)
        for count in range(most + 1):
            for chosen in combinations(pairs, count):
                rows = [[] for _ in range(positions)]
                for u, v in chosen:
                    rows[u].append(v)
                if not acyclic or ends_always(rows):
                    yield rows


def ends_always(rows):
    """Return whether taking away positions without moves, again and again, takes them all."""
    left = set(range(len(rows)))
    while gone := {u for u in left if not left.intersection(rows[u])}:
        left -= gone
    return not left


@pytest.mark.parametrize(
    ("number", "mistake"),
    [case for case in MISTAKE_CASES if case.values[0] in GRAPH_TASKS],
)
def test_no_smaller_graph_fails_than_the_one_shown(number, mistake):
    subject = cached_exercise(number, 1)
    run = Here(mistake.function, subject.shape)
    passed_ones, failing = set(), None
    for trial in tried(subject, subject.small(), run.results(subject.small())):
        if trial.fault:
            failing = trial
            break
        passed_ones.add(tuple(map(tuple, trial.data[0])) if len(trial.data) == 1 else None)
    if failing is None:
        if verdict_on(number, mistake.key, mistake.function).status == "slow":
            pytest.skip("every answer is right, only the work is too much")
        pictured = examine(exercise(number), mistake.function).pictured
        if pictured is None:
            pytest.skip("all small answers are right, and a large one has no picture")
        (moves, *_), _ = pictured
    else:
        moves = failing.data[0]
    n, m = len(moves), sum(map(len, moves))
    if n > 4:
        pytest.skip("all graphs with 4 positions: see the long test")
    # Most of the smaller graphs have just been tried, as small inputs.
    inputs = [
        [rows]
        for rows in smaller_graphs(n, m, subject.acyclic)
        if tuple(map(tuple, rows)) not in passed_ones
    ]
    for data, result in zip(inputs, run.results(inputs, 5000), strict=True):
        assert not judged(subject, data, result).fault, data


@pytest.mark.long
def test_no_smaller_graph_tells_a_stack_from_a_queue():
    """The counterexample has 5 positions and 4 moves: all smaller graphs, 81,000 of them, pass."""
    subject = exercise(6)
    (mistake,) = (m for m in misconceptions(6) if "stack" in m.key)
    verdict = check(6, mistake.function)
    moves = verdict.counterexample[0]
    assert (len(moves), sum(map(len, moves))) == (5, 4)
    for rows in smaller_graphs(5, 4, acyclic=False):
        labels, distances = mistake.function([list(row) for row in rows])
        assert not subject.fault([rows], [list(labels), list(distances)]), rows


# What a check is made of


def trial_of(judge, run, data):
    return judged(judge, data, next(run.results([data])))


def test_a_failing_input_is_made_smaller_until_nothing_can_go():
    judge, run = Sorts(), Here(lambda numbers: numbers, "plain")
    found = shrink(judge, run, trial_of(judge, run, [[1, 2, 9, 4, 5, 6, 3]]))
    assert len(found.data[0]) == 2
    assert found.data[0] != sorted(found.data[0])


@pytest.mark.parametrize("onward", [False, True])
def test_going_onward_takes_fewer_calls_and_leaves_nothing_that_could_go(onward):
    calls = []
    numbers = [9, 1, *range(10, 50)]
    judge, run = Sorts(), Here(lambda given: calls.append(given) or given, "plain")
    found = shrink(judge, run, trial_of(judge, run, [numbers]), onward=onward)
    assert len(found.data[0]) == 2
    assert found.data[0] != sorted(found.data[0])
    assert (len(calls) < 100) == onward


def test_made_smaller_it_fails_in_the_same_way():
    def answer(numbers):
        return numbers if len(numbers) > 3 else 1 / 0

    judge, run = Sorts(), Here(answer, "plain")
    found = shrink(judge, run, trial_of(judge, run, [[5, 4, 3, 2, 1]]))
    assert (found.result.kind, len(found.data[0])) == ("value", 4)


def test_the_smallest_below_is_found_and_certain_only_if_all_were_tried():
    run = Here(lambda numbers: numbers, "plain")
    below = [[[]], [[1]], [[1, 2]], [[2, 1]], [[1, 2, 3]]]
    judge = Sorts(below)
    last = trial_of(judge, run, [[3, 2, 1]])
    found, certain = minimise(judge, run, last)
    assert (found.data, certain) == ([[2, 1]], True)
    assert minimise(Sorts(below[:3]), run, last) == (last, True)
    assert minimise(Sorts(below * 2000), run, last) == (last, False)
    never = judged(judge, last.data, CallResult("steps"))
    assert minimise(judge, run, never) == (never, False)


def swept(times):
    """Return an answer that goes through all pairs so many times for each position."""

    def answer(length, a, b, stay=True):
        for _ in range(times * length):
            for _ in range(length * length):
                pass

    return answer


def endless_from(most):
    def answer(length, a, b, stay=True):
        for _ in range(length):
            pass
        while length > most:
            pass

    return answer


@pytest.mark.parametrize(
    ("function", "key"), [(swept(3), "line-runs-again"), (endless_from(25), None)]
)
def test_a_line_that_runs_ever_more_often_is_none_in_a_loop_without_an_end(function, key):
    run = Child(function, "plain")
    try:
        sentence, why = busiest_line(run, [60, 0, 59, True], 100_000, [[20, 0, 19, True]])
        assert sentence.startswith("Line ")
        assert (why and why.key) == key
        assert busiest_line(run, [60, 0, 59, True], 100_000) == (sentence, None)
    finally:
        run.close()
