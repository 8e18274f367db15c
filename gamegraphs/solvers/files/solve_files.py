"""Solve a graph that lies in files: one byte a position in memory, the moves never all at once.

First forward passes. A pass reads the moves of the open positions once, from end to end, looks
up their targets in the one byte that is kept of every position, and writes what stays open into
new files, without the moves that lead to WIN. As long as a pass decides a good part, the next
one reads much less, and all passes together read little more than the first.

On a chain a pass decides one position. Then the edges that are left are reversed, by a
bucket sort that reads and writes from end to end, and the reverse wave runs over the result. It
reads the predecessors of one position after the other, at random places of a mapped file. The
queue is a file as well: it is written at its end and read in order.

Source: sorting in buckets that fit is the distribution sort of A. Aggarwal and J. S. Vitter, The
input/output complexity of sorting and related problems, CACM 31 (9), 1988. For the wave itself
see `retrograde`.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from shutil import rmtree
from typing import Any

from ...outcome import DRAW, LOSE, WIN, GameGraphError, Outcome, as_outcome, terminal_outcome
from ...validate import as_integer, as_path, positions, shown
from ..outcomes.encoding import CODE_DRAW, CODE_OPEN, LEAST_YIELD
from ..progress_bar import progress_bar
from .graph_files import (
    NUMBERS,
    OFFSETS,
    SLICE,
    TARGETS,
    Disk,
    Moves,
    half_folder,
    mapped,
    numpy_for_files,
)
from .reverse_wave_files import DISTANCES, NewBar, wave_on_files

LABELS = "labels.uint8"


@dataclass
class Pass:
    """A forward pass: what it decided, and the positions and moves it read."""

    distance: int
    positions: int
    moves: int
    decided: int


@dataclass
class FileSolution:
    """What `solve_files` found, and what it cost.

    Attributes
    ----------
    n, m : number of positions, number of moves
    labels : uint8, shape (n,): 0 LOSE, 1 WIN, 2 DRAW; a mapped file
    distances : int32, shape (n,), in plies, -1 for DRAW; a mapped file, or None
    passes : the forward passes, one for each distance from 1 on
    looked_up : positions whose predecessors the wave read, each at a random place
    bytes_read, bytes_written : what went from and to files from end to end
    """

    n: int
    m: int
    labels: Any = None
    distances: Any = None
    passes: list[Pass] = field(default_factory=list)
    looked_up: int = 0
    bytes_read: int = 0
    bytes_written: int = 0

    def counts(self) -> dict[Outcome, int]:
        """Return how many positions have each outcome."""
        np = numpy_for_files()
        found = np.zeros(3, np.int64)
        for begin in range(0, self.n, SLICE):
            found += np.bincount(self.labels[begin : begin + SLICE], minlength=3)
        return {outcome: int(found[outcome]) for outcome in (WIN, LOSE, DRAW)}


def solve_files(
    folder: str | PathLike[str],
    terminals: str = "normal",
    verdicts: Mapping[int, Outcome] | None = None,
    distances: bool = True,
    size: int = SLICE,
    progress: bool = True,
) -> FileSolution:
    """Solve the graph that `write_files` left in a folder, and leave the answer there too.

    Parameters
    ----------
    folder : holds the graph of n positions and m moves; the labels are written to the file
        labels.uint8, the distances to distances.int32. Other files are there only meanwhile.
    terminals : "normal" (a position without moves is LOSE) or "misere" (it is WIN)
    verdicts : {position: Outcome}; play stops there with this outcome
    distances : False leaves the distances out
    size : positions in a slice
    progress : a bar for each pass and stage that takes over a second

    Returns
    -------
    FileSolution; its labels and distances are those files, mapped

    Raises
    ------
    GameGraphError : the files hold no graph, an unknown convention, a verdict that is none or
        for no position, a size that is no number from 1 on
    OSError : a file is missing, or the disk is full

    A run that is interrupted leaves the folder as it was; what a killed one leaves is removed by
    the next. Two at a time in one folder are not meant.

    Memory: n bytes (5 n if a position that many passes leave open has over 253 moves), and some
    100 bytes for each position of a slice. Disk: up to 32 bytes a position and 16 a move.
    Cost: a pass reads 12 bytes for each open position and 4 for each of its moves, and writes
    them again for what stays open. Reversing k edges reads 20 k bytes and writes 12 k. All
    of this goes from end to end. The wave jumps to two places for each position it decides.

    >>> from tempfile import TemporaryDirectory
    >>> from gamegraphs import write_files
    >>> with TemporaryDirectory() as folder:
    ...     size = write_files(folder, [([2, 1, 2, 0, 1], [1, 2, 3, 1, 4, 2])])
    ...     solution = solve_files(folder)
    ...     solution.labels.tolist(), solution.distances.tolist()
    ([2, 1, 2, 0, 2], [-1, 1, -1, 0, -1])
    """
    np = numpy_for_files()
    as_path(folder, "folder")
    size = as_integer(size, "size")
    if size < 1:
        raise GameGraphError(f"size must be at least 1, not {size}")
    if verdicts is not None and not isinstance(verdicts, Mapping):
        raise GameGraphError(
            f"verdicts must be a dict of outcomes by position, not {shown(verdicts)}"
        )
    path, disk = Path(folder), Disk()
    terminal = terminal_outcome(terminals)
    graph = Moves(path, disk)
    solution = FileSolution(graph.n, graph.m)
    bar: NewBar = progress_bar if progress else lambda what: lambda done, total: None
    with half_folder(path) as work:
        code = _start_codes(graph, terminal, verdicts or {}, size)
        rest = _passes(graph, code, work, solution, size, bar)
        last = 2 * len(solution.passes)
        if distances:
            with (work / DISTANCES).open("wb") as file:
                for begin in range(0, graph.n, size):
                    c = code[begin : begin + size]
                    plies = (c >> 1).astype("<i4")
                    plies[c >= CODE_DRAW] = -1
                    disk.append(file, plies)
        if rest.n and solution.passes and solution.passes[-1].decided:
            code, solution.looked_up = wave_on_files(rest, code, last, work, size, distances, bar)
        else:
            _write_labels(code, size)
        with (work / LABELS).open("wb") as file:
            disk.append(file, code)
        for result in (LABELS, DISTANCES):
            (path / result).unlink(missing_ok=True)
            if (work / result).exists():
                (work / result).replace(path / result)
    solution.labels = mapped(path / LABELS, np.uint8, graph.n, "r")
    if distances:
        solution.distances = mapped(path / DISTANCES, np.int32, graph.n, "r")
    solution.bytes_read, solution.bytes_written = disk.bytes_read, disk.bytes_written
    return solution


def _start_codes(
    graph: Moves, terminal: Outcome, verdicts: Mapping[int, Outcome], size: int
) -> Any:
    """Return the code of every position: known where play is over, else open."""
    np = numpy_for_files()
    code = np.full(graph.n, CODE_OPEN, np.uint8)
    for begin, offsets in graph.offsets(size):
        counts = np.diff(offsets)
        if begin == 0 and offsets[0] != 0:
            raise GameGraphError(f"{graph.folder / OFFSETS} begins with {offsets[0]}, not with 0")
        if (counts < 0).any():
            u = begin + int((counts < 0).argmax())
            raise GameGraphError(f"{graph.folder / OFFSETS} falls after position {u}")
        code[begin : begin + len(counts)][counts == 0] = terminal
    for key, outcome in verdicts.items():
        at = as_integer(key, "a key of verdicts")
        if not 0 <= at < graph.n:
            raise GameGraphError(f"verdicts[{at}] is for no position: {positions(graph.n)}")
        label = as_outcome(outcome, f"verdicts[{at}]")
        code[at] = CODE_DRAW if label == DRAW else label
    return code


def _passes(
    graph: Moves, code: Any, work: Path, solution: FileSolution, size: int, bar: NewBar
) -> Moves:
    """Run forward passes while they pay; return the moves that are left."""
    from ..jit.primitives import uint
    from .slice_loops import drop_decided

    np = numpy_for_files()
    open_before = sum(
        int(np.count_nonzero(code[i : i + size] == CODE_OPEN)) for i in range(0, graph.n, size)
    )
    while open_before:
        distance = len(solution.passes) + 1
        show = bar(f"pass {distance}")
        folder = work / f"open-{distance}"
        folder.mkdir()
        n = m = 0
        with ExitStack() as files:
            numbers, offsets, moves = (
                files.enter_context((folder / name).open("wb"))
                for name in (NUMBERS, OFFSETS, TARGETS)
            )
            graph.disk.append(offsets, np.zeros(1, "<i8"))
            for begin, positions, ends, targets in graph.slices(size):
                if distance == 1:
                    _check_targets(begin, ends, targets, graph.n)
                n_open, m_open = drop_decided(positions, ends, targets, uint(2 * distance), code)
                n_open, m_open = int(n_open), int(m_open)
                graph.disk.append(numbers, positions[:n_open])
                graph.disk.append(offsets, (m + ends[:n_open]).astype("<i8"))
                graph.disk.append(moves, targets[:m_open])
                n, m = n + n_open, m + m_open
                show(begin + len(ends), graph.n)
        solution.passes.append(Pass(distance, graph.n, graph.m, open_before - n))
        if distance > 1:
            rmtree(graph.folder)
        graph = Moves(folder, graph.disk)
        # So there are never more than 100 passes for 2^31 positions, and codes fit into a byte.
        if open_before - n < LEAST_YIELD * open_before:
            break
        open_before = n
    return graph


def _check_targets(begin: int, ends: Any, targets: Any, n: int) -> None:
    """Refuse a move to no position; `targets` is unsigned, so that negative ones are large."""
    if len(targets) and targets.max() >= n:
        e = int((targets >= n).argmax())
        u = begin + int((ends <= e).sum())
        raise GameGraphError(
            f"position {u} has a move to {targets.view('i4')[e]}, "
            f"but there are only {n} positions (0..{n - 1})"
        )


def _write_labels(code: Any, size: int) -> None:
    """Turn codes into labels."""
    for begin in range(0, len(code), size):
        part = code[begin : begin + size]
        undecided = part >= CODE_DRAW
        part &= 1
        part[undecided] = DRAW
