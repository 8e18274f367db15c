"""Grades for a folder of submissions, each run in a sandbox.

The same examination as `check`, over the same small inputs and larger ones from a seed. A run
that was stopped goes on where it was; the same seed gives the same grades.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path
from typing import Any

from ..outcome import GameGraphError
from .catalog import exercise
from .check import Examination
from .sandbox import NoFunctionError, Sandbox, isolation
from .submission import Submission, read, submissions
from .tasks import task

_STATE = ".gamegraphs-grades.jsonl"


@dataclass(frozen=True)
class Grade:
    """The grade of one submission.

    Attributes
    ----------
    student, task : whose, and the number of the exercise as "04"
    points, most : what was reached, and what could be
    status : that of the verdict, or "unreadable" if there is no code to run, or "failed" if
        the grader itself could not go on
    misconception : the key of the named mistake, or None
    parts : for each part whether it is right, None if it was not reached
    text, html : the feedback, plain and with its picture
    digest : what changes when the file does
    """

    student: str
    task: str
    points: float
    most: float
    status: str
    misconception: str | None
    parts: dict[str, bool | None]
    text: str
    html: str
    digest: str


@dataclass(frozen=True)
class Grades:
    """All grades of a run, by student and task."""

    seed: int
    isolation: str
    grades: list[Grade]

    def students(self) -> dict[str, dict[str, Grade]]:
        """Return the grades of every student, by task."""
        found: dict[str, dict[str, Grade]] = {}
        for grade in self.grades:
            found.setdefault(grade.student, {})[grade.task] = grade
        return found

    def as_dict(self) -> dict[str, Any]:
        """Return what stands in the JSON report."""
        return {
            "seed": self.seed,
            "isolation": self.isolation,
            "students": {
                student: {
                    key: {
                        "points": grade.points,
                        "max": grade.most,
                        "status": grade.status,
                        "misconception": grade.misconception,
                    }
                    for key, grade in tasks.items()
                }
                for student, tasks in self.students().items()
            },
        }


def grade_folder(
    folder: Path,
    seed: int | None = None,
    jobs: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Grades:
    """Return the grades of all submissions in a folder, or of one file.

    Parameters
    ----------
    folder : one folder for each student, with task_NN*.ipynb or task_NN*.py in it
    seed : chooses the larger inputs; a new one for every run unless given
    jobs : how many submissions at the same time; one for each processor unless given
    progress : called with the number of graded submissions and of all

    What is graded is written down in the folder at once, and a run that was stopped is
    continued, with its seed; after the last submission the record is removed.

    Raises GameGraphError if there is nothing to grade.

    Cost: one to two seconds of one processor for each submission.
    """
    entries = submissions(folder)
    if not entries:
        raise GameGraphError(f"{folder} holds no student's folder with task_NN*.ipynb or .py files")
    record = _Record((folder if folder.is_dir() else folder.parent) / _STATE, seed)
    known = {key: record.grades[key] for key in map(_key, entries) if key in record.grades}
    waiting = [entry for entry in entries if _key(entry) not in known]
    progress(len(known), len(entries))
    for entry, grade in _graded(waiting, record.seed, jobs or os.cpu_count() or 1):
        known[_key(entry)] = grade
        record.add(grade)
        progress(len(known), len(entries))
    record.remove()
    return Grades(record.seed, isolation(), [known[_key(entry)] for entry in entries])


def _graded(
    waiting: Sequence[Submission], seed: int, jobs: int
) -> Iterator[tuple[Submission, Grade]]:
    if jobs == 1 or len(waiting) < 2:
        for entry in waiting:
            yield entry, grade_one(entry, seed)
        return
    with ProcessPoolExecutor(min(jobs, len(waiting))) as pool:
        running = {pool.submit(grade_one, entry, seed): entry for entry in waiting}
        for done in as_completed(running):
            yield running[done], done.result()


def grade_one(entry: Submission, seed: int) -> Grade:
    """Return the grade of one submission; whatever is wrong with it, there is one."""
    catalogued = exercise(entry.number)
    subject = task(entry.number)
    digest = entry.digest()

    def without(status: str, text: str) -> Grade:
        parts = dict.fromkeys((part.key for part in catalogued.parts), None)
        page = f"<p><strong>{escape(catalogued.title)}</strong>: {escape(text)}</p>"
        most = catalogued.points
        return Grade(
            entry.student, catalogued.key, 0.0, most, status, None, parts, text, page, digest
        )

    try:
        cells = read(entry.path)
    except GameGraphError as problem:
        return without("unreadable", f"{problem}.")
    run = Sandbox(cells, catalogued.function, subject.shape)
    try:
        verdict = Examination(catalogued, subject, run, seed, strict=True).verdict()
    except NoFunctionError as problem:
        return without("unreadable", f"{problem}.")
    except Exception as problem:  # one submission never stops the rest
        return without("failed", f"The grader could not go on: {type(problem).__name__}: {problem}")
    finally:
        run.close()
    return Grade(
        entry.student, catalogued.key, verdict.points, catalogued.points, verdict.status,
        verdict.misconception, dict(verdict.parts), repr(verdict), verdict._repr_html_(), digest,
    )  # fmt: skip


def _key(entry: Submission) -> tuple[str, str, str]:
    return entry.student, f"{entry.number:02d}", entry.digest()


class _Record:
    """What has been graded so far, line by line, so that a stopped run can go on."""

    def __init__(self, path: Path, seed: int | None) -> None:
        self.path = path
        self.grades: dict[tuple[str, str, str], Grade] = {}
        kept = self._read()
        if kept is not None and seed in (None, kept):
            self.seed = kept
            return
        self.grades.clear()
        self.seed = int.from_bytes(os.urandom(4)) if seed is None else seed
        self.path.write_text(json.dumps({"seed": self.seed}) + "\n", encoding="utf-8")

    def _read(self) -> int | None:
        """Read the record of a stopped run; return its seed, None if there is none."""
        try:
            lines = self.path.read_text(encoding="utf-8").splitlines()
            seed = int(json.loads(lines[0])["seed"])
            for line in lines[1:]:
                grade = Grade(**json.loads(line))
                self.grades[grade.student, grade.task, grade.digest] = grade
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, TypeError, IndexError):
            # The last line may be half a line: what came before it counts.
            return seed if self.grades else None
        return seed

    def add(self, grade: Grade) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(grade)) + "\n")

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
