"""A step of nbgrader's autograder that runs `gamegraphs grade` in place of the notebook.

nbgrader runs a notebook with the rights of the teacher and believes what its cells show. This step
runs nothing there: it hands the notebook to the grader, which shuts it in, and puts points and
feedback into the cell for points. From there nbgrader takes them into its gradebook and into its
feedback. In `nbgrader_config.py`:

    from gamegraphs.course.grading.nbgrader_step import set_up
    set_up(get_config())

Notebooks that are no exercises of this course are run as before. nbgrader is no dependency: whoever
imports this module has it.
"""

from __future__ import annotations

from pathlib import Path
from secrets import randbits
from typing import Any

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_output
from nbgrader.api import Gradebook, MissingEntry
from nbgrader.converters import Autograde
from nbgrader.preprocessors import Execute
from traitlets import Bool, Integer
from traitlets.config import Config

from ...outcome import GameGraphError
from .grade import grade_folder
from .grades import Grade
from .submission import submissions

_POINTS = "points"  # the name of the cell, see tools/notebook_cells.py
_SEED = randbits(128)  # the same for all whom one run of nbgrader grades


def set_up(config: Config) -> None:
    """Make nbgrader release the exercises as they are, and grade them by this step."""
    config.ClearSolutions.enabled = False  # the solutions are out already
    steps = Autograde.class_traits()["autograde_preprocessors"].default()
    config.Autograde.autograde_preprocessors = [
        GradeExercise if step is Execute else step for step in steps
    ]


class GradeExercise(Execute):  # type: ignore[misc]  # nbgrader has no types
    """Grades the notebook of an exercise in a sandbox; runs any other notebook.

    Raises GameGraphError, on which nbgrader reports the submission as failed, where `gamegraphs
    grade` would not start, where the grader could not go on, and where the teacher has added a
    cell of tests to the exercise: it would have to be run beside the answer.
    """

    unsafe = Bool(False, help="Grade even where submissions can read your files.").tag(config=True)
    seed = Integer(
        None, allow_none=True, help="Of the larger inputs; a new one for each run by default."
    ).tag(config=True)

    def preprocess(
        self, nb: NotebookNode, resources: dict[str, Any], *others: Any, **more: Any
    ) -> tuple[NotebookNode, dict[str, Any]]:
        about = resources["nbgrader"]
        path = Path(resources["metadata"]["path"]) / f"{about['notebook']}.ipynb"
        with Gradebook(about["db_url"]) as gradebook:
            points = _points_cell(gradebook, about["notebook"], about["assignment"])
        if points is None or not _is_exercise(path):
            ran: tuple[NotebookNode, dict[str, Any]] = super().preprocess(
                nb, resources, *others, **more
            )
            return ran
        seed = _SEED if self.seed is None else self.seed
        (grade,) = grade_folder(path, seed, jobs=1, unsafe=self.unsafe).grades
        if grade.status == "failed":
            raise GameGraphError(f"{about['student']}, {path.name}: {grade.text}")
        points.outputs = _outputs(grade, points.metadata.nbgrader.points)
        _put(nb, points)
        return nb, resources


def _points_cell(gradebook: Gradebook, notebook: str, assignment: str) -> NotebookNode | None:
    """Return the cell for points as it was released, or None if the notebook has none."""
    try:
        graded = gradebook.find_graded_cell(_POINTS, notebook, assignment)
        released = gradebook.find_source_cell(_POINTS, notebook, assignment)
        whole = gradebook.find_notebook(notebook, assignment)
        by_hand = {cell.name for cell in whole.solution_cells}
        run = {cell.name for cell in whole.grade_cells if cell.cell_type == "code"} - by_hand
    except MissingEntry:
        return None
    for name in sorted(run - {_POINTS}):
        raise GameGraphError(
            f"{notebook}: its cell {name!r} for tests would have to be run beside the answer, "
            "which could forge its result; put it into a notebook of its own"
        )
    about = {
        "grade": True, "grade_id": _POINTS, "locked": True, "solution": False, "task": False,
        "points": graded.max_score, "checksum": released.checksum, "cell_type": "code",
        "schema_version": 3,
    }  # fmt: skip
    cell: NotebookNode = new_code_cell(released.source, metadata={"nbgrader": about})
    return cell


def _is_exercise(path: Path) -> bool:
    try:
        return bool(submissions(path))
    except GameGraphError:
        return False


def _outputs(grade: Grade, most: float) -> list[NotebookNode]:
    """Return the feedback, and last the number that nbgrader reads as points."""
    shown = {"text/plain": grade.text}
    if grade.html:
        shown["text/html"] = grade.html
    points = f"{min(most, most * grade.points / grade.most):g}"
    result = new_output("execute_result", {"text/plain": points}, execution_count=1)
    return [new_output("display_data", shown), result]


def _put(nb: NotebookNode, points: NotebookNode) -> None:
    """Put this cell for points where the student's was, or at the end, and nowhere else."""
    place = len(nb.cells)
    for i, cell in reversed(list(enumerate(nb.cells))):
        if cell.metadata.get("nbgrader", {}).get("grade_id") == _POINTS:
            place = i
            del nb.cells[i]
    nb.cells.insert(place, points)
