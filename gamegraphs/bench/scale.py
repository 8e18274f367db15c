"""`gamegraphs bench`: forward search against retrograde analysis from 10^3 to 10^7.

All label the games `random_graph(n, seed)` with the seeds 42, 43 and 44, labels only. Making the
games and compiling are not counted, building the reverse graph is. Seconds are of the processor:
for each seed the median of several rounds, in which all have their turn, and of these the mean.
Ours is the compiled solver at every size; `solve` leaves it alone below some 20,000 positions and
moves, where plain Python is done before numba is loaded.
"""

from __future__ import annotations

import gc
import os
import platform
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field
from math import log
from statistics import mean, median
from typing import Any

import numpy as np

from ..draw import draw_loglog
from ..draw.picture import Picture
from ..generate import random_graph
from ..graph import GameGraph
from ..outcome import LOSE
from ..solvers.outcomes.retrograde import retrograde
from . import forward
from .baselines import cpp_labeller, label_plainly
from .timing import peak_bytes, times

SIZES = (10**3, 10**4, 10**5, 10**6, 10**7)
SEEDS = (42, 43, 44)
LARGEST_PLAIN = 10**6  # in lists of lists, 10^7 positions take gigabytes
OURS, PLAIN, CPP = "ours", "plain Python", "C++ (-O3)"
SERIES = (OURS, PLAIN, CPP)


@dataclass
class SizeFigures:
    """One size: means over the seeds.

    `size` is n + m; `seconds`, and `bytes` at the peak with the graph itself, by series;
    `forward` holds for each forward search how it ended for each seed, and `wrong` which share
    of its labels is wrong.
    """

    n: int
    size: float
    seconds: dict[str, float] = field(default_factory=dict)
    to_ours: dict[str, float] = field(default_factory=dict)
    bytes: dict[str, int] = field(default_factory=dict)
    forward: dict[str, list[str]] = field(default_factory=dict)
    wrong: dict[str, float] = field(default_factory=dict)


def measure(sizes: Iterable[int] = SIZES, rounds: int = 5) -> Iterator[SizeFigures]:
    """Yield a row for each size."""
    for n in sizes:
        found: dict[str, list[float]] = {}
        moves_and_positions = []
        for seed in SEEDS:
            graph = random_graph(n, seed)
            moves_and_positions.append(graph.n + graph.m)
            for series, seconds in _seconds(graph, rounds).items():
                found.setdefault(series, []).append(seconds)
        row = SizeFigures(
            n, mean(moves_and_positions), {s: mean(found[s]) for s in SERIES if s in found}
        )
        row.to_ours = {s: row.seconds[s] / row.seconds[OURS] for s in row.seconds}
        row.bytes = _bytes(random_graph(n, SEEDS[0]))
        if n <= LARGEST_PLAIN:
            for kind in forward.KINDS:
                endings = [forward.run(kind, n, seed) for seed in SEEDS]
                row.forward[kind] = [ending.how for ending in endings]
                wrong = [ending.wrong / n for ending in endings if ending.wrong is not None]
                if wrong:
                    row.wrong[kind] = mean(wrong)
        yield row


def slope(sizes: list[float], values: list[float]) -> float:
    """Return the slope of log(value) over log(size), by least squares: 1 is proportion.

    >>> round(slope([10, 100, 1000], [3, 30, 300]), 6), round(slope([1, 10], [5, 500]), 6)
    (1.0, 2.0)
    """
    x, y = [log(size) for size in sizes], [log(value) for value in values]
    x_mean, y_mean = mean(x), mean(y)
    above = sum((a - x_mean) * (b - y_mean) for a, b in zip(x, y, strict=True))
    return above / sum((a - x_mean) ** 2 for a in x)


def slopes(rows: list[SizeFigures]) -> dict[str, float]:
    """Return the slope of each series that has two sizes or more."""
    found = {}
    for series in SERIES:
        have = [row for row in rows if series in row.seconds]
        if len(have) > 1:
            found[series] = slope([r.size for r in have], [r.seconds[series] for r in have])
    return found


def heading() -> str:
    """Return the head line of the table."""
    return _cells("positions", "n + m", *(f"{s}, s" for s in SERIES), "bytes per n + m")


def line(row: SizeFigures) -> str:
    """Return the figures of retrograde analysis as one line, ratios to ours in brackets."""
    shown = [
        f"{row.seconds[s]:.6f} ({row.to_ours[s]:.2f})" if s in row.seconds else "" for s in SERIES
    ]
    used = f"{row.bytes[OURS] / row.size:.1f}"
    return _cells(f"{row.n:,}", f"{row.size:,.0f}", *shown, used)


def closing_lines(rows: list[SizeFigures]) -> list[str]:
    """Return what goes below the table: the slopes, and how the forward searches ended."""
    found = ", ".join(f"{series} {value:.2f}" for series, value in slopes(rows).items())
    lines = [f"slope of log(seconds) over log(n + m), 1 is proportion: {found}", ""]
    lines.append("forward depth-first search on the same games, in processes of its own")
    for row in rows:
        for kind, endings in row.forward.items():
            counts = ", ".join(f"{endings.count(how)} x {how}" for how in dict.fromkeys(endings))
            wrong = f", {row.wrong[kind]:.1%} of them wrong" if kind in row.wrong else ""
            lines.append(f"{row.n:>10,}  {kind}: {counts}{wrong}")
    missing = [row for row in rows if not row.forward]
    if missing:
        lines.append(
            f"{missing[0].n:>10,}  and more: left out, lists of lists take too much memory"
        )
    if rows and CPP not in rows[0].seconds:
        lines.append(f"{CPP} is left out: no compiler was found")
    return lines


def plot(rows: list[SizeFigures]) -> Picture:
    """Return the seconds of all series over n + m, on logarithmic axes."""
    series = {
        name: [(row.size, row.seconds[name]) for row in rows if name in row.seconds]
        for name in SERIES
    }
    title = "Seconds to label a random game"
    found = ", ".join(f"{name} {value:.2f}" for name, value in slopes(rows).items())
    words = f"The dashed line has slope 1; slopes fitted to the points: {found}."
    return draw_loglog(series, title, "n + m", "seconds", " s", words)


def report(rows: list[SizeFigures]) -> dict[str, Any]:
    """Return everything as plain values, for JSON."""
    return {
        "machine": f"{os.cpu_count()} cores",
        "python": platform.python_version(),
        "seeds": list(SEEDS),
        "slopes": slopes(rows),
        "rows": [asdict(row) for row in rows],
    }


def _seconds(graph: GameGraph, rounds: int) -> dict[str, float]:
    """Return the seconds of each series on one game, after comparing their labels."""
    arrays = np.asarray(graph.offsets, np.int32), np.asarray(graph.targets, np.int32)
    cpp = cpp_labeller()
    labels = _ours(graph)  # also compiles
    calls = {OURS: lambda: _ours(graph)}
    if cpp is not None:
        assert np.array_equal(labels, cpp(*arrays, False)[0]), "the labels differ"
        calls[CPP] = lambda: cpp(*arrays, False)
    more = rounds * 5 if graph.n < 10**5 else rounds
    taken = dict(zip(calls, times(list(calls.values()), more), strict=True))
    if graph.n <= LARGEST_PLAIN:
        # Lists of lists scatter the memory of the process, so they are made after the others ran.
        moves = [graph.moves(u) for u in range(graph.n)]
        assert np.array_equal(labels, label_plainly(moves, False)[0]), "the labels differ"
        (taken[PLAIN],) = times([lambda: label_plainly(moves, False)], rounds)
    gc.unfreeze()
    return {series: median(seconds) for series, seconds in taken.items()}


def _ours(graph: GameGraph) -> Any:
    return retrograde(graph, LOSE, {}, False, engine="compiled")[0]


def _bytes(graph: GameGraph) -> dict[str, int]:
    """Return what ours, and plain Python up to 10^5, hold at the peak, the game included."""
    flat = 4 * (graph.n + 1) + 4 * graph.m
    found = {OURS: flat + peak_bytes(lambda: _ours(graph))}
    if graph.n <= LARGEST_PLAIN // 10:

        def plainly() -> Any:
            return label_plainly([graph.moves(u) for u in range(graph.n)], False)

        found[PLAIN] = peak_bytes(plainly)
    return found


def _cells(*cells: str) -> str:
    widths = (10, 11, 17, 20, 17, 16)
    return "  ".join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))
