"""Pages: where they lie, what leads to which, and what a student sees of another: nothing."""

import re
from dataclasses import replace

import pytest
from made_grades import right, three, wrong

from gamegraphs.course.grading.grades import Grades, Override
from gamegraphs.course.grading.reports.pages import write_pages
from gamegraphs.course.grading.term.assignment import Assignment
from gamegraphs.course.grading.term.csv_files import Row

pytest.importorskip("jinja2")

PAGES = {"ann": "a" * 22, "bob": "b" * 22, "cem": "c" * 22}


def written(grades, folder):
    write_pages(grades, folder)
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.html")
    }


def test_the_class_links_every_student_and_no_student_anybody(tmp_path):
    pages = written(three(pages=PAGES), tmp_path)
    of_students = {f"students/{page}.html" for page in PAGES.values()}
    assert set(pages) == {"index.html", "students/index.html", *of_students}
    assert set(re.findall(r'href="([^"]*)"', pages["index.html"])) == of_students
    for name in {"students/index.html", *of_students}:
        assert "href" not in pages[name]
        others = [page for page in PAGES.values() if page not in name]
        assert not [page for page in others if page in pages[name]]
        assert "index.html" not in pages[name]
        assert "<script" not in pages[name]


def test_a_student_sees_nothing_of_the_others_and_no_seed(tmp_path):
    grades = replace(three(pages=PAGES), seed=2**127 + 9)
    pages = written(grades, tmp_path)
    assert str(2**127 + 9) in pages["index.html"]
    for student, page in PAGES.items():
        text = pages[f"students/{page}.html"]
        assert str(2**127 + 9) not in text
        assert f"<h1>{student}</h1>" in text
        assert not [other for other in PAGES if other != student and other in text.split(">")]


def test_pages_without_kept_names_have_new_ones(tmp_path):
    first, second = (written(three(), tmp_path / str(i)) for i in (1, 2))
    assert len(set(first) & set(second)) == 2


def test_what_the_teacher_changed_stands_on_the_students_page(tmp_path):
    given = Override(4.0, "<b>oral</b> exam", "Dr. W")
    grade = replace(wrong("ann"), override=given, late_days=2, per_day=0.5)
    roster = {"ann": Row("", {"student": "ann", "name": "Ann M."})}
    assignment = Assignment("Week 1", weights={"04": 2.0})
    pages = written(Grades(1, "", [grade], [], assignment, roster, PAGES), tmp_path)
    page = " ".join(pages[f"students/{PAGES['ann']}.html"].split())
    assert "<h1>Ann M.</h1>" in page
    assert "Week 1: 6 of 10 points, with the weights of the tasks." in page
    assert "3 of 5 points, counted 2 times." in page
    assert "4 given by hand by Dr. W; the machine gave 0." in page
    assert "1 lost for 2 late days." in page
    assert "&lt;b&gt;oral&lt;/b&gt; exam" in page
    assert "Graded: task_04.py." in page


def test_pages_are_made_for_paper_too(tmp_path):
    page = written(Grades(1, "", [right("ann")], [], pages=PAGES), tmp_path)["index.html"]
    assert "@media print" in page
    assert 'src="http' not in page
    assert 'name="referrer" content="no-referrer"' in page  # an address is not passed on
