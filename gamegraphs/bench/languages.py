"""`gamegraphs bench languages`: retrograde analysis in plain Python, Go, Java and by `solve`.

All label the games of exercise 16, `random_graph(n, seed)` with the seeds 42, 43 and 44. Every
figure is the mean of these three by the clock on the wall, and of that the median of several
rounds, in each of which all have their turn. Making the games and compiling are not counted.
The programs in Go and Java are the solutions of exercise 16, which measure themselves.
"""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median
from typing import Any

import numpy as np

from ..generate import random_graph
from ..graph import GameGraph
from ..solvers.outcomes.solver import solve
from .baselines import label_plainly
from .timing import ratio

SIZES = (10**3, 10**4, 10**5, 10**6)
SEEDS = (42, 43, 44)
SOLUTIONS = Path(__file__).resolve().parents[2] / "solutions"

PLAIN, LISTS, GRAPH = "plain Python", "ours, from lists", "ours, from a graph"
_COLUMNS = (PLAIN, "Go", "Java", LISTS, GRAPH)
_WIDTHS = (9, *[20] * len(_COLUMNS))


@dataclass
class LanguageTimes:
    """One line of the table: {column: seconds}, and {column: ratio to ours from a graph}."""

    n: int
    seconds: dict[str, float] = field(default_factory=dict)
    to_ours: dict[str, float] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # why a language has no figures


@dataclass(frozen=True)
class LanguageProgram:
    """How a language's program is compiled and run; "{out}" stands for a temporary folder."""

    folder: str
    tools: tuple[str, ...]
    build: tuple[str, ...]
    run: tuple[str, ...]


PROGRAMS = {
    "Go": LanguageProgram(
        "go",
        ("go",),
        ("go", "build", "-o", "{out}/answer", "./task_16_random_game"),
        ("{out}/answer", "bench"),
    ),
    "Java": LanguageProgram(
        "java",
        ("javac", "java"),
        ("javac", "-d", "{out}", "Task16RandomGame.java"),
        ("java", "-cp", "{out}", "Task16RandomGame", "bench"),
    ),
}


def measure(sizes: Iterable[int] = SIZES, rounds: int = 5) -> list[LanguageTimes]:
    """Return a row for each size; the programs know only the sizes 10^3, 10^4, 10^5 and 10^6."""
    rows = [LanguageTimes(n) for n in sizes]
    found: list[dict[str, list[float]]] = [{} for _ in rows]
    with tempfile.TemporaryDirectory() as folder:
        runs: dict[str, tuple[str, ...]] = {}
        for language, program in PROGRAMS.items():
            out = Path(folder) / program.folder
            out.mkdir()
            reason = compile_program(program, out)
            if reason:
                for row in rows:
                    row.missing[language] = f"{language} is left out: {reason}"
            else:
                runs[language] = tuple(word.format(out=out) for word in program.run)
        for _ in range(rounds):
            printed = {
                language: parse(subprocess.check_output(words, text=True))
                for language, words in runs.items()
            }
            for row, measured in zip(rows, found, strict=True):
                seconds, size = _in_python(row.n)
                for language, nanoseconds in printed.items():
                    if row.n in nanoseconds:
                        seconds[language] = nanoseconds[row.n] * size / 1e9
                for column, value in seconds.items():
                    measured.setdefault(column, []).append(value)
    gc.unfreeze()
    for row, measured in zip(rows, found, strict=True):
        for column in filter(measured.__contains__, _COLUMNS):
            row.seconds[column] = median(measured[column])
            row.to_ours[column] = ratio(measured[column], measured[GRAPH])
    return rows


def compile_program(program: LanguageProgram, out: Path, solutions: Path = SOLUTIONS) -> str:
    """Compile a program into the folder `out`; return why that cannot be done, or ""."""
    for tool in program.tools:
        if shutil.which(tool) is None:
            return f"there is no {tool} here"
    source = solutions / program.folder
    if not source.is_dir():
        return f"there is no folder {source}; it comes with the course, not with the package"
    ran = subprocess.run(
        [word.format(out=out) for word in program.build],
        cwd=source,
        env={**os.environ, "GOPROXY": "off", "GOTOOLCHAIN": "local", "GOFLAGS": ""},
        capture_output=True,
        text=True,
    )
    return "" if ran.returncode == 0 else f"it does not compile: {ran.stderr.strip()[:300]}"


def parse(printed: str) -> dict[int, float]:
    """Return {n: nanoseconds for each position and move} from what a program printed.

    That column has more digits than the seconds, which are 0.0000 for small games.

    >>> parse("positions seconds ns\\n  1000  0.0000  14.5\\n 10000  0.0004  16.6\\nwrong on 35\\n")
    {1000: 14.5, 10000: 16.6}
    """
    lines = re.findall(r"^ *(\d+) +[\d.]+ +([\d.]+) *$", printed, flags=re.MULTILINE)
    return {int(n): float(nanoseconds) for n, nanoseconds in lines}


def format_rows(rows: list[LanguageTimes]) -> str:
    """Return the rows as a table, and below it what is missing."""
    lines = ["seconds (ratio to ours, from a graph)", _line(("positions", *_COLUMNS))]
    for row in rows:
        found = {c: f"{s:.6f} ({row.to_ours[c]:.2f})" for c, s in row.seconds.items()}
        lines.append(_line((f"{row.n:9}", *(found.get(c, "") for c in _COLUMNS))))
    return "\n".join([*lines, *dict.fromkeys(s for row in rows for s in row.missing.values())])


def as_dict(row: LanguageTimes) -> dict[str, Any]:
    """Return a row as plain values, for JSON."""
    return asdict(row)


def _line(cells: Iterable[str]) -> str:
    return "  ".join(c.ljust(width) for c, width in zip(cells, _WIDTHS, strict=True)).rstrip()


def _in_python(n: int) -> tuple[dict[str, float], float]:
    """Return the mean seconds of what runs in this process, and the mean of n + m."""
    seconds: dict[str, list[float]] = {PLAIN: [], LISTS: [], GRAPH: []}
    sizes = []
    for seed in SEEDS:
        graph = random_graph(n, seed)
        sizes.append(graph.n + graph.m)
        found = _ours(graph)  # also compiles
        taken, _ = _clock(_ours, graph)
        seconds[GRAPH].append(taken)
        moves = [graph.moves(u) for u in range(n)]
        taken, ours = _clock(lambda lists: _ours(GameGraph.from_moves(lists)), moves)
        seconds[LISTS].append(taken)
        taken, (labels, _) = _clock(label_plainly, moves, False)
        seconds[PLAIN].append(taken)
        assert np.array_equal(found.labels, labels), "the labels differ"
        assert np.array_equal(found.labels, ours.labels), "the labels differ"
    return {column: mean(taken) for column, taken in seconds.items()}, mean(sizes)


def _ours(graph: GameGraph) -> Any:
    return solve(graph, distances=False)


def _clock(function: Callable[..., Any], *arguments: Any) -> tuple[float, Any]:
    gc.collect()
    gc.freeze()  # or plain Python would pay for walking over what is loaded here
    start = time.perf_counter()
    answer = function(*arguments)
    return time.perf_counter() - start, answer
