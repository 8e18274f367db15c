"""hint and solution: help in steps, and the official solution after a pass."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any

from ..outcome import GameGraphError
from .exercises import Exercise
from .exercises import exercise as find_exercise
from .learning.progress_file import Record, progress_file

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_given: dict[int, int] = {}


class Text:
    """Text that shows itself plainly in a terminal and as Markdown in a notebook."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown

    def __repr__(self) -> str:
        return self.markdown

    def _repr_markdown_(self) -> str:
        return self.markdown


def hint(number: int | str) -> Text:
    """Return the next hint for an exercise; after the last one the first comes again.

    >>> hint(4)
    Hint 1 of 4: Do not ask where a position leads. Ask who can move to a position you know.
    """
    exercise = find_exercise(number)
    given = _given.get(exercise.number, 0) % len(exercise.hints)
    _given[exercise.number] = given + 1

    def change(record: Record) -> None:
        state = record.exercise(exercise.number)
        state.hints = max(state.hints, given + 1)

    progress_file().change(change)
    return hint_number(given + 1, exercise)


def hint_number(which: int, exercise: Exercise) -> Text:
    """Return one of the hints for an exercise, the first for 1."""
    if not 1 <= which <= len(exercise.hints):
        raise GameGraphError(
            f"exercise {exercise.number} has the hints 1 to {len(exercise.hints)}, not {which}"
        )
    last = ", the last" if which == len(exercise.hints) else ""
    return Text(f"Hint {which} of {len(exercise.hints)}{last}: {exercise.hints[which - 1]}")


def solution(number: int | str, anyway: bool = False) -> Text:
    """Return the official solution: after a pass, or before it with `anyway=True`.

    A pass is kept in the file of progress. The solution is read from the folder `solutions`.
    """
    exercise = find_exercise(number)
    if not (anyway or exercise.number in progress_file().read().passed):
        return Text(
            f"Task {exercise.number} has not been passed yet. "
            f"`solution({exercise.number}, anyway=True)` shows the solution all the same."
        )
    return Text(_read(exercise))


def _read(exercise: Exercise) -> str:
    name = f"{exercise.slug}.ipynb"
    here, package = Path.cwd(), Path(__file__).resolve().parents[2]
    for folder in (package, here, here.parent):
        path = folder / "solutions" / name
        if path.is_file():
            return _text(json.loads(path.read_text(encoding="utf-8")), name)
    raise GameGraphError(
        f"the solution is read from solutions/{name}, which is neither beside the package nor "
        f"in or above {escape(str(here.name))}"
    )


def _text(notebook: dict[str, list[dict[str, Any]]], name: str) -> str:
    """Return the code of the solution and the text about it, with its programs and what they show.

    Of a picture it is the words; `name` is the notebook that has them all.
    """
    shown = []
    for cell in notebook["cells"]:
        text = _joined(cell["source"])
        if cell["id"] == "starter":
            lines = [line for line in text.splitlines() if line.strip()[:4] != "### "]
            shown.append(_fenced("\n".join(lines), "python"))
        elif cell["id"].startswith("editorial"):
            text = _COMMENT.sub("", text).strip()
            shown.append(text if cell["cell_type"] == "markdown" else _fenced(text, "python"))
            shown += map(_output, cell.get("outputs", []))
    shown.append(f"(With its pictures it is in solutions/{name}.)")
    return "\n\n".join(filter(None, shown))


def _output(output: dict[str, Any]) -> str:
    data = output.get("data", {})
    text = _joined(output.get("text", data.get("text/plain", ""))).strip()
    if "text/html" in data:
        return f"*Picture: {text}*"
    return text and _fenced(text, "text")


def _joined(source: str | list[str]) -> str:
    return "".join(source)


def _fenced(text: str, kind: str) -> str:
    return f"```{kind}\n{text}\n```"
