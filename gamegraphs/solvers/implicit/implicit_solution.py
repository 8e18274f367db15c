"""Solutions in a folder: labels.npy, distances.npy and meta.json, to be opened without reading.

All three are written aside and renamed, meta.json last: a folder that has one is complete, and
arrays that are mapped stay as they were.
"""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ...outcome import GameGraphError, terminal_outcome
from ...solution import Solution
from ...validate import as_path, need_numpy, shown
from .implicit_graph import ImplicitGraph

VERSION = 1
_LABELS, _DISTANCES, _META = "labels.npy", "distances.npy", "meta.json"


class ImplicitSolution(Solution):
    """The Solution of an ImplicitGraph; it can be saved and opened again.

    Its positions are numbers. `labels`, `distances`, `outcome`, `best_move`, `line` and the
    rest are those of Solution.
    """

    def save(self, folder: str | PathLike[str]) -> None:
        """Write labels and distances to a folder, which is made if need be; needs numpy.

        A solution that is there is replaced; where something fails, it stays. Solutions that
        were loaded from the folder, this one too, keep what they hold.
        """
        np = need_numpy("solutions in a folder need")
        path = Path(folder)
        path.mkdir(parents=True, exist_ok=True)
        meta = {
            "format": "gamegraphs solution",
            "version": VERSION,
            "n": self.graph.n,
            "terminals": self.terminals,
            "distances": self.distances is not None,
        }
        with TemporaryDirectory(dir=path, prefix="work-") as name:
            work = Path(name)
            np.save(work / _LABELS, np.asarray(self.labels, np.uint8))
            if self.distances is not None:
                np.save(work / _DISTANCES, np.asarray(self.distances, np.int32))
            (work / _META).write_text(json.dumps(meta, indent=1) + "\n", encoding="ascii")
            (path / _META).unlink(missing_ok=True)
            (path / _DISTANCES).unlink(missing_ok=True)
            for file in (_LABELS, _DISTANCES, _META):
                if (work / file).exists():
                    (work / file).replace(path / file)


def load_solution(
    folder: str | PathLike[str], graph: ImplicitGraph | None = None, *, mmap: bool = True
) -> ImplicitSolution:
    """Return a solution that `save` has written.

    With `mmap` the arrays stay on disk and only what is asked for is read. Best moves and
    lines need the rules: give the graph of an earlier solution. Raises GameGraphError where
    the folder holds no such solution. Needs numpy.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     ImplicitSolution(ImplicitGraph(2), [1, 0], [1, 0]).save(folder)
    ...     load_solution(folder).outcome(0)
    <Outcome.WIN: 1>
    """
    path = Path(as_path(folder, "folder"))
    if graph is not None and not isinstance(graph, ImplicitGraph):
        raise GameGraphError(
            f"graph must be the ImplicitGraph of an earlier solution, not {shown(graph)}; "
            "explicit graphs, as from GameGraph.from_moves(...), are not saved with solutions"
        )
    meta = _meta(path)
    n = meta["n"]
    if graph is not None and graph.n != n:
        raise GameGraphError(f"{path} is about {n} positions, the graph has {graph.n}")
    labels = _array(path / _LABELS, n, "uint8", mmap)
    plies = _array(path / _DISTANCES, n, "int32", mmap) if meta["distances"] else None
    return ImplicitSolution(
        graph or ImplicitGraph(n),
        labels,
        plies,
        method="loaded",
        terminals=meta["terminals"],
    )


def _meta(path: Path) -> dict[str, Any]:
    file = path / _META
    try:
        meta = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise GameGraphError(f"{path} holds no solution: {file} cannot be read: {error}") from None
    except ValueError as error:
        raise GameGraphError(f"{file} is no JSON: {error}") from None
    if not isinstance(meta, dict) or meta.get("format") != "gamegraphs solution":
        raise GameGraphError(f'{file} does not say "format": "gamegraphs solution"')
    if meta.get("version") != VERSION:
        raise GameGraphError(f"{file} has version {meta.get('version')!r}, not {VERSION}")
    if type(meta.get("n")) is not int or meta["n"] < 0 or type(meta.get("distances")) is not bool:
        raise GameGraphError(f"{file} lacks n or distances: {meta}")
    terminal_outcome(meta.get("terminals"))  # type: ignore[arg-type]
    return meta


def _array(file: Path, n: int, dtype: str, mmap: bool) -> Any:
    np = need_numpy("solutions in a folder need")
    try:
        # An empty file cannot be mapped into memory.
        values = np.load(file, mmap_mode="r" if mmap and n else None, allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:
        raise GameGraphError(f"{file} cannot be read: {error}") from None
    if values.shape != (n,) or values.dtype != dtype:
        raise GameGraphError(
            f"{file} must hold {n} values of type {dtype}, not {values.dtype} {values.shape}"
        )
    return values
