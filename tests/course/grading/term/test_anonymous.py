"""Anonymous reports: no name in any of them."""

import json
from dataclasses import replace

from made_grades import right, three

from gamegraphs.course.grading.grades import Grades, Override
from gamegraphs.course.grading.report import table, to_csv, to_json
from gamegraphs.course.grading.reports.pages import write_pages
from gamegraphs.course.grading.term.anonymous import anonymous
from gamegraphs.course.grading.term.csv_files import Row

IDS = {"ann": "student-3", "bob": "student-1", "cem": "student-2"}


def test_no_report_has_a_name(tmp_path):
    roster = {name: Row("", {"student": name, "name": f"{name.title()} X"}) for name in IDS}
    notes = ["bob, task 04: task_04.py is graded, not task_04_bob.py"]
    pages = {name: f"page-of-{i}" for i, name in enumerate(IDS)}
    grades = anonymous(three(roster=roster, notes=notes, pages=pages), IDS)
    write_pages(grades, tmp_path)
    texts = [path.read_text() for path in tmp_path.rglob("*.html")]
    for text in (table(grades), to_json(grades), to_csv(grades), *texts):
        assert not [name for name in (*IDS, "Ann X", "Bob X") if name in text.split()]
        assert "task_04_bob" not in text
    assert "1 note with names: grade without --anonymous" in table(grades)
    assert list(json.loads(to_json(grades))["students"]) == sorted(IDS.values())
    assert grades.pages["student-3"] == "student-3"  # an address that a student has names them
    assert grades.total(grades.students()["student-3"]) == (13, 13)


def test_what_a_teacher_wrote_is_left_out():
    grade = replace(right("ann"), override=Override(3, "told us in the tutorial", "Dr. Weiss"))
    (found,) = anonymous(Grades(1, "", [grade]), IDS).grades
    assert found.override == Override(3)


def test_a_file_keeps_its_kind_alone():
    grade = replace(right("ann"), file="task_04_of_Ann.ipynb")
    (found,) = anonymous(Grades(1, "", [grade]), IDS).grades
    assert found.file == "task_04.ipynb"
