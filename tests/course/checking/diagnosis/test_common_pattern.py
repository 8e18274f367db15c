"""What all failures have in common is told where it is so, and where it is hardly by chance."""

import pytest

from gamegraphs.course import check
from gamegraphs.course.checking.diagnosis.common_pattern import (
    common_patterns,
    patterns_between,
    patterns_of_error,
    patterns_of_errors,
    patterns_of_fault,
    patterns_of_larger,
    patterns_of_size,
)
from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.graph_families import broom, up
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.generate import split_mix

FOUR = exercise(4)
SMALL = list(FOUR.small())
SIZES = [5, 6, 7, 8, 9, 11, 12, 17, 20, 29, 40]
LARGER = [data for data in FOUR.larger(1) if len(data[0]) < 10]


def trials(inputs, wrong):
    """Return trials of inputs; `wrong` changes the right labels of one, or returns None."""
    found = []
    for data in inputs:
        labels = list(FOUR.truth(data)[0])
        given = wrong(data[0], list(labels))
        value = labels if given is None else given
        found.append(Trial(data, CallResult("value", value), FOUR.fault(data, value)))
    return found


def keys(wrong, larger=None, few=None):
    """Return what is common to answers that are wrong in one way, and in another on larger ones."""
    small = trials(SMALL[:few], wrong)
    return [p.key for p in common_patterns(FOUR, small, trials(LARGER, larger or wrong))]


def passes_draw(moves, labels):
    """A WIN that can pass is called DRAW."""
    return [2 if x == 1 and u in moves[u] else x for u, x in enumerate(labels)]


def no_end_all_lose(moves, labels):
    return [0] * len(moves) if all(moves) else labels


def by_chance(moves, labels):
    """One label in four is any other."""
    seed = sum((7 * u + 3) * v + u for u, row in enumerate(moves) for v in row)
    return [
        (x + 1 + split_mix(seed, u + 50) % 2) % 3 if split_mix(seed, u + 1) % 4 == 0 else x
        for u, x in enumerate(labels)
    ]


def test_the_kind_of_the_faults_and_their_place_are_told():
    assert keys(passes_draw) == ["win-called-draw", "at-itself"]


def test_inputs_that_go_wrong_are_told_by_what_others_have_not():
    assert keys(no_end_all_lose) == ["draw-called-lose", "where-no-end"]


def test_faults_of_all_kinds_in_all_places_have_nothing_in_common():
    assert keys(by_chance) == []


def test_what_does_not_hold_for_larger_inputs_is_not_told():
    assert keys(passes_draw, larger=by_chance) == []
    assert keys(passes_draw, larger=no_end_all_lose) == []


def test_what_nearly_every_input_has_is_not_told():
    """Of the graphs with cycles, which are most, a DRAW there is no news."""
    told = keys(lambda moves, labels: [0 if x == 2 else x for x in labels])
    assert told == ["draw-called-lose"]


def test_where_it_goes_wrong_is_not_told_of_the_first_inputs_alone():
    assert keys(no_end_all_lose, few=100) == ["draw-called-lose"]


def some_wrong(*graphs):
    """Return an answer that is wrong on these graphs: its labels are those of the next ones."""

    def wrong(moves, labels):
        return [(label + 1) % 3 for label in labels] if moves in graphs else None

    assert sum(bool(trial.fault) for trial in trials(SMALL, wrong)) == len(graphs)
    return wrong


def right(moves, labels):
    return None


def test_few_failures_may_have_a_kind_and_a_place_by_chance():
    """Each has two terminals or more, and so have many others."""
    assert keys(some_wrong([[], []], [[1], [], []], [[], [], []]), larger=right) == []


def test_few_failures_are_told_by_what_hardly_any_other_input_has():
    assert keys(some_wrong([[0]], [[0, 0]]), larger=right) == ["where-one"]
    assert keys(some_wrong([[0]], [[0, 0], [1]]), larger=right) == []
    assert keys(some_wrong([[0]]), larger=right) == []


def test_one_fault_of_another_kind_is_enough_to_say_nothing_of_the_kind():
    def wrong(moves, labels):
        return [1] if moves == [[]] else passes_draw(moves, labels)

    assert "win-called-draw" not in keys(wrong)


def returns_a_dict(moves):
    return dict(enumerate(moves))


def returns_a_dict_for_one_position(moves):
    return {0: 0} if len(moves) == 1 else [0 if not row else 1 for row in moves]


def test_answers_of_another_form_are_told_as_such():
    verdict = check(4, returns_a_dict)
    assert [d.key for _, d in verdict.named()] == ["other-form"]
    assert "But" not in verdict.named()[0][0]


def test_only_all_answers_of_another_form_are_that_kind():
    assert "other-form" not in [d.key for _, d in check(4, returns_a_dict_for_one_position).named()]


def test_what_is_kept_between_calls_has_a_name():
    def counts_calls(n, takes, memo={}):  # noqa: B006
        """Right, but for a memory that outlives the call."""
        key = n
        if key not in memo:
            labels = []
            for pile in range(n + 1):
                labels.append(int(any(t <= pile and not labels[pile - t] for t in takes)))
            memo[key] = labels
        return memo[key]

    verdict = check(8, counts_calls)
    assert verdict.misconception == "kept-between-calls"
    assert "`memo={}`" in repr(verdict)


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (4, "And it goes wrong only where every position has a move."),
        (4, "The first thing wrong is always the same: a DRAW is called LOSE."),
    ],
)
def test_a_verdict_says_it_in_words(number, words):
    def answer(moves):
        if all(moves):
            return [0] * len(moves)
        labels = [2 if row else 0 for row in moves]
        for _ in moves:
            for u, row in enumerate(moves):
                if labels[u] == 2 and any(labels[v] == 0 for v in row):
                    labels[u] = 1
                elif labels[u] == 2 and all(labels[v] == 1 for v in row):
                    labels[u] = 0
        return labels

    verdict = check(number, answer)
    assert words in repr(verdict)
    assert words.split(":")[0].rstrip(".") in verdict._repr_html_()


@pytest.mark.parametrize(
    ("kind", "error", "names"),
    [
        ("deep", "RecursionError: maximum recursion depth exceeded", ["recursion-too-deep"]),
        ("died", "SIGSEGV", ["recursion-too-deep"]),
        ("died", "SIGKILL", []),
        ("raised", "ValueError: byte must be in range(0, 256)", ["narrow-numbers"]),
        ("raised", "OverflowError: unsigned short is greater than maximum", ["narrow-numbers"]),
        ("raised", "ValueError: bytes must be in range(0, 256)", ["narrow-numbers"]),
        ("raised", "IndexError: byte must be in range(0, 256)", []),
        ("raised", "ValueError: max() arg is an empty sequence", ["smallest-of-nothing"]),
        ("raised", "ValueError: min() iterable argument is empty", ["smallest-of-nothing"]),
        (
            "raised",
            "TypeError: '<' not supported between instances of 'NoneType' and 'int'",
            ["none-as-a-number"],
        ),
        (
            "raised",
            "TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'",
            ["none-as-a-number"],
        ),
        ("raised", "TypeError: 'int' object is not iterable", []),
        ("raised", "IndexError: list index out of range", ["beyond-the-list"]),
        ("raised", "IndexError: list assignment index out of range", ["beyond-the-list"]),
        ("raised", "IndexError: pop from an empty deque", ["taken-from-nothing"]),
        ("raised", "IndexError: pop from empty list", ["taken-from-nothing"]),
        ("raised", "KeyError: 'pop from an empty set'", ["taken-from-nothing"]),
        ("raised", "KeyError: 7", ["no-such-key"]),
        ("raised", "RuntimeError: Set changed size during iteration", ["changed-on-the-way"]),
        ("raised", "RuntimeError: deque mutated during iteration", ["changed-on-the-way"]),
        ("raised", "TypeError: 'NoneType' object is not iterable", ["none-as-a-list"]),
        (
            "raised",
            "AttributeError: 'NoneType' object has no attribute 'append'",
            ["none-as-a-list"],
        ),
        (
            "raised",
            "TypeError: 'NoneType' object cannot be interpreted as an integer",
            ["none-as-a-number"],
        ),
        ("raised", "TypeError: object of type 'NoneType' has no len()", ["none-as-a-list"]),
        ("raised", "StopIteration", ["nobody-fits"]),
        ("raised", "RuntimeError: generator raised StopIteration", ["nobody-fits"]),
        ("raised", "ValueError: list.remove(x): x not in list", ["not-in-the-list"]),
        ("raised", "ValueError: 3 is not in list", ["not-in-the-list"]),
        ("raised", "ValueError: tuple.index(x): x not in tuple", ["not-in-the-list"]),
        ("raised", "UnboundLocalError: cannot access local variable 'd'", ["no-value-yet"]),
        ("raised", "NameError: cannot access free variable 'd' where it is", ["no-value-yet"]),
        ("raised", "NameError: name 'deque' is not defined", []),
        ("raised", "ZeroDivisionError: division by zero", []),
        ("raised", "RuntimeError: no", []),
        ("value", "", []),
    ],
)
def test_some_errors_tell_their_cause(kind, error, names):
    assert [pattern.key for pattern in patterns_of_error(CallResult(kind, error=error))] == names


@pytest.mark.parametrize(
    ("fault", "names"),
    [
        ("Position 9: you count 465 moves, but it has 66,001 moves, to 7", ["narrow-numbers"]),
        ("All labels are right. Position 1: you say 44 plies, but it is 300", ["narrow-numbers"]),
        ("Position 1: you say -126 plies, but it is 130", ["narrow-numbers"]),
        ("You say 39 plies, but B can hold out for 295 plies: A to 1", ["narrow-numbers"]),
        ("Cop at 0, robber at 9: you say 49, but it takes 305. Even if", ["narrow-numbers"]),
        ("Position 0 is LOSE in 70,000, and you say 4464 plies.", ["narrow-numbers"]),
        ("Position 0 is LOSE in 70,000, and you say 4465 plies.", []),
        ("Cop at 300, robber at 4: you say 44, but no path leads from 300 to 4", []),
        ("Position 300: you count 44 moves, but it has 45 moves", []),
        ("Position 9: you say WIN, but it is LOSE", []),
        ("Position 300: you say 12 plies, but it is 12,000", []),
        ("Position 0: you say 256 plies, but it is a DRAW", []),
        ("Position 0: you say 0 plies, but it is 256", []),
        ("Position 0: you say -1 plies, but it is 255", []),
        ("Position 5: you say 3 plies, but it is 12: it can move to 268, LOSE in 11", []),
        (
            "Position 5: you say WIN, but it is LOSE: every move leads to a WIN position (44, 300)",
            [],
        ),
        ("label 2 must be one of 0, 1, 2, not 258", []),
    ],
)
def test_a_number_cut_to_a_byte_or_two_is_seen_in_the_fault(fault, names):
    trial = Trial([[]], CallResult("value", []), fault)
    assert [pattern.key for pattern in patterns_of_fault(trial)] == names


def test_errors_tell_it_of_small_inputs_where_all_of_them_do():
    def failing(kind, error=""):
        return Trial([[[0]]], CallResult(kind, error=error), "wrong")

    right = Trial([[[]]], CallResult("value", [0]), "")
    index, key = (
        failing("raised", "IndexError: list index out of range"),
        failing("raised", "KeyError: 3"),
    )
    assert [p.key for p in patterns_of_errors([right, index, index])] == ["beyond-the-list"]
    assert patterns_of_errors([right, index, key]) == ()
    assert patterns_of_errors([right, index, failing("value")]) == ()
    assert [p.key for p in patterns_of_errors([failing("deep"), right])] == [
        "recursion-without-an-end"
    ]
    assert patterns_of_errors([failing("deep"), failing("value")]) == ()


def test_a_few_cases_of_one_exercise_are_told_as_such():
    def choose(graph_type, has_cycles, is_sum_of_games, query):
        if (graph_type, has_cycles, is_sum_of_games, query) == ("dag", False, True, "who_wins"):
            return "MEMO_DFS"
        return exercise(15).truth([graph_type, has_cycles, is_sum_of_games, query])

    assert [d.key for _, d in check(15, choose).named()] == ["few-cases"]


def test_few_cases_are_not_told_of_what_cannot_be_read_or_was_not_tried():
    subject = exercise(15)
    inputs = list(subject.small())

    def told(number, malformed):
        wrong = CallResult("value", "X")
        some = [Trial(data, wrong, "wrong", malformed) for data in inputs[:number]]
        right = [Trial(data, CallResult("value"), "") for data in inputs[number:]]
        return [[p.key for p in common_patterns(subject, t, [])] for t in (some + right, some)]

    assert told(3, malformed=False) == [["few-cases"], []]
    assert told(3, malformed=True) == [["other-form"], ["other-form"]]


@pytest.mark.parametrize(
    ("make", "n", "fault", "names"),
    [
        (up, 257, "Position 0: you say LOSE, but it is WIN", ["narrow-numbers"]),
        (up, 32_769, "Position 7: you say LOSE, but it is WIN", ["narrow-numbers"]),
        (up, 258, "Position 0: you say LOSE, but it is WIN", ["numbers-by-identity"]),
        (up, 300, "Position 0: you say LOSE, but it is WIN", []),
        (up, 10_000, "Position 0: you say no distance", ["number-too-small"]),
        (up, 1_001, "Predecessors of 3: wrong", ["number-too-small"]),
        (up, 1_003, "Predecessors of 3: wrong", []),
        (broom, 2_002, "Position 2001: you say LOSE, but it is a DRAW", ["number-too-small"]),
        (broom, 258, "Position 257: you say LOSE, but it is a DRAW", ["narrow-numbers"]),
        (broom, 516, "Position 514: you say DRAW, but it is LOSE", ["numbers-by-identity"]),
        (broom, 516, "label 514 must be one of 0, 1, not -1.", ["numbers-by-identity"]),
        (broom, 400, "Position 399: you say LOSE, but it is a DRAW", []),
        (broom, 257, "the answer must be a list", ["narrow-numbers"]),
    ],
)
def test_a_size_may_tell_why_an_answer_is_wrong_from_there_on(make, n, fault, names):
    trial = Trial([make(n)], CallResult("value", []), fault)
    assert [pattern.key for pattern in patterns_of_size(FOUR, trial)] == names
    assert patterns_of_size(exercise(8), Trial([300, [1]], CallResult("value", []), fault)) == ()
    (told,) = patterns_of_size(exercise(8), Trial([257, [1]], CallResult("value", []), fault))
    assert told.key == "number-too-small"


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        (65_537, 66_384, True),
        (65_000, 66_384, True),
        (32_768, 33_000, True),
        (60_000, 66_384, False),  # too far from one another
        (70_000, 70_900, False),
        (0, 66_384, False),
    ],
)
def test_two_sizes_may_tell_that_a_room_ends_between_them(right, wrong, told):
    found = patterns_between(right, wrong)
    assert [pattern.key for pattern in found] == ["narrow-numbers"] * told


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        (range(17, 99), ["from-a-size-on"]),
        ([*range(17, 29), *range(30, 99)], []),  # right on one that is larger
        ([11, *range(17, 99)], []),  # wrong on one that is smaller
        (range(7, 99), []),  # so small that it may be the least with some structure
    ],
)
def test_a_size_from_which_on_all_is_wrong_is_told(wrong, names):
    def trial(n):
        return Trial([[[]] * n], CallResult("value", []), "wrong" if n in wrong else "")

    found = patterns_of_larger(FOUR, trial(min(n for n in wrong if n != 11)), [*map(trial, SIZES)])
    assert [pattern.key for pattern in found] == names
    few = [trial(n) for n in (5, 20, 22, 24)]
    assert patterns_of_larger(FOUR, trial(17), few) == ()


def test_an_answer_that_ends_at_sixteen_positions_is_told_so():
    def answer(moves):
        labels = [2 if row else 0 for row in moves[:16]]
        for _ in moves:
            for u, row in enumerate(moves[:16]):
                if labels[u] == 2 and any(v < 16 and labels[v] == 0 for v in row):
                    labels[u] = 1
                elif labels[u] == 2 and all(v < 16 and labels[v] == 1 for v in row):
                    labels[u] = 0
        return labels + [2] * len(moves[16:])

    verdict = check(4, answer)
    assert [d.key for _, d in verdict.named()] == ["from-a-size-on"]
    assert "a number in the code" in repr(verdict)


def test_a_recursion_that_is_too_deep_has_a_name_where_only_long_chains_fail():
    def deep(moves):
        def search(u):
            if labels[u] is None:
                labels[u] = int(any(search(v) == 0 for v in moves[u]))
            return labels[u]

        labels = [None] * len(moves)
        return [*map(search, range(len(moves)))]

    def endless(moves):
        return endless(moves)

    assert check(1, deep).misconception == "recursion-too-deep"
    assert check(1, endless).misconception == "recursion-without-an-end"
