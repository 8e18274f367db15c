"""The verdict of `check` on every answer of the collection, computed once and shared.

Several tests need the same verdicts, and so do the tests in a browser. Each verdict is a file in
`build/verdicts/<digest>`, where every process of a run finds it; the digest is that of all the
sources it follows from.
"""

import json
import os
import sys
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from helpers import ROOT

from gamegraphs.course.checking.check import examine
from gamegraphs.course.exercises import exercise

# xdist gives all processes of a run the same; alone, a process is a run.
RUN = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"process {os.getpid()}")


@dataclass(frozen=True)
class SavedVerdict:
    """What a verdict says; `run` is the run of the tests that computed it."""

    status: str
    misconception: str | None
    points: float
    parts: dict[str, bool | None]
    counterexample: str | None  # as text: task 11 hands out functions, which show their moves
    text: str
    html: str
    run: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


@cache
def folder() -> Path:
    """Return the folder of the verdicts that follow from the sources as they are now."""
    digest = sha256(str(sys.version_info[:2]).encode())
    for place in ("gamegraphs", "tests/right"):
        for path in sorted((ROOT / place).rglob("*.py")):
            digest.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return ROOT / "build" / "verdicts" / digest.hexdigest()[:16]


def verdict_on(number, name, function, anew=False) -> SavedVerdict:
    """Return the verdict on an answer with this name; `anew` if it has to come from this run."""
    path = folder() / f"{number:02d}-{name}.json"
    try:
        row = SavedVerdict(**json.loads(path.read_text(encoding="utf-8")))
        if row.run == RUN or not anew:
            return row
    except (OSError, ValueError, TypeError):
        pass
    row = row_of(examine(exercise(number), function))
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(f".{os.getpid()}")  # nobody reads half a file
    half.write_text(json.dumps(vars(row)), encoding="utf-8")
    half.replace(path)
    return row


def row_of(verdict) -> SavedVerdict:
    shown = None if verdict.counterexample is None else repr(verdict.counterexample)
    return SavedVerdict(
        verdict.status,
        verdict.misconception,
        verdict.points,
        dict(verdict.parts),
        shown,
        repr(verdict),
        verdict._repr_html_(),
        RUN,
    )
