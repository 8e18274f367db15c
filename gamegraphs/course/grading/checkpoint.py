"""A checkpoint: the grades of a class, line by line in a file, so that nothing is graded twice.

It lies in a folder of the teacher's, where no submission is and none can write. Each line carries
a keyed hash of itself and of what the run is: a line that somebody else wrote is not read. A
stopped run goes on with it, and a later one takes what has not changed; it stays until `forget`.
"""

from __future__ import annotations

import hmac
import json
import os
import pwd
import stat
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError

JsonLine = dict[str, Any]

_KEY = "key"
_SEED_BITS = 128
_LONGEST = 1 << 30  # bytes that are read of a file
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)  # Windows has neither this nor grading
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK


@dataclass(frozen=True)
class Head:
    """What all grades of a run have in common; they are of no use to a run that differs."""

    seed: int
    isolation: str
    grader: str


class Checkpoint:
    """The grades of a class in a file; `problem` says why nothing is saved, "" if it is.

    Parameters
    ----------
    graded : the folder or file that is graded: another one has another checkpoint
    seed : of the larger inputs; that of the earlier run, or a new one, if it is None
    isolation : how submissions are shut in
    state : the folder for checkpoints; by default that of this user for what programs keep
    fresh : take nothing of an earlier run, not even its seed

    Raises GameGraphError if others may write to that folder, or if it lies among what is graded.
    """

    def __init__(
        self,
        graded: Path,
        seed: int | None,
        isolation: str,
        state: Path | None = None,
        fresh: bool = False,
    ) -> None:
        folder = state or users_folder()
        self.path = record_of(graded, state)
        self.lines: list[JsonLine] = []
        self.problem = ""
        self._key = b""
        if folder.resolve().is_relative_to(graded.resolve()):
            raise GameGraphError(f"the folder of the state, {folder}, lies among what is graded")
        head: Head | None = None
        try:
            make_own(folder)
            self._key = _key(folder / _KEY)
            head, lines = (None, []) if fresh else self._read()
        except OSError as problem:
            self.problem = f"the grades so far are not saved: {problem}"
        if seed is None:
            seed = int.from_bytes(os.urandom(_SEED_BITS // 8)) if head is None else head.seed
        self.head = Head(seed, isolation, _grader())
        if head == self.head:
            # Of several for the same submission the last one holds.
            latest = {(line.get("student"), line.get("task")): line for line in lines}
            self.lines = list(latest.values())
        self._begin()

    def add(self, line: JsonLine) -> None:
        """Append a grade to the file."""
        if self.problem:
            return
        with suppress(OSError):
            end = os.open(self.path, os.O_WRONLY | os.O_APPEND | _NO_LINK)
            with open(end, "w", encoding="utf-8") as file:
                file.write(self._signed(line))

    def _begin(self) -> None:
        """Write the file anew: its last line may have been half a line."""
        if self.problem:
            return
        try:
            write_own(self.path, "".join(map(self._signed, (vars(self.head), *self.lines))))
        except OSError as problem:
            self.problem = f"the grades so far are not saved: {problem}"

    def _signed(self, line: JsonLine) -> str:
        text = json.dumps(line)
        return f"{self._hash(text)} {text}\n"

    def _hash(self, text: str) -> str:
        """Return the keyed hash of a line of this file."""
        return hmac.digest(self._key, f"{self.path.name}\n{text}".encode(), "sha256").hex()

    def _read(self) -> tuple[Head | None, list[JsonLine]]:
        head, found = None, []
        with suppress(ValueError, TypeError, RecursionError, FileNotFoundError):
            for text in read_own(self.path).decode("utf-8").splitlines():
                sign, _, line = text.partition(" ")
                if not hmac.compare_digest(sign.encode(), self._hash(line).encode()):
                    break
                if head is None:
                    head = Head(**json.loads(line))
                else:
                    found.append(dict(json.loads(line)))
        return head, found


def record_of(graded: Path, state: Path | None = None, ending: str = "jsonl") -> Path:
    """Return the file in the folder of the state that belongs to a graded folder or file."""
    name = sha256(os.fsencode(graded.resolve())).hexdigest()[:32]
    return (state or users_folder()) / f"{name}.{ending}"


def forget(graded: Path, state: Path | None = None) -> int:
    """Remove all that is kept of a graded folder; return how many files that were."""
    found = [record_of(graded, state, ending) for ending in ("jsonl", "json")]
    kept = [path for path in found if path.exists() or path.is_symlink()]
    for path in kept:
        path.unlink()
    return len(kept)


def users_folder() -> Path:
    """Return this user's folder for the state, made or not."""
    try:
        from platformdirs import user_state_path
    except ModuleNotFoundError:
        raise GameGraphError(
            'where to keep the grades of a run is told by platformdirs: pip install "gamegraphs'
            '[grade]", or give a folder by --state'
        ) from None
    return user_state_path("gamegraphs") / "grades"


def make_own(folder: Path) -> None:
    """Make a folder into which nobody but this user may write."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    about = folder.stat()
    if about.st_uid != os.geteuid():
        raise GameGraphError(
            f"{folder}, the folder of the state, belongs to {_user(about.st_uid)}, not to "
            f"{_user(os.geteuid())}: give another by --state, or have it given back"
        )
    if about.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        raise GameGraphError(
            f"others may write to {folder}, the folder of the state: give another by --state"
        )


def _user(number: int) -> str:
    """Return the name of a user, or the number where there is no name."""
    with suppress(KeyError):
        return pwd.getpwuid(number).pw_name
    return f"user {number}"


def _key(path: Path) -> bytes:
    """Return the key of the folder, made when it is first used."""
    with suppress(FileExistsError), open(os.open(path, _NEW, 0o600), "wb") as file:
        file.write(os.urandom(32))
    key = read_own(path)
    if len(key) != 32:
        raise OSError(f"{path} is no key: remove it")
    return key


def write_own(path: Path, text: str) -> None:
    """Write a file that only this user can read, all of it or nothing; a link is replaced."""
    new = path.with_suffix(f".{os.getpid()}")
    with suppress(FileNotFoundError):
        new.unlink()
    with open(os.open(new, _NEW, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
    new.replace(path)


def read_own(path: Path) -> bytes:
    """Return what is in a file of this user; a link or a pipe is none."""
    end = os.open(path, os.O_RDONLY | _NO_LINK | os.O_NONBLOCK)
    with open(end, "rb") as file:
        about = os.fstat(end)
        if not stat.S_ISREG(about.st_mode) or about.st_uid != os.geteuid():
            raise OSError(f"{path} is not a file of this user")
        return file.read(_LONGEST)


def _grader() -> str:
    """Return what changes when the grader does, or an exercise, or what it asks for the truth."""
    files = sorted(Path(__file__).parents[2].rglob("*.py"))
    return sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
