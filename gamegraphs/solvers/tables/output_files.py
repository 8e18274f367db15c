"""Where the answer goes: what it may not overwrite, and how it gets there."""

from __future__ import annotations

import glob
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any

from ...outcome import GameGraphError
from .engines import DUCKDB, engine_errors
from .run_folder import places

COLUMNS = {"position", "outcome", "distance"}
_OF_OTHERS = (".csv", ".tsv", ".txt", ".json", ".jsonl")


def check_places(output: Path, folder: Path, inputs: Iterable[str]) -> None:
    """Raise GameGraphError where a run or its answer would overwrite what is there.

    output : the answer. It may not be an input, nor contain one, nor lie in a folder that is one;
        nor be the folder of the run, nor lie among what a run makes there. What is there already
        must be an answer. Its folder must be there, or be one that can be made.
    folder : of the run
    inputs : files, folders and patterns, as the engine is given them
    """
    if not output.name:
        raise GameGraphError(f"-o must be the name of a file or a new folder, not {output}")
    if output.suffix.lower() in _OF_OTHERS:
        raise GameGraphError(
            f"the answer is Parquet, and {output} ends in {output.suffix}: "
            f"-o {output.with_suffix('.parquet')}"
        )
    for name in inputs:
        for path in _paths(name):
            if _is_within(path, output) or (path.is_dir() and _is_within(output, path)):
                raise GameGraphError(f"the answer {output} would overwrite the input {name}")
            if any(_is_within(path, place) for place in places(folder)):
                raise GameGraphError(f"a run in the folder {folder} would overwrite {name}")
    if _is_within(folder, output) or any(_is_within(output, place) for place in places(folder)):
        raise GameGraphError(f"the answer {output} and the run in {folder} are in each other's way")
    _check_answer(output)
    _check_folder(output.absolute().parent)


def check_parquet(name: str, hint: str = "") -> None:
    """Raise GameGraphError where a file is no Parquet; one that is elsewhere is not looked at."""
    if not name:
        raise GameGraphError("the name of a file is empty")
    for path in _paths(name):
        if name == "-" or (path.is_file() and not _begins_as_parquet(path)):
            raise GameGraphError(f"{path} is no Parquet file{hint}")


def local_path(name: str) -> Path:
    """Return the path that a name or a file: URL stands for on this machine."""
    return Path(re.sub(r"^file:(//(localhost)?)?(?=/)", "", name))


def write_answer(labels: Any, connection: Any, output: Path, as_folder: bool) -> None:
    """Write the answer beside its place, and rename it into it.

    as_folder : that of DuckDB is a folder too; Spark writes nothing else
    """
    output.parent.mkdir(parents=True, exist_ok=True)
    half = output.with_name(f".{output.name}.half")
    _remove(half)
    try:
        if as_folder and connection.name == DUCKDB:
            half.mkdir()
            connection.to_parquet(labels, str(half / "part-0.parquet"))
        else:
            connection.to_parquet(labels, str(half))
        _check_answer(output)
        if output.is_dir() or half.is_dir():
            _remove(output)
        half.replace(output)
    except BaseException:
        _remove(half)
        raise


def _check_folder(folder: Path) -> None:
    """Refuse a folder in which no file can be made, before anything is solved."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    if not there.is_dir():
        raise GameGraphError(f"the answer cannot be written: {there} is no folder")
    if not os.access(there, os.W_OK | os.X_OK):
        raise GameGraphError(f"the answer cannot be written: nothing can be made in {there}")


def _check_answer(output: Path) -> None:
    """Refuse to replace what is no answer; an empty file is nobody's work."""
    if output.is_dir():
        for path in output.iterdir():
            of_spark = path.name == "_SUCCESS" or path.match(".*.crc")
            if not of_spark and not _is_answer(path):
                raise GameGraphError(f"{output} holds {path.name}, which is no answer: it is kept")
        return
    is_empty = output.is_file() and output.stat().st_size == 0
    if output.exists() and not is_empty and not _is_answer(output):
        raise GameGraphError(f"{output} is there already and is no answer: it is kept")


def _is_answer(path: Path) -> bool:
    import pyarrow.parquet as pq

    try:
        return path.is_file() and set(pq.read_schema(path).names) == COLUMNS
    except engine_errors():
        return False


def _begins_as_parquet(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in (b"PAR1", b"PARE")  # PARE: encrypted


def _paths(name: str) -> Iterator[Path]:
    """Yield the paths that a name or a pattern stands for; one that is elsewhere is none here."""
    path = local_path(name)
    yield path
    if not path.exists():  # else the name is no pattern, whatever signs it has
        yield from map(Path, glob.iglob(str(path), recursive=True, include_hidden=True))


def _is_within(path: Path, folder: Path) -> bool:
    """Return whether a path is a folder, or lies below it; a link is what it leads to."""
    path, folder = path.resolve(), folder.resolve()
    if path.is_relative_to(folder):
        return True
    above = (path, *path.parents)  # two names of one file, such as A.parquet and a.parquet
    return folder.exists() and any(p.exists() and p.samefile(folder) for p in above)


def _remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        rmtree(path)
    else:
        path.unlink(missing_ok=True)
