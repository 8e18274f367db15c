"""Time the grading of a class: 60 students hand in four exercises each, right answers and wrong.

    python tools/time_grading.py [--students 60] [--jobs 2]

The answers are those of the tests, each as a file of its own. What counts is the processor time of
all processes; the time on the clock depends on what else the machine does.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import multiprocessing
import resource
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import chain, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import dedent
from types import CodeType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "shared" / "answers"))

from collection import MISTAKES, RIGHT

from gamegraphs.course.exercises import exercise
from gamegraphs.course.grading.grade import grade_folder
from gamegraphs.course.grading.submitted import Submitted
from gamegraphs.course.running.runner import processor_time

NUMBERS = (1, 4, 6, 9)


def main() -> None:
    """Make the class, grade it and print how long that took."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--students", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--points", action="store_true", help="print what everybody got")
    given = parser.parse_args()
    in_sandboxes = multiprocessing.Value("d")  # seconds; their processes are killed, not waited for
    end = Submitted.close

    def close(run: Submitted) -> None:
        worked = processor_time(run.process()) if run.process() else 0.0
        with in_sandboxes:
            in_sandboxes.value += worked
        end(run)

    Submitted.close = close  # type: ignore[method-assign]
    with TemporaryDirectory() as folder:
        hand_in(Path(folder), given.students)
        start = time.monotonic()
        grades = grade_folder(Path(folder), seed=1, jobs=given.jobs, unsafe=True).grades
        wall = time.monotonic() - start
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    worked = in_sandboxes.value + sum(usage.ru_utime + usage.ru_stime for usage in used)
    if given.points:
        for grade in grades:
            print(grade.student, grade.task, grade.points, grade.status, grade.misconception)
    print(
        f"{len(grades)} submissions, {given.jobs} at a time: {wall:.1f} s on the clock, "
        f"{worked:.1f} s of processor time ({in_sandboxes.value:.1f} s of it in sandboxes), "
        f"{worked / len(grades):.3f} s each"
    )


def hand_in(folder: Path, students: int) -> None:
    """Write the answers of the class: for each exercise in turn a right answer and a mistake."""
    for number in NUMBERS:
        texts = list(sources(number))
        for i in range(students):
            student = folder / f"student {i:02d}"
            student.mkdir(exist_ok=True)
            (student / f"task_{number:02d}.py").write_text(texts[i % len(texts)])


def sources(number: int) -> Iterator[str]:
    """Yield answers to an exercise: by turns a right one and a known mistake."""
    right = [answer for n, answer in RIGHT if n == number]
    mistakes = [mistake.function for n, mistake in MISTAKES if n == number]
    mistakes = [function for function in mistakes if function.__closure__ is None]
    pairs = zip_longest((right[i % len(right)] for i in range(len(mistakes))), mistakes)
    for function in chain.from_iterable(pairs):
        with suppress(TypeError):  # it uses a module of the package
            yield f"{source(function)}\n{exercise(number).function} = {function.__name__}\n"


def source(function: Callable[..., Any]) -> str:
    """Return the source of a function with that of all it uses, but its decorators."""
    needed: dict[str, str] = {}

    def add_with_what_it_uses(function: Callable[..., Any]) -> None:
        (tree,) = ast.parse(dedent(inspect.getsource(function))).body
        assert isinstance(tree, ast.FunctionDef)
        tree.decorator_list = []
        needed[function.__name__] = ""
        for name in _names(function.__code__) & function.__globals__.keys() - needed.keys():
            used = function.__globals__[name]
            if inspect.isfunction(used):
                add_with_what_it_uses(used)
            elif isinstance(used, int):
                needed[name] = f"{name} = {int(used)}"
            else:
                needed[name] = f"from {_home(used)} import {name}"
        needed[function.__name__] = ast.unparse(tree)

    add_with_what_it_uses(function)
    return "\n".join(["from __future__ import annotations", *needed.values()])


def _home(used: Any) -> str:
    if not hasattr(used, "__module__"):
        raise TypeError(f"{used} is no function")
    return str(used.__module__).removeprefix("_")  # that of heappush is _heapq


def _names(code: CodeType) -> set[str]:
    inner = (const for const in code.co_consts if isinstance(const, CodeType))
    return set(code.co_names).union(*map(_names, inner))


if __name__ == "__main__":
    main()
