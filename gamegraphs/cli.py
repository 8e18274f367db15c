"""The command `gamegraphs`: solve a graph in a file, check and grade, measure, open the course."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from . import __version__
from .graph import GameGraph
from .outcome import CycleError, GameGraphError
from .solvers.outcomes.solver import METHODS, solve
from .solvers.progress_bar import progress_bar
from .solvers.tables.solve_command import add_options, is_for_tables, solve_parquet

_MEASURED = ("scale", "core", "theory", "languages", "games", "chess", "tables")

_NO_PROGRAM = "give an exercise and a command: gamegraphs judge 4 -- ./label_game"
_FORMAT = """\
FILE holds n, then for each position its move count and its targets; "-" is standard input.
Prints the labels 0 LOSE, 1 WIN, 2 DRAW of positions 0 to n - 1 on one line; with --distances
one line "label distance" a position, in plies, -1 for a draw.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0 done, 1 bad input, 2 wrong usage."""
    parser = _parser()
    given = list(sys.argv[1:] if arguments is None else arguments)
    words: list[str] = []
    if given[:1] == ["judge"] and "--" in given:  # what follows is the program's, not ours
        i = given.index("--")
        given, words = given[:i], given[i + 1 :]
    passed_on: list[str] = []
    if given[:1] in (["course"], ["lab"]) and not {"-h", "--help"} & set(given):
        # A word after them is the folder; all that follows is JupyterLab's.
        own = 1 if given[1:2] and given[1].startswith("-") else 2
        given, passed_on = given[:own], given[own:]
    options, others = parser.parse_known_args(given)
    options.words = words
    others += passed_on
    if options.command == "judge" and not words and any(not x.startswith("-") for x in others):
        return _fail(_NO_PROGRAM)  # most likely the -- before it has been forgotten
    if others and options.command not in ("course", "lab"):
        parser.error(f"unknown arguments: {' '.join(others)}")
    options.others = others
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except GameGraphError as error:
        return _fail(str(error))
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            # Whoever read our output has gone: nothing is wrong, and nobody is listening.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        return _fail(f"{error.filename or 'error'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return code


def _fail(message: str) -> int:
    if not message.isprintable():  # it may have the name of a student's file in it
        from .course.grading.grades import printable

        message = printable(message)
    print(f"gamegraphs: {message}", file=sys.stderr)
    return 1


def _positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """Return what reads a number above 0 for argparse, which says what is wrong with another."""

    def number(text: str) -> float:
        value = kind(text)
        if not value > 0:
            raise argparse.ArgumentTypeError(f"must be above 0, not {text}")
        return value

    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gamegraphs", description="Games on graphs.")
    parser.add_argument("--version", action="version", version=f"gamegraphs {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    solving = commands.add_parser(
        "solve",
        help="label every position of a graph",
        description="Label every position of a game graph WIN, LOSE or DRAW.",
        epilog=_FORMAT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    solving.add_argument("file", metavar="FILE", nargs="+")
    solving.add_argument(
        "--terminals", choices=("normal", "misere"), default="normal",
        help="a position without moves loses (normal) or wins (misere)",
    )  # fmt: skip
    solving.add_argument("--method", choices=METHODS, default="auto")
    solving.add_argument("--distances", action="store_true", help="plies to the end as well")
    solving.add_argument("--json", action="store_true", help="one JSON object instead of text")
    add_options(solving)
    solving.set_defaults(run=_solve)

    measuring = commands.add_parser(
        "bench",
        help="measure, as ratios taken in the same run",
        description="scale: forward search against retrograde analysis, 10^3 to 10^7 positions "
        "(10^6 with --quick). core: the solver beside plain Python and C++. theory: attractors, "
        "parity games, Grundy values. languages: Go and Java. games: real games. "
        "chess: endgames with five men. tables: DuckDB and Spark, 10^6 to 10^8 moves.",
    )
    measuring.add_argument("what", choices=_MEASURED, nargs="?", default="scale")
    measuring.add_argument("--quick", action="store_true", help="leave out what takes long")
    measuring.add_argument("--json", metavar="FILE", help="write the figures to FILE as well")
    measuring.add_argument("--plot", metavar="FILE", help="scale: draw the seconds, as SVG")
    measuring.set_defaults(run=_bench)

    checking = commands.add_parser(
        "check",
        help="check one answer to an exercise",
        description="Check an answer as in the notebook. FILE is task_NN*.ipynb or task_NN*.py. "
        "Ends with 0 if the answer is right (or reaches --min-points), else with 1.",
    )
    checking.add_argument("file", metavar="FILE", type=Path)
    checking.add_argument(
        "--min-points", type=float, metavar="N", help="end with 0 from N points on"
    )
    checking.add_argument(
        "--results", metavar="FILE", type=Path, help="write results.json for Gradescope or Otter"
    )
    checking.set_defaults(run=_check)

    _add_grade(commands)
    _add_term(commands)

    writing = commands.add_parser(
        "sheet",
        help="write worksheets to do on paper, with their key",
        description="Write a worksheet for each student, with games of their own, and the key, as "
        "pages that print on A4 and Letter.",
    )
    writing.add_argument("task", metavar="TASK", type=int, help="the number of the exercise")
    writing.add_argument("--roster", metavar="FILE", type=Path, help="CSV of the class")
    writing.add_argument("--count", metavar="N", type=int, help="so many sheets without names")
    writing.add_argument("--seed", type=int, default=1, help="another one gives other games")
    writing.add_argument(
        "-o", metavar="DIR", dest="folder", type=Path, default=Path("sheets"),
        help="where to write them; by default the folder sheets",
    )  # fmt: skip
    writing.set_defaults(run=_sheet)

    comparing = commands.add_parser(
        "similar",
        help="find submissions that have much code in common",
        description="Compare all answers to an exercise with each other, without the code that "
        "the exercise gave, and show what is shared. Not a verdict.",
    )
    comparing.add_argument("folder", metavar="FOLDER", type=Path)
    comparing.add_argument("--task", metavar="N", type=int, help="one exercise alone")
    comparing.add_argument("--html", metavar="DIR", type=Path, help="write pages, side by side")
    comparing.add_argument(
        "--starter", metavar="DIR", type=Path, help="the exercise notebooks that were handed out"
    )
    comparing.set_defaults(run=_similar)

    judging = commands.add_parser(
        "judge",
        help="check a program in any language",
        usage="gamegraphs judge [--list] [--seconds S] [--memory MB] [--input FILE] "
        "TASK -- COMMAND ...",
        description="Run COMMAND on the inputs of an exercise and check what it prints.",
    )
    judging.add_argument("task", metavar="TASK", nargs="?", help="the number of the exercise")
    judging.add_argument("--list", action="store_true", help="show the formats, with examples")
    judging.add_argument(
        "--seconds", type=_positive(float), default=10.0, help="of work in one run"
    )
    judging.add_argument("--memory", type=_positive(int), default=1024, help="for one run, in MB")
    judging.add_argument(
        "--input", metavar="FILE", type=Path,
        help="write an input that goes wrong to FILE, by default task_NN_failing_input.txt",
    )  # fmt: skip
    judging.set_defaults(run=_judge)

    helping = commands.add_parser(
        "hint",
        help="show a hint for an exercise",
        description="Show one of the hints for an exercise, from vague to nearly everything.",
    )
    helping.add_argument("task", metavar="TASK", help="the number of the exercise")
    helping.add_argument(
        "which", metavar="N", nargs="?", type=_positive(int), default=1, help="by default the first"
    )
    helping.set_defaults(run=_hint)

    keeping = commands.add_parser(
        "progress",
        help="show what you have done in the course, or forget it",
        description="Show which exercises are passed, what is next and what to repeat. It is kept "
        "in progress.json in the folder of the course.",
    )
    keeping.add_argument("--forget", action="store_true", help="delete all that is kept")
    keeping.set_defaults(run=_progress)

    for name, more in (("course", ""), ("lab", "; the old name of course")):
        opening = commands.add_parser(
            name,
            help=f"open the notebooks and exercises in JupyterLab{more}",
            usage=f"gamegraphs {name} [-h] [FOLDER] [JUPYTERLAB OPTIONS]",
            description="Put the notebooks and exercises into FOLDER and open them in JupyterLab. "
            "What you have written there is never overwritten: the new version of a file comes "
            "beside yours. Without FOLDER: the current one if the course is in it, else a new "
            "folder games-on-graphs. All further options are passed on to JupyterLab.",
        )
        opening.add_argument("folder", metavar="FOLDER", nargs="?", type=Path)
        opening.set_defaults(run=_course)
    return parser


def _add_grade(commands: Any) -> None:
    grading = commands.add_parser(
        "grade",
        help="grade a folder of submissions",
        description="FOLDER holds one folder for each student, with task_NN*.ipynb or "
        "task_NN*.py in it; a single file is graded too. Only what is new is graded: a run that "
        "was stopped goes on, and grades stay until --forget.",
    )
    grading.add_argument("folder", metavar="FOLDER", type=Path)
    group = grading.add_argument_group("what is asked")
    for option, metavar, text in (
        ("--tasks", "1,4-6", "the exercises; by default those that anybody handed in"),
        ("--name", "TEXT", "of the assignment; by default that of the folder"),
        ("--late-cost", "10%", "of an exercise's maximum, or points, for each late day"),
    ):
        group.add_argument(option, metavar=metavar, help=text)
    for option, text in (
        ("--course", "course.toml: all that these options say, for each assignment"),
        ("--roster", "CSV of who should have handed in"),
        ("--overrides", "CSV of points given by hand"),
        ("--late", "CSV of late days"),
    ):
        group.add_argument(option, metavar="FILE", type=Path, help=text)
    group = grading.add_argument_group("what is graded")
    group.add_argument("--student", metavar="NAME", action="append", default=[], help="only this")
    group.add_argument("--task", metavar="N", action="append", default=[], help="only this")
    group.add_argument("--fresh", action="store_true", help="everything anew, with a new seed")
    group.add_argument("--seed", type=int, help="of the larger inputs; by default the last one")
    group.add_argument("--jobs", type=int, help="submissions at the same time")
    group.add_argument(
        "--unsafe", action="store_true",
        help="grade even where submissions can read your files; the reports say so",
    )  # fmt: skip
    grading.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="grade on the workers of a dask cluster, which see the same folder",
    )
    group = grading.add_argument_group("reports")
    for option, text in (
        ("--json", "all there is"),
        ("--csv", "a line for each student and task, for a spreadsheet"),
        ("--canvas", "for Canvas"),
        ("--moodle", "for Moodle"),
        ("--key", "with --anonymous: who has which id"),
    ):
        group.add_argument(option, metavar="FILE", type=Path, help=text)
    group.add_argument(
        "--html", metavar="DIR", type=Path, help="a page for the class and for each student"
    )
    group.add_argument("--anonymous", action="store_true", help="ids in place of names")
    group = grading.add_argument_group("what is kept")
    group.add_argument(
        "--state", metavar="DIR", type=Path, help="where grades are kept; by default with you"
    )
    group.add_argument("--pages", metavar="FILE", type=Path, help="where names of pages are kept")
    group.add_argument(
        "--forget", action="store_true", help="remove all that is kept of FOLDER, and do no more"
    )
    grading.set_defaults(run=_grade)


def _add_term(commands: Any) -> None:
    term = commands.add_parser(
        "term",
        help="put the grades of several assignments together",
        description="REPORT is a file of gamegraphs grade --json.",
    )
    term.add_argument("reports", metavar="REPORT", type=Path, nargs="*")
    term.add_argument("--course", metavar="FILE", type=Path, help="course.toml names the reports")
    term.add_argument("--html", metavar="DIR", type=Path, help="write the page term.html")
    term.add_argument("--csv", metavar="FILE", type=Path, help="a line for each student")
    term.set_defaults(run=_term)


def _solve(options: argparse.Namespace) -> int:
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


def _check(options: argparse.Namespace) -> int:
    from .course.exercises import EXERCISES
    from .course.grading.grade import grade_one
    from .course.grading.reports.results import to_results
    from .course.grading.submission import submissions
    from .course.grading.term.outputs import refuse_overwriting

    if options.file.is_dir():
        return _fail(f"{options.file} is a folder: give a file, or use gamegraphs grade")
    (entry,) = submissions(options.file)
    wanted: float | None = options.min_points
    most = EXERCISES[entry.number].points
    if wanted is not None and not 0 <= wanted <= most:
        _fail(f"--min-points must be from 0 to {most:g}, not {wanted:g}")
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


def _grade(options: argparse.Namespace) -> int:
    from .course.grading.term.command import grade

    return grade(options, progress_bar("grading", after=0))


def _term(options: argparse.Namespace) -> int:
    from .course.grading.term.command import term

    return term(options)


def _sheet(options: argparse.Namespace) -> int:
    from .course.grading.term.roster import name_of, read_roster
    from .course.sheets.sheet import Student, numbered, write_sheets

    if (options.roster is None) == (options.count is None):
        return _fail("give either --roster FILE or --count N")
    if options.count is not None and options.count < 1:
        return _fail(f"--count must be at least 1, not {options.count}")
    if options.roster is None:
        students = numbered(options.count)
    else:
        rows = read_roster(options.roster).items()
        students = [Student(folder, name_of(row) or folder) for folder, row in rows]
    for path in write_sheets(options.task, students, options.folder, options.seed):
        print(path)
    return 0


def _similar(options: argparse.Namespace) -> int:
    from .course.exercises import exercise
    from .course.similarity.answers import answers, exercise_cells
    from .course.similarity.pairs import pairs
    from .course.similarity.report import table, write_pages

    task = None if options.task is None else exercise(options.task).number
    given = exercise_cells(options.starter)
    found, notes = answers(options.folder, given, task)
    alike, short = pairs(found, given)
    if options.html is not None:
        write_pages(alike, short, notes, options.html)
    print(table(alike, short, notes))
    return 0


def _judge(options: argparse.Namespace) -> int:
    from .course.exercises import EXERCISES, exercise

    if options.list:
        chosen = EXERCISES.values() if options.task is None else [exercise(options.task)]
        for entry in chosen:
            print(f"Task {entry.number}: {entry.title}\n")
            print(entry.text_form())
        return 0
    if options.task is None or not options.words:
        return _fail(_NO_PROGRAM)
    from .course.judging.judge import judge

    failing = options.input or Path(f"task_{exercise(options.task).key}_failing_input.txt")

    def tell(sentence: str) -> None:
        print(sentence, file=sys.stderr, flush=True)

    memory = options.memory << 20
    verdict = judge(options.task, options.words, options.seconds, memory, failing, tell)
    print(verdict)
    return 0 if verdict.right else 1


def _bench(options: argparse.Namespace) -> int:
    for module in ("numpy", "numba"):
        if find_spec(module) is None:
            return _fail(f'the benchmark needs {module}: pip install "gamegraphs[fast]"')
    if options.what == "tables" and find_spec("pyarrow") is None:
        return _fail('the benchmark needs pyarrow: pip install "gamegraphs[tables]"')
    if options.plot and options.what != "scale":
        return _fail("--plot draws the figures of gamegraphs bench scale")
    from .bench.run import run

    found = run(options.what, options.quick, options.plot)
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def _hint(options: argparse.Namespace) -> int:
    from .course.exercises import exercise
    from .course.help import hint_number

    entry = exercise(options.task)
    print(hint_number(options.which, entry))
    if options.which < len(entry.hints):
        print(f"The next one: gamegraphs hint {entry.number} {options.which + 1}")
    return 0


def _progress(options: argparse.Namespace) -> int:
    from .course.learning.progress_file import NAME, ProgressFile, course_folder
    from .course.learning.progress_page import ProgressPage

    folder = course_folder()
    if folder is None:
        return _fail("there is no course here; run this in the course's folder")
    kept = ProgressFile(folder / NAME)
    if options.forget:
        print(f"{NAME} is deleted." if kept.forget() else "Nothing was kept.")
    else:
        print(ProgressPage(kept.read(), kept.problem))
    return 0


def _course(options: argparse.Namespace) -> int:
    from .jupyterlab.launch import open_course

    return open_course(options.folder, options.others, __version__)


if __name__ == "__main__":
    sys.exit(main())
