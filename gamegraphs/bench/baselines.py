"""What the solvers are measured against: plain Python, and a good C++ program."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from collections import deque
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

Labeller = Callable[[Any, Any, bool], tuple[Any, Any]]


def label_plainly(moves: list[list[int]], with_distances: bool) -> tuple[list[int], list[int]]:
    """Return (labels, distances): the usual textbook program on lists of lists."""
    n = len(moves)
    into: list[list[int]] = [[] for _ in range(n)]
    left = [len(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    labels, distances = [2] * n, [-1] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = distances[u] = 0
    while queue:
        v = queue.popleft()
        for u in into[v]:
            if labels[u] != 2:
                continue
            if labels[v] == 0:
                labels[u] = 1
            else:
                left[u] -= 1
                if left[u]:
                    continue
                labels[u] = 0
            if with_distances:
                distances[u] = distances[v] + 1
            queue.append(u)
    return labels, distances


@cache
def cpp_library(source_name: str) -> ctypes.CDLL | None:
    """Return a C++ source of this package, compiled and loaded; None if there is no compiler.

    It is compiled with -O3 by the first of c++, g++ and clang++ that is found.
    """
    compiler = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
    if compiler is None:
        return None
    source = files("gamegraphs.bench").joinpath(source_name).read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        library_path = Path(folder) / "rival.so"
        command = [compiler, "-O3", "-shared", "-fPIC", "-x", "c++", "-", "-o", str(library_path)]
        subprocess.run(command, input=source, text=True, check=True, capture_output=True)
        return ctypes.CDLL(str(library_path))  # stays loaded after the file is gone


def cpp_labeller() -> Labeller | None:
    """Return the C++ program as a function of (offsets, targets, with_distances), or None."""
    import numpy as np

    library = cpp_library("labels.cpp")
    if library is None:
        return None

    def label(offsets: Any, targets: Any, with_distances: bool) -> tuple[Any, Any]:
        n = len(offsets) - 1
        labels = np.empty(n, dtype=np.uint8)
        distances = np.empty(n, dtype=np.int32) if with_distances else None
        arrays = (offsets, targets, labels, distances)
        pointers = [None if a is None else a.ctypes.data_as(ctypes.c_void_p) for a in arrays]
        library.label_game(n, len(targets), *pointers)
        return labels, distances

    return label


def cpp_attractor() -> Callable[[Any, int, Any], Any] | None:
    """Return the C++ attractor as a function of (arena, player, target) to the ranks, or None.

    `target` is bool, shape (n,).
    """
    import numpy as np

    library = cpp_library("attractor.cpp")
    if library is None:
        return None

    def ranks(arena: Any, player: int, target: Any) -> Any:
        rank, strategy = np.empty(arena.n, np.int32), np.empty(arena.n, np.int32)
        found = _pointer(target), _pointer(rank), _pointer(strategy)
        library.attract(arena.n, arena.m, *_arena_pointers(arena), player, *found)
        return rank

    return ranks


def cpp_zielonka() -> Callable[[Any, Any], tuple[Any, Any]] | None:
    """Return Zielonka's recursion in C++ as a function of (arena, priority), or None.

    It returns (winner, strategy); `priority` is int32, shape (n,), and each position has a move.
    """
    import numpy as np

    library = cpp_library("zielonka.cpp")
    if library is None:
        return None

    def solve(arena: Any, priority: Any) -> tuple[Any, Any]:
        winner, strategy = np.empty(arena.n, np.uint8), np.empty(arena.n, np.int32)
        found = _pointer(priority), _pointer(winner), _pointer(strategy)
        library.solve_parity(arena.n, int(priority.max()) + 1, *_arena_pointers(arena), *found)
        return winner, strategy

    return solve


def _arena_pointers(arena: Any) -> list[ctypes.c_void_p]:
    return [_pointer(a) for a in (arena.graph.offsets, arena.graph.targets, arena.owner)]


def _pointer(values: Any) -> ctypes.c_void_p:
    import numpy as np

    # Small graphs are kept in arrays of the standard library; both share their memory with numpy.
    return np.asarray(values).ctypes.data_as(ctypes.c_void_p)
