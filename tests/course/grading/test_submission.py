"""Submissions: which files count, and what is read in them."""

import json
import os
import time
from hashlib import sha256

import pytest
from fair import PLAIN, notebook
from handed_in import grade_folder, hand_in, needs_fork

from gamegraphs import GameGraphError
from gamegraphs.course.exercises import numbers
from gamegraphs.course.grading.grade import grade_one
from gamegraphs.course.grading.report import table
from gamegraphs.course.grading.submission import (
    Source,
    fingerprint,
    listed,
    listing,
    submissions,
)


@pytest.mark.machine
@needs_fork
def test_one_file_counts_and_which_is_told(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", "label_subtraction = None")
    hand_in(tmp_path, "ann", "task_08_second_try.ipynb", notebook(PLAIN))
    hand_in(tmp_path, "ann", "task_99.py", "")
    hand_in(tmp_path, "ann", "notes.txt", "")
    grades = grade_folder(tmp_path, seed=1, jobs=1)
    (grade,) = grades.grades
    assert (grade.task, grade.points) == ("08", 8.0)
    told = "ann, task 08: task_08_second_try.ipynb is graded, not task_08.py"
    assert grades.notes[0] == told
    assert grades.notes[1].startswith("ann: task_99.py: not graded")
    assert told in table(grades)


@pytest.mark.machine
@needs_fork
def test_a_folder_without_a_submission_is_told_of(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", PLAIN)
    hand_in(tmp_path, "bob", "Problem 8.ipynb", "{}")
    hand_in(tmp_path, "cem", "notes.txt", "")
    hand_in(tmp_path, ".git", "task_08.py", "")
    (tmp_path / "task_08.py").write_text(PLAIN)
    found, notes = listed(tmp_path)
    assert [entry.student for entry in found] == ["ann"]
    assert notes == [
        ".git: not graded, for the folder's name starts with a dot",
        "bob: Problem 8.ipynb: not graded, for it is not called task_NN*.ipynb or task_NN*.py",
        "cem: no file is called task_NN*.ipynb or task_NN*.py",
        "task_08.py: not graded, for it is in no student's folder",
    ]
    text = table(grade_folder(tmp_path, seed=1, jobs=1))
    assert notes[0] in text


@pytest.mark.machine
@needs_fork
def test_check_of_a_link_to_ones_own_file(class_of_four):
    link = class_of_four / "task_08.py"
    link.symlink_to(class_of_four / "ann" / "task_08.py")
    (entry,) = submissions(link)
    assert grade_one(entry, 1).points == 8.0


# What is read in a file; that nothing in it stops a run is tested in test_attacks.py


def test_the_cells_of_a_notebook_are_its_code_and_a_python_file_is_one(tmp_path):
    path = hand_in(tmp_path, "ann", "task_04.ipynb", notebook("x = 1\ny = 2", "z = 3"))
    source = Source.read(path)
    assert (source.cells, source.problem) == (["x = 1\ny = 2", "z = 3"], "")
    assert source.digest == sha256(path.read_bytes()).hexdigest()
    path = hand_in(tmp_path, "ann", "task_04.py", "x = 1\n\ny = 2\n")
    assert Source.read(path).cells == ["x = 1\n\ny = 2\n"]


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"\xef\xbb\xbfx = 'caf\xc3\xa9'", "x = 'café'"),
        (b"# coding: latin-1\nx = 'caf\xe9'", "# coding: latin-1\nx = 'café'"),
    ],
)
def test_a_python_file_may_say_how_it_is_encoded(tmp_path, content, text):
    path = hand_in(tmp_path, "ann", "task_04.py", content)
    assert Source.read(path).cells == [text]


ACCENTS = "x = 'café'"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-32", "cp1252"]
)
def test_encodings_that_editors_write_are_read(tmp_path, encoding):
    """Only that of Windows is a guess, and the feedback says so."""
    cells = {"cells": [{"cell_type": "code", "source": ACCENTS}]}
    remark = "The file is not UTF-8; it was read as Windows-1252." if encoding == "cp1252" else ""
    for name, text in (
        ("task_04.py", ACCENTS),
        ("task_04.ipynb", json.dumps(cells, ensure_ascii=False)),
    ):
        source = Source.read(hand_in(tmp_path, "ann", name, text.encode(encoding)))
        assert (source.cells, source.problem, source.remark) == ([ACCENTS], "", remark)


@pytest.mark.machine
@needs_fork
def test_a_guess_at_the_encoding_stands_in_the_feedback(tmp_path):
    hand_in(tmp_path, "ann", "task_08.py", f"# caf\xe9\n{PLAIN}".encode("cp1252"))
    (grade,) = grade_folder(tmp_path, seed=1, jobs=1).grades
    assert grade.points == 8.0
    assert "read as Windows-1252" in grade.text
    assert "read as Windows-1252" in grade.html


def test_a_notebook_of_format_3_and_one_full_of_pictures(tmp_path):
    sheets = {"worksheets": [{"cells": [{"cell_type": "code", "input": "x = 1"}]}], "nbformat": 3}
    assert Source.read(hand_in(tmp_path, "ann", "task_04.ipynb", json.dumps(sheets))).cells == [
        "x = 1"
    ]
    picture = {"output_type": "display_data", "data": {"image/png": "A" * 50_000_000}}
    cell = {"cell_type": "code", "source": "x = 1", "outputs": [picture]}
    path = hand_in(tmp_path, "bob", "task_04.ipynb", json.dumps({"cells": [cell]}))
    assert Source.read(path).cells == ["x = 1"]


def test_cells_without_code_are_left_out(tmp_path):
    cells = [
        {"cell_type": "markdown", "source": "x = 1"},
        {"cell_type": "code", "source": ["a = 1\n", "b = 2"]},
        {"cell_type": "code", "source": [1]},
        {"cell_type": "code"},
        None,
    ]
    path = hand_in(tmp_path, "ann", "task_04.ipynb", json.dumps({"cells": cells}))
    assert Source.read(path).cells == ["a = 1\nb = 2", ""]


@pytest.mark.parametrize(
    ("name", "content", "times", "problem"),
    [
        ("task_04.py", b"a = 1\n\nx = '\x81'", 1, "the file is not UTF-8 text (byte 12)"),
        ("task_04.py", b"# coding: nonesuch\n", 1, "the file is not UTF-8 text (unknown encoding"),
        ("task_04.ipynb", b"[],[],", 2_000_001, "the notebook has more than 4,000,000 items"),
        ("task_04.ipynb", b'{"worksheets": [{"cells": []}, {}]}', 1, "the notebook has no cells"),
        ("task_04.ipynb", b" ", (64 << 20) + 1, "the file is larger than 64 MB"),
        ("task_04.ipynb", b"{", 1, "the notebook is not JSON: "),
        ("task_04.ipynb", b"[]", 1, "the notebook has no cells"),
        ("task_04.py", b"#", (10 << 20) + 1, "the file is larger than 10 MB"),
    ],
)
def test_what_cannot_be_read_has_a_problem_and_no_cells(tmp_path, name, content, times, problem):
    source = Source.read(hand_in(tmp_path, "ann", name, content * times))
    assert source.cells == []
    assert source.problem.startswith(problem)


def test_what_is_no_file_has_no_fingerprint_either(tmp_path):
    (tmp_path / "task_04.py").mkdir()
    (tmp_path / "link.py").symlink_to(hand_in(tmp_path, "ann", "task_04.py", "x = 1"))
    problems = {
        "task_04.py": "it is not a file",
        "link.py": "the file is a link to another one",
        "none.py": f"the file cannot be read: {os.strerror(2)}",
    }
    for name, problem in problems.items():
        assert Source.read(tmp_path / name) == Source([], problem, "")


# Which files count


@pytest.mark.parametrize("name", ["task.py", "task_04.txt", "xtask_04.py", "04.py"])
def test_a_file_with_another_name_is_no_submission(tmp_path, name):
    path = hand_in(tmp_path, "ann", name, "x = 1")
    assert submissions(tmp_path) == []
    with pytest.raises(GameGraphError, match=r"must be called task_NN\*.ipynb or task_NN\*.py"):
        submissions(path)


@pytest.mark.parametrize(
    ("name", "number"), [("task_99.py", 99), ("Task 0.ipynb", 0), ("task_040.py", 40)]
)
def test_a_number_without_an_exercise_is_told_of(tmp_path, name, number):
    path = hand_in(tmp_path, "ann", name, "x = 1")
    assert listed(tmp_path) == ([], [f"ann: {name}: not graded, for there is no exercise {number}"])
    with pytest.raises(GameGraphError) as error:
        submissions(path)
    assert str(error.value) == (
        f"{name}: there is no exercise {number}; the exercises are {numbers()}"
    )


@pytest.mark.parametrize(
    "name",
    [
        "task_4.py", "Task_04.ipynb", "task 04 (1).ipynb", "Copy of task_04.ipynb", "TASK-4.PY",
        "task04_label_game-Copy1.ipynb", "Copy of Copy of Task 4.ipynb", "task_04_naïve\n.py",
        "Kopie von task_04.ipynb", "Copie de task_04.ipynb", "Copia de task_04.ipynb",
        "task__04.py", "Task\u00a004.ipynb", "\u202atask_04.ipynb", "\uff54ask_04.py",
    ],
)  # fmt: skip
def test_a_file_that_was_renamed_on_its_way_is_a_submission(tmp_path, name):
    hand_in(tmp_path, "ann", name, "x = 1")
    assert [(entry.number, entry.path.name) for entry in submissions(tmp_path)] == [(4, name)]


@pytest.mark.parametrize(
    ("best", "others"),
    [
        ("task_04.py", ["task_04_old.py"]),
        ("task_04.ipynb", ["task_04_old.ipynb", "task_04_backup_2.ipynb", "Task 4 draft.py"]),
        ("task_04.ipynb", ["task_04.py"]),
        ("task_04 (2).ipynb", ["task_04 (1).ipynb", "task_04.ipynb"]),
        ("task_04 (10).ipynb", ["task_04 (9).ipynb"]),
        ("task_04-v2.py", ["task_04.ipynb"]),
        ("task_04.ipynb", ["Copy of task_04.ipynb"]),
        ("task_04_b.py", ["task_04_a.py"]),
        ("task_04_ann.ipynb", ["task_04_label_game.ipynb", "task_04_label_game.py"]),
        ("task_04_harold.py", ["task_04.py", "task_04_bak.py", "task_04 OLD2.py"]),
    ],
)
def test_which_of_several_files_counts(tmp_path, best, others):
    for name in (best, *others):
        hand_in(tmp_path, "ann", name, "x = 1")
    found, notes = listed(tmp_path)
    assert [entry.path.name for entry in found] == [best]
    (note,) = notes
    assert note.startswith(f"ann, task 04: {best} is graded, not ")
    assert all(name in note.split("not ")[1] for name in others)


def test_work_that_is_not_graded_is_told_of(tmp_path):
    """Beside a file that is graded, too; not what programs leave, nor pictures."""
    for name in ("task_04.py", "task_05.py.txt", "task_06.zip", "my task 7.ipynb", "task_99.py"):
        hand_in(tmp_path, "ann", name, "x = 1")
    for name in ("task_04.png", ".task_04.py.swp", "notes.txt", "_task_04.py"):
        hand_in(tmp_path, "ann", name, "x = 1")
    for folder in ("week 1", ".ipynb_checkpoints", "__MACOSX"):
        (tmp_path / "ann" / folder).mkdir()
        hand_in(tmp_path / "ann", folder, "task_08.ipynb", "{}")
    (tmp_path / "miller_12_task_04.py").write_text("x = 1")
    found, notes = listed(tmp_path)
    assert [entry.path.name for entry in found] == ["task_04.py"]
    name = "not graded, for it is not called task_NN*.ipynb or task_NN*.py"
    assert notes == [
        f"ann: my task 7.ipynb: {name}",
        f"ann: task_05.py.txt: {name}",
        f"ann: task_06.zip: {name}",
        "ann: task_99.py: not graded, for there is no exercise 99",
        "ann: week 1: not graded, for these files lie in a folder of their own",
        "miller_12_task_04.py: not graded, for it is in no student's folder",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "Aufgabe_8.ipynb", "aufgabe8.py", "d2.zip", "tasks08.ipynb", "Task VIII.ipynb", "08.ipynb",
        "label_subtraction.ipynb", "AUFGABE8.PY", "abgabe.tar.gz", "a8.ipynb.json",
        "work/a8.ipynb", "work/deeper/task_08.py", "task_08.txt",
    ],
)  # fmt: skip
@pytest.mark.parametrize("beside", [True, False])
def test_work_under_another_name_is_told_of_and_its_student_is_there(tmp_path, name, beside):
    if beside:
        hand_in(tmp_path, "ann", "task_04.py", "import helper\nx = 1")
        hand_in(tmp_path, "ann", "helper.py", "import further")
        hand_in(tmp_path, "ann", "further.py", "x = 1")
    path = tmp_path / "ann" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x = 1")
    found = listing(tmp_path)
    shown = name.partition("/")[0]
    (note,) = found.notes
    assert note.startswith(f"ann: {shown}: not graded, for ")
    assert found.others == {"ann": [shown + "/" * ("/" in name)]}
    assert found.with_work == {"ann"}


@pytest.mark.parametrize(
    "name", ["lecture.ipynb", "exercises.zip", "solution.py", "week_42.zip", "deep/lecture.ipynb"]
)
def test_a_folder_without_a_file_named_for_a_task_may_be_the_teachers(tmp_path, name):
    path = tmp_path / "material" / name
    path.parent.mkdir(parents=True)
    path.write_text("{}")
    found = listing(tmp_path)
    (note,) = found.notes
    assert note.startswith("material: ")
    assert (found.entries, found.with_work) == ([], set())


def test_a_folder_that_programs_or_teachers_put_aside_is_not_graded(tmp_path):
    for folder, sign in (("_handout", "_"), (".old", "a dot")):
        hand_in(tmp_path, folder, "task_04.ipynb", "{}")
        note = f"{folder}: not graded, for the folder's name starts with {sign}"
        found = listing(tmp_path)
        assert note in found.notes
        assert (found.entries, found.others, found.with_work) == ([], {}, set())


def test_listing_parses_nothing_and_a_run_nothing_that_stands_alone(tmp_path, monkeypatch):
    """A notebook with pictures takes a second and ten times its size in memory to parse."""
    cells = [
        {"cell_type": "code", "source": ["import helper\n", "%run further.py"]},
        {"cell_type": "code", "source": "f = __import__('third')"},
        {"cell_type": "code", "source": "unused, label_game = 1, 'import unused'"},
        {"outputs": [{"image/png": "A" * (4 << 20)}]},
    ]
    for indent in (None, 1):
        text = json.dumps({"cells": cells}, indent=indent)
        path = hand_in(tmp_path, "ann", "task_04.ipynb", text)
        for name in ("helper", "further", "third", "unused", "label_game"):
            hand_in(tmp_path, "ann", f"{name}.py", "import os")
        alone = hand_in(tmp_path, "bob", "task_04.ipynb", text)
        hand_in(tmp_path, "bob", "task_08.py", PLAIN)
        whole = Source.read(alone).digest
        with monkeypatch.context() as patched:
            patched.setattr("json.loads", None)
            patched.setattr("ast.parse", None)
            assert listing(tmp_path).others["ann"] == ["label_game.py", "unused.py"]
            assert fingerprint(alone) == whole
        assert fingerprint(path) == Source.read(path).digest != whole


def test_a_fingerprint_is_that_of_the_source(tmp_path):
    (tmp_path / "ann").mkdir()
    (tmp_path / "ann" / "link.ipynb").symlink_to("/etc/passwd")
    for name in ("link.ipynb", "none.ipynb"):
        path = tmp_path / "ann" / name
        assert fingerprint(path) == Source.read(path).digest == ""
    path = hand_in(tmp_path, "ann", "task_04.ipynb", "no JSON")
    assert fingerprint(path) == Source.read(path).digest != ""


def test_what_is_no_work_is_not_told_of(tmp_path):
    for name in ("task_04.ipynb", "data.csv", "graph.txt", "._a.py", "_a.py", "a.png", ".a.ipynb"):
        hand_in(tmp_path, "ann", name, "{}")
    for folder in ("__pycache__", ".ipynb_checkpoints", "data", "data/.git"):
        (tmp_path / "ann" / folder).mkdir()
    hand_in(tmp_path / "ann", "__pycache__", "a.py", "")
    hand_in(tmp_path / "ann", ".ipynb_checkpoints", "a-checkpoint.ipynb", "")
    hand_in(tmp_path / "ann", "data", "graph.csv", "")
    hand_in(tmp_path / "ann" / "data", ".git", "hook.py", "")
    found = listing(tmp_path)
    assert (found.notes, found.others) == ([], {"ann": []})
    hand_in(tmp_path, "bob", "answer.pdf", "")
    found = listing(tmp_path)
    assert (found.others["bob"], found.with_work) == (["answer.pdf"], {"ann"})


@pytest.mark.parametrize(
    "line",
    [
        "import sys; import helper", "%run helper.py", "%run ./helper", "h = __import__('helper')",
        'h = importlib.import_module("helper")', "    from helper import (\n    x)",
    ],
)  # fmt: skip
def test_modules_are_found_however_they_are_imported(tmp_path, line):
    hand_in(tmp_path, "ann", "helper.py", "x = 1")
    assert [*Source.read(hand_in(tmp_path, "ann", "task_08.py", line)).modules] == ["helper"]


def test_a_notebook_with_the_numbers_of_a_plot_is_read(tmp_path):
    plot = {"cell_type": "code", "source": "x = 1", "outputs": [{"y": [1] * 5_000_000}]}
    path = hand_in(tmp_path, "ann", "task_08.ipynb", json.dumps({"cells": [plot]}))
    assert Source.read(path).cells == ["x = 1"]


@pytest.mark.machine
@needs_fork
def test_a_module_beside_the_file_can_be_imported(tmp_path):
    path = hand_in(tmp_path, "ann", "task_08.py", "from helper import label_subtraction\n")
    before = Source.read(path).digest
    hand_in(tmp_path, "ann", "helper.py", "from further import label_subtraction\n")
    hand_in(tmp_path, "ann", "further.py", PLAIN)
    (grade,) = grade_folder(tmp_path, seed=1, jobs=1).grades
    assert grade.points == 8.0
    assert Source.read(path).digest != before  # another module is another submission


@pytest.mark.machine
@needs_fork
@pytest.mark.parametrize("name", ["wave", "copy", "submission", "networkx"])
def test_a_module_beside_the_file_wins_over_a_library_of_its_name(tmp_path, name):
    hand_in(tmp_path, "ann", f"{name}.py", PLAIN)
    hand_in(tmp_path, "ann", "task_08.py", f"from {name} import label_subtraction\n")
    (grade,) = grade_folder(tmp_path, seed=1, jobs=1).grades
    assert grade.points == 8.0, grade.text


def test_what_is_beside_a_file_is_read_within_limits(tmp_path):
    path = hand_in(tmp_path, "ann", "task_08.py", PLAIN)
    hand_in(tmp_path, "ann", "large.py", "#" * ((1 << 18) + 1))
    hand_in(tmp_path, "ann", "binary.py", b"\x81")
    hand_in(tmp_path, "ann", "task_04.py", PLAIN)
    hand_in(tmp_path, "ann", "no name.py", "")
    os.mkfifo(tmp_path / "ann" / "pipe.py")
    (tmp_path / "ann" / "link.py").symlink_to("/etc/passwd")
    assert Source.read(path).modules == {}
    names = ["large", "binary", "pipe", "link", "solution", "task_04", "helper"]
    imports = "\n".join(f"import {name}" for name in names)
    hand_in(tmp_path, "ann", "solution.py", PLAIN)
    hand_in(tmp_path, "ann", "helper.py", "x = 1")
    path = hand_in(tmp_path, "ann", "task_08.py", imports)
    assert Source.read(path).modules == {"helper": "x = 1"}
    for i in range(30):
        hand_in(tmp_path, "ann", f"a{i:02d}.py", "x = 1")
    several = ", ".join(f"a{i:02d} as b{i}" for i in range(30))
    path = hand_in(tmp_path, "ann", "task_08.py", f"import {several}")
    assert len(Source.read(path).modules) == 20


@pytest.mark.parametrize(
    "text",
    ["\n" * 300_000, "from " + "a" * 300_000, "import " + "a, " * 300_000, "; " * 300_000],
    ids=["empty lines", "a long name", "many names", "semicolons"],
)
def test_no_text_takes_long_to_look_through_for_imports(tmp_path, text):
    hand_in(tmp_path, "ann", "helper.py", "x = 1")
    path = hand_in(tmp_path, "ann", "task_08.py", f"{text}\nimport helper\n")
    start = time.process_time()
    assert [*Source.read(path).modules] == ["helper"]
    assert time.process_time() - start < 5.0


def test_what_is_not_imported_is_no_module_of_a_submission(tmp_path):
    """A teacher's solution may lie beside the file; modules count that modules import."""
    path = hand_in(tmp_path, "ann", "task_08.py", "def f():\n    from one.two import three\n")
    for name in ("solution_08", "solution", "other"):
        hand_in(tmp_path, "ann", f"{name}.py", PLAIN)
    hand_in(tmp_path, "ann", "one.py", "import os, solution, four\n")
    hand_in(tmp_path, "ann", "four.py", "x = 1\n")
    assert [*Source.read(path).modules] == ["four", "one"]


@pytest.mark.parametrize("name", ["punycode", "zlib", "idna", "rot13", "unicode_escape", "x" * 99])
def test_only_encodings_of_text_are_tried(tmp_path, name):
    path = hand_in(tmp_path, "ann", "task_08.py", f"# coding: {name}\n{'a' * 3000}\n")
    assert "unknown encoding" in Source.read(path).problem


@pytest.mark.parametrize(
    "name", ["utf-8-unix", "latin_1", "UTF_8", "iso-8859-15", "cp1252", "koi8-r"]
)
def test_a_declared_encoding_is_used(tmp_path, name):
    path = hand_in(tmp_path, "ann", "task_08.py", f"# -*- coding: {name} -*-\n{PLAIN}")
    assert Source.read(path).problem == ""


def test_submissions_come_by_student_and_exercise(tmp_path):
    for student, name in (("bob", "task_04.py"), ("ann", "task_10_escape.py")):
        hand_in(tmp_path, student, name, "x = 1")
    hand_in(tmp_path, "ann", "task_08 (copy).ipynb", "{}")
    found = [(entry.student, entry.number, entry.path.name) for entry in submissions(tmp_path)]
    assert found == [
        ("ann", 8, "task_08 (copy).ipynb"),
        ("ann", 10, "task_10_escape.py"),
        ("bob", 4, "task_04.py"),
    ]


def test_of_very_many_files_some_are_told(tmp_path):
    for i in range(100):
        hand_in(tmp_path, "ann", f"task_04 ({i}).py", "x = 1")
        hand_in(tmp_path, "ann", f"task_04 ({i}).py.txt", "x = 1")
    found, notes = listed(tmp_path)
    assert [entry.path.name for entry in found] == ["task_04 (99).py"]
    assert notes[0].endswith("(79).py, and 79 more")
    assert (len(notes), notes[-1]) == (22, "ann: and 80 more files")


def test_hard_links_to_the_work_of_others_are_told_of(tmp_path):
    path = hand_in(tmp_path, "ann", "task_04.py", "x = 1")
    hand_in(tmp_path, "eve", "task_08.py", "x = 1")
    os.link(path, tmp_path / "eve" / "task_04.py")
    found, notes = listed(tmp_path)
    assert [entry.student for entry in found] == ["ann", "eve", "eve"]
    assert notes == ["eve, task 04: the file is the same as that of ann, task 04 (a hard link)"]


def test_a_folder_that_is_a_link_is_not_followed_and_one_that_is_not_there_is_refused(tmp_path):
    hand_in(tmp_path, "ann", "task_04.py", "x = 1")
    (tmp_path / "eve").symlink_to(tmp_path / "ann")
    found, notes = listed(tmp_path)
    assert [entry.student for entry in found] == ["ann"]
    assert notes == ["eve: the folder is a link to another one"]
    with pytest.raises(GameGraphError, match="there is no folder or file"):
        listed(tmp_path / "none")


def test_a_link_that_nobody_can_follow_does_not_stop_the_rest(tmp_path):
    hand_in(tmp_path, "ann", "task_04.py", "x = 1")
    for place in (tmp_path, tmp_path / "ann"):
        (place / "link").symlink_to("x" * 300)  # longer than a name may be
    found, notes = listed(tmp_path)
    assert ([entry.student for entry in found], notes) == (["ann"], [])
