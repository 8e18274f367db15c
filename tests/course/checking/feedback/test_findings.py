"""What is said of an answer that fails: what came back, the error, what it is short of."""

from functools import cache

import pytest

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.feedback.findings import (
    changing_answer,
    error_sentence,
    without_end,
)
from gamegraphs.course.checking.feedback.wording import IN_NOTEBOOK, next_step
from gamegraphs.course.checking.repeated_call import ChangedAnswer
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import SLEPT


def test_who_sleeps_is_not_told_to_follow_a_loop():
    slept, worked = CallResult("time", error=SLEPT), CallResult("time")
    assert "slept or waited" in without_end(slept, 3)
    assert "slept" not in without_end(worked, 3)
    advice = [next_step(EXERCISES[4], "stuck", result, IN_NOTEBOOK) for result in (slept, worked)]
    assert "What does it wait for?" in advice[0]
    assert "Follow your loop" not in advice[0]
    assert "Follow your loop" in advice[1]


def test_an_error_keeps_its_line():
    line = "line 3: x = moves[v]"
    assert error_sentence(CallResult("raised", error="IndexError: no", line=line)).endswith(line)
    refused = CallResult("raised", error="ImportError: a graded answer cannot use z3.Solver")
    assert error_sentence(refused._replace(line="line 4: z3.Solver()")) == (
        "ImportError: a graded answer cannot use z3.Solver (line 4: z3.Solver())"
    )
    assert error_sentence(refused) == refused.error

    def label_game(moves):
        kept = cache(lambda rows: len(rows))
        return [kept(moves)]

    text = repr(check(4, label_game))
    assert "A list can change" in text
    assert "return [kept(moves)]. A list" in text


def answering(body, **names):
    """Return a function of any arguments with this body, as if it were written in a cell."""
    exec("\n    ".join(["def answer(*given, **named):", *body.splitlines()]), names)
    return names["answer"]


@pytest.mark.parametrize("number", range(10, 17))
@pytest.mark.parametrize(
    ("body", "sentences"),
    [
        (
            "print(7)",
            [
                "Every call returned None. Printing is not returning: end with `return`.",
                "The first thing it printed: 7",
            ],
        ),
        ("x = [3]\nx.sort()", ["Every call returned None: end with `return`."]),
        ("return 1, 2, 0", ["It returned (1, 2, 0), but "]),
        ("return cache(len)([3])", ["A list can change, so it is no key of a dict"]),
        ("n = 0\nwhile True:\n    n += 1", ["It was stopped after 200,000 lines; about "]),
    ],
)
def test_what_is_said_in_any_exercise(number, body, sentences):
    text = repr(check(number, answering(body, cache=cache)))
    assert all(sentence in text for sentence in sentences)
    assert "not attempted" not in text
    assert ("Printing is not" in text) == (body == "print(7)")


@pytest.mark.parametrize("number", range(10, 17))
@pytest.mark.parametrize("body", ["pass", "return", "...", '"""Later."""', "return None"])
def test_an_untouched_starter_is_not_attempted(number, body):
    assert check(number, answering(body)).status == "untried"


@pytest.mark.parametrize(
    ("number", "body", "sentence"),
    [
        (2, "yield 0", "a generator; the answer must be a dict. `yield` makes a generator; "),
        (10, "yield 0", "a generator; the answer, if it is not None, must be a whole number. `yi"),
        (12, "yield 0", "a generator; the answer must be a pair (longest win, longest loss)."),
        (12, "return map(len, given)", "a map; the answer must be a pair (longest win, longest"),
        (15, "yield 0", 'must be one of "MEMO_DFS", "RETROGRADE", "GRUNDY", "LOOPY_GRUNDY", '),
        (11, "yield 0", "It returned a generator; wrap it in `list(...)`."),
        (13, "return map(len, given)", "It returned a map; wrap it in `list(...)`."),
        (14, "yield 0", "It returned a generator; wrap it in `list(...)`."),
        (16, "yield 0", "It returned a generator; wrap it in `list(...)`."),
        (11, "return []", "It returned [], but 1 label is needed, for 1 position; there are none."),
        (14, "return []", "It returned [], but 1 row is needed, for 1 vertex; there are none."),
        (14, "return [[0], [0]]", "It returned [[0], [0]], but there are 2 rows for 1 vertex."),
        (16, "return []", "but 1 list of moves is needed, for 1 position; there are none."),
        (16, "n = 0\nwhile True:\n    n += 1", "64 bits, or a loop without an end"),
    ],
)
def test_what_came_is_said_by_what_is_asked_for(number, body, sentence):
    assert sentence in repr(check(number, answering(body)))


@pytest.mark.parametrize("number", range(10, 17))
def test_a_coroutine_and_the_function_of_another_exercise(number):
    async def label_game(*given):
        return 0

    text = repr(check(number, label_game))
    assert f"You gave label_game; exercise {number} is {EXERCISES[number].function}." in text
    assert "It returned a coroutine: call it with `await`, or make it a plain `def`." in text


@pytest.mark.parametrize("number", [4, 5, 7, 11, 13])
def test_the_label_of_a_single_position_is_not_spelled_out(number):
    text = repr(
        check(number, answering("return [1 - len(given[0])]" if number != 11 else "return [1]"))
    )
    assert "Right: [" in text
    assert ", that is" not in text


def test_long_answers_that_are_not_the_same_each_time_are_told_in_words():
    subject = cached_exercise(14, 1)
    data = [13, [[u, u + 1] for u in range(12)]]
    right = judged(subject, data, CallResult("value", subject.truth(data)))
    zeros = judged(subject, data, CallResult("value", [[0] * 13 for _ in range(13)]))
    error = judged(subject, data, CallResult("raised", error="ValueError: no"))
    for wrong, said in ((zeros, "Once it is wrong: Cop at"), (error, "Once it ended with ValueE")):
        sentences = changing_answer(subject, ChangedAnswer(right, [], wrong))
        assert sentences[0].endswith("is not the same each time.")
        assert sentences[1].startswith(said)
        assert sentences[2] == "Once it is right."
        assert len(" ".join(sentences)) < 600


def test_a_generator_inside_an_answer_is_to_be_wrapped():
    def reverse_graph(moves):
        return (0 for _ in moves), [[] for _ in moves]

    said = "It returned (a generator, [[]]), but the degrees must be a list, not a generator. "
    assert said + "Wrap it in `list(...)`." in repr(check(3, reverse_graph))


def test_an_object_is_shown_without_its_address():
    class Board:
        pass

    said = repr(check(4, lambda moves: [Board() for _ in moves]))
    assert "Board" in said
    assert " at 0x" not in said


def test_one_label_is_not_written_twice():
    assert exercise(6).answer([[[0]]]) == "([2], [-1])"
    assert exercise(6).answer([[[1], []]]) == "([1, 0], [1, 0]), that is W 1, L 0"
