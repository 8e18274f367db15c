"""The command `gamegraphs`: solve a graph in a file, check and grade, measure, open the course."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from . import __version__
from .graph import GameGraph
from .outcome import GameGraphError
from .solvers.outcomes.solver import METHODS, solve
from .solvers.progress_bar import progress_bar

_MEASURED = ("scale", "core", "theory", "languages", "games")

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
    options, others = parser.parse_known_args(given)
    options.words = words
    if others and options.command != "lab":
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
    print(f"gamegraphs: {message}", file=sys.stderr)
    return 1


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
    solving.add_argument("file", metavar="FILE")
    solving.add_argument(
        "--terminals", choices=("normal", "misere"), default="normal",
        help="a position without moves loses (normal) or wins (misere)",
    )  # fmt: skip
    solving.add_argument("--method", choices=METHODS, default="auto")
    solving.add_argument("--distances", action="store_true", help="plies to the end as well")
    solving.add_argument("--json", action="store_true", help="one JSON object instead of text")
    solving.set_defaults(run=_solve)

    measuring = commands.add_parser(
        "bench",
        help="measure, as ratios taken in the same run",
        description="scale: forward search against retrograde analysis, 10^3 to 10^7 positions "
        "(10^6 with --quick). core: the solver beside plain Python and C++. theory: attractors, "
        "parity games, Grundy values. languages: Go and Java. games: real games.",
    )
    measuring.add_argument("what", choices=_MEASURED, nargs="?", default="scale")
    measuring.add_argument("--quick", action="store_true", help="leave out what takes long")
    measuring.add_argument("--json", metavar="FILE", help="write the figures to FILE as well")
    measuring.add_argument("--plot", metavar="FILE", help="scale: draw the seconds, as SVG")
    measuring.set_defaults(run=_bench)

    checking = commands.add_parser(
        "check",
        help="check one answer to an exercise",
        description="Check an answer as in the notebook. FILE is task_NN*.ipynb or task_NN*.py.",
    )
    checking.add_argument("file", metavar="FILE", type=Path)
    checking.set_defaults(run=_check)

    grading = commands.add_parser(
        "grade",
        help="grade a folder of submissions",
        description="FOLDER holds one folder for each student, with task_NN*.ipynb or "
        "task_NN*.py in it; a single file is graded too. A run that was stopped goes on.",
    )
    grading.add_argument("folder", metavar="FOLDER", type=Path)
    grading.add_argument("--seed", type=int, help="of the larger inputs; a new one by default")
    grading.add_argument("--jobs", type=int, help="submissions at the same time")
    grading.add_argument("--json", metavar="FILE", type=Path, help="write the grades as JSON")
    grading.add_argument("--csv", metavar="FILE", type=Path, help="write the grades as CSV")
    grading.add_argument(
        "--html", metavar="DIR", type=Path, help="write a page for each student and the class"
    )
    grading.add_argument(
        "--state", metavar="DIR", type=Path,
        help="where the grades of a run that is not done are kept; by default a folder of yours",
    )  # fmt: skip
    grading.add_argument(
        "--unsafe", action="store_true",
        help="grade even where submissions can read your files; the reports say so",
    )  # fmt: skip
    grading.set_defaults(run=_grade)

    judging = commands.add_parser(
        "judge",
        help="check a program in any language",
        usage="gamegraphs judge [--list] [--seconds S] [--memory MB] TASK -- COMMAND ...",
        description="Run COMMAND on the inputs of an exercise and check what it prints.",
    )
    judging.add_argument("task", metavar="TASK", nargs="?", help="the number of the exercise")
    judging.add_argument("--list", action="store_true", help="show the formats, with examples")
    judging.add_argument("--seconds", type=float, default=10.0, help="for one run")
    judging.add_argument("--memory", type=int, default=1024, help="for one run, in MB")
    judging.set_defaults(run=_judge)

    opening = commands.add_parser(
        "lab",
        help="open the notebooks in JupyterLab",
        description="Open the notebooks in JupyterLab; other options are passed on to it.",
    )
    opening.set_defaults(run=_lab)
    return parser


def _solve(options: argparse.Namespace) -> int:
    source = sys.stdin.buffer if options.file == "-" else options.file
    graph = GameGraph.read(source)
    solution = solve(graph, terminals=options.terminals, method=options.method)
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
    from .course.grading.grade import grade_one
    from .course.grading.submission import submissions

    if options.file.is_dir():
        return _fail(f"{options.file} is a folder: give a file, or use gamegraphs grade")
    (entry,) = submissions(options.file)
    grade = grade_one(entry, seed=1)
    print(grade.text)
    return 0 if grade.status == "right" else 1


def _grade(options: argparse.Namespace) -> int:
    from .course.grading.grade import Grades, grade_folder
    from .course.grading.report import table, to_csv, to_json, write_pages

    progress = progress_bar("grading", after=0)

    def write(grades: Grades) -> None:
        for path, text in ((options.json, to_json), (options.csv, to_csv)):
            if path is not None:
                path.write_text(text(grades), encoding="utf-8")
        if options.html is not None:
            write_pages(grades, options.html)

    grades = grade_folder(
        options.folder, options.seed, options.jobs, progress, write, options.unsafe, options.state
    )
    print(table(grades))
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
        return _fail("give an exercise and a command: gamegraphs judge 4 -- ./label_game")
    from .course.grading.judge import judge, plain_text

    verdict = judge(options.task, options.words, options.seconds, options.memory << 20)
    print(plain_text(verdict))
    return 0 if verdict.right else 1


def _bench(options: argparse.Namespace) -> int:
    for module in ("numpy", "numba"):
        if find_spec(module) is None:
            return _fail(f'the benchmark needs {module}: pip install "gamegraphs[fast]"')
    if options.plot and options.what != "scale":
        return _fail("--plot draws the figures of gamegraphs bench scale")
    from .bench.run import run

    found = run(options.what, options.quick, options.plot)
    if options.json:
        Path(options.json).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


def _lab(options: argparse.Namespace) -> int:
    from .jupyterlab.launch import open_lab

    return open_lab(options.others)


if __name__ == "__main__":
    sys.exit(main())
