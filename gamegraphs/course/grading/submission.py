"""Submissions: which files a folder holds, and the code in them.

A folder holds one folder for each student, with `task_NN*.ipynb` or `task_NN*.py` in it. What
cannot be read is kept, with the reason: nobody's work is lost without a word.
"""

from __future__ import annotations

import io
import json
import os
import re
import stat
import tokenize
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from ...outcome import GameGraphError
from ..exercises import EXERCISES

_NAME = re.compile(r"task_(\d\d)(?!\d).*\.(ipynb|py)", re.DOTALL)
_LARGEST = 10 << 20
# Without waiting: a pipe would not be opened before somebody writes to it.
_READING = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True)
class Submission:
    """One student's answer to one exercise: whose it is, the exercise, the file."""

    student: str
    number: int
    path: Path


@dataclass(frozen=True)
class Source:
    """What is in a file: its code, cell by cell (a .py file is one cell), and its fingerprint.

    `problem` says why there is no code to be had, "" if there is.
    """

    cells: list[str]
    problem: str
    digest: str

    @staticmethod
    def read(path: Path) -> Source:
        """Return what is in a file; it is read once, whatever happens to it later."""
        try:
            content = _content(path)
        except GameGraphError as problem:
            return Source([], str(problem), "")
        digest = sha256(content).hexdigest()
        try:
            return Source(_code(content, path.suffix == ".py"), "", digest)
        except GameGraphError as problem:
            return Source([], str(problem), digest)


def submissions(folder: Path) -> list[Submission]:
    """Return what was handed in, by student and exercise; `folder` may be a single file."""
    return listed(folder)[0]


def listed(folder: Path) -> tuple[list[Submission], list[str]]:
    """Return the submissions, and a sentence for each student's folder without one.

    Where a student has several files for one exercise, the last one by name counts.
    """
    if folder.is_file():
        found = _one(folder.stem, folder)
        if found is None:
            raise GameGraphError(f"{folder.name} must be called task_NN*.ipynb or task_NN*.py")
        return [Submission(found.student, found.number, folder.resolve())], []
    if not folder.is_dir():
        raise GameGraphError(f"there is no folder or file {folder}")
    chosen: dict[tuple[str, int], Submission] = {}
    notes = []
    for student in sorted(path for path in folder.iterdir() if path.is_dir()):
        if student.name.startswith("."):
            continue
        if student.is_symlink():
            notes.append(f"{student.name}: the folder is a link to another one")
            continue
        try:
            files = sorted(student.iterdir())
        except OSError as problem:
            notes.append(f"{student.name}: the folder cannot be read: {problem.strerror}")
            continue
        of_student = [found for path in files if (found := _one(student.name, path))]
        chosen.update({(student.name, found.number): found for found in of_student})
        if not of_student:
            notes.append(f"{student.name}: no file is called task_NN*.ipynb or task_NN*.py")
    return [chosen[key] for key in sorted(chosen)], notes


def _one(student: str, path: Path) -> Submission | None:
    match = _NAME.fullmatch(path.name)
    if match is None or int(match[1]) not in EXERCISES:
        return None
    return Submission(student, int(match[1]), path)


def _content(path: Path) -> bytes:
    """Return the bytes of a file, unless it is a link, a pipe, a folder or too large."""
    if path.is_symlink():
        raise GameGraphError("the file is a link to another one")
    try:
        with open(os.open(path, _READING), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise GameGraphError("it is not a file")
            content = file.read(_LARGEST + 1)
    except IsADirectoryError:
        raise GameGraphError("it is not a file") from None
    except OSError as problem:
        raise GameGraphError(f"the file cannot be read: {problem.strerror}") from None
    if len(content) > _LARGEST:
        raise GameGraphError(f"the file is larger than {_LARGEST >> 20} MB")
    return content


def _code(content: bytes, python: bool) -> list[str]:
    encoding = "utf-8-sig"
    try:
        if python:  # it may say in its first lines how it is encoded
            encoding, _ = tokenize.detect_encoding(io.BytesIO(content).readline)
        text = content.decode(encoding)
    except UnicodeDecodeError as problem:
        raise GameGraphError(f"the file is not UTF-8 text (byte {problem.start})") from None
    except (SyntaxError, LookupError, ValueError) as problem:
        raise GameGraphError(f"the file is not UTF-8 text ({problem})") from None
    return [text] if python else _cells(text)


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
