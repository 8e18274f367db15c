"""`gamegraphs bench theory`: attractors, parity games and Grundy values, as ratios of one run.

Every ratio is one of processor times measured in turn in one process, the median of several
pairs. Compiling is not counted; building the reverse graph is, on both sides. Every answer is
verified before it is timed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np

from ..certify import verify
from ..games import grundys_game_values, octal_values
from ..generate import random_graph
from ..graph import GameGraph
from ..solvers.arenas.arena import Arena
from ..solvers.arenas.attractor import attractor
from ..solvers.arenas.buchi import buchi
from ..solvers.arenas.parity import solve_parity
from ..solvers.jit.primitives import uint
from ..solvers.outcomes.reverse_wave import count_moves, queue_known, wave
from ..solvers.outcomes.solver import solve
from ..solvers.reversed_edges_compiled import reverse_compiled
from ..solvers.sums.grundy import grundy
from .baselines import cpp_attractor, cpp_zielonka
from .shapes import SHAPES
from .timing import Result, ratio, times

MILLION = 10**6


def measure(pairs: int = 7) -> list[Result]:
    """Return the rows of the table: what was done, the ratio or time, and the goal."""
    rows: list[Result] = []
    graph = random_graph(MILLION, seed=1)
    owner = np.random.default_rng(2).integers(0, 2, graph.n)
    ends = np.diff(np.asarray(graph.offsets)) == 0
    to_ends = f"attractor of the ends of a random graph, n = 10^6, m = {graph.m}"
    arena = Arena(graph, owner)
    verify(arena, attractor(arena, 0, ends), player=0, target=ends)
    calls = [lambda: attractor(arena, 0, ends), lambda: plain_wave(graph), lambda: solve(graph)]
    mine, theirs, passes = _times(calls, pairs)
    rows.append((f"{to_ends} / retrograde wave with distances", _ratio(mine, theirs), "<= 1.5"))
    rows.append((f"{to_ends} / solve, which makes forward passes", _ratio(mine, passes), ""))
    for seed in (1, 2, 3):
        rows += _two_priorities(seed, pairs)
    arena = random_arena(MILLION // 10, 2, seed=1)
    priority = np.random.default_rng(3).integers(0, 10, arena.n)
    rows.append(_parity_seconds("10^5 positions, 10 priorities, random", arena, priority, "<= 5 s"))
    arena = line_arena(MILLION)
    rows.append(_parity_seconds("a line of 10^6 rising priorities", arena, np.arange(arena.n), ""))
    rows += _beside_cpp(MILLION, pairs) + _beside_cpp(10 * MILLION, 3) + _verifying(pairs)
    return rows + _values()


def format_rows(rows: list[Result]) -> str:
    """Return the rows as a table.

    >>> print(format_rows([("attractor / wave", "1.20", "<= 1.5"), ("line", "0.1 s", "")]))
    work              result  goal
    attractor / wave  1.20    <= 1.5
    line              0.1 s
    """
    table = [("work", "result", "goal"), *rows]
    widths = [max(len(row[i]) for row in table) for i in range(3)]
    lines = ("  ".join(x.ljust(w) for x, w in zip(row, widths, strict=True)) for row in table)
    return "\n".join(line.rstrip() for line in lines)


def plain_wave(graph: GameGraph) -> Any:
    """Return the distances by the reverse wave alone: the retrograde kernel of comparison."""
    offsets, targets = (np.asarray(a).view(np.uint32) for a in (graph.offsets, graph.targets))
    state = np.empty(graph.n, dtype=np.uint8)
    count_moves(offsets, uint(0), state)
    starts, sources = reverse_compiled(offsets, targets)
    queue = np.empty(graph.n + 1, dtype=np.uint32)
    tail = queue_known(state, uint(255), queue)
    plies = np.full(graph.n, -1, dtype=np.int32)
    wave(starts, sources, uint(255), 0, state, queue, uint(tail), plies)
    return plies


def random_arena(n: int, degree: int, seed: int) -> Arena:
    """Return an arena of n positions with `degree` random moves each and random owners."""
    rng = np.random.default_rng(seed)
    offsets = np.arange(0, degree * n + 1, degree, dtype=np.int32)
    targets = rng.integers(0, n, degree * n, dtype=np.int32)
    return Arena(GameGraph.from_arrays(offsets, targets), rng.integers(0, 2, n))


def line_arena(n: int) -> Arena:
    """Return 0 -> 1 -> ... -> n - 1, the last with a move to itself; owners in turn."""
    targets = np.minimum(np.arange(1, n + 1, dtype=np.int32), n - 1).astype(np.int32)
    graph = GameGraph.from_arrays(np.arange(n + 1, dtype=np.int32), targets)
    return Arena(graph, np.arange(n) % 2)


def _two_priorities(seed: int, pairs: int) -> list[Result]:
    """Compare a random parity and Buechi game with one attractor over the whole graph."""
    arena = random_arena(MILLION, 2, seed)
    priority = np.random.default_rng(100 + seed).integers(0, 2, arena.n)
    odd = priority == 1
    verify(arena, solve_parity(arena, priority), priority=priority)
    verify(arena, buchi(arena, 1, odd), player=1, accepting=odd)
    whole = attractor(arena, 1, odd)
    verify(arena, whole, player=1, target=odd)
    calls = [
        lambda: attractor(arena, 1, odd),
        lambda: solve_parity(arena, priority),
        lambda: buchi(arena, 1, odd),
    ]
    once, parity, again = _times(calls, pairs)
    share = f"which reaches {np.mean(whole.rank >= 0):.4%}"
    game = f"random, n = 10^6, out-degree 2, seed {seed}"
    return [
        (f"parity game of 2 priorities ({game}) / attractor, {share}", _ratio(parity, once), "< 4"),
        (f"the same as a Buechi game / attractor (seed {seed})", _ratio(again, once), ""),
    ]


def _beside_cpp(n: int, pairs: int) -> list[Result]:
    """Compare attractor, Buechi and parity games with the textbook programs in C++."""
    work = f"random, n = {n:,}, out-degree 2"
    cpp = cpp_attractor()
    if cpp is None:
        return [(f"attractor, Buechi and parity ({work})", "no C++ compiler found", "")]
    arena = random_arena(n, 2, seed=1)
    rng = np.random.default_rng(4)
    aim = rng.integers(0, 2, n) == 1
    assert np.array_equal(attractor(arena, 1, aim).rank, cpp(arena, 1, aim)), "the ranks differ"
    calls: dict[str, Callable[[], Any]] = {
        "attractor": lambda: attractor(arena, 1, aim),
        "Buechi": lambda: buchi(arena, 1, aim),
        "parity, 2 priorities": partial(solve_parity, arena, (~aim).astype(np.int32)),
    }
    theirs, *ours = _times([lambda: cpp(arena, 1, aim), *calls.values()], pairs)
    rows = [
        (f"{name} ({work}) / attractor in C++ (-O3)", _ratio(mine, theirs), "< 1")
        for name, mine in zip(calls, ours, strict=True)
    ]
    for count in (2, 4, 50, 1000):
        name = f"parity, {count:,} priorities (three games, {work})"
        rows.append((f"{name} / Zielonka in C++ (-O3)", _beside_zielonka(n, count), "< 1"))
    return rows


def _beside_zielonka(n: int, count: int) -> str:
    """Return the median ratio of time to the textbook recursion in C++, whose winners must be ours.

    A game takes one of them up to five times as long as another, so three are measured.
    """
    cpp = cpp_zielonka()
    assert cpp is not None
    ours, theirs = [], []
    for seed in (1, 2, 3):
        arena = random_arena(n, 2, seed)
        priority = np.random.default_rng([n, count, seed]).integers(0, count, n, dtype=np.int32)
        found = solve_parity(arena, priority)
        verify(arena, found, priority=priority)
        assert np.array_equal(found.winner, cpp(arena, priority)[0]), "the winners differ"
        calls: list[Callable[[], Any]] = [
            partial(solve_parity, arena, priority),
            partial(cpp, arena, priority),
        ]
        mine, other = times(calls, 1)
        ours += mine
        theirs += other
    return _ratio(ours, theirs)


def _verifying(pairs: int) -> list[Result]:
    """Compare checking an answer with finding it."""
    rows: list[Result] = []
    for name, made in SHAPES.items():
        graph = made(MILLION)
        found = solve(graph)
        calls: list[Callable[[], Any]] = [partial(verify, graph, found), partial(solve, graph)]
        mine, theirs = _times(calls, pairs)
        rows.append((f"verify / solve ({name}, n = {graph.n:,})", _ratio(mine, theirs), "< 1"))
    return rows


def _parity_seconds(work: str, arena: Arena, priority: Any, goal: str) -> Result:
    verify(arena, solve_parity(arena, priority), priority=priority)
    (seconds,) = _times([lambda: solve_parity(arena, priority)], 3)
    return f"parity game: {work}", f"{median(seconds):.3f} s", goal


def _values() -> list[Result]:
    wild = random_graph(MILLION, seed=4)
    sources = np.repeat(np.arange(wild.n), np.diff(np.asarray(wild.offsets)))
    down = np.asarray(wild.targets) < sources
    graph = GameGraph.from_edges(wild.n, sources[down], np.asarray(wild.targets)[down])
    verify(graph, grundy(graph))
    calls: dict[str, Callable[[], Any]] = {
        f"Grundy values of an acyclic graph, n = 10^6, m = {graph.m}": lambda: grundy(graph),
        "Kayles, 10,000 terms": lambda: octal_values(".77", 10_000),
        "Grundy's game, 10,000 terms": lambda: grundys_game_values(10_000),
    }
    seconds = _times(list(calls.values()), 3)
    return [(work, f"{median(t):.3f} s", "") for work, t in zip(calls, seconds, strict=True)]


def _times(functions: list[Callable[[], Any]], rounds: int) -> list[list[float]]:
    for function in functions:
        function()  # compiles
    return times(functions, rounds)


def _ratio(ours: list[float], theirs: list[float]) -> str:
    return f"{ratio(ours, theirs):.2f}"
