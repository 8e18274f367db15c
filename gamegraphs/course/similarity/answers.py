"""The code that students have written: what they handed in, without what they were given."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...outcome import GameGraphError
from ..exercises import EXERCISES
from ..grading.submission import Source, listed

LONGEST = 100_000  # characters of one answer


@dataclass(frozen=True)
class StudentAnswer:
    """One student's code for one exercise; `code` is all that is not a cell of the exercise."""

    student: str
    number: int
    file: str
    code: str


def answers(
    folder: Path, given: dict[int, list[str]], task: int | None = None
) -> tuple[list[StudentAnswer], list[str]]:
    """Return the answers in a folder of submissions, and a sentence for each that is not read.

    Parameters
    ----------
    folder : one folder for each student, as for `grade`
    given : the code cells of each exercise, which are left out
    task : the number of an exercise; all of them if it is None
    """
    entries, notes = listed(folder)
    found = []
    for entry in entries:
        if task is not None and entry.number != task:
            continue
        source = Source.read(entry.path)
        if source.problem:
            notes.append(f"{entry.student}, task {entry.number:02d}: {source.problem}")
            continue
        known = set(map(_plain, given.get(entry.number, [])))
        own = [cell for cell in source.cells if _plain(cell) not in known]
        own += source.modules.values()
        lines = ("\n".join(cell.splitlines()).strip("\n") for cell in own)
        code = "\n\n".join(cell for cell in lines if cell.strip())
        if len(code) > LONGEST:
            notes.append(
                f"{entry.student}, task {entry.number:02d}: {len(code):,} characters are too many "
                f"to compare (at most {LONGEST:,})"
            )
            continue
        found.append(StudentAnswer(entry.student, entry.number, entry.path.name, code))
    return found, notes


def exercise_cells(folder: Path | None = None) -> dict[int, list[str]]:
    """Return the code cells of the exercise notebooks in a folder, by default those of the course.

    Raises GameGraphError if the folder has none.
    """
    folder = folder or Path(__file__).parents[3] / "exercises"
    found = {}
    for number, exercise in EXERCISES.items():
        path = folder / f"{exercise.slug}.ipynb"
        if path.is_file():
            found[number] = Source.read(path).cells
    if not found:
        raise GameGraphError(
            f"{folder} has none of the exercise notebooks, whose code is to be left out: say where "
            "they are by --starter DIR"
        )
    return found


def _plain(cell: str) -> str:
    """Return a cell without white space: editors change it."""
    return "".join(cell.split())
