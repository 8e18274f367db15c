"""Forward depth-first search on games with cycles: how it fails, in a process of its own.

`unguarded` is the plain recursion: a position is WIN if some successor is not. On a cycle
it asks for ever, up to Python's limit or to the end of the machine's stack. `guarded` calls a
position on its own path a DRAW. It ends, with labels that rest on guesses; it keeps its path in
a list, so that nothing but the idea can fail.

    python -m gamegraphs.bench.forward guarded 1000 42

prints {"seconds": ..., "wrong": ...} as JSON: without the time to make the game, and counted
against retrograde analysis.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from dataclasses import dataclass

from ..generate import random_graph
from ..outcome import DRAW, LOSE, WIN
from .baselines import label_plainly

KINDS = ("unguarded", "unguarded, high limit", "guarded")
_HIGH = 10**6
_ON_PATH, _NEW = 4, 3
# By the best answer of a successor: 0 neither of these, 1 a DRAW, 2 a LOSE.
_RULE = (int(LOSE), int(DRAW), int(WIN))
_WORTH = {int(LOSE): 2, int(DRAW): 1, _ON_PATH: 1, int(WIN): 0}


@dataclass
class Ending:
    """How a search ended: "labels", or what stopped it; then there are no seconds."""

    how: str
    seconds: float | None = None
    wrong: int | None = None  # labels that are not true


def run(kind: str, n: int, seed: int, patience: float = 300) -> Ending:
    """Return how a forward search on `random_graph(n, seed)` ends, in a process of its own."""
    words = [sys.executable, "-m", "gamegraphs.bench.forward", kind, str(n), str(seed)]
    try:
        child = subprocess.run(words, capture_output=True, text=True, timeout=patience)
    except OSError:
        return Ending("there are no child processes here")
    except subprocess.TimeoutExpired:
        return Ending(f"no answer in {patience:.0f} s")
    if child.returncode < 0:
        return Ending(f"killed by {signal.Signals(-child.returncode).name}")
    if child.returncode:
        last = (child.stderr.strip().splitlines() or [f"exit code {child.returncode}"])[-1]
        return Ending(last.partition(":")[0])
    return Ending("labels", **json.loads(child.stdout))


def unguarded(moves: list[list[int]]) -> list[int]:
    """Return 1 for WIN and 0 for LOSE; on a cycle, never.

    >>> unguarded([[1, 2], [2], []])
    [1, 1, 0]
    """
    memo: dict[int, int] = {}

    def win(u: int) -> int:
        if u not in memo:
            memo[u] = int(any(not win(v) for v in moves[u]))
        return memo[u]

    return [win(u) for u in range(len(moves))]


def guarded(moves: list[list[int]]) -> list[int]:
    """Return a label for each position: true ones, and draws that are none.

    >>> guarded([[1, 2], [0], []])  # position 1 can only move to a WIN
    [1, 2, 0]
    """
    label = [_NEW] * len(moves)
    for root in range(len(moves)):
        if label[root] != _NEW:
            continue
        path, rest, best = [root], [iter(moves[root])], [0]
        label[root] = _ON_PATH
        while path:
            for v in rest[-1]:
                if label[v] == _NEW:
                    label[v] = _ON_PATH
                    path.append(v)
                    rest.append(iter(moves[v]))
                    best.append(0)
                    break
                best[-1] = max(best[-1], _WORTH[label[v]])
            else:
                u = path.pop()
                rest.pop()
                label[u] = _RULE[best.pop()]
                if best:
                    best[-1] = max(best[-1], _WORTH[label[u]])
    return label


def _main(kind: str, n: int, seed: int) -> None:
    graph = random_graph(n, seed)
    moves = [graph.moves(u) for u in range(n)]
    search = guarded if kind == "guarded" else unguarded
    if kind == "unguarded, high limit":
        sys.setrecursionlimit(_HIGH)
    start = time.perf_counter()
    labels = search(moves)
    seconds = time.perf_counter() - start
    true = label_plainly(moves, False)[0]
    wrong = sum(a != b for a, b in zip(labels, true, strict=True))
    print(json.dumps({"seconds": seconds, "wrong": wrong}))


if __name__ == "__main__":
    _main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
