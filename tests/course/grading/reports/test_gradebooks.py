"""Gradebooks: read back by csv and by pandas, with ids that their import finds."""

import csv
import io
from dataclasses import replace
from unicodedata import normalize

import pytest
from made_grades import right, three

from gamegraphs import GameGraphError
from gamegraphs.course.grading.grades import Override
from gamegraphs.course.grading.report import to_csv
from gamegraphs.course.grading.reports.gradebooks import feedback_text, to_canvas, to_moodle
from gamegraphs.course.grading.term.roster import read_roster

ROSTER = (
    "folder,Student,ID,SIS User ID,SIS Login ID,Section,Email address,Identifier\n"
    'ann,"Müller, Ann",101,0007,am7,"A, B",ann@x.org,Participant 1\n'
    "bob,=Bob,102,0008,bb8,,bob@x.org,Participant 2\n"
    "cem,Cem,103,0009,cc9,,cem@x.org,Participant 3\n"
)


@pytest.fixture
def grades(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text(ROSTER, encoding="utf-8")
    return three(roster=read_roster(path))


def frame(text, tmp_path, **more):
    pandas = pytest.importorskip("pandas")
    path = tmp_path / "read.csv"
    path.write_text(text, encoding="utf-8-sig", newline="\n")
    return pandas.read_csv(path, encoding="utf-8-sig", **more)


def test_canvas(grades):
    head, possible, *rows = csv.reader(io.StringIO(to_canvas(grades)))
    assert head == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Week 1"]
    assert possible == ["    Points Possible", "", "", "", "", "13"]
    assert rows == [
        ["Müller, Ann", "101", "0007", "am7", "A, B", "13"],
        ["'=Bob", "102", "0008", "bb8", "", "0"],
        ["Cem", "103", "0009", "cc9", "", "0"],
    ]


def test_moodle(grades):
    rows = list(csv.DictReader(io.StringIO(to_moodle(grades))))
    assert list(rows[0]) == [
        "Identifier", "Email address", "Username", "Full name", "Grade", "Maximum grade",
        "Feedback comments",
    ]  # fmt: skip
    assert [(row["Identifier"], row["Email address"], row["Grade"]) for row in rows] == [
        ("Participant 1", "ann@x.org", "13"),
        ("Participant 2", "bob@x.org", "0"),
        ("Participant 3", "cem@x.org", "0"),
    ]
    assert "This looks like: every position with a move is WIN." in rows[1]["Feedback comments"]
    assert "Task 8: 0 of 8 points.\nNothing was handed in." in rows[2]["Feedback comments"]


def test_pandas_reads_what_was_written(grades, tmp_path):
    ids = {"SIS User ID": str, "ID": str}
    canvas = frame(to_canvas(grades), tmp_path, dtype=ids)
    assert canvas["SIS User ID"].tolist()[1:] == ["0007", "0008", "0009"]
    assert canvas["Week 1"].tolist() == [13, 13, 0, 0]
    moodle = frame(to_moodle(grades), tmp_path)
    assert moodle["Grade"].sum() == 13
    assert moodle["Feedback comments"].str.contains("\n").all()
    plain = frame(to_csv(grades), tmp_path, dtype={"task": str})
    assert plain.columns[0] == "student"  # the byte order mark is no part of it
    assert plain.groupby("student")["points"].sum().tolist() == [13, 0, 0]
    assert plain.groupby("student")["total"].first().tolist() == [13, 0, 0]
    assert plain["max"].dtype.kind in "if"
    assert plain["task"].tolist() == ["04", "08"] * 3


def test_half_points_have_a_decimal_point(grades):
    grades = replace(grades, grades=[replace(right("ann"), override=Override(4.25))])
    assert to_canvas(grades).splitlines()[-1].endswith(",4.25")


@pytest.mark.parametrize("to_gradebook", [to_canvas, to_moodle])
def test_who_is_not_on_the_roster_is_left_out(grades, to_gradebook):
    grades = replace(grades, grades=[*grades.grades, right("zoe")])
    assert "zoe" not in to_gradebook(grades)
    with pytest.raises(GameGraphError, match="needs the students' ids: give --roster"):
        to_gradebook(replace(grades, roster={}))


def test_a_student_without_an_id_is_named_by_line(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text("folder,id,email\nann,1,a@x\nbob,,\n")
    grades = three(roster=read_roster(path))
    with pytest.raises(GameGraphError, match=r"class\.csv, line 3: Canvas needs an ID"):
        to_canvas(grades)
    with pytest.raises(GameGraphError, match=r"class\.csv, line 3: Moodle needs an Identifier"):
        to_moodle(grades)


def test_an_id_that_names_the_folder_is_none_of_canvas(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text("id,canvas_id\nann,17\n")
    assert "ann,17,,,,13" in to_canvas(three(roster=read_roster(path)))
    path.write_text("id\nann\n")
    with pytest.raises(GameGraphError, match="Canvas needs an ID"):
        to_canvas(three(roster=read_roster(path)))


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t=", " -", "\uff1d", "\uff20"])
def test_no_cell_that_anybody_wrote_is_run_by_a_spreadsheet(tmp_path, start):
    text = f"{start}cmd|' /C calc'!A0"
    path = tmp_path / "class.csv"
    path.write_text(f'folder,name,ID,Section,email\nann,"{text}","{text}","{text}","{text}"\n')
    given = Override(1.0, text, text)
    grade = replace(right("ann"), override=given, file=text, status=text, misconception=text)
    grades = replace(three(roster=read_roster(path)), grades=[grade])
    for gradebook in (to_csv(grades), to_canvas(grades), to_moodle(grades)):
        cells = [cell for row in csv.reader(io.StringIO(gradebook)) for cell in row]
        assert not [c for c in cells if normalize("NFKC", c.lstrip())[:1] in set("=+-@")]
        assert [c for c in cells if c.startswith("'") and "calc" in c]


def test_moodle_in_german(tmp_path):
    path = tmp_path / "class.csv"
    path.write_text("Vorname;Nachname;E-Mail-Adresse;Anmeldename\nAnn;X;ann@x.org;ann\n", "utf-8")
    grades = replace(three(roster=read_roster(path)), grades=[right("Ann X")])
    (row,) = csv.DictReader(io.StringIO(to_moodle(grades)))
    assert (row["Email address"], row["Username"]) == ("ann@x.org", "ann")


def test_feedback_says_how_often_an_exercise_counts():
    assert feedback_text(right("ann"), 2.0).startswith("Task 4: 5 of 5 points, counted 2 times.")


def test_feedback_tells_what_the_teacher_changed():
    given = Override(3.0, "oral exam", "Dr. W")
    text = feedback_text(right("ann", override=given, late_days=1, per_day=0.5))
    assert text.splitlines() == [
        "Task 4: 2.5 of 5 points.",
        "3 given by hand by Dr. W; the machine gave 5.",
        "oral exam",
        "0.5 lost for 1 late day.",
        "Right.",
    ]
