"""What an answer can be, which are refused, and how one compares with the truth."""

import pytest

from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.widgets.asking.question import ONLY, Question


def right(question, answer):
    return [part.right for part in question.compare(question.read(answer))]


def test_the_kind_follows_from_the_truth():
    assert Question("?", 8).kind == "number"
    assert Question("?", {"a": 1, "b": 2.5}).kind == "number"
    assert Question("?", WIN).kind == "choice"
    assert Question("?", {0: WIN, 1: DRAW}).kind == "choice"
    assert Question("?", "Ann", ["Ann", "Ben"]).kind == "choice"
    assert Question("?", 3, [2, 3]).kind == "choice"
    assert Question("?", {1, 2}, [1, 2, 3]).kind == "set"


def test_outcomes_are_compared_as_outcomes_or_words():
    question = Question("?", {"a": WIN, "b": LOSE, "c": DRAW})
    assert question.choices == ("WIN", "LOSE", "DRAW")
    assert right(question, {"a": WIN, "b": "LOSE", "c": WIN}) == [True, True, False]
    assert question.how() == "WIN, LOSE or DRAW, for each of a, b and c"


@pytest.mark.parametrize(
    ("said", "fits"), [(100, True), (110, True), (111, False), (90, True), (89, False)]
)
def test_a_number_may_be_near(said, fits):
    assert right(Question("?", 100, near=0.1), said) == [fits]
    assert right(Question("?", 100), said) == [said == 100]


def test_a_set_is_right_as_a_whole():
    question = Question("?", {1, 3}, [1, 2, 3])
    assert right(question, [3, 1]) == [True]
    assert right(question, [1]) == [False]
    (part,) = question.compare(question.read([]))
    assert (part.said, part.truth) == ("none", "1 and 3")


def test_numbers_are_said_as_they_are_read():
    question = Question("?", 5478)
    assert [question.say(x) for x in (5478, 1.5, 40477286782270136500505881)] == [
        "5,478",
        "1.5",
        "40,477,286,782,270,136,500,505,881",
    ]


REFUSED = [
    (8, "eight", "the answer is a number, not 'eight'"),
    (8, True, "the answer is a number, not True"),
    (8, float("nan"), "the answer is a number"),
    (8, None, "the answer is a number"),
    (WIN, "win", "the answer is WIN, LOSE or DRAW, not 'win'"),
    ({"a": WIN, "b": WIN}, WIN, "an answer is a dict with WIN, LOSE or DRAW, for each of a and b"),
    ({"a": WIN, "b": WIN}, {"a": WIN}, "nothing is said of b"),
    ({"a": WIN, "b": WIN}, {"a": WIN, "b": None}, "nothing is said of b"),
    ({"a": WIN}, {"a": WIN, "c": WIN}, "nobody asked about c"),
    ({"a": WIN}, {"a": 7}, "the answer of a is WIN, LOSE or DRAW, not 7"),
]


@pytest.mark.parametrize(("truth", "answer", "why"), REFUSED)
def test_what_is_no_answer_is_refused(truth, answer, why):
    with pytest.raises(GameGraphError) as refused:
        Question("?", truth).read(answer)
    assert why in str(refused.value)


@pytest.mark.parametrize("answer", ["12", 1, None, [4]])
def test_what_is_no_set_of_positions_is_refused(answer):
    with pytest.raises(GameGraphError):
        Question("?", {1, 2}, [1, 2, 3]).read(answer)


def test_a_question_that_cannot_be_answered_right_is_refused():
    with pytest.raises(GameGraphError, match="is Ann or Ben, not 'Eve'"):
        Question("?", "Eve", ["Ann", "Ben"])
    with pytest.raises(GameGraphError, match="needs choices"):
        Question("?", {1})
    with pytest.raises(GameGraphError, match="the positions are 1 and 2; not 3"):
        Question("?", {3}, [1, 2])


def test_a_single_part_has_no_name():
    question = Question("?", 8)
    assert question.single
    assert question.parts == [ONLY]
    assert not Question("?", {"a": 8}).single
