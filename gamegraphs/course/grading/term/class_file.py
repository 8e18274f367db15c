"""What stays with a class: names of pages, anonymous ids, where its overrides and late days stand.

The name of a student's page is random: who knows one cannot guess another. It is drawn once and
kept, so that an address that a student was given leads to the newest grades for ever.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ....outcome import GameGraphError
from ..checkpoint import make_own, read_own, record_of, write_own

_TOKEN = re.compile(r"[A-Za-z0-9_-]{3,64}")
_OF_A_RUN = ("overrides", "late_days", "late_cost", "roster", "course")
_DRAW: dict[str, Callable[[], str]] = {
    "pages": lambda: secrets.token_urlsafe(16),
    "ids": lambda: f"student-{secrets.token_hex(8)}",
}


class ClassFile:
    """A small file beside the checkpoint, or where a teacher wants it.

    Parameters
    ----------
    of : the graded folder, or the file of a course
    state : the folder of the state; by default that of this user
    path : the file itself, in place of one in the folder of the state
    course : where names that are not there yet are taken from: a student has the same one in all
        assignments of a course

    `problem` says why something could not be kept for the next run, "" if all could.

    Raises GameGraphError if the file is there and cannot be read: names that are lost would be
    drawn anew, and the old addresses would lead nowhere.
    """

    def __init__(
        self,
        of: Path,
        state: Path | None = None,
        path: Path | None = None,
        course: ClassFile | None = None,
    ) -> None:
        self._course = course
        self._problem = ""
        self.path = path or record_of(of, state, "json")
        self._own = path is None
        self._kept: dict[str, Any] = {"pages": {}, "ids": {}} | dict.fromkeys(_OF_A_RUN)
        try:
            content = read_own(self.path)
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as problem:
            raise self._unreadable(str(problem)) from None
        try:
            kept = json.loads(content)
            self._kept |= {key: kept.get(key) for key in _OF_A_RUN}
            self._kept |= {"pages": _tokens(kept["pages"]), "ids": _tokens(kept["ids"])}
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as problem:
            raise self._unreadable(f"{type(problem).__name__}: {problem}") from None

    def _unreadable(self, reason: str) -> GameGraphError:
        return GameGraphError(f"the names of pages in {self.path} cannot be read: {reason}")

    def pages(self, students: Iterable[str]) -> dict[str, str]:
        """Return the name of each student's page, drawn where there was none."""
        return self._named("pages", list(students))

    def ids(self, students: Iterable[str]) -> dict[str, str]:
        """Return an id for each student that says nothing of who it is."""
        return self._named("ids", list(students))

    @property
    def problem(self) -> str:
        """Why something could not be kept for the next run."""
        return self._problem or (self._course.problem if self._course else "")

    @property
    def overrides(self) -> Path | None:
        """Where the overrides of the last run stand."""
        return self.kept_path("overrides")

    def remember_overrides(self, path: Path) -> None:
        """Keep where the overrides stand: they hold for the next run, too."""
        self.remember("overrides", str(path.resolve()))

    @property
    def late_cost(self) -> tuple[float, float]:
        """What a late day cost in an earlier run: points, and a share of the maximum."""
        points, share = self._kept["late_cost"] or (0.0, 0.0)
        return float(points), float(share)

    def kept_path(self, key: str) -> Path | None:
        """Return where "overrides", "late_days", "roster" or "course" of an earlier run stand."""
        kept = self._kept[key]
        return None if kept is None else Path(kept)

    def remember(self, key: str, value: Any) -> None:
        """Keep one of these, or the "late_cost", for the next run."""
        if self._kept[key] != value:
            self._kept[key] = value
            self._save()

    def _named(self, kind: str, students: list[str]) -> dict[str, str]:
        names: dict[str, str] = self._kept[kind]
        new = [student for student in students if student not in names]
        if new and self._course is not None:
            names |= self._course._named(kind, new)
        elif new:
            names |= {student: _DRAW[kind]() for student in new}
        if new:
            self._save()
        return {student: names[student] for student in students}

    def _save(self) -> None:
        try:
            if self._own:
                make_own(self.path.parent)
            write_own(self.path, json.dumps(self._kept, indent=1) + "\n")
        except OSError as error:
            reason = error.strerror or error
            self._problem = f"nothing is kept for the next run: {self.path} ({reason})"


def _tokens(names: dict[str, str]) -> dict[str, str]:
    for name in names.values():
        if not _TOKEN.fullmatch(name):
            raise ValueError(f"{name!r} is no name of a page")
    if len(set(names.values())) < len(names):
        raise ValueError("two students have the same one")
    return names
