"""The exercises as text: examples, a round trip, and an error for every bad line."""

from itertools import islice

import pytest

from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.running.values import MalformedError

# What stands in the statements as the right output for the example.
SAMPLES = {
    1: "0 1 1 0",
    2: "1 4\nnormal: LOSE\nmisere: WIN",
    3: "2 1 2 0 1\n\n0 2\n0 4\n1\n2",
    4: "2 1 2 0 2",
    5: "1 0 2 1 2",
    6: "0 4\n1 3\n1 1\n0 2\n0 0\n2 -1\n2 -1",
    7: "0 1 1 0",
    8: "0 0 1 1 1 0 0 1",
    9: "CYCLIC\n2 1 2 0 2",
    10: "CAPTURE 5",
    11: "2 1 2 0 2",
    12: "1 3\n0 4",
    13: "2 1 0 2 0",
    14: "18\n0 1 -1 1 1\n1 0 1 -1 3\n-1 1 0 1 5\n1 -1 1 0 3\n1 -1 -1 -1 0",
    15: "RETROGRADE",
    16: "4\n2 1 3\n2 3 2\n3 1 3 1\n1 2",
}


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_the_right_output_of_the_example_is_told(number):
    assert exercise(number).right_output(exercise(number).example()) == SAMPLES[number]
    assert f"Right output:\n{SAMPLES[number]}\n" in exercise(number).text_form()


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_the_right_output_is_read_as_a_right_answer(number):
    subject = exercise(number)
    for data in [*islice(subject.small(), 0, None, 40), *islice(subject.larger(1), 3)]:
        answer = subject.answer_in(data, subject.right_output(data) + "\n")
        assert subject.fault(data, answer) == ""


@pytest.mark.parametrize("number", sorted(EXERCISES))
def test_a_line_too_many_or_too_few_is_refused(number):
    example = exercise(number).example()
    sample = SAMPLES[number]
    with pytest.raises(MalformedError, match="output should end after line"):
        exercise(number).answer_in(example, f"{sample}\nand more\n")
    with pytest.raises(MalformedError, match=r"line 1 is missing|line 1: expected|line 1 has 0"):
        exercise(number).answer_in(example, "")


@pytest.mark.parametrize(
    ("number", "data", "text"),
    [
        (1, [[[1], []]], "2\n1 1\n0\n"),
        (4, [[[0, 0]]], "1\n2 0 0\n"),
        (7, [[[1], []], [[1, 0]]], "2\n1 1\n0\n1\n1 0\n"),
        (8, [7, [1, 2]], "7\n2 1 2\n"),
        (10, [5, 0, 4, False], "5 0 4 0\n"),
        (14, [3, [[0, 1], [1, 2]]], "3 2\n0 1\n1 2\n"),
        (15, ["dag", False, True, "who_wins"], "dag 0 1 who_wins\n"),
        (16, [4, 1, 3], "4 1 3\n"),
    ],
)
def test_inputs_are_written_as_the_tasks_say(number, data, text):
    assert exercise(number).input_text(data) == text


@pytest.mark.parametrize(
    ("number", "data", "printed", "message"),
    [
        (4, [[[1], []]], "0", "line 1 has 1 number; all 2 labels belong on it"),
        (
            6,
            [[[]]],
            "0",
            "line 1 has 1 number; all 2 numbers, a label and a distance, belong on it",
        ),
        (4, [[[1], []]], "1 x", "line 1: expected 2 labels, but there is 'x', which is no number"),
        (4, [[[1], []]], "1 0\n0", "output should end after line 1, but line 2 is '0'"),
        (4, [[[1], []]], "1 0 2", "line 1 has 3 numbers; 2 labels belong on it"),
        (4, [[[]]], "1 0", "line 1 has 2 numbers; 1 label belongs on it"),
        (4, [[[]]], "\n0", "line 1 is empty; 1 label belongs on it"),
        (4, [[[1], []]], "\n1 0", "line 1 is empty; all 2 labels belong on it"),
        (4, [[[1], []]], "9" * 5000, "which is no number"),
        (6, [[[1], []]], "1 1", "line 2 is missing: expected 2 numbers, a label and a distance"),
        (9, [[[]]], "ACYCLIC", "line 2 is missing: expected 1 label"),
        (10, [5, 0, 4, True], "CAPTURE soon", '"CAPTURE k" or "ESCAPE", not \'CAPTURE soon\''),
        (12, [[[]]], "NONE", "line 2 is missing"),
        (14, [1, []], "2\n0", "line 1 says 2 cop-win starts, but the table has 1"),
        (16, [2, 1, 3], "2\n1 0\n2 0", "line 3: expected a move count and as many targets"),
        (2, [[[]], False], "0\nnormal: LOSE\nmisere: win", 'line 3: expected "misere: LOSE"'),
        (3, [[[1], []]], "1 0\n\n1", ""),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(number, data, printed, message):
    if not message:
        assert exercise(number).answer_in(data, printed) == [[1, 0], [[], [1]]]
        return
    with pytest.raises(MalformedError) as error:
        exercise(number).answer_in(data, printed)
    assert message in str(error.value)


def test_blank_lines_at_the_end_of_an_answer_count_as_empty_rows():
    assert exercise(3).answer_in([[[], []]], "0 0\n\n\n") == [[0, 0], [[], []]]


@pytest.mark.parametrize(
    ("number", "data", "right", "other"),
    [
        (
            2,
            [[[], []], False],
            "0 1\nnormal: LOSE\nmisere: WIN\n",
            "1 0\nnormal: LOSE\nmisere: WIN\n",
        ),
        (3, [[[1], [1]]], "1 1\n\n0 1\n", "1 1\n\n1 0\n"),
    ],
)
def test_an_order_that_is_asked_for_is_kept(number, data, right, other):
    subject = exercise(number)
    assert subject.fault(data, subject.answer_in(data, right)) == ""
    with pytest.raises(MalformedError, match="are right, but not in increasing order"):
        subject.answer_in(data, other)


def test_what_is_wrong_besides_the_order_is_told_by_itself():
    data = [[[1], [1]]]
    assert exercise(3).fault(data, exercise(3).answer_in(data, "1 1\n\n1 0 0\n"))


def test_a_terminal_belongs_there_once():
    with pytest.raises(MalformedError, match="are right, but not each of them once"):
        exercise(2).answer_in([[[]], False], "0 0\nnormal: LOSE\nmisere: WIN\n")
