"""Game graphs in files, written and read in slices, so that no graph is in memory whole.

A folder holds two files of plain numbers, lowest byte first: the moves of position u are
`targets[offsets[u]:offsets[u + 1]]`, as in a GameGraph.

    offsets.int64    n + 1 numbers, 8 bytes each
    targets.int32    m numbers, 4 bytes each

While a graph is solved, the positions that are still open are kept in the same way, with
their numbers in a third file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from shutil import rmtree
from typing import Any

from ...arrays import INT32_MAX
from ...outcome import GameGraphError
from ...validate import as_path, integers, need_numpy, shown

OFFSETS, TARGETS, NUMBERS = "offsets.int64", "targets.int32", "numbers.uint32"
HALF = ".gamegraphs-half"  # what is being written; that of a killed call goes with the next one
SLICE = 1 << 18  # positions; of their moves at most four times as many, but for a single position


def write_files(folder: str | PathLike[str], slices: Iterable[tuple[Any, Any]]) -> tuple[int, int]:
    """Write a graph into a folder, slice by slice; return (n, m).

    A slice is (counts, targets): how many moves its positions have, one number each, and where
    these moves lead, position after position. The next slice goes on with the next positions.
    Targets may lie in slices that come later; `solve_files` checks them all. Raises
    GameGraphError at a slice that is no such pair of whole numbers, or whose counts do not add
    up. Until all slices are written a graph that was there stays. What a killed call leaves is
    removed by the next one; two at a time in one folder are not meant. Cost: O(n + m).

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_files(folder, [([2, 1], [1, 2, 3]), ([2, 0, 1], [1, 4, 2])])
    (5, 6)
    """
    np = numpy_for_files()
    path = Path(as_path(folder, "folder"))
    try:
        parts = iter(slices)
    except TypeError:
        raise GameGraphError(
            f"slices must be pairs (counts, targets), not {shown(slices)}; those of a graph made "
            "with GameGraph.from_moves(moves): "
            "[([len(row) for row in moves], [v for row in moves for v in row])]"
        ) from None
    path.mkdir(parents=True, exist_ok=True)
    n = m = 0
    with half_folder(path) as work:
        with (work / OFFSETS).open("wb") as offsets, (work / TARGETS).open("wb") as moves:
            np.zeros(1, "<i8").tofile(offsets)
            for part in parts:
                counts, targets = _checked_slice(part, f"the slice from position {n} on")
                (m + np.cumsum(counts)).astype("<i8").tofile(offsets)
                targets.astype("<i4").tofile(moves)
                n += len(counts)
                m += len(targets)
        (path / OFFSETS).unlink(missing_ok=True)  # a kill between two names leaves no graph
        for file in (TARGETS, OFFSETS):
            (work / file).replace(path / file)
    return n, m


@contextmanager
def half_folder(folder: Path) -> Iterator[Path]:
    """Yield an empty folder inside another one, for what is being written; it goes in the end."""
    half = folder / HALF
    if half.exists():
        rmtree(half)
    half.mkdir()
    try:
        yield half
    finally:
        rmtree(half, ignore_errors=True)


def _checked_slice(part: Any, what: str) -> tuple[Any, Any]:
    """Return (counts, targets) as arrays of int64; errors name the slice and the place."""
    np = numpy_for_files()
    try:
        counts, targets = part
    except (TypeError, ValueError):
        raise GameGraphError(
            f"{what} must be a pair (counts, targets), not {shown(part)}"
        ) from None
    counts = np.asarray(integers(counts, f"{what}: counts"))
    targets = np.asarray(integers(targets, f"{what}: targets"))
    m = len(targets)
    for values, most, name in ((counts, m, "counts"), (targets, INT32_MAX, "targets")):
        if len(values) and not 0 <= values.min() <= values.max() <= most:
            i = int(((values < 0) | (values > most)).argmax())
            due = ", the number of targets" if name == "counts" else ""
            raise GameGraphError(
                f"{what}: {name}[{i}] must lie in 0..{most}{due}, and is {values[i]}"
            )
    if counts.sum() != m:
        raise GameGraphError(f"{what} counts {counts.sum()} moves, but {m} targets follow")
    return counts.astype(np.int64, copy=False), targets.astype(np.int64, copy=False)


def numpy_for_files() -> Any:
    """Return the module numpy; the error says what needs it."""
    return need_numpy("graphs in files need")


def mapped(path: Path, dtype: Any, count: int, mode: Any) -> Any:
    """Return a file as an array; a file of no bytes cannot be mapped, but is an empty array."""
    np = numpy_for_files()
    if count == 0:
        path.touch()
        return np.empty(0, dtype)
    return np.asarray(np.memmap(path, dtype, mode, shape=count))


@dataclass
class Disk:
    """Reads and writes arrays, and counts the bytes."""

    bytes_read: int = 0
    bytes_written: int = 0

    def read(self, path: Path, dtype: str, begin: int, count: int) -> Any:
        np = numpy_for_files()
        values = np.fromfile(path, dtype, count, offset=begin * np.dtype(dtype).itemsize)
        self.bytes_read += values.nbytes
        return values

    def append(self, file: Any, values: Any) -> None:
        values.tofile(file)
        self.bytes_written += values.nbytes


@dataclass
class Moves:
    """The moves of n positions in a folder; without a file of numbers these are 0..n-1."""

    folder: Path
    disk: Disk
    n: int = field(init=False)
    m: int = field(init=False)

    def __post_init__(self) -> None:
        size = {name: (self.folder / name).stat().st_size for name in (OFFSETS, TARGETS)}
        self.n, self.m = size[OFFSETS] // 8 - 1, size[TARGETS] // 4
        if size[OFFSETS] % 8 or size[TARGETS] % 4 or not 0 <= self.n <= INT32_MAX:
            raise GameGraphError(f"the files in {self.folder} do not hold whole numbers: {size}")
        (last,) = self.disk.read(self.folder / OFFSETS, "<i8", self.n, 1)
        if last != self.m:
            raise GameGraphError(
                f"{self.folder / OFFSETS} ends with {last}, but there are {self.m} moves"
            )

    def offsets(self, size: int) -> Iterator[tuple[int, Any]]:
        """Yield (first position, offsets) for all positions, so many at a time."""
        for begin in range(0, self.n, size):
            count = min(size, self.n - begin) + 1
            yield begin, self.disk.read(self.folder / OFFSETS, "<i8", begin, count)

    def slices(self, size: int) -> Iterator[tuple[int, Any, Any, Any]]:
        """Yield (i, positions, ends, targets) for the positions from the i-th on.

        The moves of positions[j] are targets[ends[j - 1]:ends[j]], or targets[:ends[0]].
        """
        np = numpy_for_files()
        numbers = self.folder / NUMBERS
        begin = 0
        while begin < self.n:
            count = min(size, self.n - begin) + 1
            offsets = self.disk.read(self.folder / OFFSETS, "<i8", begin, count)
            first = int(offsets[0])
            fitting = int(np.searchsorted(offsets, first + 4 * size, side="right")) - 1
            count = max(1, min(fitting, len(offsets) - 1))
            ends = (offsets[1 : count + 1] - first).astype(np.uint64)
            targets = self.disk.read(self.folder / TARGETS, "<i4", first, int(ends[-1]))
            if numbers.exists():
                positions = self.disk.read(numbers, "<u4", begin, count)
            else:
                positions = np.arange(begin, begin + count, dtype=np.uint32)
            yield begin, positions, ends, targets.view(np.uint32)
            begin += count
