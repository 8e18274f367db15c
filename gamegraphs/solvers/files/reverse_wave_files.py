"""The second half of solving from files: edges reversed on disk, then the reverse wave.

Moves are dealt out into buckets by target, and each bucket is put in order on its own. All of
that reads and writes from end to end. The wave then jumps about in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ..outcomes.encoding import CODE_DRAW, TOP_BYTE, TOP_UINT32
from ..progress_bar import Progress
from .graph_files import Disk, Moves, mapped, numpy_for_files

DISTANCES = "distances.int32"
_BUCKETS = 256

NewBar = Callable[[str], Progress]  # takes what the bar is for


def wave_on_files(
    rest: Moves, code: Any, last: int, work: Path, size: int, with_distances: bool, bar: NewBar
) -> tuple[Any, int]:
    """Run the reverse wave over the moves that are left.

    Returns the labels, and how many positions' predecessors it has read. It begins at
    the positions whose codes are `last` and `last` + 1: those that the last pass decided.
    """
    from ..jit.primitives import uint
    from ..outcomes.reverse_wave import read_states
    from .slice_loops import propagate

    np = numpy_for_files()
    n = len(code)
    starts, sources = _reverse(rest, n, work, size, bar)
    queue = mapped(work / "queue", np.uint32, n, "w+")
    tail = 0
    for begin in range(0, n, size):
        found = begin + np.flatnonzero(code[begin : begin + size] >> 1 == last >> 1)
        queue[tail : tail + len(found)] = found
        tail += len(found)
    state, top = _states(rest, code, size)
    plies = np.empty(0, np.int32)
    if with_distances:
        plies = mapped(work / DISTANCES, np.int32, n, "r+")
    show = bar("wave")
    head, total = 0, tail + rest.n
    while head < tail:
        stop = uint(head + size)
        ends = propagate(
            starts, sources, queue, uint(head), stop, uint(tail), uint(top), state, plies
        )
        head, tail = map(int, ends)
        show(head, total)
    show(total, total)
    labels = state if top == TOP_BYTE else np.empty(n, np.uint8)
    read_states(state, uint(top), labels)
    return labels, head


def _states(rest: Moves, code: Any, size: int) -> tuple[Any, int]:
    """Return (state, top), as in `encoding`: the open positions count their open moves."""
    np = numpy_for_files()
    most = max(int(np.diff(offsets).max()) for _, offsets in rest.offsets(size))
    state, top = (code, TOP_BYTE) if most <= TOP_BYTE - 2 else (code.astype(np.uint32), TOP_UINT32)
    for begin in range(0, len(code), size):
        part, was = state[begin : begin + size], code[begin : begin + size].copy()
        part[:] = (was & 1) * part.dtype.type(top)
        part[was == CODE_DRAW] = top - 1
    for _, positions, ends, _ in rest.slices(size):
        state[positions] = np.diff(ends, prepend=np.uint64(0))
    return state, top


def _reverse(rest: Moves, n: int, work: Path, size: int, bar: NewBar) -> tuple[Any, Any]:
    """Return (starts, sources) of the moves into each position, as mapped files.

    Moves are first dealt out into buckets by their target. A bucket is then counted, and put in
    order within its own part of the file: no step jumps about in more than a part.
    """
    from ..jit.primitives import uint
    from .slice_loops import place_sources

    np = numpy_for_files()
    disk = rest.disk
    width = max(size, -(-n // _BUCKETS))
    paths = [work / f"bucket-{i}" for i in range(-(-n // width))]
    show = bar("reversing edges")
    with ExitStack() as stack:
        # Without buffers: there may be many files, and `tofile` writes past a buffer anyway.
        files = [stack.enter_context(path.open("wb", buffering=0)) for path in paths]
        for begin, positions, ends, targets in rest.slices(size):
            counts = np.diff(ends, prepend=np.uint64(0)).astype(np.int64)
            moves = np.stack([targets, np.repeat(positions, counts)], axis=1)
            bucket = (targets // np.uint32(width)).astype(np.uint8)
            moves = moves[np.argsort(bucket, kind="stable")]
            cuts = np.cumsum(np.bincount(bucket, minlength=len(files)))[:-1]
            for file, part in zip(files, np.split(moves, cuts), strict=True):
                disk.append(file, part)
            show(begin + len(ends), 2 * rest.n)
    starts = mapped(work / "starts", np.uint64, n + 1, "w+")
    sources = mapped(work / "sources", np.uint32, rest.m, "w+")
    done = 0
    for i, path in enumerate(paths):
        low, high = i * width, min((i + 1) * width, n)
        counts = np.zeros(high - low, np.int64)
        for pairs in _pairs(path, disk, size):
            counts += np.bincount(pairs[:, 0] - np.uint32(low), minlength=high - low)
        ends_of = done + np.cumsum(counts)
        starts[low + 1 : high + 1] = ends_of
        free = (ends_of - counts).astype(np.uint64)
        for pairs in _pairs(path, disk, size):
            place_sources(pairs, uint(low), free, sources)
        done = int(ends_of[-1])
        disk.bytes_written += 8 * (high - low) + 4 * int(counts.sum())
        path.unlink()
        show(rest.n + rest.n * (i + 1) // len(paths), 2 * rest.n)
    return starts, sources


def _pairs(path: Path, disk: Disk, size: int) -> Iterator[Any]:
    """Yield the moves of a bucket, (target, source) each, so many at a time."""
    for begin in range(0, path.stat().st_size // 4, 8 * size):
        yield disk.read(path, "<u4", begin, 8 * size).reshape(-1, 2)
