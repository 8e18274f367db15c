"""Cases for the tests: all small digraphs, random graphs from a seed, and child processes."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
import tracemalloc
from array import array
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from gamegraphs import GameGraph, Outcome, Solution
from gamegraphs.course.checking.work import costs, large_inputs, time_check

ROOT = Path(__file__).resolve().parent.parent
TERMINALS = ("normal", "misere")


def digraph(n: int, index: int) -> list[list[int]]:
    """Return digraph number `index` of the 2^(n n) on n positions: bit u n + v is the move u -> v.

    >>> digraph(2, 0b0110)
    [[1], [0]]
    """
    return [[v for v in range(n) if index >> (u * n + v) & 1] for u in range(n)]


def all_digraphs(n: int, step: int = 1, start: int = 0) -> Iterator[list[list[int]]]:
    """Yield every digraph on n positions, self-loops allowed, or every `step`-th of them.

    An odd step visits all combinations of any four of its bits equally often, give or take one.
    """
    return (digraph(n, index) for index in range(start, 2 ** (n * n), step))


@dataclass(frozen=True)
class Case:
    """A random graph and the way it is played; its text rebuilds it."""

    seed: int
    largest: int
    moves: list[list[int]]
    verdicts: dict[int, Outcome]
    terminals: str

    def graph(self) -> GameGraph:
        return GameGraph.from_moves(self.moves)

    def __str__(self) -> str:
        verdicts = {u: int(outcome) for u, outcome in self.verdicts.items()}
        return (
            f"random_case({self.seed}, largest={self.largest}): moves={self.moves}, "
            f"verdicts={verdicts}, terminals={self.terminals!r}"
        )


def random_case(seed: int, largest: int = 9) -> Case:
    """Return the case of this seed: up to `largest` positions, terminals, loops, parallel moves."""
    rng = random.Random(seed)
    n = rng.randint(1, largest)
    degree = rng.choice((1, 2, 3, 5))
    moves = [
        [] if rng.random() < 0.25 else [rng.randrange(n) for _ in range(rng.randint(1, degree))]
        for _ in range(n)
    ]
    share = rng.choice((0, 0, 0.2, 0.5))
    verdicts = {u: rng.choice(tuple(Outcome)) for u in range(n) if rng.random() < share}
    return Case(seed, largest, moves, verdicts, rng.choice(TERMINALS))


def answers(solution: Solution) -> tuple[list[int], list[int]]:
    """Return the labels and distances of a solution as lists."""
    return solution.labels.tolist(), solution.distances.tolist()


def chain(n: int) -> GameGraph:
    """Return 0 -> 1 -> ... -> n - 1, as arrays without a list per position."""
    return GameGraph(array("i", [*range(n), n - 1]), array("i", range(1, n)))


def chain_answers(n: int) -> tuple[list[int], list[int]]:
    """Return what holds on `chain(n)` in normal play: u is n - 1 - u plies from its end."""
    distances = [n - 1 - u for u in range(n)]
    return [d % 2 for d in distances], distances


def compiled_cpp(make: Callable[[], Any]) -> Any:
    """Return the C++ program that `make` compiles; skip the test where there is no compiler."""
    found = make()
    compilers = ("c++", "g++", "clang++")
    assert (found is None) == (not any(map(shutil.which, compilers)))
    if found is None:
        pytest.skip("no C++ compiler is installed: apt-get install g++")
    return found


def peak_memory(work: Callable[[], object]) -> int:
    """Return the most bytes that `work` holds at a time, its result included; numpy counts too."""
    work()  # compiles, imports and fills caches: no part of the work itself
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        result = work()
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
        del result


def put_forward(monkeypatch: Any) -> None:
    """Shorten the time of a call on a large input: who never returns is ended after a second.

    Who is honest needs a tenth of it. Of each kind of endless call one meets the clock as it is.
    """
    monkeypatch.setattr(costs, "_LARGER_SECONDS", 1.0)
    monkeypatch.setattr(large_inputs, "SECONDS", 1.0)
    monkeypatch.setattr(large_inputs, "_SOON", 1.0)
    monkeypatch.setattr(large_inputs, "allowed_seconds", lambda size: 0.0)
    monkeypatch.setattr(time_check, "_MOST", 1.0)


def run_child(code: str, blocked: Iterable[str] = (), arguments: Iterable[str] = ()) -> str:
    """Return what `code` prints in a new interpreter that cannot import `blocked`."""
    block = f"""
        import sys
        class Block:
            def find_spec(self, name, path=None, target=None):
                if name.partition(".")[0] in {set(blocked)!r}:
                    raise ModuleNotFoundError(f"{{name}} is blocked by this test", name=name)
        sys.meta_path.insert(0, Block())
    """
    text = (dedent(block) if blocked else "") + dedent(code)
    child = subprocess.run(
        [sys.executable, *arguments, "-c", text],
        capture_output=True, text=True, cwd=ROOT, timeout=300, check=False,
    )  # fmt: skip
    assert child.returncode == 0, child.stderr
    return child.stdout.strip()
