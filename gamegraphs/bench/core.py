"""`gamegraphs bench core`: the solvers of win, lose and draw beside plain Python and C++.

Every figure is a ratio of processor times measured in turn in one process, the median of
several pairs, ours in one thread where nothing else is said. The C++ program and ours start from
the same flat arrays and both build the reverse graph they need; plain Python starts from lists of
lists. Making the inputs and compiling are not counted. All answers are compared.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from ..generate import random_graph
from ..graph import GameGraph
from ..outcome import LOSE
from ..solvers.outcomes.retrograde import retrograde
from ..solvers.outcomes.solver import solve
from .baselines import cpp_labeller, label_plainly
from .shapes import SHAPES, chain
from .timing import ratio, resident_and, times

MILLION = 10**6
_WIDTHS = (48, 9, 20, 20)


@dataclass
class Comparison:
    """Our time beside that of plain Python and C++, and the goals: one line of the table."""

    work: str
    seconds: float | None = None
    to_python: float | None = None
    python_goal: float | None = None
    to_cpp: float | None = None
    cpp_goal: float | None = None
    note: str = ""


def measure(quick: bool = False, pairs: int = 7) -> Iterator[Comparison]:
    """Yield the rows of the table as they are measured; `quick` leaves out n = 10^7."""
    graph = random_graph(MILLION, seed=1)
    yield from _both(f"random, n = 10^6, m = {graph.m}", graph, 1 / 100, (0.2, 0.6), pairs)
    yield _from_lists(graph, pairs)
    yield _numpy_alone(graph, pairs)
    if not quick:
        big = random_graph(10 * MILLION, seed=1)
        yield from _both(f"random, n = 10^7, m = {big.m}", big, 1 / 100, (0.15, 0.6), pairs)
        del big
    others = {
        "chain of 10^6, in order": chain(MILLION),
        "chain of 10^6, shuffled": chain(MILLION, seed=1),
        "cop and robber, 300 vertices": cop_and_robber(15, 20),
    }
    for name, other in others.items():
        yield from _both(name, other, 1 / 5, (0.9, 0.9), pairs)
    for n in (MILLION,) if quick else (MILLION, 10 * MILLION):
        for name, make in SHAPES.items():
            yield from _shape(f"{name}, n = 10^{len(str(n)) - 1}", make(n), pairs)
    yield from _memory()
    yield from _starts()


def cop_and_robber(rows: int, columns: int) -> GameGraph:
    """Return cop and robber on a board on which both walk like a chess king, or stay.

    Position (turn, cop, robber) has number (turn * V + cop) * V + robber, the cop moving at
    turn 0. A robber caught by its own move is taken: that position has one move, to the end.
    """
    cells = rows * columns
    at = np.arange(cells)
    row, column = at // columns, at % columns
    near = (abs(row[:, None] - row) <= 1) & (abs(column[:, None] - column) <= 1)
    steps = [np.flatnonzero(near[cell]) for cell in at]
    moves: list[list[int]] = []
    for cop in at:
        for robber in at:
            to = [cop] if cop == robber else steps[cop]
            moves.append([(cells + int(c)) * cells + int(robber) for c in to])
    for cop in at:
        for robber in at:
            to = [] if cop == robber else steps[robber]
            moves.append([int(cop) * cells + int(r) for r in to])
    return GameGraph.from_moves(moves)


def _both(
    work: str, graph: GameGraph, python_goal: float, cpp_goals: tuple[float, float], pairs: int
) -> Iterator[Comparison]:
    arrays = np.asarray(graph.offsets), np.asarray(graph.targets)
    cpp = cpp_labeller()
    rows: list[Comparison] = []
    found: Any = None
    for with_distances, cpp_goal in zip((False, True), cpp_goals, strict=True):
        found = solve(graph, distances=with_distances, threads=1)  # also compiles
        if cpp is not None:
            _compare(found, *cpp(*arrays, with_distances))

        def ours(d: bool = with_distances) -> Any:
            return solve(graph, distances=d, threads=1)

        def theirs(d: bool = with_distances) -> Any:
            return cpp(*arrays, d) if cpp is not None else None

        mine, other = times([ours, theirs], pairs)
        rows.append(
            Comparison(
                f"{work}, {'with distances' if with_distances else 'labels'}",
                seconds=median(mine),
                to_cpp=ratio(mine, other) if cpp is not None else None,
                cpp_goal=cpp_goal,
                note="" if cpp is not None else "no C++ compiler found",
            )
        )
    # Millions of lists scatter the memory of the process, so they are made after the others ran.
    moves = [graph.moves(u) for u in range(graph.n)]
    _compare(found, *label_plainly(moves, True))
    for with_distances, row in zip((False, True), rows, strict=True):

        def plain(d: bool = with_distances) -> Any:
            return label_plainly(moves, d)

        slow = times([plain], 1 if graph.n > MILLION else 3)[0]
        assert row.seconds is not None
        row.to_python, row.python_goal = row.seconds / median(slow), python_goal
    yield from rows


def _shape(work: str, graph: GameGraph, pairs: int) -> Iterator[Comparison]:
    """Compare `auto` with C++, with both methods, and with itself in two threads."""
    arrays = np.asarray(graph.offsets), np.asarray(graph.targets)
    cpp = cpp_labeller()
    for distances, what in ((False, "labels"), (True, "with distances")):
        answer: Callable[..., Any] = partial(solve, graph, distances=distances)
        found = answer(threads=1)
        calls: dict[str, Callable[[], Any]] = {
            "auto": partial(answer, threads=1),
            "retrograde": partial(answer, method="retrograde", threads=1),
        }
        if found.method == "memo" or graph.find_cycle() is None:
            calls["memo"] = partial(answer, method="memo")
        for call in calls.values():
            call()  # compiles
        # C++ by itself: after a call that takes longer, memory may have to be fetched again.
        taken = dict(zip(calls, times(list(calls.values()), pairs), strict=True))
        best = min((taken[k] for k in ("retrograde", "memo") if k in taken), key=median)
        auto = ratio(taken["auto"], best)
        to_cpp = None
        if cpp is not None:
            _compare(found, *cpp(*arrays, distances))
            to_cpp = ratio(*times([calls["auto"], partial(cpp, *arrays, distances)], pairs))
        note = f"{found.method}; auto to the better method {_ratio(auto, 1.1)}"
        if graph.n > MILLION:
            goal = 0.65 if work.startswith("random, out-degree 0 to 3") else 1.05
            note += f"; two threads to one, wall-clock {_ratio(_threads(answer, pairs), goal)}"
        yield Comparison(
            f"{work}, {what}",
            seconds=median(taken["auto"]),
            to_cpp=to_cpp,
            cpp_goal=0.9,
            note=note,
        )


def _threads(answer: Callable[..., Any], pairs: int) -> float:
    """Return the median of two threads' wall-clock time to one's, after comparing the answers."""
    alone, shared = answer(threads=1), answer(threads=2)
    _compare(shared, alone.labels, alone.distances)
    begin = time.perf_counter()
    answer(threads=1)
    short = time.perf_counter() - begin < 0.1  # and tells little
    shares = []
    for _ in range(5 * pairs if short else pairs):
        seconds = []
        for threads in (2, 1):
            begin = time.perf_counter()
            answer(threads=threads)
            seconds.append(time.perf_counter() - begin)
        shares.append(seconds[0] / seconds[1])
    return median(shares)


def _compare(found: Any, labels: Any, distances: Any) -> None:
    assert np.array_equal(found.labels, labels), "the labels differ"
    if found.distances is not None:
        assert np.array_equal(found.distances, distances), "the distances differ"


def _from_lists(graph: GameGraph, pairs: int) -> Comparison:
    moves = [graph.moves(u) for u in range(graph.n)]
    mine, slow = times(
        [lambda: solve(GameGraph.from_moves(moves)), lambda: label_plainly(moves, True)], pairs
    )
    return Comparison(
        "random, n = 10^6, from lists of lists",
        seconds=median(mine), to_python=ratio(mine, slow), python_goal=0.045,
    )  # fmt: skip


def _numpy_alone(graph: GameGraph, pairs: int) -> Comparison:
    moves = [graph.moves(u) for u in range(graph.n)]
    mine, slow = times(
        [
            lambda: retrograde(graph, LOSE, {}, False, engine="numpy"),
            lambda: label_plainly(moves, False),
        ],
        min(pairs, 5),
    )
    return Comparison(
        "random, n = 10^6, numpy without numba",
        seconds=median(mine), to_python=ratio(mine, slow), python_goal=1 / 8,
    )  # fmt: skip


def _memory() -> Iterator[Comparison]:
    if sys.platform != "linux":
        return
    for name, call in (
        ("random, n = 10^6", f"random_graph({MILLION}, seed=1)"),
        ("chain of 10^6, shuffled", f"chain({MILLION}, seed=1)"),
        ("cop and robber, 300 vertices", "cop_and_robber(15, 20)"),
    ):
        setup = (
            "from gamegraphs.bench.core import chain, cop_and_robber, random_graph, solve\n"
            f"graph = {call}"
        )
        peak, n, m = resident_and(setup, "found = solve(graph)", "graph.n", "graph.m")
        limit = 16 * n + 8 * m
        note = f"{peak / MILLION:.1f} MB of {limit / MILLION:.1f} MB (16 n + 8 m), resident"
        yield Comparison(f"memory at the peak: {name}", note=note)


def _starts() -> Iterator[Comparison]:
    statements = {
        "import gamegraphs": ("pass", "import gamegraphs", 0.1),
        "first compiled call of a later process": (
            "import gamegraphs, numpy; g = gamegraphs.random_graph(30000, 1)",
            "gamegraphs.solve(g)",
            0.4,
        ),
    }
    for work, (setup, statement, goal) in statements.items():
        program = (
            f"import time; {setup}; t = time.perf_counter(); {statement}; "
            "print(time.perf_counter() - t)"
        )
        seconds = median(
            float(subprocess.check_output([sys.executable, "-c", program])) for _ in range(5)
        )
        yield Comparison(work, seconds=seconds, note=f"goal: under {goal} s")


def heading() -> str:
    """Return the head line of the table."""
    titles = ("work", "seconds", "to plain Python", "to C++ (-O3)")
    return "  ".join(title.ljust(width) for title, width in zip(titles, _WIDTHS, strict=True))


def line(row: Comparison) -> str:
    """Return a row as one line; a ratio that misses its goal is marked with "!"."""
    cells = (
        row.work,
        "" if row.seconds is None else f"{row.seconds:.3f}",
        _ratio(row.to_python, row.python_goal),
        _ratio(row.to_cpp, row.cpp_goal),
    )
    text = "  ".join(cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True))
    return f"{text}{row.note}".rstrip()


def _ratio(value: float | None, goal: float | None) -> str:
    if value is None or goal is None:
        return ""
    mark = " " if value <= goal else "!"
    return f"{value:.4f}{mark} (<= {goal:.3g})"


def as_dict(row: Comparison) -> dict[str, Any]:
    """Return a row as plain values, for JSON."""
    return asdict(row)
