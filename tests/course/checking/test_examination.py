"""Examinations: every status, what is told with it, and which parts are passed."""

import sys

import pytest
from collection import retrograde, right_answers
from helpers import put_forward, run_child
from verdict_table import verdict_on

from gamegraphs.course import check
from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise, misconceptions

# Every status


def test_untried():
    verdict = check(4, lambda moves: None)
    assert (verdict.status, verdict.points) == ("untried", 0.0)
    assert "hint(4)" in repr(verdict)

    def later(moves):
        raise NotImplementedError

    assert check(4, later).status == "untried"


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda moves: 1 / 0, "ZeroDivisionError: division by zero in line"),
        (lambda moves: sys.exit(0), "SystemExit: 0"),
        (lambda moves: input(), "EOFError"),
        (lambda: 0, "takes 0 positional arguments but 1 was given"),
        (lambda moves: [0] * 10**12, "MemoryError"),
    ],
)
def test_raised(answer, sentence):
    verdict = check(4, answer)
    assert verdict.status == "raised"
    assert sentence in repr(verdict)
    assert verdict.counterexample == ([[]],)


def endless(moves):
    while True:
        pass


def endless_in_c(moves):
    return sum(iter(int, 1))


def endless_and_stubborn(moves):
    while True:
        try:
            int("x")
        except ValueError:
            continue


@pytest.mark.parametrize("answer", [endless, endless_in_c, endless_and_stubborn])
@pytest.mark.long
def test_stuck(answer):
    verdict = check(4, answer)
    assert verdict.status == "stuck"
    assert verdict.counterexample == ([[]],)
    assert "not come to an end" in repr(verdict)


def test_stuck_without_a_child_process():
    assert examine(exercise(4), endless_and_stubborn, here=True).status == "stuck"


def test_stuck_on_a_cycle():
    def walks(moves):
        labels = []
        for u in range(len(moves)):
            length, v = 0, u
            while moves[v]:
                v = moves[v][0]
                length += 1
            labels.append(length % 2)
        return labels

    verdict = check(4, walks)
    assert (verdict.status, verdict.counterexample) == ("stuck", ([[0]],))


def deep_answer(moves):
    def win(u):
        return int(any(win(v) == 0 for v in moves[u]))

    return [win(u) for u in range(len(moves))]


@pytest.mark.parametrize("here", [False, True])
def test_recursion_without_end(here):
    verdict = examine(exercise(4), deep_answer, here)
    assert (verdict.status, verdict.counterexample) == ("raised", ([[0]],))
    assert "too deep" in repr(verdict)


@pytest.mark.parametrize("here", [False, True])
def test_recursion_that_is_too_deep_for_a_long_chain(here):
    def remembered(moves):
        memo = {}

        def win(u):
            if u not in memo:
                memo[u] = int(any(win(v) == 0 for v in moves[u]))
            return memo[u]

        return [win(u) for u in range(len(moves))]

    verdict = examine(exercise(1), remembered, here)
    assert verdict.status == "raised"
    assert "All small inputs are right, but it fails on the chain" in repr(verdict)
    assert verdict.points == exercise(1).points - 1
    length = len(verdict.counterexample[0])
    assert "one shorter still works" in repr(verdict)
    assert remembered(verdict.counterexample[0][1:] and [[u + 1] for u in range(99)] + [[]])
    assert 100 < length < 1000


def test_a_crash_of_the_interpreter_is_a_verdict():
    """A raised limit is often advised: here each level passes through C, and it guards nothing."""
    code = """
        import sys
        from functools import lru_cache
        from gamegraphs.course import check
        def crashes(moves):
            sys.setrecursionlimit(10**6)
            @lru_cache(maxsize=None)
            def win(u):
                return int(any(win(v) == 0 for v in moves[u]))
            return [win(u) for u in range(len(moves))]
        verdict = check(1, crashes)
        print(verdict.status, verdict.points)
    """
    assert run_child(code) == "raised 4.0"


# The parts of larger inputs


@pytest.mark.long
@pytest.mark.parametrize("most", [100, 300, 1000])
def test_who_is_silent_on_large_inputs_gets_no_point_for_them(monkeypatch, most):
    if most != 1000:  # which meets the clock as it is
        put_forward(monkeypatch)

    def answer(moves):
        while len(moves) > most:
            pass
        return retrograde(moves)

    verdict = check(4, answer)
    assert (verdict.status, verdict.points) == ("slow", 3.0)
    assert verdict.parts == {"acyclic": True, "cyclic": True, "large": False, "linear": False}


def test_who_is_slow_and_right_on_larger_inputs_keeps_the_point_for_them():
    (rounds,) = (mistake for mistake in misconceptions(4) if mistake.key == "rounds")
    parts = verdict_on(4, "rounds", rounds.function).parts
    assert parts == {"acyclic": True, "cyclic": True, "large": True, "linear": False}


@pytest.mark.parametrize(
    "seed", [2, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 7))]
)
def test_other_larger_inputs_give_the_same_verdict(seed):
    assert examine(exercise(4), retrograde, seed=seed).right


def _seeds(moves, misere):
    return {u: int(misere) for u, row in enumerate(moves) if not row}


@pytest.mark.parametrize("here", [False, True])
def test_what_is_left_out_has_the_value_of_the_first_line(here):
    def other_value(moves, misere=None):
        return _seeds(moves, misere is not False)

    def text(moves, misere="no"):
        return _seeds(moves, int(misere))

    verdict = examine(exercise(2), other_value, here)
    assert (verdict.status, verdict.parts) == (
        "wrong",
        {"normal": False, "misere": True, "large": None},
    )
    assert "`seed_terminals([[1, 2], [], [2], [1, 0], []])` is not." in repr(verdict)
    assert "misere: bool = False" in repr(verdict)
    verdict = examine(exercise(2), text, here)
    assert verdict.status == "raised"
    assert "ValueError" in repr(verdict)

    for right in (_seeds, lambda moves, misere=0: _seeds(moves, misere)):
        assert examine(exercise(2), right, here).right


@pytest.mark.parametrize("number", [2, 10, 16])
def test_the_example_leaves_out_what_has_a_default(number):
    subject = exercise(number)
    assert subject.example()[-1] is subject.default
    assert f"= {subject.default})" in subject.signature


def test_other_defaults_are_found():
    [line, *_], [games, *_] = (right_answers(number) for number in (10, 16))

    def staying(length, a, b, stay=False):
        return line(length, a, b, stay)

    def at_most_two(n, seed, max_out=2):
        return games(n, seed, max_out)

    for number, answer in ((10, staying), (16, at_most_two)):
        verdict = examine(exercise(number), answer)
        assert verdict.status == "wrong"
        assert "in which all arguments are given" in repr(verdict)
