"""`gamegraphs grade` and `gamegraphs term`: from a teacher's files to the reports asked for."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace
from itertools import product
from pathlib import Path

from ....outcome import GameGraphError
from ....solvers.progress_bar import Progress
from ....text import count
from ....text import listing as text_listing
from ..checkpoint import forget
from ..grade import grade_folder
from ..grades import MISSING, NOT_HANDED_IN, Grades, without_verdict
from ..report import csv_text, table, to_csv, to_json
from ..reports.gradebooks import to_canvas, to_moodle
from ..reports.pages import left_over, write_pages
from ..reports.term_page import term_csv, term_table, write_term
from ..submission import listing
from .adjustments import adjusted
from .anonymous import anonymous
from .assignment import Assignment, Late, assignment_of, late_cost, task_key
from .class_file import ClassFile
from .outputs import refuse_overwriting
from .roster import Roster, folder_key, read_roster
from .selection import Chosen, class_of, expected
from .term import read_term


def grade(options: argparse.Namespace, progress: Progress) -> int:
    """Grade a folder, write the reports that the options name, and print the table."""
    if options.forget:
        removed = count(forget(options.folder, options.state), "file")
        print(f"removed {removed} about {options.folder}")
        return 0
    _refuse_contradictions(options)
    assignment = _assignment(options)
    roster = read_roster(assignment.roster) if assignment.roster else {}
    students = [_known(name, options.folder) for name in options.student]
    chosen = Chosen(students, [task_key(text) for text in options.task])
    folder, chosen = class_of(options.folder, chosen, options.state)
    course = ClassFile(options.course, options.state) if options.course else None
    of_class = ClassFile(folder, options.state, options.pages, course)
    assignment, told = _with_kept(options, assignment, of_class)
    kept = _kept_overrides(options, assignment, of_class)
    refuse_overwriting(
        [options.json, options.csv, options.canvas, options.moodle, options.key],
        [options.course, assignment.roster, assignment.overrides, kept, assignment.late_days],
        folder,
    )
    _try_reports(options, folder, assignment, roster, of_class)
    found = grade_folder(
        folder, options.seed, options.jobs, progress, options.unsafe, options.state,
        assignment, roster, chosen, options.fresh, scheduler=options.scheduler,
    )  # fmt: skip
    if kept is not None:
        found.notes.append(f"points given by hand are those of the last run: {kept}")
    found.notes.extend(told)
    found = adjusted(found, assignment.overrides or kept, assignment.late_days)
    if options.html or options.json or options.csv:
        found = replace(found, pages=of_class.pages(found.students()))
    if options.anonymous:
        ids = of_class.ids(found.students())
        if options.key:
            _write(options.key, csv_text([("student", "id"), *ids.items()]), bom=True)
        found = anonymous(found, ids)
    if options.html and (others := left_over(found, options.html)):
        # Their names are addresses that students have: nothing for an anonymous report.
        named = str(len(others)) if options.anonymous else ", ".join(others)
        found.notes.append(
            f"pages of nobody in this class, from an earlier run, in {options.html / 'students'}: "
            f"{named}"
        )
    before = of_class.problem
    found.notes.extend(filter(None, [before]))
    _reports(options, found)
    if options.course:
        of_class.remember("course", str(options.course.resolve()))
    else:
        _remember(assignment, of_class)
    if of_class.problem and not before:
        found.notes.append(of_class.problem)
    print(table(found))
    return 0


def _refuse_contradictions(options: argparse.Namespace) -> None:
    if options.fresh and (options.seed is not None or options.student or options.task):
        raise GameGraphError("--fresh grades everything with a new seed: nothing else chooses")
    if options.anonymous and (options.canvas or options.moodle):
        raise GameGraphError("gradebooks need the students' names: leave out --anonymous")
    if options.key and not options.anonymous:
        raise GameGraphError("--key says who has which id: give --anonymous, too")


def _kept_overrides(
    options: argparse.Namespace, assignment: Assignment, of_class: ClassFile
) -> Path | None:
    """Return the overrides of the run before; course.toml says each time where they are."""
    kept = None if options.course or assignment.overrides else of_class.overrides
    return kept if kept is None or os.path.exists(kept) else None


def _with_kept(
    options: argparse.Namespace, assignment: Assignment, of_class: ClassFile
) -> tuple[Assignment, list[str]]:
    """Return the assignment with the late days of the last run, and what is to be told of it.

    A file of that run that is not there any more is told of. Its roster is not taken again, as
    nothing could undo that; course.toml says all each time.
    """
    told: list[str] = []
    if options.course:
        return assignment, told
    kept, cost = of_class.kept_path("late_days"), of_class.late_cost
    for path, own, what, option in (
        (kept, assignment.late_days, "late days", "--late"),
        (of_class.overrides, assignment.overrides, "points given by hand", "--overrides"),
    ):
        if path is not None and own is None and not os.path.exists(path):
            told.append(
                f"no {what} count: those of the last run stood in {path}, which is not there; "
                f"{option} says where they are"
            )
    if assignment.late_days is not None and not options.late_cost:
        assignment = replace(assignment, late=Late(*cost))
        if any(cost):
            told.append(f"a day late costs what it did in the last run: {_in_words(Late(*cost))}")
    if kept is not None and assignment.late_days is None and os.path.exists(kept):
        late = assignment.late if options.late_cost else Late(*cost)
        assignment = replace(assignment, late_days=kept, late=late)
        told.append(f"late days are those of the last run: {kept}, a day costs {_in_words(late)}")
    roster = of_class.kept_path("roster")
    if roster is not None and assignment.roster is None:
        told.append(f"no roster in this run; an earlier one had --roster {roster}")
    course = of_class.kept_path("course")
    parts = (
        ("roster", assignment.roster),
        ("points by hand", assignment.overrides),
        ("late days", assignment.late_days),
    )
    lacking = [what for what, own in parts if own is None]
    if lacking and course is not None and os.path.exists(course):
        told.append(
            f"no course.toml in this run; an earlier one had --course {course}: "
            f"the {text_listing(lacking)} from there do not count here"
        )
    return assignment, told


def _in_words(late: Late) -> str:
    return f"{100 * late.share:g}%" if late.share else f"{late.points:g} points"


def _remember(assignment: Assignment, of_class: ClassFile) -> None:
    """Keep what the next run is to know of this one."""
    if assignment.overrides:
        of_class.remember_overrides(assignment.overrides)
    if assignment.late_days is not None:
        of_class.remember("late_days", str(assignment.late_days.resolve()))
        of_class.remember("late_cost", [assignment.late.points, assignment.late.share])
    if assignment.roster is not None:
        of_class.remember("roster", str(assignment.roster.resolve()))


def _try_reports(
    options: argparse.Namespace,
    folder: Path,
    assignment: Assignment,
    roster: Roster,
    of_class: ClassFile,
) -> None:
    """Raise now what a teacher's files would raise after hours of grading."""
    there = listing(folder)
    _, students, tasks = expected(there.entries, assignment, roster, [], there.with_work)
    missing = [
        without_verdict(student, int(task), MISSING, NOT_HANDED_IN)
        for student, task in product(students, tasks)
    ]
    nothing = Grades(0, "", missing, [], assignment, roster)
    overrides = assignment.overrides or _kept_overrides(options, assignment, of_class)
    adjusted(nothing, overrides, assignment.late_days)
    if options.canvas:
        to_canvas(nothing)
    if options.moodle:
        to_moodle(nothing)


def term(options: argparse.Namespace) -> int:
    """Put reports together, write what the options name, and print the table."""
    refuse_overwriting([options.csv], [options.course, *options.reports])
    found, notes = read_term(options.reports, options.course)
    if options.csv:
        _write(options.csv, term_csv(found), bom=True)
    if options.html:
        write_term(found, notes, options.html)
    print(term_table(found, notes))
    return 0


def _assignment(options: argparse.Namespace) -> Assignment:
    """Return the assignment of the course file, with what the options say instead."""
    folder = class_of(options.folder, Chosen(), options.state)[0].resolve()
    assignment = Assignment(name=folder.stem if folder.is_file() else folder.name)
    if options.course:
        assignment = assignment_of(options.course, folder)
    if options.tasks:
        assignment = assignment.with_tasks(options.tasks)
    if options.late_cost:
        assignment = replace(assignment, late=late_cost(options.late_cost))
    for key, given in (
        ("name", options.name),
        ("roster", options.roster),
        ("overrides", options.overrides),
        ("late_days", options.late),
        ("grades", options.json),
    ):
        if given:
            assignment = replace(assignment, **{key: given})
    options.json = assignment.grades
    return assignment


def _known(name: str, folder: Path) -> str:
    """Return a student's name as the folder has it: letters with marks are written in two ways."""
    with_name = [path.name for path in folder.iterdir()] if folder.is_dir() else []
    alike = [other for other in with_name if folder_key(other) == folder_key(name)]
    return name if name in with_name or not alike else alike[0]


def _reports(options: argparse.Namespace, grades: Grades) -> None:
    for path, make, bom in (
        (options.json, to_json, False),
        (options.csv, to_csv, True),
        (options.canvas, to_canvas, False),
        (options.moodle, to_moodle, False),
    ):
        if path is not None:
            _write(path, make(grades), bom)
    if options.html is not None:
        write_pages(grades, options.html)


def _write(path: Path, text: str, bom: bool = False) -> None:
    """Write a report; Excel takes a file with a byte order mark as UTF-8."""
    path.write_text(text, encoding="utf-8-sig" if bom else "utf-8", newline="\n")
