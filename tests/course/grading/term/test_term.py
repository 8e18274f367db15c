"""A term: totals by weight, who needs help, mistakes that came back, reports that are none."""

import json

import pytest
from made_grades import missing, right, three, wrong

from gamegraphs import GameGraphError
from gamegraphs.course.grading.grades import Grades
from gamegraphs.course.grading.report import to_json
from gamegraphs.course.grading.term.assignment import Assignment
from gamegraphs.course.grading.term.term import read_term

WEEK_2 = Grades(
    8, "shut in", [wrong("ann"), wrong("bob"), right("dee")], [], Assignment("Week 2", weight=3)
)


@pytest.fixture
def reports(tmp_path):
    paths = [tmp_path / "1.json", tmp_path / "2.json"]
    for path, grades in zip(paths, (three(), WEEK_2), strict=True):
        path.write_text(to_json(grades))
    return paths


def test_the_term_counts_assignments_by_their_weight(reports):
    term, notes = read_term(reports)
    assert notes == []
    assert term.students() == ["ann", "bob", "cem", "dee"]
    # ann: all of week 1, which counts 1 of 4; dee: all of week 2, and nothing of week 1
    assert [term.total(student) for student in term.students()] == [0.25, 0, 0, 0.75]
    assert term.mean() == 0.25
    assert term.reports[1].share("cem") is None
    assert term.reports[0].missing == {"ann": 0, "bob": 1, "cem": 2}


def test_who_needs_help(tmp_path):
    paths = []
    for i, of_bob in enumerate(
        [right("bob"), right("bob"), right("bob"), wrong("bob"), missing("bob")]
    ):
        grades = Grades(1, "", [right("ann"), of_bob], [], Assignment(f"Week {i}"))
        paths.append(tmp_path / f"{i}.json")
        paths[-1].write_text(to_json(grades))
    assert read_term(paths)[0].help() == {"bob": "less than 50% in both last assignments"}
    assert read_term(paths[:4])[0].help() == {}
    assert read_term(paths[3:])[0].help() == {"bob": "0% of the points of the term"}


def test_mistakes_that_came_back(reports):
    term, _ = read_term(reports)
    assert term.recurring() == [("every position with a move is WIN", [1, 2], 2, 1)]
    assert read_term(reports[1:])[0].recurring() == []


def test_quartiles(tmp_path):
    grades = [right("ann"), right("bob"), missing("cem"), right("dee"), missing("eve")]
    (tmp_path / "1.json").write_text(to_json(Grades(1, "", grades, [], Assignment("1"))))
    term, _ = read_term([tmp_path / "1.json"])
    assert term.quartiles(term.reports[0]) == (0, 100, 100)


def test_a_course_names_its_reports(reports, tmp_path):
    course = tmp_path / "course.toml"
    course.write_text(
        '[[assignment]]\nname = "One"\nweight = 3\ngrades = "1.json"\n'
        '[[assignment]]\nname = "Two"\ngrades = "2.json"\n'
        '[[assignment]]\nname = "Three"\ngrades = "3.json"\n'
    )
    term, notes = read_term([], course)
    assert [(report.name, report.weight) for report in term.reports] == [("One", 3), ("Two", 1)]
    assert notes == ["Three: there is no 3.json yet"]
    with pytest.raises(GameGraphError, match="give reports or --course, not both"):
        read_term(reports, course)
    course.write_text('[[assignment]]\nname = "One"\n')
    with pytest.raises(GameGraphError, match="One needs grades"):
        read_term([], course)


def changed(path, *keys, value):
    report = json.loads(path.read_text())
    place = report
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = value
    path.write_text(json.dumps(report))


@pytest.mark.parametrize(
    ("keys", "value"),
    [
        (("totals", "ann", "points"), float("nan")),
        (("totals", "ann", "points"), -1),
        (("totals", "ann", "points"), "13"),
        (("totals", "ann", "max"), float("inf")),
        (("totals", "ann"), None),
        (("totals",), {}),
        (("assignment", "weight"), True),
        (("assignment",), []),
        (("students",), 5),
        (("students", "ann", "99"), {"status": "right", "misconception": None}),
        (("students", "ann", "04"), {}),
    ],
)
def test_a_report_that_is_none_is_named(reports, keys, value):
    changed(reports[0], *keys, value=value)
    with pytest.raises(GameGraphError, match=r"1\.json is no report of gamegraphs grade"):
        read_term(reports)


@pytest.mark.parametrize("text", ["", "[]", "{}", "[" * 10**5, "\udcff"])
def test_a_file_that_is_no_report(tmp_path, text):
    (tmp_path / "1.json").write_bytes(text.encode(errors="surrogateescape"))
    with pytest.raises(GameGraphError, match=r"1\.json is no report"):
        read_term([tmp_path / "1.json"])


def test_nothing_and_twice_the_same_are_refused(reports):
    with pytest.raises(GameGraphError, match="there is no report to put together"):
        read_term([])
    with pytest.raises(GameGraphError, match="two reports are of 'Week 1'"):
        read_term([reports[0], reports[0]])
