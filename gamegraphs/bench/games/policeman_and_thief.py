"""Policeman and thief beside a C++ program written for it, and plain callables beside their cost.

The board has 60 x 60 cells, one in twenty of them a wall; positions are counted without the
walls. Ours is `solve_implicit` with the rules of the game; the C++ program knows the game and
keeps its own queue of all positions. All answers are compared; compiling is not counted, but
said.
"""

from __future__ import annotations

import ctypes
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

import numpy as np

from ...games.pursuit.policeman_and_thief import PolicemanAndThief
from ...solvers.implicit.solve_implicit import solve_implicit
from ..baselines import cpp_library
from ..timing import Result, ratio, resident_beyond, times

Labeller = Callable[[PolicemanAndThief, bool], tuple[Any, Any]]

_MILLION = 10**6


def rows(quick: bool) -> Iterator[Result]:
    """Yield the rows of `gamegraphs bench games` for implicit graphs.

    With `quick` the games fit into the caches; the goals are for large ones and are left out.
    """
    side, pairs = (30, 5) if quick else (60, 7)
    game = PolicemanAndThief(open_board(side))
    begin = time.perf_counter()
    PolicemanAndThief("P.T\n..E").solve()
    compiling = time.perf_counter() - begin
    size = f"{side} x {side}, {game.n / _MILLION:.1f} million positions"
    yield f"policeman and thief, compiling the rules ({size})", f"{compiling:.1f} s", ""
    cpp = cpp_thief()
    for distances, what, bound in ((False, "labels", "1"), (True, "labels and distances", "0.8")):
        goal = "" if quick else bound
        work = f"policeman and thief, {what}, beside C++ for this game"
        if cpp is None:
            yield work, "no C++ compiler found", goal
            continue
        share, seconds = beside_cpp(game, cpp, distances, pairs)
        yield work, f"{share:.2f} of its time ({seconds:.2f} s)", goal
    if not quick and sys.platform == "linux":
        for distances, what in ((False, "labels"), (True, "labels and distances")):
            beyond = beyond_the_arrays(side, distances)
            yield f"  resident beyond the arrays, {what}", f"{beyond:.0f} MB", "100 MB"
    yield from plain_rows(_MILLION // 10 if quick else _MILLION, 3 if quick else 5)


def open_board(side: int, seed: int = 1) -> str:
    """Return a square board with P and T in opposite corners, E amid, one cell in 20 a wall."""
    rng = random.Random(seed)
    cells = [["*" if rng.random() < 0.05 else "." for _ in range(side)] for _ in range(side)]
    cells[0][0], cells[-1][-1], cells[side // 2][side // 2] = "P", "T", "E"
    return "\n".join(map("".join, cells))


def cpp_thief() -> Labeller | None:
    """Return the C++ program as a function of (game, with_distances), None without a compiler."""
    library = cpp_library("thief.cpp")
    if library is None:
        return None

    def label(game: PolicemanAndThief, with_distances: bool) -> tuple[Any, Any]:
        cells = len(game.cells)
        table = np.array(game.params[1:])
        is_exit, straight, every = table[: 3 * cells].astype(np.uint8).reshape(3, cells)
        near = (table[8 * cells :] // cells).astype(np.uint16)
        labels = np.empty(game.n, np.uint8)
        distances = np.empty(game.n, np.int32) if with_distances else None
        arrays = (near, straight, every, is_exit, labels, distances)
        pointers = [None if a is None else a.ctypes.data_as(ctypes.c_void_p) for a in arrays]
        library.label_thief(cells, *pointers)
        return labels, distances

    return label


def beside_cpp(
    game: PolicemanAndThief, cpp: Labeller, distances: bool, pairs: int
) -> tuple[float, float]:
    """Return our time as a share of that of the C++ program, and our seconds."""
    ours = game.solve(distances)
    labels, plies = cpp(game, distances)
    assert np.array_equal(ours.labels, labels), "the labels differ"
    assert not distances or np.array_equal(ours.distances, plies), "the distances differ"
    del ours, labels, plies
    mine, theirs = times([lambda: game.solve(distances), lambda: cpp(game, distances)], pairs)
    return ratio(mine, theirs), median(mine)


def beyond_the_arrays(side: int, distances: bool) -> float:
    """Return the MB that a process holds at most while it solves, beyond labels and distances."""
    setup = (
        "from gamegraphs.bench.games.policeman_and_thief import PolicemanAndThief, open_board\n"
        f"game = PolicemanAndThief(open_board({side}))"
    )
    arrays = PolicemanAndThief(open_board(side)).n * (5 if distances else 1)
    return (resident_beyond(setup, f"found = game.solve({distances})") - arrays) / 2**20


def plain_rows(n: int, rounds: int) -> Iterator[Result]:
    """Yield what plain Python callables cost, and what the solver adds to that.

    The game: from a pile of u, go to u - 1, u - 2 or, where 5 divides u, back up to u + 3.
    """

    def succ(u: int) -> list[int]:
        found = [v for v in (u - 1, u - 2) if v >= 0]
        if u % 5 == 0 and u + 3 < n:
            found.append(u + 3)
        return found

    def pred(v: int) -> list[int]:
        found = [u for u in (v + 1, v + 2) if u < n]
        if v >= 3 and v % 5 == 3:
            found.append(v - 3)
        return found

    def terminal(u: int) -> bool:
        return u == 0

    def calls() -> None:
        """What no solver can do without: succ and terminal for all, pred for what is known."""
        for u in range(n):
            if not terminal(u):
                for _ in succ(u):
                    pass
        for v in known:
            for _ in pred(v):
                pass

    def ours() -> Any:
        return solve_implicit(n, succ, pred, terminal, distances=False)

    known = np.flatnonzero(ours().labels != 2).tolist()
    mine, bare = times([ours, calls], rounds)
    made = 2 * n + len(known)
    yield (
        f"plain callables, n = {n:,}, beside the calls alone",
        f"{ratio(mine, bare):.2f} ({1e6 * median(bare) / made:.2f} us a call)",
        "1.5" if n >= _MILLION else "",
    )
