"""What counts as a student's own code."""

import json

import pytest
from fair import notebook
from handed_in import hand_in
from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES
from gamegraphs.course.similarity import answers as reading
from gamegraphs.course.similarity.answers import answers, exercise_cells
from gamegraphs.outcome import GameGraphError

GIVEN = {4: ["from gamegraphs import GameGraph\n", "check(4, label_game)"]}


def test_cells_of_the_exercise_are_left_out(tmp_path):
    cells = ["from gamegraphs  import GameGraph", "def label_game(m):\n    return 1", GIVEN[4][1]]
    hand_in(tmp_path, "ann", "task_04.ipynb", notebook(*cells))
    (found,), notes = answers(tmp_path, GIVEN)
    assert (found.student, found.number, found.file) == ("ann", 4, "task_04.ipynb")
    assert found.code == "def label_game(m):\n    return 1"
    assert notes == []


def test_line_ends_and_modules_beside(tmp_path):
    hand_in(tmp_path, "ann", "task_04.py", "\r\n\r\nimport helper\r\nx = 1\r\n")
    hand_in(tmp_path, "ann", "helper.py", "y = 2\n")
    (found,), _ = answers(tmp_path, {})
    assert found.code == "import helper\nx = 1\n\ny = 2"


def test_one_exercise_alone(tmp_path):
    for name in ("task_04.py", "task_08.py"):
        hand_in(tmp_path, "ann", name, "x = 1")
    assert [found.number for found in answers(tmp_path, {}, 8)[0]] == [8]


def test_what_is_not_read_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(reading, "LONGEST", 10)
    hand_in(tmp_path, "ann", "task_04.ipynb", "{")
    hand_in(tmp_path, "bob", "task_04.py", "x" * 11)
    found, notes = answers(tmp_path, {})
    assert found == []
    assert notes[0].startswith("ann, task 04: the notebook is not JSON")
    assert notes[1:] == ["bob, task 04: 11 characters are too many to compare (at most 10)"]


def test_the_notebooks_of_the_course_are_found():
    given = exercise_cells()
    assert sorted(given) == sorted(EXERCISES)
    book = json.loads((ROOT / "exercises" / f"{EXERCISES[4].slug}.ipynb").read_text())
    code = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    assert given[4] == code


def test_a_folder_without_exercises_is_refused(tmp_path):
    with pytest.raises(GameGraphError, match=r"none of the exercise notebooks.*--starter"):
        exercise_cells(tmp_path)
