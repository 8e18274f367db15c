"""Solutions in a folder: two arrays and meta.json, to be opened without reading.

The arrays have names of their own in each save, labels-TOKEN.npy and distances-TOKEN.npy, and
meta.json tells them. It is replaced last, at once: whenever a save is killed, the folder holds the
solution before or the one after it. Arrays of no solution are removed by the save that comes next.
In older releases the names were labels.npy and distances.npy, and meta.json does not tell them.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import Any

from ...outcome import GameGraphError, terminal_outcome
from ...solution import Solution
from ...validate import as_path, need_numpy, shown
from ...whole_file import whole_file
from .implicit_graph import ImplicitGraph

VERSION = 2
_META = "meta.json"
_OLDER = {"labels": "labels.npy", "distances": "distances.npy"}  # version 1
_OURS = re.compile(r"(labels|distances)-[0-9a-f]{16}\.npy|meta-[0-9a-f]{16}\.json")


class ImplicitSolution(Solution):
    """The Solution of an ImplicitGraph; it can be saved and opened again.

    Its positions are numbers. `labels`, `distances`, `outcome`, `best_move`, `line` and the
    rest are those of Solution.
    """

    def save(self, folder: str | PathLike[str]) -> None:
        """Write labels and distances to a folder, which is made if need be; needs numpy.

        A solution that is there is replaced; where something fails or the process is killed, it
        stays. Solutions that were loaded from the folder, this one too, keep what they hold. Two
        saves at a time into one folder are not meant.
        """
        np = need_numpy("solutions in a folder need")
        path = Path(as_path(folder, "folder"))
        try:
            path.mkdir(parents=True, exist_ok=True)
        except (FileExistsError, NotADirectoryError) as error:
            raise GameGraphError(f"folder {path} cannot be made: {error}") from None
        arrays = {"labels": np.asarray(self.labels, np.uint8)}
        if self.distances is not None:
            arrays["distances"] = np.asarray(self.distances, np.int32)
        token = token_hex(8)
        names = {what: f"{what}-{token}.npy" for what in arrays}
        meta = {
            "format": "gamegraphs solution",
            "version": VERSION,
            "n": self.graph.n,
            "terminals": self.terminals,
            "distances": self.distances is not None,
            "arrays": names,
        }
        before = _held(path) or set()
        _remove_others(path, before)  # what a killed save has left may take the room we need
        try:
            for what, values in arrays.items():
                np.save(path / names[what], values)
            with whole_file(path / _META, f"meta-{token}.json") as half:
                half.write_text(json.dumps(meta, indent=1) + "\n", encoding="ascii")
        finally:
            _remove_others(path, before)


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
    names = meta["arrays"]
    labels = _array(path / names["labels"], n, "uint8", mmap)
    plies = _array(path / names["distances"], n, "int32", mmap) if meta["distances"] else None
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
    if meta.get("version") not in (1, VERSION):
        raise GameGraphError(f"{file} has version {meta.get('version')!r}, not 1 or {VERSION}")
    if type(meta.get("n")) is not int or meta["n"] < 0 or type(meta.get("distances")) is not bool:
        raise GameGraphError(f"{file} lacks n or distances: {meta}")
    terminal_outcome(meta.get("terminals"))  # type: ignore[arg-type]
    needed = ("labels", "distances") if meta["distances"] else ("labels",)
    names = _OLDER if meta["version"] == 1 else meta.get("arrays")
    if not isinstance(names, dict) or not all(_is_array(names.get(what)) for what in needed):
        raise GameGraphError(f"{file} does not name the files of {' and '.join(needed)}: {names}")
    return meta | {"arrays": {what: names[what] for what in needed}}


def _is_array(name: Any) -> bool:
    """Return whether a name is one that `save` gives: it leads out of no folder."""
    is_ours = isinstance(name, str) and (name in _OLDER.values() or _OURS.fullmatch(name))
    return bool(is_ours)


def _held(path: Path) -> set[str] | None:
    """Return the names of the arrays of a solution; None if its meta.json is not understood."""
    if not (path / _META).exists():
        return set()
    try:
        return set(_meta(path)["arrays"].values())
    except GameGraphError:
        return None


def _remove_others(path: Path, before: set[str]) -> None:
    """Remove what saves have written and the solution of the folder does not hold any more."""
    held = _held(path)
    if held is None:
        return
    for file in path.iterdir():
        if file.name not in held and (file.name in before or _OURS.fullmatch(file.name)):
            with suppress(OSError):  # on Windows those that are mapped stay until the next save
                file.unlink()


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
