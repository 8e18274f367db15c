"""The smallest input that fails is the smallest, and work is told in proportion by counting."""

from collections import deque
from copy import copy
from itertools import combinations

import pytest
from collection import MISTAKE_CASES, every_third, retrograde
from verdict_table import verdict_on

from gamegraphs.course import check
from gamegraphs.course.checking import smallest_input
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.smallest_input import (
    first_failing,
    judged,
    measure_costs,
    minimise,
    same,
    shrink,
    tried,
)
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here
from gamegraphs.course.running.values import read_list

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
    every_third(case for case in MISTAKE_CASES if case.values[0] in GRAPH_TASKS),
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
        moves = examine(exercise(number), mistake.function).counterexample[0]
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


# Cost


def rescans(moves):
    """Right, but looks at all moves again for every label: quadratic on chains."""
    labels = [None] * len(moves)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] is None:
                found = [labels[v] for v in row]
                if 0 in found or all(label == 1 for label in found):
                    labels[u] = int(0 in found)
                    changed = True
    return [2 if label is None else label for label in labels]


def rechecks(moves):
    """Right, but looks at all moves of a position again for each known one: quadratic on a comb."""
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                elif all(labels[w] == 1 for w in moves[u]):
                    labels[u] = 0
                else:
                    continue
                queue.append(u)
    return labels


def searches(moves):
    """Right, but searches all positions for the predecessors of each: quadratic everywhere."""
    labels = [2 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in range(len(moves)):
            for w in moves[u]:
                if w == v and labels[u] == 2:
                    left[u] -= labels[v] == 1
                    if labels[v] == 0 or not left[u]:
                        labels[u] = 1 - labels[v]
                        queue.append(u)
    return labels


def sorts(moves):
    """Right, and n log n: each position's moves are sorted first, which is fast enough."""
    return retrograde([sorted(row) for row in sorted(moves, key=len) and moves])


@pytest.mark.parametrize("runs", [5, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    ("answer", "slow"),
    [(retrograde, False), (sorts, False), (rescans, True), (rechecks, True), (searches, True)],
)
def test_linear_and_quadratic_work_are_told_apart_every_time(answer, slow, runs):
    subject = copy(exercise(4))
    run = Here(answer, subject.shape)
    first = list(measure_costs(subject, run))
    assert any(cost.slow for cost in first) == slow
    assert check(4, answer).status == ("slow" if slow else "right")
    counted = [cost for cost in first if cost.slow == slow][:1]
    subject.families = lambda: [counted[0].family]
    assert all(list(measure_costs(subject, run)) == counted for _ in range(runs))


def test_a_slow_verdict_gives_the_numbers():
    verdict = check(4, rechecks)
    text = repr(verdict)
    assert "looks at moves" in text
    assert "times the work for 4 times the size" in text
    assert verdict.points == exercise(4).points - 1


# What a check is made of


class Sorts:
    """Judges answers to lists of numbers, which are to be returned in order; sizes are lengths."""

    def __init__(self, below=()):
        self.all_below = below

    def fault(self, data, value):
        return "" if read_list(value, len(data[0]), "numbers", "them") == sorted(data[0]) else "no"

    def canonical(self, data, value):
        return sorted(value)

    def size(self, data):
        return (len(data[0]),)

    def smaller(self, data):
        return ([data[0][:i] + data[0][i + 1 :]] for i in range(len(data[0])))

    def below(self, size):
        return (data for data in self.all_below if self.size(data) < size)


def trial_of(judge, run, data):
    return judged(judge, data, next(run.results([data])))


def test_a_trial_says_what_is_wrong_and_whether_the_form_is():
    judge = Sorts()
    cases = [
        (CallResult("value", [1, 2]), "", False),
        (CallResult("value", [2, 1]), "no", False),
        (CallResult("value", [1]), "there is 1 number for them.", True),
        (CallResult("value", 7), "the numbers must be a list, not 7.", True),
        (CallResult("value", error="it cannot be read"), "it cannot be read.", True),
        (CallResult("raised", error="ValueError"), "raised", False),
    ]
    trials = [judged(judge, [[2, 1]], result) for result, _, _ in cases]
    assert [(t.fault, t.malformed) for t in trials] == [(f, m) for _, f, m in cases]
    assert first_failing(trials) is trials[1]
    assert first_failing(trials[:1]) is None
    inputs = [[[2, 1]] for _ in cases]
    assert list(tried(judge, inputs, [result for result, _, _ in cases])) == trials


def test_a_failing_input_is_made_smaller_until_nothing_can_go():
    judge, run = Sorts(), Here(lambda numbers: numbers, "plain")
    found = shrink(judge, run, trial_of(judge, run, [[1, 2, 9, 4, 5, 6, 3]]))
    assert len(found.data[0]) == 2
    assert found.data[0] != sorted(found.data[0])


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


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        (CallResult("value", [1, 2]), CallResult("value", [2, 1]), True),
        (CallResult("value", [1, 2]), CallResult("value", [1, 3]), False),
        (CallResult("value", 7), CallResult("value", 7), True),  # neither has a form
        (CallResult("value", [1]), CallResult("raised"), False),
        (CallResult("steps"), CallResult("time"), True),
        (
            CallResult("raised", error="KeyError: 1"),
            CallResult("raised", error="KeyError: 2"),
            True,
        ),
        (CallResult("raised", error="KeyError: 1"), CallResult("raised", error="OSError"), False),
    ],
)
def test_when_two_results_are_the_same(one, other, alike):
    assert same(Sorts(), [[2, 1]], one, other) == alike


@pytest.mark.parametrize(
    ("large", "eighth", "grows"),
    [
        ([0.5], [0.001], False),  # too quick to be told apart
        ([2.0], [0.25], False),
        ([2.0, 2.0], [0.2, 0.2], False),
        ([2.0, 2.0, 2.0], [0.06, 0.05, 0.05], True),
        ([2.0, 0.4], [0.06, 0.06], False),  # it was slow only once
        ([2.0, 2.0], [0.06, 0.25], False),  # so was a smaller one: quick only once
    ],
)
def test_a_call_whose_time_grows_is_tried_twice(monkeypatch, large, eighth, grows):
    now, times = [0.0], {800: iter(large[1:]), 100: iter(eighth)}

    def trial(size):
        now[0] += next(times[size])
        return smallest_input.Trial([size], CallResult("value"), "")

    monkeypatch.setattr(smallest_input, "_worked", lambda run: now[0])
    assert smallest_input._grows(None, trial, 800, large[0]) == grows
