"""The words of the command line: its commands and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import __version__
from ..solvers.outcomes.solver import METHODS
from ..solvers.tables.solve_command import add_options
from . import commands

_MEASURED = ("scale", "core", "theory", "languages", "games", "chess", "tables")
_FORMAT = """\
FILE holds n, then for each position its move count and its targets; "-" is standard input.
Prints the labels 0 LOSE, 1 WIN, 2 DRAW of positions 0 to n - 1 on one line; with --distances
one line "label distance" a position, in plies, -1 for a draw.
"""


def _positive(kind: type[int] | type[float]) -> Callable[[str], float]:
    """Return what reads a number above 0 for argparse, which says what is wrong with another."""

    def number(text: str) -> float:
        value = kind(text)
        if not value > 0:
            raise argparse.ArgumentTypeError(f"must be above 0, not {text}")
        return value

    return number


def parser_of_commands() -> argparse.ArgumentParser:
    """Return the parser of `gamegraphs`, with one for each of its commands."""
    parser = argparse.ArgumentParser(prog="gamegraphs", description="Games on graphs.")
    parser.add_argument("--version", action="version", version=f"gamegraphs {__version__}")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    solving = subparsers.add_parser(
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
    solving.set_defaults(run=commands.solve_command)

    measuring = subparsers.add_parser(
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
    measuring.set_defaults(run=commands.bench_command)

    checking = subparsers.add_parser(
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
    checking.set_defaults(run=commands.check_command)

    _add_grade(subparsers)
    _add_term(subparsers)

    writing = subparsers.add_parser(
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
    writing.set_defaults(run=commands.sheet_command)

    comparing = subparsers.add_parser(
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
    comparing.set_defaults(run=commands.similar_command)

    judging = subparsers.add_parser(
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
    judging.set_defaults(run=commands.judge_command)

    helping = subparsers.add_parser(
        "hint",
        help="show a hint for an exercise",
        description="Show one of the hints for an exercise, from vague to nearly everything.",
    )
    helping.add_argument("task", metavar="TASK", help="the number of the exercise")
    helping.add_argument(
        "which", metavar="N", nargs="?", type=_positive(int), default=1, help="by default the first"
    )
    helping.set_defaults(run=commands.hint_command)

    keeping = subparsers.add_parser(
        "progress",
        help="show what you have done in the course, or forget it",
        description="Show which exercises are passed, what is next and what to repeat. It is kept "
        "in progress.json in the folder of the course.",
    )
    keeping.add_argument("--forget", action="store_true", help="delete all that is kept")
    keeping.set_defaults(run=commands.progress_command)

    for name, more in (("course", ""), ("lab", "; the old name of course")):
        opening = subparsers.add_parser(
            name,
            help=f"open the notebooks and exercises in JupyterLab{more}",
            usage=f"gamegraphs {name} [-h] [FOLDER] [JUPYTERLAB OPTIONS]",
            description="Put the notebooks and exercises into FOLDER and open them in JupyterLab. "
            "What you have written there is never overwritten: the new version of a file comes "
            "beside yours. Without FOLDER: the current one if the course is in it, else a new "
            "folder games-on-graphs. All further options are passed on to JupyterLab.",
        )
        opening.add_argument("folder", metavar="FOLDER", nargs="?", type=Path)
        opening.set_defaults(run=commands.course_command)
    return parser


def _add_grade(subparsers: Any) -> None:
    grading = subparsers.add_parser(
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
    grading.set_defaults(run=commands.grade_command)


def _add_term(subparsers: Any) -> None:
    term = subparsers.add_parser(
        "term",
        help="put the grades of several assignments together",
        description="REPORT is a file of gamegraphs grade --json.",
    )
    term.add_argument("reports", metavar="REPORT", type=Path, nargs="*")
    term.add_argument("--course", metavar="FILE", type=Path, help="course.toml names the reports")
    term.add_argument("--html", metavar="DIR", type=Path, help="write the page term.html")
    term.add_argument("--csv", metavar="FILE", type=Path, help="a line for each student")
    term.set_defaults(run=commands.term_command)
