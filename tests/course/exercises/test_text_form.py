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
        (
            14,
            [1, []],
            "2\n0",
            "line 1 says 2 cop-win starts, but the table is right and has 1 entry that is no ",
        ),
        (
            14,
            [2, [[0, 1]]],
            "2\n0 1\n1 0",
            "but the table is right and has 4 entries that are no escape",
        ),
        (14, [2, []], "2\n0 -1\n-2 0", "line 3: -2 is neither a number of plies nor -1"),
        (14, [2, []], "7\n0 -9\n0 0", "line 2: -9 is neither a number of plies nor -1"),
        (16, [1, 1, 0], "0", "line 1 is 0; n is 1"),
        (16, [2, 1, 3], "3\n0\n0\n0", "line 1 is 3; n is 2"),
        (2, [[[]], False], '0\n"normal: LOSE"\nmisere: WIN', 'WIN", without quotation marks, n'),
        (10, [5, 0, 4, True], '"ESCAPE"', '"CAPTURE k" or "ESCAPE", without quotation marks, not'),
        (10, [5, 0, 4, True], "CAPTURE +7", "line 1: expected"),
        (10, [5, 0, 4, True], "CAPTURE \u0667", "line 1: expected"),
        (10, [5, 0, 4, True], "CAPTURE -7", "line 1: expected"),
        (12, [[[]]], "None\n0 0", "of the longest win, or \"NONE\" if there is none, not 'None'"),
        (
            12,
            [[[]]],
            "NONE\nnull",
            'line 2: expected position and plies of the longest loss, or "NO',
        ),
        (
            12,
            [[[]]],
            "\n0 0",
            'line 1 is empty: expected position and plies of the longest win, or "',
        ),
        (12, [[[]]], "'NONE'\n0 0", 'or "NONE" if there is none, without quotation marks, not'),
        (12, [[[]]], "NONE\n0", "longest loss, or \"NONE\" if there is none, not '0'"),
        (
            15,
            ["dag", False, False, "winner"],
            '"MEMO_DFS"',
            "GRUNDY, INTRACTABLE, without quotation",
        ),
        (
            15,
            ["dag", False, False, "winner"],
            "\u201cMemo\u201d",
            "of MEMO_DFS, RETROGRADE, GRUNDY, ",
        ),
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


@pytest.mark.parametrize("word", ["+1", "0_1", "\uff11", "\u0661", "1.0", "--1", "-", "1e0"])
def test_a_number_is_written_with_the_digits_0_to_9(word):
    assert int(exercise(4).answer_in([[[0], []]], "-1 0")[0]) == -1
    with pytest.raises(MalformedError, match=r"line 1: expected 2 labels, .* which is no number"):
        exercise(4).answer_in([[[0], []]], f"{word} 0")


@pytest.mark.parametrize(
    ("moves", "printed", "missing"),
    [
        (
            [[], []],
            "0 0\n",
            "line 2 is missing: expected the predecessors of 0; a position without",
        ),
        ([[], [], []], "0 0 0\n\n", "line 3 is missing: expected the predecessors of 1"),
        ([[0], [], []], "1 0 0\n0\n", "line 3 is missing: expected the predecessors of 1"),
        ([[1], []], "1 0\n\n", "line 3 is missing: expected the predecessors of 1"),
        ([[1], []], "1 0", "line 2 is missing: expected the predecessors of 0"),
        ([[], []], "0 0\n\n", ""),  # the last line is empty, and its end is missing
        ([[], []], "0 0\n\n\n", ""),
        ([[], []], "0 0\n\n\n\n", ""),
        ([[0], []], "1 0\r\n0\r\n\r\n", ""),
    ],
)
def test_each_position_has_a_line_of_predecessors(moves, printed, missing):
    subject = exercise(3)
    if not missing:
        assert subject.fault([moves], subject.answer_in([moves], printed)) == ""
        return
    with pytest.raises(MalformedError) as error:
        subject.answer_in([moves], printed)
    assert missing in str(error.value)


def test_a_wrong_table_is_told_before_a_wrong_count_of_it():
    data, subject = [2, []], exercise(14)  # two vertices without an edge: nobody is caught
    fault = subject.fault(data, subject.answer_in(data, "2\n0 0\n0 0"))
    assert fault.startswith("Cop at 0, robber at 1, cop to move: you say 0, but no path")


@pytest.mark.parametrize(
    ("number", "data", "printed"),
    [
        (9, [[[]]], " ACYCLIC\n0\n"),
        (12, [[[]]], " NONE\n 0 0\n"),
        (15, ["dag", False, False, "winner"], "  MEMO_DFS \n"),
        (2, [[[]], False], "0\nnormal:LOSE\nmisere : WIN\n"),
    ],
)
def test_blanks_around_words_do_not_matter(number, data, printed):
    assert exercise(number).fault(data, exercise(number).answer_in(data, printed)) == ""


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
