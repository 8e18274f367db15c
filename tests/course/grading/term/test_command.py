"""`gamegraphs grade` and `gamegraphs term` as a teacher gives them, README's letter by letter."""

import csv
import json
import re
import shlex
from dataclasses import replace
from shutil import rmtree

import pytest
from fair import PLAIN
from handed_in import checkpoints, hand_in, needs_fork
from helpers import ROOT

from gamegraphs.cli import main
from gamegraphs.course.grading import grade as grading
from gamegraphs.course.grading.term import command

pytestmark = [needs_fork, pytest.mark.machine]

CHEERFUL = "def label_game(moves):\n    return [1 if row else 0 for row in moves]\n"


def section(heading):
    """Return the part of README under a heading."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.split(r"^### ", text.partition(f"### {heading}\n")[2], maxsplit=1, flags=re.M)[0]


def commands(text):
    return re.findall(r"^    (gamegraphs (?:grade|term|check) .+)$", text, re.MULTILINE)


@pytest.fixture
def term(tmp_path, monkeypatch):
    """The folder of README's course: its files as they stand there, three students, one of them
    silent; how well this machine shuts submissions in is not the question here."""
    files = re.findall(r"`([\w.]+)`(?:(?!`\w).)*?\n\n```(?:toml|csv)\n(.*?)```",
                       section("Grading a class"), re.DOTALL)  # fmt: skip
    assert [name for name, _ in files] == ["course.toml", "class.csv", "overrides.csv", "late.csv"]
    for name, text in files:
        (tmp_path / name).write_text(text, encoding="utf-8")
    week = tmp_path / "week-1"
    week.mkdir()
    hand_in(week, "ann", "task_04.ipynb", (ROOT / "exercises/task_04_label_game.ipynb").read_text())
    hand_in(week, "ann", "task_08.py", PLAIN)
    hand_in(week, "bob", "task_04.py", CHEERFUL)
    monkeypatch.chdir(tmp_path)
    true = grading.protection
    monkeypatch.setattr(grading, "protection", lambda: replace(true(), files=True, calls=True))
    return tmp_path


def run(line, capsys):
    """Run a line of README; return what it printed."""
    code = main(shlex.split(line)[1:])
    out, err = capsys.readouterr()
    assert code == 0, (line, err)
    return out


def table(out):
    return {
        line.split()[0]: line.split()[1:] for line in out.splitlines() if len(line.split()) == 4
    }


def test_every_command_of_the_guide_does_what_it_says(term, state, capsys):
    lines = commands(section("Grading a class"))
    assert len(lines) == 11
    out = run(lines[0], capsys)
    wanted = {"ann": ["0", "7.2!", "7.2"], "bob": ["3*", "-", "3"], "cem": ["-", "-", "0"]}
    assert {name: table(out)[name] for name in wanted} == wanted
    assert "*: points given by hand" in out
    assert "cem: on the roster, but nothing was handed in" in out
    report = json.loads((term / "week-1.json").read_text())
    bob = report["students"]["bob"]["04"]
    assert (bob["points"], bob["machine"], bob["max"]) == (3.0, 0.0, 5.0)
    assert bob["override"] == {
        "points": 3.0, "comment": "right idea; told us in the tutorial", "by": "Dr. Weiss",
    }  # fmt: skip
    assert report["students"]["ann"]["08"]["late"] == {"days": 1.0, "lost": 0.8}
    assert report["assignment"]["due"] == "2026-10-12T23:59:00"
    content = (term / "week-1.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbfstudent,task,points")
    rows = list(csv.DictReader(content.decode("utf-8-sig").splitlines()))
    assert [row["total"] for row in rows] == ["7.2", "7.2", "3", "3", "0", "0"]
    pages = {page["page"] for page in report["totals"].values()}
    index = (term / "pages/week-1/index.html").read_text(encoding="utf-8")
    assert set(re.findall(r'href="([^"]+)"', index)) == pages == {row["page"] for row in rows}
    assert "Ann Miller (ann)" in index

    assert table(run(lines[1], capsys)) == table(out)
    assert "Ann Miller,101,,am7,,7.2\n" in (term / "canvas.csv").read_text()
    assert (term / "moodle.csv").read_text().startswith("Email address,Username,Full name,Grade")
    assert "Week 2: there is no week-2.json yet" in run(lines[2], capsys)
    assert (term / "pages/term.html").is_file()

    out = run(lines[3], capsys)  # without course.toml
    assert table(out)["ann"] == ["0", "8", "8"]
    assert json.loads((term / "grades.json").read_text())["assignment"]["name"] == "week-1"
    assert table(run(lines[4], capsys))["ann"] == ["0", "7.2!", "7.2"]
    for line in lines[5:7]:
        assert table(run(line, capsys))["bob"] == ["3*", "-", "3"]  # remembered
    out = run(lines[7], capsys)
    assert not {"ann", "bob", "cem"} & set(re.findall(r"\w+", out))
    key = dict(csv.reader((term / "key.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert set(key) == {"student", "ann", "bob"}
    assert key["ann"] in (term / "anonymous/index.html").read_text()
    seed = re.search(r"seed (\d+)", out)[1]
    assert re.search(r"seed (\d+)", run(lines[8], capsys))[1] != seed
    assert len(checkpoints(state)) == 1
    assert "removed 2 files about week-1" in run(lines[9], capsys)
    assert checkpoints(state) == []
    assert "removed 1 file about course.toml" in run(
        "gamegraphs grade course.toml --forget", capsys
    )
    assert "Week 1" in run(lines[10], capsys)


def test_every_command_for_one_file_does_what_it_says(term, capsys):
    lines = commands(section("One file at a time"))
    assert len(lines) == 2
    assert "right" in run(lines[0], capsys)
    bob = lines[0].replace("ann/task_08", "bob/task_04").split()[1:]
    assert main(bob) == 1  # what is for others to copy does not pass everything
    capsys.readouterr()
    run(lines[1], capsys)
    results = json.loads((term / "results.json").read_text())
    assert (results["score"], len(results["tests"])) == (8.0, 3)


@pytest.mark.parametrize(
    ("points", "code"), [("0", 0), ("0.5", 1), ("5", 1), ("6", 2), ("-1", 2), ("nan", 2)]
)
def test_exit_codes_of_check(term, capsys, points, code):
    assert main(["check", "week-1/bob/task_04.py", f"--min-points={points}"]) == code
    refused = capsys.readouterr().err
    assert refused.startswith("gamegraphs: --min-points must be from 0 to 5") == (
        points in ("6", "-1", "nan")
    )


@pytest.mark.parametrize(
    ("line", "file"),
    [
        ("grade week-1 --csv class.csv --roster class.csv", "class.csv"),
        ("grade week-1 --course course.toml --json course.toml", "course.toml"),
        ("grade week-1 --overrides overrides.csv --moodle ./overrides.csv", "overrides.csv"),
        ("grade week-1 --json week-1/bob/task_04.py", "week-1/bob/task_04.py"),
        ("term --course course.toml --csv course.toml", "course.toml"),
        ("check week-1/bob/task_04.py --results week-1/bob/task_04.py", "week-1/bob/task_04.py"),
    ],
)
def test_no_report_is_written_over_what_somebody_wrote(term, capsys, line, file):
    before = (term / file).read_bytes()
    assert main(line.split()) == 1
    assert "name another file" in capsys.readouterr().err
    assert (term / file).read_bytes() == before


def test_points_that_are_reached_end_with_0(term, capsys):
    assert main(["check", "week-1/ann/task_08.py", "--min-points", "8"]) == 0
    with pytest.raises(SystemExit) as usage:
        main(["check", "week-1/ann/task_08.py", "--min-points", "many"])
    assert usage.value.code == 2


def graded(capsys, *words):
    """Grade week-1; return the table and how many submissions were graded anew."""
    anew = []
    true = grading.grade_one

    def counted(entry, seed):
        (grading.Path("anew") / f"{entry.student}-{entry.number}").touch()
        return true(entry, seed)

    grading.Path("anew").mkdir(exist_ok=True)
    for path in grading.Path("anew").iterdir():
        path.unlink()
    grading.grade_one = counted
    try:
        out = run(shlex.join(["gamegraphs", "grade", *words]), capsys)
    finally:
        grading.grade_one = true
    anew = sorted(path.name for path in grading.Path("anew").iterdir())
    return out, anew


def test_only_what_is_new_is_graded(term, capsys):
    bob = term / "week-1" / "bob" / "task_04.py"
    out, anew = graded(capsys, "week-1", "--student", "ann", "--task", "8")
    assert anew == ["ann-8"]
    assert "bob, task 04: not graded yet" in out
    first, anew = graded(capsys, "week-1")
    assert anew == ["ann-4", "bob-4"]
    again, anew = graded(capsys, "week-1")
    assert (again, anew) == (first, [])
    bob.write_text(CHEERFUL + "# changed\n")
    out, anew = graded(capsys, "week-1/ann")
    assert anew == []
    assert "bob, task 04: it has changed since it was graded" in out
    assert graded(capsys, "week-1/bob/task_04.py")[1] == ["bob-4"]
    helper = bob.with_name("helper.py")
    helper.write_text("x = 1\n")  # which it does not import
    assert graded(capsys, "week-1")[1] == []
    bob.write_text("import helper\n" + CHEERFUL)
    assert graded(capsys, "week-1")[1] == ["bob-4"]
    helper.write_text("x = 2\n")
    assert graded(capsys, "week-1")[1] == ["bob-4"]
    hand_in(term / "week-1", "late", "task_04.py", CHEERFUL)
    out, anew = graded(capsys, "week-1/late")
    assert anew == ["late-4"]
    assert table(out)["ann"] == ["0", "8", "8"]  # the whole class, with what was graded before
    bob.rename(bob.with_name("task_04 (1).py"))
    out, anew = graded(capsys, "week-1", "--json", "x.json")
    assert anew == []
    file = json.loads((term / "x.json").read_text())["students"]["bob"]["04"]["file"]
    assert file == "task_04 (1).py"
    assert graded(capsys, "week-1", "--seed", "5")[1] == ["ann-4", "ann-8", "bob-4", "late-4"]


def test_pages_keep_their_names_when_students_come_and_go(term, capsys):
    def pages():
        graded(capsys, "week-1", "--roster", "class.csv", "--json", "x.json")
        report = json.loads((term / "x.json").read_text())
        return {student: total["page"] for student, total in report["totals"].items()}

    first = pages()
    hand_in(term / "week-1", "aaron", "task_04.py", CHEERFUL)
    (term / "week-1" / "ann").rename(term / "away")
    second = pages()
    assert set(second) == {"aaron", "ann", "bob", "cem"}
    assert {student: second[student] for student in first} == first


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["week-1", "--student", "zoe"], "there is no student 'zoe' to grade"),
        (["week-1", "--task", "9"], "there is no task '09' to grade"),
        (["week-1", "--task", "4x"], "there is none called '4x'"),
        (["week-1", "--tasks", "6-4"], "6-4 goes down"),
        (["week-1", "--fresh", "--seed", "1"], "nothing else chooses"),
        (["week-1", "--fresh", "--student", "ann"], "nothing else chooses"),
        (
            ["week-1", "--anonymous", "--canvas", "c.csv", "--roster", "class.csv"],
            "students' names",
        ),
        (["week-1", "--key", "key.csv"], "give --anonymous, too"),
        (["week-1", "--late-cost", "lots"], "what a late day costs"),
        (["week-1", "--roster", "nobody.csv"], "nobody.csv: No such file or directory"),
        (["week-3", "--course", "course.toml"], "course.toml has no assignment with folder"),
        (["week-1", "--pages", "late.csv"], "late.csv cannot be read"),
    ],
)
def test_what_cannot_be_meant_is_refused_before_anything_is_graded(term, capsys, words, told):
    assert main(["grade", *words]) == 1
    error = capsys.readouterr().err
    assert told in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "there is no report to put together"),
        (["late.csv"], "late.csv is no report of gamegraphs grade"),
        (["none.json"], "none.json: No such file or directory"),
        (["--course", "course.toml"], "no report to put together; Week 1: there is no week-1.json"),
        (["x.json", "--course", "course.toml"], "give reports or --course, not both"),
    ],
)
def test_a_term_without_reports_is_refused(term, capsys, words, told):
    assert main(["term", *words]) == 1
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "words", "told"),
    [
        ("class.csv", "folder,name\nann,Ann\n", ["--canvas", "c.csv"], "Canvas needs an ID"),
        ("class.csv", "folder,name\nann,Ann\n", ["--moodle", "m.csv"], "Moodle needs an Ident"),
        ("overrides.csv", "student,task,points\nzoe,4,1\n", [], "there is no student 'zoe'"),
        ("late.csv", "student,days\nann,soon\n", [], "days must be a number"),
    ],
)
def test_what_reports_would_refuse_is_refused_before_hours_of_grading(
    term, capsys, monkeypatch, name, text, words, told
):
    def grades_for_hours(*given, **named):
        raise AssertionError

    monkeypatch.setattr(command, "grade_folder", grades_for_hours)
    (term / name).write_text(text)
    assert main(["grade", "week-1", "--course", "course.toml", *words]) == 1
    assert f"{name}, line 2: {told}" in capsys.readouterr().err


def test_a_run_without_the_course_file_of_an_earlier_one_says_so(term, capsys):
    run("gamegraphs grade week-1 --course course.toml", capsys)
    out = run("gamegraphs grade week-1", capsys)
    assert f"no course.toml in this run; an earlier one had --course {term}" in out
    assert "the roster, points by hand and late days from there do not count here" in out
    out = run("gamegraphs grade week-1 --late late.csv --late-cost 10%", capsys)
    assert "the roster and points by hand from there do not count here" in out
    assert "no course.toml" not in run("gamegraphs grade week-1 --course course.toml", capsys)
    (term / "course.toml").unlink()
    assert "no course.toml" not in run("gamegraphs grade week-1", capsys)


def test_another_file_of_late_days_costs_what_the_last_one_did(term, capsys):
    run("gamegraphs grade week-1 --late late.csv --late-cost 10%", capsys)
    (term / "other.csv").write_text("student,task,days\nann,8,2\n")
    out = run("gamegraphs grade week-1 --late other.csv", capsys)
    assert table(out)["ann"] == ["0", "6.4!", "6.4"]
    assert "a day late costs what it did in the last run: 10%" in out
    (term / "none.csv").write_text("student,task,days\n")
    run("gamegraphs grade week-1 --late none.csv", capsys)  # a header alone ends it
    assert table(run("gamegraphs grade week-1", capsys))["ann"] == ["0", "8", "8"]


def test_overrides_that_are_refused_are_not_remembered(term, capsys):
    (term / "wrong.csv").write_text("student,task,points\nbob,4,nan\n")
    assert main(["grade", "week-1", "--overrides", "wrong.csv"]) == 1
    assert "wrong.csv, line 2: points must be a number" in capsys.readouterr().err
    assert table(run("gamegraphs grade week-1", capsys))["bob"] == ["0", "-", "0"]


def test_late_days_hold_for_the_next_run_and_a_roster_that_is_gone_is_told_of(term, capsys):
    late = "--late late.csv --late-cost 10% --roster class.csv"
    assert table(run(f"gamegraphs grade week-1 {late}", capsys))["ann"] == ["0", "7.2!", "7.2"]
    out = run("gamegraphs grade week-1 --student bob", capsys)
    assert table(out)["ann"] == ["0", "7.2!", "7.2"]
    kept = term / "late.csv"
    assert f"late days are those of the last run: {kept}, a day costs 10%" in out
    assert f"no roster in this run; an earlier one had --roster {term / 'class.csv'}" in out
    out = run("gamegraphs grade week-1 --late-cost 1", capsys)
    assert table(out)["ann"] == ["0", "7!", "7"]
    assert main(["grade", "week-1", "--csv", "late.csv"]) == 1  # it is still read
    assert "late.csv" in capsys.readouterr().err
    (term / "none.csv").write_text("student,days\n")
    run("gamegraphs grade week-1 --late none.csv --late-cost 1", capsys)
    assert table(run("gamegraphs grade week-1", capsys))["ann"] == ["0", "8", "8"]


def test_who_handed_in_under_another_name_is_told_what_was_found(term, capsys):
    hand_in(term / "week-1", "cem", "Aufgabe_8.ipynb", "{}")
    hand_in(term / "week-1", "bob", "a8.zip", "")
    found = {"cem": "Aufgabe_8.ipynb", "bob": "a8.zip"}
    for roster in ("", " --roster class.csv"):
        options = "--tasks 4,8 --json x.json --html pages" + roster
        out = run(f"gamegraphs grade week-1 {options}", capsys)
        assert table(out)["cem"] == ["-", "-", "0"]
        assert "nothing was handed in" not in out
        report = json.loads((term / "x.json").read_text())
        for student, name in found.items():
            told = f"No file that could be graded; found: {name}."
            assert report["students"][student]["08"]["feedback"] == told
            page = term / "pages" / report["totals"][student]["page"]
            assert told in page.read_text()
        assert "No file that could be graded for tasks 4 and 8" in (
            (term / "pages" / "index.html").read_text()
        )
    run("gamegraphs grade week-1 --tasks 4,8 --json x.json --anonymous", capsys)
    assert "Aufgabe" not in (term / "x.json").read_text()


def test_pages_of_students_who_left_stay_and_are_told_of(term, capsys):
    """A teacher publishes the folder: whoever has an address sees what lies there."""
    command = "gamegraphs grade week-1 --html pages"
    assert "pages of nobody" not in run(command, capsys)
    before = {path.name for path in (term / "pages/students").iterdir()}
    rmtree(term / "week-1/bob")
    out = run(command, capsys)
    (left,) = [name for name in before if name in out]
    assert f"pages of nobody in this class, from an earlier run, in pages/students: {left}" in out
    assert "bob" in (term / "pages/students" / left).read_text()
    (term / "pages/students" / left).unlink()
    assert "pages of nobody" not in run(command, capsys)


def test_anonymous_reports_have_no_address_of_a_students_page(term, capsys):
    run("gamegraphs grade week-1 --html pages", capsys)
    before = {path.stem for path in (term / "pages/students").iterdir()} - {"index"}
    out = run("gamegraphs grade week-1 --html pages --anonymous --json a.json", capsys)
    assert f"from an earlier run, in pages/students: {len(before)}" in out
    texts = out + (term / "a.json").read_text() + (term / "pages/index.html").read_text()
    assert not [page for page in before if page in texts]


def test_a_roster_alone_is_a_class_in_which_everybody_is_missing(term, capsys):
    (term / "empty").mkdir()
    out, _ = graded(capsys, "empty", "--roster", "class.csv", "--tasks", "4,8")
    assert table(out)["cem"] == ["-", "-", "0"]


def test_where_nothing_can_be_kept_there_are_reports_all_the_same(term, capsys):
    """Also with --late and --overrides, which are kept for the next run."""
    options = "--roster class.csv --tasks 4,8 --late late.csv --late-cost 10% --json x.json"
    options += " --overrides overrides.csv --canvas c.csv --html pages"
    out = run(f"gamegraphs grade week-1 --state /dev/null/x {options}", capsys)
    assert table(out)["ann"] == ["0", "7.2!", "7.2"]
    assert out.count("nothing is kept for the next run: /dev/null/x/") == 1
    assert (term / "c.csv").is_file()
    assert (term / "pages/index.html").is_file()
    assert "Not a directory" in " ".join(json.loads((term / "x.json").read_text())["notes"])
    out = run("gamegraphs grade week-1 --state /dev/null/x --roster class.csv", capsys)
    assert out.count("nothing is kept for the next run: /dev/null/x/") == 1


def test_a_kept_file_that_is_gone_is_told_of_and_stops_nothing(term, capsys):
    words = "--late late.csv --late-cost 10% --overrides overrides.csv --roster class.csv"
    assert table(run(f"gamegraphs grade week-1 {words}", capsys))["ann"] == ["0", "7.2!", "7.2"]
    for name in ("late.csv", "overrides.csv"):
        (term / name).rename(term / f"old-{name}")
    for _ in range(2):
        out = run("gamegraphs grade week-1", capsys)
        assert table(out)["ann"] == ["0", "8", "8"]
        for what, name in (("late days", "late"), ("points given by hand", "overrides")):
            assert (
                f"no {what} count: those of the last run stood in {term / name}.csv, which is not "
                f"there; --{name} says where they are"
            ) in out
    (term / "old-late.csv").rename(term / "late.csv")
    assert table(run("gamegraphs grade week-1", capsys))["ann"] == ["0", "7.2!", "7.2"]


def test_folders_of_the_teacher_are_no_students(term, capsys):
    for folder, name in (
        ("_handout", "exercises.zip"), ("_handout", "task_04.ipynb"), ("material", "lecture.ipynb")
    ):  # fmt: skip
        hand_in(term / "week-1", folder, name, "{}")
    for roster in ("", " --roster class.csv"):
        out = run(f"gamegraphs grade week-1 --json x.json{roster}", capsys)
        students = {"ann", "bob"} | ({"cem"} if roster else set())
        assert json.loads((term / "x.json").read_text())["students"].keys() == students
        assert "material: lecture.ipynb: not graded" in out
        assert "_handout: not graded, for the folder's name starts with _" in out
