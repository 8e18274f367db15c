"""`gamegraphs bench core`: the solvers of win, lose and draw beside plain Python and C++.

Every figure is a ratio of processor times measured in turn in one process, the median of
several pairs. The C++ program and ours start from the same flat arrays and both build the
reverse graph they need; plain Python starts from lists of lists. Making the inputs and
compiling are not counted. All answers are compared.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

import numpy as np

from ..generate import random_graph
from ..graph import GameGraph
from ..outcome import LOSE
from ..solvers.outcomes.retrograde import retrograde
from ..solvers.outcomes.solver import solve
from .baselines import cpp_labeller, label_plainly
from .timing import peak_bytes, ratio, times

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
    yield from _both(f"random, n = 10^6, m = {graph.m}", graph, 1 / 100, (0.5, 0.6), pairs)
    yield _from_lists(graph, pairs)
    yield _numpy_alone(graph, pairs)
    if not quick:
        big = random_graph(10 * MILLION, seed=1)
        yield from _both(f"random, n = 10^7, m = {big.m}", big, 1 / 100, (0.5, 0.6), pairs)
        del big
    others = {
        "chain of 10^6, in order": chain(MILLION),
        "chain of 10^6, shuffled": chain(MILLION, seed=1),
        "cop and robber, 300 vertices": cop_and_robber(15, 20),
    }
    for name, other in others.items():
        yield from _both(name, other, 1 / 5, (1.2, 1.2), pairs)
    yield from _memory()
    yield from _starts()


def chain(n: int, seed: int | None = None) -> GameGraph:
    """Return a chain of n positions, each with one move to the next; shuffled by a seed."""
    order = np.arange(n, dtype=np.int32)
    if seed is not None:
        np.random.default_rng(seed).shuffle(order)
    following = np.full(n, -1, dtype=np.int32)
    following[order[:-1]] = order[1:]
    offsets = np.zeros(n + 1, dtype=np.int32)
    np.cumsum(following >= 0, out=offsets[1:])
    return GameGraph.from_arrays(offsets, following[following >= 0])


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
        found = solve(graph, distances=with_distances)  # also compiles
        if cpp is not None:
            _compare(found, *cpp(*arrays, with_distances))

        def ours(d: bool = with_distances) -> Any:
            return solve(graph, distances=d)

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
        seconds=median(mine), to_python=ratio(mine, slow), python_goal=1 / 10,
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
    for name, graph in (
        ("random, n = 10^6", random_graph(MILLION, seed=1)),
        ("chain of 10^6, shuffled", chain(MILLION, seed=1)),
        ("cop and robber, 300 vertices", cop_and_robber(15, 20)),
    ):
        peak = peak_bytes(lambda graph=graph: solve(graph))  # type: ignore[misc]
        limit = 16 * graph.n + 8 * graph.m
        note = f"{peak / MILLION:.1f} MB of {limit / MILLION:.1f} MB (16 n + 8 m)"
        yield Comparison(f"memory at the peak: {name}", note=note)


def _starts() -> Iterator[Comparison]:
    statements = {
        "import gamegraphs": ("pass", "import gamegraphs", 0.3),
        "first compiled call of a later process": (
            "import gamegraphs, numpy; g = gamegraphs.random_graph(30000, 1)",
            "gamegraphs.solve(g)",
            1.0,
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
