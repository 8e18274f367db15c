"""Work that grows faster than the input is told by counting, every time."""

from collections import deque
from copy import copy
from functools import lru_cache

import pytest
from collection import retrograde

from gamegraphs.course import check
from gamegraphs.course.checking.work.costs import (
    measure_costs,
    read_when_larger,
    right_when_larger,
)
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.runner import HAS_PROCESSOR_TIME, Child, Here


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


@pytest.mark.parametrize("runs", [5, pytest.param(20, marks=pytest.mark.long)])
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


def keeping(most):
    """Return an answer to task 8 that keeps so many results; it is right."""

    def label_subtraction(n, takes):
        @lru_cache(maxsize=most)
        def label(pile):
            return int(any(take <= pile and not label(pile - take) for take in takes))

        return [label(pile) for pile in range(n + 1)]

    return label_subtraction


@pytest.mark.parametrize("here", [False, True])
def test_whoever_forgets_what_a_crowd_needs_asks_again(here):
    runs = Here if here else Child
    for most, slow in ((None, False), (100_000, False), (1_024, True), (512, True)):
        run = runs(keeping(most), "plain")
        try:
            found = [cost for cost in measure_costs(exercise(8), run) if cost.slow]
        finally:
            run.close()
        assert bool(found) == slow, most
        if slow:
            assert found[0].sizes == (60, 20_000)
            assert "20,000" in found[0].sentence()
    assert check(8, keeping(1_024)).misconception == "fixed-size"
    assert check(8, keeping(100_000)).status == "right"


def test_a_slow_verdict_gives_the_numbers():
    verdict = check(4, rechecks)
    text = repr(verdict)
    assert "looks at moves" in text
    assert "times the work for 4 times the size" in text
    assert verdict.points == exercise(4).points - 1


def silent_above(most):
    def label_game(moves):
        while len(moves) > most:
            pass
        return retrograde(moves)

    return label_game


@pytest.mark.skipif(not HAS_PROCESSOR_TIME, reason="the system does not tell how long it works")
def test_who_never_comes_back_is_not_waited_for():
    subject = exercise(4)
    run = Child(silent_above(300), subject.shape)
    try:
        measured = list(measure_costs(subject, run))
        assert not any(cost.slow for cost in measured)
        assert read_when_larger(subject, run, 4_000) == ()
        assert not right_when_larger(subject, run, measured)
        assert run.worked() < 6
    finally:
        run.close()


@pytest.mark.skipif(not HAS_PROCESSOR_TIME, reason="the system does not tell how long it works")
def test_who_never_comes_back_from_few_positions_is_asked_for_a_moment_only():
    subject = exercise(4)
    run = Child(silent_above(30), subject.shape)
    try:
        measured = list(measure_costs(subject, run))
        assert {cost.ended for cost in measured} == {2}
        before = run.worked()
        assert not right_when_larger(subject, run, measured)
        assert run.worked() - before < 3  # of the four seconds that quadratic work gets
    finally:
        run.close()


def test_an_answer_that_is_slow_on_larger_inputs_is_seen_to_be_right():
    subject = exercise(4)
    run = Child(rescans, subject.shape)
    try:
        measured = list(measure_costs(subject, run))
        assert any(cost.slow for cost in measured)
        assert right_when_larger(subject, run, measured)
    finally:
        run.close()
