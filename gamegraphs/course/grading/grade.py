"""Grades for a folder of submissions, each run in a sandbox.

The same examination as `check`, over the same small inputs and larger ones from a seed, and by
the clock as well. A run that was stopped goes on where it was; the same seed gives the same
grades.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..checking.cached_exercise import cached_exercise
from ..checking.check import Examination
from ..checking.time_check import slow_by_time
from ..checking.verdict import Verdict, verdict_from
from ..exercises import EXERCISES
from ..running.sandbox import NoFunctionError
from .checkpoint import Checkpoint
from .protection import Protection, protection
from .submission import Source, Submission, listed
from .submitted import MOST_SECONDS, Submitted
from .workers import work_on

_PATIENCE = 4 * MOST_SECONDS + 120.0  # for one submission, its grading included


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
    text : the feedback
    verdict : what it says as plain data (`Verdict.as_dict`), None where there is no verdict
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
    verdict: dict[str, Any] | None
    digest: str

    @property
    def html(self) -> str:
        """The feedback with its picture, made of the verdict; "" where there is none."""
        if self.verdict is None:
            return ""
        return printable(verdict_from(EXERCISES[int(self.task)], self.verdict)._repr_html_())


@dataclass(frozen=True)
class Grades:
    """All grades of a run, by student and task; `notes` tell of folders without a submission."""

    seed: int
    isolation: str
    grades: list[Grade]
    notes: list[str] = field(default_factory=list)

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
    write: Callable[[Grades], None] = lambda grades: None,
    unsafe: bool = False,
    state: Path | None = None,
) -> Grades:
    """Return the grades of all submissions in a folder, or of one file.

    Parameters
    ----------
    folder : one folder for each student, with task_NN*.ipynb or task_NN*.py in it
    seed : chooses the larger inputs; a new one for every run unless given
    jobs : how many submissions at the same time; one for each processor unless given
    progress : called with the number of graded submissions and of all
    write : called with the grades before the checkpoint is removed
    unsafe : grade even where a submission can read or do what it should not
    state : the folder for the grades of a run that is not done, of which nobody else may write;
        by default one of the user's

    What is graded is written down there at once, and a run that was stopped is continued, with
    its seed; after the last submission that checkpoint is removed.

    Raises GameGraphError if there is nothing to grade, if this machine cannot keep a submission
    from the teacher's files and `unsafe` is not set, or if others may write to `state`.

    Cost: one to two seconds of one processor for each submission; at most some 60 seconds for
    one that does not come to an end.
    """
    entries, notes = listed(folder)
    if not entries:
        reason = "".join(f"; {note}" for note in notes[:3])
        wanted = "student's folder with task_NN*.ipynb or task_NN*.py files"
        raise GameGraphError(f"{folder} holds no {wanted}{reason}")
    found = protection()
    if found.gaps() and not unsafe:
        raise GameGraphError(_refusal(found))
    checkpoint = Checkpoint(folder, seed, str(found), state)
    if checkpoint.problem:
        notes.append(checkpoint.problem)
    earlier = {(g.student, g.task): g for g in map(_read, checkpoint.lines)}
    known: dict[tuple[str, int], Grade] = {}
    for entry in entries:
        before = earlier.get((entry.student, EXERCISES[entry.number].key))
        if before is not None and before.digest == Source.read(entry.path).digest:
            known[entry.student, entry.number] = before
    # Exercise by exercise: the inputs of one are kept from one submission to the next.
    waiting = [entry for entry in entries if (entry.student, entry.number) not in known]
    waiting.sort(key=lambda entry: entry.number)
    seed = checkpoint.head.seed
    progress(len(known), len(entries))
    graded = work_on(
        waiting, partial(grade_one, seed=seed), max(1, jobs or _processors()), _PATIENCE
    )
    for i, done in graded:
        entry = waiting[i]
        grade = done or _given_up(entry)
        known[entry.student, entry.number] = grade
        checkpoint.add(_line(grade))
        progress(len(known), len(entries))
    in_order = [known[entry.student, entry.number] for entry in entries]
    notes += [
        f"{grade.student}, task {grade.task}: {grade.text}"
        for grade in in_order
        if grade.status == "failed"
    ]
    grades = Grades(seed, checkpoint.head.isolation, in_order, notes)
    write(grades)
    checkpoint.remove()
    return grades


def _refusal(found: Protection) -> str:
    advice = "Install bubblewrap (on Debian and Ubuntu: apt-get install bubblewrap)"
    if shutil.which("bwrap"):
        advice = "bubblewrap is installed, but has to be allowed to make namespaces of users"
    return (
        f"this machine does not shut submissions in: {'; '.join(found.gaps())}. {advice}, or grade "
        "under Linux 5.13 or later with Landlock; --unsafe grades all the same, and every report "
        "says so"
    )


def _processors() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def grade_one(entry: Submission, seed: int) -> Grade:
    """Return the grade of one submission; whatever is wrong with it, there is one."""
    exercise = EXERCISES[entry.number]
    source = Source.read(entry.path)
    if source.problem:
        return _ungraded(entry, "unreadable", source.problem, source.digest)
    module = "submission" if entry.path.suffix == ".py" else "__main__"
    run = None
    try:
        cached = cached_exercise(entry.number, seed)
        run = Submitted(source.cells, exercise.function, exercise.shape, module, source.modules)
        # Counts of lines come from the process that runs the answer, which can forge them.
        time_check = partial(slow_by_time, cached, run, cached.timed, cached.timed_size)
        verdict = Examination(cached, run, seed, time_check).verdict()
    except NoFunctionError as problem:
        return _ungraded(entry, "unreadable", str(problem), source.digest)
    except Exception as problem:  # one submission never stops the rest
        text = f"The grader could not go on: {type(problem).__name__}: {problem}"
        return _ungraded(entry, "failed", text, source.digest)
    finally:
        if run is not None:
            run.close()
    if source.remark:
        verdict = replace(verdict, found=[*verdict.found, source.remark])
    return _with(entry.student, verdict, source.digest)


def _with(student: str, verdict: Verdict, digest: str) -> Grade:
    """Return the grade that a verdict gives."""
    exercise = verdict.exercise
    return Grade(
        student, exercise.key, verdict.points, float(exercise.points), verdict.status,
        verdict.misconception, dict(verdict.parts), printable(repr(verdict)), verdict.as_dict(),
        digest,
    )  # fmt: skip


def _ungraded(entry: Submission, status: str, reason: str, digest: str) -> Grade:
    """Return the grade of a submission that cannot be examined."""
    return _without(entry.student, entry.number, status, printable(f"{reason[:2000]}."), digest)


def _without(student: str, number: int, status: str, text: str, digest: str) -> Grade:
    exercise = EXERCISES[number]
    parts = dict.fromkeys((part.key for part in exercise.parts), None)
    most = float(exercise.points)
    return Grade(student, exercise.key, 0.0, most, status, None, parts, text, None, digest)


def _line(grade: Grade) -> dict[str, Any]:
    """Return what a checkpoint keeps of a grade; all else follows from it."""
    return {
        "student": grade.student,
        "task": grade.task,
        "status": grade.status,
        "text": grade.text,
        "verdict": grade.verdict,
        "digest": grade.digest,
    }


def _read(line: dict[str, Any]) -> Grade:
    """Return the grade of a line."""
    number = int(line["task"])
    if line["verdict"] is not None:
        verdict = verdict_from(EXERCISES[number], line["verdict"])
        return _with(line["student"], verdict, line["digest"])
    return _without(line["student"], number, line["status"], line["text"], line["digest"])


def _given_up(entry: Submission) -> Grade:
    return _ungraded(entry, "failed", "The grader could not go on: it was ended twice", "")


def printable(text: str) -> str:
    """Return a text without characters that a terminal obeys or no file can hold.

    Those that join letters, as some scripts and emoji need, stay.

    >>> printable("a" + chr(27) + "[31m" + chr(0xD800))
    'a�[31m�'
    """
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in "\n\t\u200c\u200d" else "\ufffd" for c in text)
