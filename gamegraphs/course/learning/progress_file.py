"""The file of progress: what a learner has passed, asked for, predicted and repeated.

It is `progress.json` in the folder of the course, beside `notebooks`. Every kernel reads it before
it changes it, and replaces it whole, so a reader never meets half a file. Where it cannot be read
or written, the course goes on without it and says so once: what happened since then is known to
this kernel alone.

It is kept for a person at work: by IPython, in the course's folder or one below it. Programs that
run notebooks (tests, builds) set the environment variable GAMEGRAPHS_PROGRESS to "off"; any other
value of it is the path of another file.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from ...whole_file import whole_file

VARIABLE = "GAMEGRAPHS_PROGRESS"
NAME = "progress.json"
VERSION = 1
_MARK = Path("notebooks", "00-start-here.ipynb")  # what the folder of the course is known by
_LONGEST = 1 << 22  # bytes that are read
_PATIENCE = 2.0  # seconds to wait for another kernel that is writing


@dataclass
class ExerciseProgress:
    """How far an exercise is: whether it was passed, checks before that, hints asked for."""

    passed: bool = False
    tries: int = 0
    hints: int = 0


@dataclass
class PredictionProgress:
    """What was answered to a question before its answer was shown; the first answer counts."""

    idea: str = ""
    said: str = ""
    right: int = 0
    of: int = 1


@dataclass
class RecallProgress:
    """How the questions about one mistake were answered; `level` is how hard the next one is."""

    asked: int = 0
    right: int = 0
    level: int = 0
    last_right: bool = False


@dataclass
class WaveProgress:
    """Runs of the wave by hand; those without a refused step one after the other."""

    runs: int = 0
    clean: int = 0
    mastered: bool = False


@dataclass
class Record:
    """All that is kept of a learner. Exercises are keyed by their number as text."""

    exercises: dict[str, ExerciseProgress] = field(default_factory=dict)
    predictions: dict[str, PredictionProgress] = field(default_factory=dict)
    recall: dict[str, RecallProgress] = field(default_factory=dict)
    wave: WaveProgress = field(default_factory=WaveProgress)

    def exercise(self, number: int) -> ExerciseProgress:
        """Return what is known of an exercise, ready to be changed."""
        return self.exercises.setdefault(str(number), ExerciseProgress())

    @property
    def passed(self) -> set[int]:
        """The numbers of the exercises that were passed."""
        return {int(number) for number, entry in self.exercises.items() if entry.passed}


Change = Callable[[Record], None]


class ProgressFile:
    """A record in a file, shared by all kernels; with the path None, in this process alone.

    Attributes
    ----------
    problem : why nothing is kept, "" while it is
    """

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.problem = ""
        self._alone = Record()  # what is known when no file is
        self._waiting: list[Change] = []  # changes that the file does not have yet

    def read(self) -> Record:
        """Return what is kept now, also by other kernels, and what this one could not write."""
        if self.path is None:
            return self._alone
        try:
            found = _read(self.path)
        except (OSError, ValueError) as problem:
            self._without(problem)
            found = Record()
        for change in self._waiting:
            change(found)
        return found

    def change(self, change: Change) -> None:
        """Change the record in the file; where that cannot be, in this process alone."""
        if self.path is None:
            change(self._alone)
            return
        self._waiting.append(change)
        try:
            with _locked(self.path.parent):
                found = _read(self.path)
                for waiting in self._waiting:
                    waiting(found)
                _write(self.path, found)
        except (OSError, ValueError) as problem:
            self._without(problem)
        else:
            self._waiting, self.problem = [], ""

    def forget(self) -> bool:
        """Delete the file; return whether there was one."""
        self._alone, self._waiting, self.problem = Record(), [], ""
        if self.path is None or not self.path.exists():
            return False
        self.path.unlink()
        return True

    def _without(self, problem: Exception) -> None:
        """Go on without the file, and say so the first time."""
        if not self.problem:
            said = getattr(problem, "strerror", None) or str(problem)
            self.problem = f"Your progress is not kept in {NAME}: {said}. All else works as always."
            print(self.problem)


_files: dict[Path | None, ProgressFile] = {}


def progress_file() -> ProgressFile:
    """Return the file of progress that belongs to this process now."""
    path = _path()
    return _files.setdefault(path, ProgressFile(path))


def course_folder() -> Path | None:
    """Return the folder of the course that this process works in, or None."""
    try:
        here = Path.cwd()
    except OSError:  # the folder has been deleted
        return None
    return next((folder for folder in (here, here.parent) if (folder / _MARK).is_file()), None)


def is_off() -> bool:
    """Return whether a program runs the notebooks, and not a person."""
    return os.environ.get(VARIABLE) == "off"


def _path() -> Path | None:
    wanted = os.environ.get(VARIABLE, "")
    if wanted:
        return None if is_off() else Path(wanted)
    folder = course_folder() if _at_work() else None
    return None if folder is None else folder / NAME


def _at_work() -> bool:
    """Return whether IPython runs this process: a notebook, or a person at a prompt."""
    ipython = sys.modules.get("IPython")
    return ipython is not None and ipython.get_ipython() is not None


# The file


def _read(path: Path) -> Record:
    """Return the record in a file, an empty one if there is none; ValueError if it is no record."""
    try:
        with path.open("rb") as file:
            text = file.read(_LONGEST + 1)
    except FileNotFoundError:
        return Record()
    if len(text) > _LONGEST:
        raise ValueError(f"the file is longer than {_LONGEST} bytes")
    try:
        data = json.loads(text.decode("utf-8"))
    except (ValueError, RecursionError):
        raise ValueError("the file is damaged") from None
    if isinstance(data, dict) and data.get("version") not in (None, VERSION):
        raise ValueError("the file is from another version of the course")
    return _record(data)


def _record(data: Any) -> Record:
    try:
        found = Record(wave=_entry(WaveProgress, data["wave"]))
        for name, kind in (
            ("exercises", ExerciseProgress),
            ("predictions", PredictionProgress),
            ("recall", RecallProgress),
        ):
            setattr(found, name, {key: _entry(kind, value) for key, value in data[name].items()})
        if not all(number.isdecimal() for number in found.exercises):
            raise ValueError("a key that is no number")
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError("the file is damaged") from None
    return found


def _entry(kind: type, data: Any) -> Any:
    """Return an object with these fields; ValueError if one is of another type."""
    found = kind(**data)
    for name, value in vars(kind()).items():
        if type(getattr(found, name)) is not type(value):
            raise ValueError(name)
    return found


def _write(path: Path, record: Record) -> None:
    """Replace the file whole: a reader meets the old record or the new one."""
    text = json.dumps({"version": VERSION, **asdict(record)}, indent=1) + "\n"
    with whole_file(path) as half, half.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        with suppress(OSError):  # a file system in memory, as in a browser, has no disk
            os.fsync(file.fileno())


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Let one kernel at a time change the file, by a lock on its folder.

    Where there are no such locks (Windows, a browser), the last of two that write at the same
    moment wins: one entry may be missing then, and the file is whole all the same.
    """
    try:
        from fcntl import LOCK_EX, LOCK_NB, flock
    except ImportError:  # Windows has no fcntl, and that of a browser no flock
        yield
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                flock(handle, LOCK_EX | LOCK_NB)
                break
            except BlockingIOError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.01)
            except OSError:  # a file system without locks
                break
        yield
    finally:
        os.close(handle)
