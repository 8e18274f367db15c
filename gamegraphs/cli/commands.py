"""What each command does, once its options are read; each returns its exit code.

A command imports what it needs when it runs: `gamegraphs solve` needs no course.
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from importlib.util import find_spec
from pathlib import Path

from .. import __version__
from ..graph import GameGraph
from ..outcome import CycleError
from ..solvers.outcomes.solver import solve
from ..solvers.progress_bar import progress_bar
from ..solvers.tables.solve_command import is_for_tables, solve_parquet

NO_PROGRAM = "give an exercise and a command: gamegraphs judge 4 -- ./label_game"


def fail(message: str) -> int:
    """Print an error as the command's own, and return its exit status."""
    if not message.isprintable():  # it may have the name of a student's file in it
        from ..course.grading.grades import printable

        message = printable(message)
    print(f"gamegraphs: {message}", file=sys.stderr)
    return 1


def solve_command(options: argparse.Namespace) -> int:
    if is_for_tables(options):
        return solve_parquet(options)
    (file,) = options.file
    source = sys.stdin.buffer if file == "-" else file
    graph = GameGraph.read(source)
    try:
        solution = solve(graph, terminals=options.terminals, method=options.method)
    except CycleError as error:
        raise CycleError(error.cycle, "use --method retrograde") from None
    labels, distances = solution.labels.tolist(), solution.distances.tolist()
    if options.json:
        answer = {"n": graph.n, "m": graph.m, "method": solution.method, "labels": labels}
        if options.distances:
            answer["distances"] = distances
        print(json.dumps(answer))
    elif options.distances:
        sys.stdout.writelines(f"{a} {b}\n" for a, b in zip(labels, distances, strict=True))
    else:
        print(*labels)
    return 0


def check_command(options: argparse.Namespace) -> int:
    from ..course.exercises import EXERCISES
    from ..course.grading.grade import grade_one
    from ..course.grading.reports.results import to_results
    from ..course.grading.submission import submissions
    from ..course.grading.term.outputs import refuse_overwriting

    if options.file.is_dir():
        return fail(f"{options.file} is a folder: give a file, or use gamegraphs grade")
    (entry,) = submissions(options.file)
    wanted: float | None = options.min_points
    most = EXERCISES[entry.number].points
    if wanted is not None and not 0 <= wanted <= most:
        fail(f"--min-points must be from 0 to {most:g}, not {wanted:g}")
        return 2  # as for other words that make no sense: nobody's points are too few
    refuse_overwriting([options.results], [options.file])
    # Where points are given nobody may know the inputs; else they are those of the notebook.
    counts = wanted is not None or options.results is not None
    grade = grade_one(entry, seed=secrets.randbits(128) if counts else 1)
    if options.results is not None:
        options.results.write_text(to_results(grade), encoding="utf-8")
    print(grade.text)
    if wanted is None:
        return 0 if grade.status == "right" else 1
    return 0 if grade.points >= wanted else 1


def grade_command(options: argparse.Namespace) -> int:
    from ..course.grading.term.command import grade

    return grade(options, progress_bar("grading", after=0))


def term_command(options: argparse.Namespace) -> int:
    from ..course.grading.term.command import term

    return term(options)


def sheet_command(options: argparse.Namespace) -> int:
    from ..course.grading.term.roster import name_of, read_roster
    from ..course.sheets.sheet import Student, numbered, write_sheets

    if (options.roster is None) == (options.count is None):
        return fail("give either --roster FILE or --count N")
    if options.count is not None and options.count < 1:
        return fail(f"--count must be at least 1, not {options.count}")
    if options.roster is None:
        students = numbered(options.count)
    else:
        rows = read_roster(options.roster).items()
        students = [Student(folder, name_of(row) or folder) for folder, row in rows]
    for path in write_sheets(options.task, students, options.folder, options.seed):
        print(path)
    return 0


def similar_command(options: argparse.Namespace) -> int:
    from ..course.exercises import exercise as find_exercise
    from ..course.similarity.answers import answers, exercise_cells
    from ..course.similarity.pairs import pairs
    from ..course.similarity.report import table, write_pages

    task = None if options.task is None else find_exercise(options.task).number
    given = exercise_cells(options.starter)
    found, notes = answers(options.folder, given, task)
    alike, short = pairs(found, given)
    if options.html is not None:
        write_pages(alike, short, notes, options.html)
    print(table(alike, short, notes))
    return 0


def judge_command(options: argparse.Namespace) -> int:
    from ..course.exercises import EXERCISES
    from ..course.exercises import exercise as find_exercise

    if options.list:
        chosen = EXERCISES.values() if options.task is None else [find_exercise(options.task)]
        for exercise in chosen:
            print(f"Task {exercise.number}: {exercise.title}\n")
            print(exercise.text_form())
        return 0
    if options.task is None or not options.words:
        return fail(NO_PROGRAM)
    from ..course.judging.judge import judge

    failing = options.input or Path(f"task_{find_exercise(options.task).key}_failing_input.txt")

    def tell(sentence: str) -> None:
        print(sentence, file=sys.stderr, flush=True)

    memory = options.memory << 20
    verdict = judge(options.task, options.words, options.seconds, memory, failing, tell)
    print(verdict)
    return 0 if verdict.right else 1


def bench_command(options: argparse.Namespace) -> int:
    for module in ("numpy", "numba"):
        if find_spec(module) is None:
            return fail(f'the benchmark needs {module}: pip install "gamegraphs[fast]"')
    if options.what == "tables" and find_spec("pyarrow") is None:
        return fail('the benchmark needs pyarrow: pip install "gamegraphs[tables]"')
    if options.plot and options.what != "scale":
        return fail("--plot draws the figures of gamegraphs bench scale")
    from ..bench.run import run

    found = run(options.what, options.quick, options.plot)
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def hint_command(options: argparse.Namespace) -> int:
    from ..course.exercises import exercise as find_exercise
    from ..course.help import hint_number

    exercise = find_exercise(options.task)
    print(hint_number(options.which, exercise))
    if options.which < len(exercise.hints):
        print(f"The next one: gamegraphs hint {exercise.number} {options.which + 1}")
    return 0


def progress_command(options: argparse.Namespace) -> int:
    from ..course.learning.progress_file import NAME, ProgressFile, course_folder
    from ..course.learning.progress_page import ProgressPage

    folder = course_folder()
    if folder is None:
        return fail("there is no course here; run this in the course's folder")
    kept = ProgressFile(folder / NAME)
    if options.forget:
        print(f"{NAME} is deleted." if kept.forget() else "Nothing was kept.")
    else:
        print(ProgressPage(kept.read(), kept.problem))
    return 0


def course_command(options: argparse.Namespace) -> int:
    from ..jupyterlab.launch import open_course

    return open_course(options.folder, options.others, __version__)
