"""`gamegraphs bench tables`: DuckDB and Spark beside `gg.solve` and `solve_files`.

Random games, a chess endgame (king and rook against king, on boards of several sizes) and a chain,
from 10^6 to 10^8 moves. Each run is a process of its own, under the same limit of memory for both
engines; its input lies in files before the clock starts. Seconds on the clock, seconds of the
processor (of Spark, those of its driver's Python alone), the peak of memory (all processes) and of
disk, and how many waves there were.

    python -m gamegraphs.bench.tables random 100000000 duckdb solve_files
    python -m gamegraphs.bench.tables KRK 10000000

measures one game alone: random, KRK or chain, 10^6, 10^7 or 10^8 moves; by default on all engines.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from ..games.chess import graph_of_endgame
from ..generate import random_slices
from ..outcome import Outcome

MEMORY = "2GB"
ENGINES = ("gg.solve", "solve_files", "duckdb", "spark")
SIZES = (10**6, 10**7, 10**8)  # moves
KINDS = ("random", "KRK", "chain")
BOARDS = {10**6: 7, 10**7: 9, 10**8: 12}  # of KRK: 1.7, 10.6 and 80 million moves
_SLICE = 1 << 20
_VERDICTS = "verdicts.parquet"
_LARGEST = {"spark": 10**7, "gg.solve": 10**8}  # more takes hours on one machine, or all its memory


def measure(quick: bool = False) -> Iterator[tuple[str, str, str]]:
    """Yield (work, result, note) for each run; `quick` is 10^6 moves alone."""
    for moves in SIZES[:1] if quick else SIZES:
        for kind in KINDS:
            yield from measure_game(kind, moves, ENGINES)


def measure_game(kind: str, moves: int, engines: tuple[str, ...]) -> Iterator[tuple[str, str, str]]:
    """Yield a row for each engine that can be expected to solve a game of so many moves."""
    with TemporaryDirectory(prefix="gamegraphs-") as folder:
        n, m = write(kind, moves, Path(folder))
        title = f"{kind}, {m:,} moves"
        if kind == "KRK":
            title = f"KRK {BOARDS[moves]} x {BOARDS[moves]}, {m:,} moves"
        for engine in engines:
            if moves <= _LARGEST.get(engine, moves):
                yield _row(f"{title}: {engine}", engine, Path(folder), n)


def write(kind: str, moves: int, folder: Path) -> tuple[int, int]:
    """Write a game of some `moves` moves, as Parquet and for `solve_files`; return (n, m)."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    from ..solvers.files.graph_files import write_files

    schema = pa.schema([("source", "int64"), ("target", "int64")])
    given = _GAMES[kind](moves, folder)
    with pq.ParquetWriter(folder / "moves.parquet", schema) as writer:

        def slices() -> Iterator[tuple[Any, Any]]:
            first = 0
            for counts, targets in given:
                counts, targets = np.asarray(counts), np.asarray(targets)
                sources = np.repeat(np.arange(first, first + len(counts)), counts)
                writer.write_table(pa.table([sources, targets.astype("int64")], schema=schema))
                yield counts, targets
                first += len(counts)

        return write_files(folder / "files", slices())


def run(engine: str, folder: Path, n: int) -> dict[str, Any]:
    """Solve once, here; return the figures that only this process knows."""
    found: dict[str, Any] = {}
    verdicts = _read_verdicts(folder)
    start, used = time.monotonic(), sum(os.times()[:4])
    if engine == "solve_files":
        from ..solvers.files.solve_files import solve_files

        counts = solve_files(folder / "files", verdicts=verdicts, progress=False).counts()
    elif engine == "gg.solve":
        from ..graph import GameGraph
        from ..solvers.outcomes.solver import solve

        files = folder / "files"
        offsets = np.fromfile(files / "offsets.int64", "<i8")
        graph = GameGraph.from_arrays(offsets, np.fromfile(files / "targets.int32", "<i4"))
        start, used = time.monotonic(), sum(os.times()[:4])
        counts = solve(graph, verdicts=verdicts).counts()
    else:
        from ..solvers import tables
        from ..solvers.tables.engines import connect_duckdb, connect_spark

        if engine == "duckdb":
            connection = connect_duckdb(MEMORY, folder / "scratch")
        else:
            connection = connect_spark(None, MEMORY)
        moves = connection.read_parquet(str(folder / "moves.parquet"))
        start, used = time.monotonic(), sum(os.times()[:4])
        answer = tables.solve(
            moves, n, verdicts, folder=folder / "run", in_memory=_room(n), progress=False
        )
        counts = answer.counts()
        found["waves"] = len(answer.waves)
        found["in_memory"] = 0 if answer.in_memory is None else answer.in_memory[2]
    found["seconds"] = time.monotonic() - start
    found["processor"] = sum(os.times()[:4]) - used
    found["counts"] = [int(count) for count in counts.values()]
    return found


def _room(n: int) -> int:
    """Return how many moves may be solved in memory: a chain has to be, as a whole."""
    return max(2_000_000, min(n, 10**8))


def _row(work: str, engine: str, folder: Path, n: int) -> tuple[str, str, str]:
    needed = {"duckdb": "ibis", "spark": "pyspark"}.get(engine)
    if needed and find_spec(needed) is None:
        return work, "left out", f"{needed} is missing"
    before = _disk(folder)
    command = [sys.executable, "-m", "gamegraphs.bench.tables", "run", engine, str(folder), str(n)]
    peak = disk = 0
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    with child:
        while child.poll() is None:
            peak, disk = max(peak, _memory(child.pid)), max(disk, _disk(folder) - before)
            time.sleep(0.1)
        lines = (child.stdout.read() if child.stdout else "").splitlines()
    if child.returncode or not lines:
        return work, "failed", f"exit code {child.returncode}"
    found = json.loads(lines[-1])
    note = f"{found['processor']:.1f} s of processor, {peak >> 20:,} MB, disk {disk >> 20:,} MB"
    if "waves" in found:
        note += f", {found['waves']} waves"
    if found.get("in_memory"):
        note += f", then {found['in_memory']:,} moves in memory"
    return work, f"{found['seconds']:.1f} s", note


def _random(moves: int, folder: Path) -> Iterator[tuple[Any, Any]]:
    return random_slices(moves * 2 // 3, 1, size=_SLICE)


def _chain(moves: int, folder: Path) -> Iterator[tuple[Any, Any]]:
    n = moves + 1
    for first in range(0, n, _SLICE):
        end = min(first + _SLICE, n)
        counts = np.ones(end - first, np.int64)
        counts[-1] -= end == n
        yield counts, np.arange(first + 1, first + 1 + counts.sum())


def _endgame(moves: int, folder: Path) -> Iterator[tuple[Any, Any]]:
    """Yield the endgame on the board with so many moves, its legal positions numbered from 0 on."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    graph = graph_of_endgame("KRK", BOARDS[moves])
    number = np.zeros(graph.numbers, np.int64)
    n = 0
    for positions in graph.positions():
        number[positions] = np.arange(n, n + len(positions))
        n += len(positions)
    drawn = graph.verdicts()
    columns = number[list(drawn)], np.array(list(drawn.values()), np.int8)
    pq.write_table(pa.table(columns, names=["position", "outcome"]), folder / _VERDICTS)
    for positions, (source, target) in zip(graph.positions(), graph.slices(), strict=True):
        counts = np.bincount(np.searchsorted(positions, source), minlength=len(positions))
        yield counts, number[target]


_GAMES = {"random": _random, "KRK": _endgame, "chain": _chain}


def _read_verdicts(folder: Path) -> dict[int, Outcome] | None:
    if not (folder / _VERDICTS).exists():
        return None
    import pyarrow.parquet as pq

    columns = pq.read_table(folder / _VERDICTS).to_pydict()
    return dict(zip(columns["position"], map(Outcome, columns["outcome"]), strict=True))


def _disk(folder: Path) -> int:
    """Return the bytes that the files of a folder take; some may go while they are counted."""
    total = 0
    for place, _, names in os.walk(folder):  # which passes over a folder that has gone
        for name in names:
            try:
                total += os.stat(os.path.join(place, name)).st_size
            except OSError:
                continue
    return total


def _memory(pid: int) -> int:
    """Return the bytes that a process and all it has started hold in memory; 0 beyond Linux."""
    try:
        held = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except (OSError, IndexError):
        return 0
    return held + sum(_memory(int(child)) for child in started)


def main(words: list[str]) -> None:
    """Measure one game and print a line for each engine; or, as the child of that, solve it."""
    if words[:1] == ["run"]:
        print(json.dumps(run(words[1], Path(words[2]), int(words[3]))))
        return
    parser = argparse.ArgumentParser("python -m gamegraphs.bench.tables")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("moves", type=int)
    parser.add_argument("engines", nargs="*", metavar="engine", help=", ".join(ENGINES))
    asked = parser.parse_args(words)
    unknown = [engine for engine in asked.engines if engine not in ENGINES]
    if unknown:
        parser.error(f"no engine is called {unknown[0]!r}, only {', '.join(ENGINES)}")
    if asked.kind == "KRK" and asked.moves not in BOARDS:
        parser.error(f"KRK has boards for {', '.join(map(str, BOARDS))} moves, not {asked.moves}")
    for row in measure_game(asked.kind, asked.moves, tuple(asked.engines) or ENGINES):
        print(*row, sep="  ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
