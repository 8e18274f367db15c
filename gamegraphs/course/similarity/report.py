"""Similar submissions as a table for the terminal, and as pages that show them side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from ..exercises import EXERCISES
from ..grading.grades import printable
from ..pages import page
from .answers import StudentAnswer
from .pairs import INDEPENDENT, WORTH_A_LOOK, SimilarPair

_PAGES = Path(__file__).parent / "pages"
_MOST_PAGES = 300

MEANING = (
    f"No verdict. Two right answers that were written independently share up to {INDEPENDENT:.0%} "
    "here; those who followed the same notebook, or sat together as they were allowed to, share "
    "more, and short answers are alike by nature. A high share is a reason to read both, and to "
    "ask both; a low one proves nothing either."
)


def table(
    alike: Sequence[SimilarPair], short: Sequence[StudentAnswer], notes: Sequence[str]
) -> str:
    """Return the pairs that are worth a look as text, and what the numbers mean."""
    lines = [
        f"{pair.share:4.0%}  task {pair.one.number:02d}  "
        f"{_line(pair.one.student)}  {_line(pair.other.student)}"
        for pair in worth_a_look(alike)
    ]
    if not lines:
        lines = [f"No two answers share {WORTH_A_LOOK:.0%} or more."]
    return "\n".join([*lines, *map(_line, notes), *_short(short), MEANING])


def worth_a_look(alike: Sequence[SimilarPair]) -> list[SimilarPair]:
    """Return the pairs that share more than independent answers do."""
    return [pair for pair in alike if pair.share >= WORTH_A_LOOK]


def write_pages(
    alike: Sequence[SimilarPair], short: Sequence[StudentAnswer], notes: Sequence[str], folder: Path
) -> Path:
    """Write index.html and a page for each pair that is worth a look; return the index.

    Raises GameGraphError if Jinja2 is not installed. Every text is escaped.
    """
    shown = worth_a_look(alike)[:_MOST_PAGES]
    numbers = sorted({pair.one.number for pair in alike})
    folder.mkdir(parents=True, exist_ok=True)
    for i, pair in enumerate(shown, 1):
        text = page(
            _PAGES, "pair.html", {"meaning": MEANING, **_about(pair), "sides": _sides(pair)}
        )
        (folder / f"pair-{i:03d}.html").write_text(text, encoding="utf-8")
    values = {
        "meaning": MEANING,
        "pairs": [
            {**_about(pair), "page": f"pair-{i:03d}.html"} for i, pair in enumerate(shown, 1)
        ],
        "tasks": [_task(number, alike) for number in numbers],
        "least": f"{WORTH_A_LOOK:.0%}",
        "notes": [*map(_line, notes), *_short(short)],
    }
    index = folder / "index.html"
    index.write_text(page(_PAGES, "index.html", values), encoding="utf-8")
    return index


def _about(pair: SimilarPair) -> dict[str, Any]:
    return {
        "number": pair.one.number,
        "title": EXERCISES[pair.one.number].title,
        "share": f"{pair.share:.0%}",
        "students": [_line(pair.one.student), _line(pair.other.student)],
    }


def _sides(pair: SimilarPair) -> list[dict[str, Any]]:
    """Return for both answers their lines, and which of them are shared."""
    return [
        {
            "student": _line(answer.student),
            "file": _line(answer.file),
            "lines": [
                (number + 1, printable(line), number in shared)
                for number, line in enumerate(answer.code.split("\n"))
            ],
        }
        for answer, shared in zip((pair.one, pair.other), map(set, pair.lines), strict=True)
    ]


def _task(number: int, alike: Sequence[SimilarPair]) -> dict[str, Any]:
    """Return how much pairs of an exercise share, of those that share anything."""
    shares = [pair.share for pair in alike if pair.one.number == number]
    return {
        "number": number,
        "title": EXERCISES[number].title,
        "pairs": len(shares),
        "median": f"{median(shares):.0%}",
        "most": f"{max(shares):.0%}",
    }


def _short(short: Sequence[StudentAnswer]) -> list[str]:
    if not short:
        return []
    names = ", ".join(f"{_line(answer.student)} (task {answer.number:02d})" for answer in short)
    return [f"Not compared, for too little is their own: {names}."]


def _line(text: str) -> str:
    return printable(" ".join(text.splitlines()))
