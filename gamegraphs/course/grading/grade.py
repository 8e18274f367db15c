"""Grades for a folder of submissions, each run in a sandbox.

The same examination as `check`, over the same small inputs and larger ones from a seed, and by
the clock as well. A run that was stopped goes on where it was, and a later one grades only what is
new; the same seed gives the same grades.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from itertools import chain, groupby, product, zip_longest
from operator import attrgetter
from pathlib import Path
from socket import gethostname

from ...outcome import GameGraphError
from ...solvers.jit.threads import cores
from ..checking.cached_exercise import cached_exercise
from ..checking.examination import Examination
from ..checking.work.slow_reference import allowed_seconds
from ..checking.work.time_check import slow_by_time
from ..exercises import EXERCISES
from ..running.sandbox import NoFunctionError
from .checkpoint import Checkpoint
from .grades import (
    MISSING,
    NOT_HANDED_IN,
    Grade,
    Grades,
    as_line,
    from_line,
    graded,
    printable,
    without_verdict,
)
from .protection import Protection, protection, weakest
from .submission import Source, Submission, fingerprint, found_instead, listing
from .submitted import MOST_SECONDS, Submitted
from .term.assignment import Assignment
from .term.roster import Roster, folder_key
from .term.selection import Chosen, class_of, expected, refuse_unknown
from .workers import Cluster, ThisMachine, work_on

_PATIENCE = 4 * MOST_SECONDS + 120.0  # for one submission, its grading included


def grade_folder(
    folder: Path,
    seed: int | None = None,
    jobs: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    unsafe: bool = False,
    state: Path | None = None,
    assignment: Assignment | None = None,
    roster: Roster | None = None,
    chosen: Chosen | None = None,
    fresh: bool = False,
    scheduler: str | None = None,
) -> Grades:
    """Return the grades of all submissions in a folder, or of one file.

    Parameters
    ----------
    folder : one folder for each student, with task_NN*.ipynb or task_NN*.py in it; a folder or a
        file of a student stands for the class, if that was graded before, and chooses in it
    seed : chooses the larger inputs; that of the last run, or a new one, unless given
    jobs : how many submissions at the same time; one for each processor unless given
    progress : called with the number of graded submissions and of all
    unsafe : grade even where a submission can read or do what it should not
    state : the folder for the grades, of which nobody else may write; by default one of the user's
    assignment : which exercises are asked for; those that anybody handed in unless it says
    roster : who should have handed in
    chosen : what is graded; of all else the grades of earlier runs stand in the result
    fresh : grade everything anew, with a new seed
    scheduler : the address of a dask cluster whose workers grade, each on a machine that has the
        same folder; by default this machine does

    What is graded is written down there at once, and stays: a run that was stopped is continued,
    and a later one grades only what has changed (the file, the modules beside it, this package,
    the isolation, the seed). Of what is missing there is a grade, too, without points.

    Raises GameGraphError if there is nothing to grade, if this machine cannot keep a submission
    from the teacher's files and `unsafe` is not set, or if others may write to `state`.

    Cost: about 0.3 seconds of one processor for each submission; at most some 60 seconds for
    one that does not come to an end.
    """
    assignment, roster = assignment or Assignment(), roster or {}
    folder, chosen = class_of(folder, chosen or Chosen(), state)
    there = listing(folder)
    entries, notes = there.entries, there.notes
    if not (entries or (roster and assignment.weights)):
        reason = "".join(f"; {note}" for note in notes[:3])
        wanted = "student's folder with task_NN*.ipynb or task_NN*.py files"
        raise GameGraphError(f"{folder} holds no {wanted}{reason}")
    many = max(1, min(jobs or cores(), len(entries)))
    executor: Executor = ThisMachine(many, _PATIENCE, kind=attrgetter("number"))
    if scheduler is not None:
        executor = Cluster(scheduler)
    found = weakest(executor.ask(protection)) if isinstance(executor, Cluster) else protection()
    if found.gaps() and not unsafe:
        raise GameGraphError(_refusal(found))
    entries, students, tasks = expected(
        entries, assignment, roster, notes, there.with_work, there.others
    )
    refuse_unknown(chosen, students, tasks)
    checkpoint = Checkpoint(folder, seed, str(found), state, fresh)
    if checkpoint.problem:
        notes.append(checkpoint.problem)
    known, waiting = _unchanged(entries, checkpoint, chosen, notes)
    # Exercise by exercise: the inputs of one are kept from one submission to the next. Processes of
    # this machine see to that, each with an exercise of its own; the first they get are of several.
    waiting.sort(key=attrgetter("number"))
    if scheduler is None:
        each = [list(group) for _, group in groupby(waiting, attrgetter("number"))]
        waiting = [entry for entry in chain.from_iterable(zip_longest(*each)) if entry]
    seed = checkpoint.head.seed
    total = len(known) + len(waiting)
    progress(len(known), total)
    for i, done in work_on(waiting, partial(_grade_there, seed=seed, unsafe=unsafe), executor):
        entry = waiting[i]
        grade, force = done or (_given_up(entry), found)
        found = weakest([found, force])
        if scheduler is not None and done and grade.digest != fingerprint(entry.path):
            raise GameGraphError(f"a worker does not see what is in {entry.path} here")
        known[entry.student, EXERCISES[entry.number].key] = grade
        checkpoint.add(as_line(grade))
        progress(len(known), total)
    handed_in = {(entry.student, EXERCISES[entry.number].key) for entry in entries}
    instead = {folder_key(name): found_instead(kept) for name, kept in there.others.items() if kept}
    in_order = [
        known.get((student, task)) or _missing(student, task, instead)
        for student, task in product(students, tasks)
        if (student, task) in known or (student, task) not in handed_in
    ]
    notes += [
        f"{grade.student}, task {grade.task}: {grade.text}"
        for grade in in_order
        if grade.status == "failed"
    ]
    return Grades(seed, str(found), in_order, notes, assignment, roster)


def _missing(student: str, task: str, instead: dict[str, str]) -> Grade:
    """Return the grade of what was not handed in; the student may have handed in something else."""
    text = printable(instead.get(folder_key(student), NOT_HANDED_IN))
    return without_verdict(student, int(task), MISSING, text)


def _unchanged(
    entries: list[Submission], checkpoint: Checkpoint, chosen: Chosen, notes: list[str]
) -> tuple[dict[tuple[str, str], Grade], list[Submission]]:
    """Return the grades that still hold, and the submissions that are to be graded."""
    earlier = {(grade.student, grade.task): grade for grade in map(from_line, checkpoint.lines)}
    known: dict[tuple[str, str], Grade] = {}
    waiting = []
    for entry in entries:
        task = EXERCISES[entry.number].key
        before = earlier.get((entry.student, task))
        wanted = chosen.has(entry.student, task)
        if before is not None and _holds(before, entry):
            known[entry.student, task] = replace(before, file=entry.path.name)
        elif wanted:
            waiting.append(entry)
        elif before is not None:
            known[entry.student, task] = before
            notes.append(f"{entry.student}, task {task}: it has changed since it was graded")
        else:
            notes.append(f"{entry.student}, task {task}: not graded yet")
    return known, waiting


def _holds(grade: Grade, entry: Submission) -> bool:
    """Whether nothing has changed since a submission was graded."""
    if grade.status == "failed" or not grade.digest:
        return False
    return grade.digest == fingerprint(entry.path)


def _refusal(found: Protection) -> str:
    advice = "Install bubblewrap (on Debian and Ubuntu: apt-get install bubblewrap)"
    if shutil.which("bwrap"):
        advice = "bubblewrap is installed, but has to be allowed to make namespaces of users"
    return (
        f"this machine does not shut submissions in: {'; '.join(found.gaps())}. {advice}, or grade "
        "under Linux 5.13 or later with Landlock; --unsafe grades all the same, and every report "
        "says so"
    )


def _grade_there(entry: Submission, seed: int, unsafe: bool) -> tuple[Grade, Protection]:
    """Return the grade of one submission and how well it was shut in, on the machine that does it.

    Raises GameGraphError if that machine does not shut it in and `unsafe` is not set.
    """
    found = protection()
    if found.gaps() and not unsafe:
        raise GameGraphError(f"{gethostname()}: {_refusal(found)}")
    return grade_one(entry, seed), found


def grade_one(entry: Submission, seed: int) -> Grade:
    """Return the grade of one submission; whatever is wrong with it, there is one."""
    exercise = EXERCISES[entry.number]
    source = Source.read(entry.path)
    if source.problem:
        return _ungraded(entry, "unreadable", source.problem, source.digest)
    module = "submission" if entry.path.suffix.lower() == ".py" else "__main__"
    run = None
    try:
        cached = cached_exercise(entry.number, seed)
        run = Submitted(source.cells, exercise.function, exercise.shape, module, source.modules)
        run.texts = cached.texts
        # Counts of lines come from the process that runs the answer, which can forge them.
        families, size = cached.timed, cached.timed_size
        time_check = partial(slow_by_time, cached, run, families, size, allowed_seconds)
        verdict = Examination(cached, run, seed, time_check).verdict()
    except NoFunctionError as problem:
        return _ungraded(entry, "unreadable", str(problem), source.digest)
    except Exception as problem:  # one submission never stops the rest
        text = f"The grader could not go on: {type(problem).__name__}: {problem}"
        return _ungraded(entry, "failed", text, source.digest)
    finally:
        if run is not None:
            run.close()
    remarks = [text for text in (run.ready.error, source.remark) if text]
    if remarks:
        verdict = replace(verdict, found=[*verdict.found, *remarks])
    return graded(entry.student, verdict, source.digest, entry.path.name)


def _ungraded(entry: Submission, status: str, reason: str, digest: str) -> Grade:
    """Return the grade of a submission that cannot be examined."""
    text = printable(f"{reason[:2000]}.")
    return without_verdict(entry.student, entry.number, status, text, digest, entry.path.name)


def _given_up(entry: Submission) -> Grade:
    return _ungraded(entry, "failed", "The grader could not go on: it was ended twice", "")
