"""nbgrader with our step, from the release of an exercise to the feedback on it."""

from inspect import getsource
from types import SimpleNamespace

import nbformat
import pytest
from collection import retrograde
from handed_in import needs_fork
from helpers import ROOT
from nbgrader_course import nbgrader_course, released, submit
from traitlets.config import Config

from gamegraphs.course.grading import grade as grading
from gamegraphs.course.grading.nbgrader_step import set_up

pytestmark = [
    needs_fork,
    pytest.mark.usefixtures("alembic"),
    pytest.mark.filterwarnings("ignore"),
]
FOUR = ROOT / "exercises" / "task_04_label_game.ipynb"
RIGHT = "from collections import deque\n" + getsource(retrograde).replace(
    "def retrograde", "def label_game"
)
CHEERFUL = "def label_game(moves):\n    return [1 if row else 0 for row in moves]\n"
# Each gets all five points where its notebook is run, as nbgrader does without our step.
FORGED = {
    "another check": CHEERFUL + "check = lambda *answer: type('Verdict', (), {'points': 5.0})\n",
    "another verdict": CHEERFUL
    + "from gamegraphs.course.checking.verdict import Verdict\nVerdict.points = 5.0\n",
    "blank cells": CHEERFUL
    + "get_ipython().input_transformers_cleanup.append(lambda lines: ['5.0\\n'])\n",
}


def cell(book, name):
    return next(cell for cell in book.cells if cell.id == name)


def make(folder, path=FOUR, step=True):
    """Return a course of this notebook, with our step or without, with the notebook released."""
    config = Config()
    if step:
        set_up(config)
        config.GradeExercise.unsafe = True
    config.ClearSolutions.enabled = False
    course = nbgrader_course(folder, path, config)
    result = course.generate_assignment("games")
    assert result["success"], result
    return SimpleNamespace(folder=folder, nbgrader=course, config=config)


@pytest.fixture(scope="module")
def course(alembic, tmp_path_factory):
    """The course of most tests: a student hands in to it once."""
    return make(tmp_path_factory.mktemp("course"))


def answered(course, answer=CHEERFUL):
    """Return the released notebook with this answer."""
    book = released(course.folder)
    cell(book, "starter").source = answer
    return book


def score(course, student, book):
    """Hand a notebook in, autograde it and return its score."""
    submit(course.folder, student, book)
    result = course.nbgrader.autograde("games", student)
    assert result["success"], result
    submission = course.nbgrader.get_submission("games", student)
    assert not submission["needs_manual_grade"]
    return submission["score"]


def refusal(course, student, answer=CHEERFUL):
    """Hand an answer in, and return why it is not graded."""
    submit(course.folder, student, answered(course, answer))
    result = course.nbgrader.autograde("games", student)
    assert not result["success"]
    return result["log"]


def feedback(course, student):
    result = course.nbgrader.generate_feedback("games", student)
    assert result["success"], result
    (page,) = (course.folder / "feedback" / student / "games").glob("*.html")
    return page.read_text(encoding="utf-8")


@pytest.mark.long
def test_from_the_release_to_the_feedback(course):
    assert score(course, "right", answered(course, RIGHT)) == 5
    assert course.nbgrader.get_submission("games", "right")["max_score"] == 5
    assert score(course, "untouched", released(course.folder)) == 0
    assert score(course, "cheerful", answered(course)) == 0
    assert "label_game([[0]])" in feedback(course, "cheerful")
    assert "Right on all" in feedback(course, "right")


def test_a_forged_check_gets_the_points_of_grade(course):
    scores = {name: score(course, name, answered(course, FORGED[name])) for name in FORGED}
    assert scores == dict.fromkeys(FORGED, 0)


@pytest.mark.long
def test_without_the_step_it_gets_all(tmp_path):
    course = make(tmp_path, step=False)
    scores = {name: score(course, name, answered(course, FORGED[name])) for name in FORGED}
    assert scores == dict.fromkeys(FORGED, 5)


def test_a_cell_for_points_that_is_gone_is_put_back(course):
    gone = answered(course)
    gone.cells.remove(cell(gone, "points"))
    assert score(course, "gone", gone) == 0


def test_what_is_handed_in_is_not_run_beside_the_gradebook(course, tmp_path):
    """It would find the gradebook, the tests and the work of others where nbgrader runs it."""
    traces = [tmp_path / "of-the-answer", tmp_path / "of-another-cell"]
    trace, other = (f"open({str(path)!r}, 'w').close()\n" for path in traces)
    book = answered(course, f"try:\n    {trace}\nexcept OSError: pass\n{CHEERFUL}")
    cell(book, "try").source = other
    assert score(course, "mallory", book) == 0
    assert not any(path.exists() for path in traces)


def test_what_cannot_be_graded_safely_is_not_graded(course, monkeypatch):
    """No point is written where `gamegraphs grade` would not start."""
    monkeypatch.setattr(grading.Protection, "gaps", lambda self: ["files are in reach"])
    monkeypatch.setitem(course.config.GradeExercise, "unsafe", False)
    log = refusal(course, "unsafe")
    assert "does not shut submissions in: files are in reach" in log


def test_a_grader_that_could_not_go_on_gives_no_points(course, monkeypatch):
    def failing(*given):
        raise OSError("out of order")

    monkeypatch.setattr(grading, "cached_exercise", failing)
    assert "OSError: out of order" in refusal(course, "unlucky")


@pytest.mark.long
def test_a_teachers_own_points_are_kept_in_proportion(tmp_path):
    path = tmp_path / FOUR.name
    book = nbformat.read(FOUR, as_version=4)
    cell(book, "points").metadata.nbgrader.points = 20
    nbformat.write(book, path)
    course = make(tmp_path / "course", path)
    assert score(course, "ada", answered(course, RIGHT)) == 20


def test_a_teachers_test_in_an_exercise_is_refused(tmp_path):
    """Run beside the answer it could be forged; not run, nbgrader would give it all its points."""
    path = tmp_path / FOUR.name
    book = nbformat.read(FOUR, as_version=4)
    more = nbformat.from_dict(cell(book, "points"))
    more.id, more.source, more.metadata.nbgrader.grade_id = "more", "assert label_game([])", "more"
    book.cells.append(more)
    nbformat.write(book, path)
    course = make(tmp_path / "course", path)
    assert "its cell 'more' for tests" in refusal(course, "ada", RIGHT)


@pytest.mark.long
def test_a_notebook_of_the_teachers_own_is_run_as_before(tmp_path):
    book = nbformat.read(FOUR, as_version=4)
    wanted = [cell(book, "starter"), cell(book, "points")]
    wanted[0].source, wanted[1].source = "answer = None", "assert answer == 42"
    wanted[1].metadata.nbgrader.grade_id = "test"
    path = tmp_path / "own.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=wanted), path)
    course = make(tmp_path / "course", path)
    for student, answer, points in (("ada", "answer = 42", 5), ("bob", "answer = 41", 0)):
        assert score(course, student, answered(course, answer)) == points
