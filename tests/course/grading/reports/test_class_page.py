"""The page of a class: what a teacher is told to do, by rules that stand on the page."""

from dataclasses import replace

import pytest
from collection import retrograde
from made_grades import cheerful, missing, right, three, wrong

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.grades import Grades, Override, graded
from gamegraphs.course.grading.reports.class_page import class_values, shown_name
from gamegraphs.course.grading.term.csv_files import Row
from gamegraphs.course.mistakes.pattern import KEPT

pytest.importorskip("markupsafe")


def values(grades):
    pages = {student: f"p{i}" for i, student in enumerate(grades.students())}
    return class_values(replace(grades, pages=pages))


def test_who_needs_help_and_why():
    found = values(three())["help"]
    assert [(row["name"], row["points"]) for row in found] == [
        ("bob", "0 of 13"),
        ("cem", "0 of 13"),
    ]
    assert found[0]["why"] == (
        "Nothing handed in for task 8. Less than half of task 4. "
        "Mistakes: every position with a move is WIN"
    )
    assert found[1]["why"] == "Nothing handed in for tasks 4 and 8"
    half = replace(wrong("bob"), override=Override(2.5))
    assert values(Grades(1, "", [half]))["help"] == []  # half is enough


def test_what_to_teach_again():
    few = [right(f"s{i}") for i in range(8)]
    assert values(Grades(1, "", [*few, wrong("a")]))["again"] == []  # one of nine
    often = values(Grades(1, "", [*few, wrong("a"), wrong("b")]))["again"]
    assert [task["why"] for task in often] == [
        "2 of 10 made the mistake: every position with a move is WIN"
    ]
    low = values(Grades(1, "", [right("a"), missing("b")]))["again"]
    assert [task["why"] for task in low] == ["50% of the points on average"]
    assert low[0]["notebook"] == "04-retrograde-analysis"


def test_distribution_and_parts_of_an_exercise():
    half = replace(right("dee"), override=Override(3.5))
    (task,) = values(Grades(1, "", [right("ann"), wrong("bob"), missing("cem"), half]))["tasks"]
    assert task["statuses"] == "2 right, 1 wrong, 1 missing"
    assert "<desc>missing: 1, 0: 1, 1: 0, 2: 0, 3: 1, 4: 0, 5: 1</desc>" in task["points"]
    assert "small graphs without cycles: 2 of 4" in task["parts"]


def test_points_above_the_maximum_are_in_the_last_bar():
    (task,) = values(Grades(1, "", [replace(right("ann"), override=Override(7))]))["tasks"]
    assert "4: 0, 5: 1</desc>" in task["points"]


def test_a_mistake_has_the_smallest_example_and_no_name():
    larger = examine(exercise(4), lambda moves: [1 if row else 0 for row in moves])
    larger = replace(larger, pictured=([[[1], [0]]], [1, 1]))
    grades = [graded("Zebulon", larger, "d", "task_04_zebulon.py"), wrong("bob"), right("ann")]
    (task,) = values(Grades(1, "", grades))["tasks"]
    (mistake,) = task["mistakes"]
    assert (mistake["count"], mistake["title"]) == (2, "every position with a move is WIN")
    assert mistake["example"] == f"<p>{cheerful().picture.html()}</p>"
    assert "bulon" not in mistake["example"] + mistake["why"]


def test_a_mistake_without_a_picture_has_its_shortest_example_in_words():
    long, short = (
        replace(cheerful(), pictured=None, found=[text]) for text in ("f(<b>[0, 0]</b>)", "f(<>)")
    )
    grades = [graded(name, verdict, "d", "") for name, verdict in (("a", long), ("b", short))]
    (task,) = values(Grades(1, "", grades))["tasks"]
    assert task["mistakes"][0]["example"] == "<p>f(&lt;&gt;)</p>"


def from_the_front(moves):
    anna_huber = list(range(len(moves)))
    while anna_huber:
        anna_huber.pop(0)
    return retrograde(moves)


def silent_when_large(moves):
    while len(moves) > 40:
        pass
    return retrograde(moves)


@pytest.mark.parametrize(
    ("verdict", "key", "example"),
    [
        (lambda: examine(exercise(4), from_the_front), "front-of-a-list", ""),
        (lambda: examine(exercise(4), silent_when_large), "x", "had not come to an end"),
        (["Called on its own, it is right.", "Called a second time, it is not."], KEPT.key,
         "<p>Called on its own, it is right. Called a second time, it is not.</p>"),
        (["It gets 3 wrong.", "Printed: my name"], "other", "<p>It gets 3 wrong.</p>"),
    ],
)  # fmt: skip
def test_the_example_in_words_tells_what_went_wrong_and_quotes_no_code(verdict, key, example):
    found = verdict if isinstance(verdict, list) else verdict().found
    verdict = replace(cheerful(), pictured=None, found=found)
    grade = replace(graded("a", verdict, "d", ""), misconception=key)
    (task,) = values(Grades(1, "", [grade]))["tasks"]
    told = task["mistakes"][0]["example"]
    assert example in told
    assert bool(told) == bool(example)
    assert "Line" not in told


def test_a_mistake_without_a_verdict_is_told_all_the_same():
    plain = replace(wrong("bob"), verdict=None)
    (task,) = values(Grades(1, "", [plain]))["tasks"]
    assert (task["mistakes"][0]["example"], task["mistakes"][0]["count"]) == ("", 1)


def test_cells_tell_what_a_teacher_changed():
    given = replace(missing("bob"), override=Override(4), late_days=1, per_day=0.5)
    roster = {"bob": Row("", {"student": "bob", "name": "Bob M."})}
    (student,) = values(Grades(1, "", [given], roster=roster))["students"]
    assert student["points"] == [{"points": "3.5", "note": "by hand, machine 0; late, -0.5"}]
    assert (student["name"], student["page"]) == ("Bob M. (bob)", "students/p0.html")


def test_a_name_that_macos_writes_with_two_signs_is_shown_once():
    folder = "Do\u0308rte"
    roster = {"D\u00f6rte": Row("", {"student": "D\u00f6rte", "name": "D\u00f6rte"})}
    assert shown_name(three(roster=roster), folder) == "D\u00f6rte"


def test_what_is_not_graded_yet_is_no_zero():
    student = values(Grades(1, "", [right("ann"), right("ann", "08"), right("bob")]))["students"][1]
    assert student["points"][1] == {"points": "", "note": "not graded yet"}
    assert student["most"] == "5"
