"""Which grades there are to be: the students and tasks of a class, and what of it is chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from ....outcome import GameGraphError
from ...exercises import EXERCISES
from ..checkpoint import record_of
from ..submission import Submission, submissions
from .assignment import Assignment
from .roster import Roster, folder_key, folder_of


@dataclass(frozen=True)
class Chosen:
    """What is to be graded of a class: these students and tasks, or all where there are none."""

    students: Sequence[str] = ()
    tasks: Sequence[str] = ()

    def has(self, student: str, task: str) -> bool:
        return (not self.students or student in self.students) and (
            not self.tasks or task in self.tasks
        )


def expected(
    entries: list[Submission],
    assignment: Assignment,
    roster: Roster,
    notes: list[str],
    with_work: Collection[str] = (),
    others: dict[str, list[str]] | None = None,
) -> tuple[list[Submission], list[str], list[str]]:
    """Return the submissions that count, all students and all tasks.

    `with_work` are students who may have no submission, but what looks like one; of these a roster
    says who is in the class. What differs is told in `notes`; `others`, the names of what is not
    graded, gets what is no task here.
    """
    others = {} if others is None else others
    handed_in = {entry.student for entry in entries}
    students = set(handed_in)
    tasks = list(assignment.weights)
    if tasks:
        for entry in entries:
            if EXERCISES[entry.number].key not in tasks:
                notes.append(
                    f"{entry.student}, task {entry.number:02d}: not graded, for it is no task of "
                    "the assignment"
                )
                others.setdefault(entry.student, []).append(entry.path.name)
        entries = [entry for entry in entries if EXERCISES[entry.number].key in tasks]
    else:
        tasks = sorted({EXERCISES[entry.number].key for entry in entries})
    if roster:
        keys = {folder_key(student) for student in handed_in}
        tried = {folder_key(student) for student, names in others.items() if names}
        notes += [
            f"{student}: handed in, but not on the roster; a folder that is no student's begins "
            "with _"
            for student in sorted(students.union(with_work))
            if folder_key(student) not in roster
        ]
        for key, row in roster.items():
            if key not in keys:
                what = "no file could be graded" if key in tried else "nothing was handed in"
                notes.append(f"{folder_of(row)}: on the roster, but {what}")
        students.update(student for student in with_work if folder_key(student) in roster)
        known = {folder_key(student) for student in students}
        students.update(folder_of(row) for key, row in roster.items() if key not in known)
    else:
        students.update(with_work)
    return entries, sorted(students), tasks


def class_of(path: Path, chosen: Chosen, state: Path | None) -> tuple[Path, Chosen]:
    """Return the class of a student's folder or file, where it has grades, and who is chosen."""
    if chosen.students or chosen.tasks:
        return path, chosen
    folder = path.resolve().parent if path.is_file() else path.resolve()
    if not record_of(folder.parent, state).is_file():
        return path, chosen
    of_class = [entry for entry in submissions(folder.parent) if entry.path.parent == folder]
    if path.is_file():
        of_class = [entry for entry in of_class if entry.path.name == path.name]
    if not of_class:
        return path, chosen
    task = [EXERCISES[of_class[0].number].key] if path.is_file() else []
    return folder.parent, Chosen([folder.name], task)


def refuse_unknown(chosen: Chosen, students: list[str], tasks: list[str]) -> None:
    """Raise GameGraphError if somebody or something is chosen that is not there."""
    for kind, wanted, known in (
        ("student", chosen.students, students),
        ("task", chosen.tasks, tasks),
    ):
        other = next((name for name in wanted if name not in known), None)
        if other is not None:
            shown = ", ".join(known[:20]) + (", ..." if len(known) > 20 else "")
            raise GameGraphError(f"there is no {kind} {other!r} to grade; there are: {shown}")
