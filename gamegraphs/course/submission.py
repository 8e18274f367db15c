"""Submissions: which files a folder holds, and the code in them.

A folder holds one folder for each student, with `task_NN*.ipynb` or `task_NN*.py` in it. What
cannot be read is kept, with the reason: nobody's work is lost without a word.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from ..outcome import GameGraphError
from .catalog import EXERCISES

_NAME = re.compile(r"task_(\d\d)(?!\d).*\.(ipynb|py)$")
_LARGEST = 10 << 20


@dataclass(frozen=True)
class Submission:
    """One student's answer to one exercise.

    Attributes
    ----------
    student, number : whose it is, and the exercise
    path : the file
    """

    student: str
    number: int
    path: Path

    def digest(self) -> str:
        """Return what changes when the file does."""
        try:
            return sha256(self.path.read_bytes()).hexdigest()
        except OSError:
            return ""


def submissions(folder: Path) -> list[Submission]:
    """Return what was handed in, by student and exercise; `folder` may be a single file.

    Where a student has several files for one exercise, the last one by name counts.
    """
    if folder.is_file():
        found = _one(folder.stem, folder)
        if found is None:
            raise GameGraphError(f"{folder.name} must be called task_NN*.ipynb or task_NN*.py")
        return [found]
    if not folder.is_dir():
        raise GameGraphError(f"there is no folder or file {folder}")
    chosen: dict[tuple[str, int], Submission] = {}
    for student in sorted(path for path in folder.iterdir() if path.is_dir()):
        if student.name.startswith("."):
            continue
        for path in sorted(student.iterdir()):
            found = _one(student.name, path)
            if found is not None:
                chosen[student.name, found.number] = found
    return [chosen[key] for key in sorted(chosen)]


def _one(student: str, path: Path) -> Submission | None:
    match = _NAME.match(path.name)
    if match is None or int(match[1]) not in EXERCISES:
        return None
    return Submission(student, int(match[1]), path)


def read(path: Path) -> list[str]:
    """Return the code in a file, cell by cell; a .py file is one cell.

    Raises GameGraphError with the reason when there is none to be had.
    """
    if path.is_symlink():
        raise GameGraphError("the file is a link to another one")
    if not path.is_file():
        raise GameGraphError("it is not a file")
    if path.stat().st_size > _LARGEST:
        raise GameGraphError(f"the file is larger than {_LARGEST >> 20} MB")
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise GameGraphError(f"the file is not UTF-8 text (byte {problem.start})") from None
    except OSError as problem:
        raise GameGraphError(f"the file cannot be read: {problem.strerror}") from None
    return [text] if path.suffix == ".py" else _cells(text)


def _cells(text: str) -> list[str]:
    try:
        notebook = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise GameGraphError(f"the notebook is not JSON: {problem}") from None
    cells = notebook.get("cells") if isinstance(notebook, dict) else None
    if not isinstance(cells, list):
        raise GameGraphError("the notebook has no cells")
    found = []
    for cell in cells:
        if isinstance(cell, dict) and cell.get("cell_type") == "code":
            source = cell.get("source", "")
            lines = source if isinstance(source, list) else [source]
            if all(isinstance(line, str) for line in lines):
                found.append("".join(lines))
    return found
