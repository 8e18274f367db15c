"""A learner's folder of the course: put there once, brought up to date, and never overwritten.

The folder keeps a record of what was put into it, as it was then. A file that is still as it was is
replaced by its new version. One that the learner has changed stays, and the new version comes
beside it as a second file.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path

from ..outcome import GameGraphError
from ..whole_file import whole_file

FOLDER = "games-on-graphs"
RECORD = ".gamegraphs-course.json"
_PACKAGE = Path(__file__).resolve().parent
_HERE = _PACKAGE / "files"  # in an installed package
_SOURCE = _PACKAGE.parents[1]  # in the repository
_KINDS = (".go", ".html", ".ipynb", ".java", ".json", ".mod")


@dataclass
class Put:
    """What `put` has done: files by their paths in the folder."""

    new: list[str] = field(default_factory=list)
    updated: list[str] = field(default_factory=list)
    beside: dict[str, str] = field(default_factory=dict)  # changed by the learner: its new version


def is_source(folder: Path) -> bool:
    """Return whether a folder is the repository that this package runs from."""
    return not _HERE.is_dir() and folder.resolve() == _SOURCE


def course_files() -> dict[str, Path]:
    """Return the files of the course that come with this package, by their paths in the folder.

    Raises GameGraphError where it came without.
    """
    root = _HERE if _HERE.is_dir() else _SOURCE
    found = {}
    for name in ("notebooks", "exercises"):
        for path in sorted((root / name).rglob("*")):
            parts = path.relative_to(root).parts
            hidden = any(part.startswith(".") or part == "out" for part in parts)
            if path.is_file() and path.suffix in _KINDS and not hidden:
                found["/".join(parts)] = path
    if not found:
        raise GameGraphError("this installation of gamegraphs came without the course")
    further = root / "PAST_ONE_MACHINE.md"  # notebook 12 leads there
    return found | ({further.name: further} if further.is_file() else {})


def put(files: dict[str, Path], folder: Path, version: str) -> Put:
    """Bring the course in a folder up to date, and return what was done.

    Nothing that a learner has written is overwritten or removed. Raises OSError where the folder
    cannot be written, and GameGraphError where its record is damaged.
    """
    record = _read(folder / RECORD)
    done = Put()
    for name, path in files.items():
        content = path.read_bytes()
        now, at = _hash(content), folder / name
        if not at.exists():
            _write(at, content)
            done.new.append(name)
        elif (found := _hash(at.read_bytes())) != now:
            if found == record.get(name):
                _write(at, content)
                done.updated.append(name)
            elif record.get(name) != now:  # changed here, and a new version there
                done.beside[name] = _put_beside(folder, name, content, version)
        record[name] = now
    text = json.dumps({"version": version, "files": record}, indent=1)
    _write(folder / RECORD, text.encode())
    return done


def _put_beside(folder: Path, name: str, content: bytes, version: str) -> str:
    """Write a file beside the learner's and return its path in the folder.

    Its name has "original" in it: `gamegraphs grade` then takes the learner's.
    """
    stem, dot, suffix = name.rpartition(".")
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        new = f"{stem}-original-{version}{again}{dot}{suffix}"
        at = folder / new
        if not at.exists():
            _write(at, content)
            return new
        if at.read_bytes() == content:
            return new
        number += 1


def summary(done: Put, folder: Path, version: str) -> str:
    """Return what a learner is told of it."""
    lines = [f"The course, version {version}, is in {folder}."]
    if done.updated:
        lines.append(f"{len(done.updated)} files that you had not changed are new versions now.")
    for name, new in done.beside.items():
        lines.append(
            f"{name}: you have written in it, so it stays as it is. "
            f"Its new version is beside it: {new.rpartition('/')[2]}"
        )
    return "\n".join(lines)


def _read(path: Path) -> dict[str, str]:
    """Return {file: hash} of the record, {} where there is none."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))["files"]
        return {str(name): str(value) for name, value in found.items()}
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise GameGraphError(
            f"{path} is damaged; remove it, and no file of yours will be overwritten: {error!r}"
        ) from error


def _write(path: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole_file(path) as half:
        half.write_bytes(content)


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
