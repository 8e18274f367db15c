"""The page of a term, its table and its CSV."""

import csv
import io

import pytest
from made_grades import right, three, wrong

from gamegraphs.course.grading.grades import Grades
from gamegraphs.course.grading.report import to_json
from gamegraphs.course.grading.reports.term_page import term_csv, term_table, write_term
from gamegraphs.course.grading.term.assignment import Assignment
from gamegraphs.course.grading.term.term import read_term

HOSTILE = "<script>alert(1)</script>"


def term(tmp_path, *classes):
    paths = []
    for i, grades in enumerate(classes):
        paths.append(tmp_path / f"{i}.json")
        paths[-1].write_text(to_json(grades))
    return read_term(paths)[0]


@pytest.fixture
def two_weeks(tmp_path):
    second = Grades(8, "", [wrong("ann"), wrong("bob")], [], Assignment("Week 2"))
    return term(tmp_path, three(), second)


def test_the_table(two_weeks):
    lines = term_table(two_weeks, ["Week 3: there is no 3.json yet"]).splitlines()
    assert [line.split() for line in lines[1:4]] == [
        ["ann", "100%", "0%", "50%"], ["bob", "0%", "0%", "0%"], ["cem", "0%", "-", "0%"],
    ]  # fmt: skip
    assert lines[-1] == "Week 3: there is no 3.json yet"


def test_csv(two_weeks):
    rows = list(csv.DictReader(io.StringIO(term_csv(two_weeks))))
    assert rows[0] == {
        "student": "ann", "name": "", "Week 1": "13", "Week 1 (max)": "13",
        "Week 2": "0", "Week 2 (max)": "5", "term (percent)": "50",
    }  # fmt: skip
    assert rows[2]["Week 2"] == ""


def test_the_page(two_weeks, tmp_path):
    pytest.importorskip("jinja2")
    write_term(two_weeks, [], tmp_path / "pages")
    page = (tmp_path / "pages" / "term.html").read_text(encoding="utf-8")
    assert "<strong>bob</strong>: 0% of the points of the term." in page
    assert "every position with a move is WIN" in page
    assert "<desc>Week 1: median 0%, half of the class from 0% to 50%" in page
    assert "13 of 13" in page
    assert "<script" not in page


def test_names_are_text(tmp_path):
    pytest.importorskip("jinja2")
    name = f"{HOSTILE}\x1b=1"
    found = term(tmp_path, Grades(1, "", [right(name)], [], Assignment(HOSTILE)))
    write_term(found, [HOSTILE], tmp_path)
    page = (tmp_path / "term.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert page.count("&lt;script&gt;") >= 4
    assert "\x1b" not in page + term_table(found, [HOSTILE]) + term_csv(found)
