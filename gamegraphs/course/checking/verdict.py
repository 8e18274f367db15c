"""Verdict: what a check has found, in words, and as it shows itself in a notebook."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import Any

from ...draw import Picture
from ..exercises import Diagnosis, Exercise, diagnoses
from .case import Case
from .feedback.first_words import words_before

HEADLINES = {
    "right": "right",
    "wrong": "not yet",
    "raised": "not yet: it ended with an error",
    "slow": "right so far, but too slow",
    "stuck": "not yet: it did not stop",
    "untried": "not attempted yet",
}
_MARKS = {True: "✓", False: "✗", None: "·"}
_WORDS = {True: "right", False: "not yet", None: "not reached"}


@dataclass(frozen=True)
class Verdict:
    """The result of a check; a notebook shows it with its picture, a terminal as text.

    Attributes
    ----------
    status : "right", "wrong", "raised", "slow", "stuck" or "untried"
    parts : for each part of the exercise whether it is right, None if it was not reached
    found : what was found, one sentence each
    mistake : the known mistake that fits, if just one does; else what all failures have in common
    second : another known mistake, if it takes both to explain all failures; or what else they
        have in common
    case : the input shown, made ready to be worked on, or None
    counterexample : the input shown, as the function's arguments, or None
    pictured : what `picture` draws: the input, as the exercise has it, and the given answer
    summary : on how many inputs it is right
    next_step : what to do now
    """

    exercise: Exercise
    status: str
    parts: dict[str, bool | None]
    found: list[str] = field(default_factory=list)
    mistake: Diagnosis | None = None
    counterexample: tuple[Any, ...] | None = None
    pictured: tuple[Any, Any] | None = None
    summary: str = ""
    next_step: str = ""
    second: Diagnosis | None = None
    case: Case | None = None

    @property
    def picture(self) -> Picture | None:
        """The counterexample drawn, with the true answer and the given one, or None."""
        return None if self.pictured is None else self.exercise.picture(*self.pictured)

    @property
    def right(self) -> bool:
        """Whether everything is right."""
        return self.status == "right"

    @property
    def misconception(self) -> str | None:
        """The key of the named mistake, or of what all failures have in common, or None."""
        return None if self.mistake is None else self.mistake.key

    @property
    def points(self) -> float:
        """The points of the parts that are right."""
        return float(sum(p.points for p in self.exercise.parts if self.parts.get(p.key)))

    def named(self) -> list[tuple[str, Diagnosis]]:
        """Return what the mistake is called, each name with the words that go before its title."""
        if self.mistake is None:
            return []
        found = [(self.mistake.words, self.mistake)]
        if self.second is None:
            return found
        words = self.second.words
        also = "And also like:" if found[0][0] == words else f"And {words[0].lower()}{words[1:]}"
        return [*found, (also, self.second)]

    def headline(self) -> str:
        """Return the verdict in one line."""
        exercise = self.exercise
        return f"Task {exercise.number}, {exercise.function}: {HEADLINES[self.status]}."

    def sentences(self) -> list[str]:
        """Return everything that is to be said, in order, without the headline and the parts."""
        named = []
        for words, mistake in self.named():
            named += [f"{words} {mistake.title}.", mistake.explanation]
        return [s for s in (*self.found, *named, self.summary, self.next_step) if s]

    def table(self) -> list[tuple[str, str, str, str]]:
        """Return for each part a mark, its text, a word and its points."""
        rows = []
        for part in self.exercise.parts:
            state = self.parts.get(part.key)
            got = part.points if state else 0
            rows.append(
                (_MARKS[state], part.text, _WORDS[state], f"{got:g} of {_points(part.points)}")
            )
        return rows

    def __repr__(self) -> str:
        lines = [self.headline(), *self.sentences()]
        if self.status != "untried":
            lines += [
                f"{mark} {text}: {word}, {points}" for mark, text, word, points in self.table()
            ]
        if self.case is not None:
            lines += ["To go on from here:", *(f"- {way}" for way in self.case.ways())]
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        return self._html(self.case.ways_html() if self.case else "")

    def _ipython_display_(self) -> None:
        before = words_before(self)
        buttons = self.case.buttons(self.picture) if self.case else None
        if before is None and buttons is None:
            raise NotImplementedError  # so that it is shown like everything else
        from IPython.display import display

        html = self._html(self.case.read_html()) if self.case and buttons else self._repr_html_()
        page = {"text/html": html, "text/plain": repr(self)}
        if before is not None:
            before.update(page, raw=True)
        else:
            display(page, raw=True)  # type: ignore[no-untyped-call]
        if buttons is not None:
            display(buttons)  # type: ignore[no-untyped-call]

    def _html(self, ways: str) -> str:
        mark = "✓" if self.right else "·" if self.status == "untried" else "✗"
        parts = [f"<p><strong>{mark} {escape(self.headline())}</strong></p>"]
        parts += [paragraph(sentence) for sentence in self.found]
        picture = self.picture
        if picture is not None:
            parts.append(f"<p>{picture.html()}</p>")
        for words, mistake in self.named():
            title = f"<strong>{words} {_with_code(mistake.title)}.</strong>"
            parts.append(f"<p>{title} {_with_code(mistake.explanation)}</p>")
        parts += [paragraph(text) for text in (self.summary, self.next_step) if text]
        if self.status != "untried":
            parts.append(self._table_html())
        parts.append(ways)
        style = "border-left:4px solid currentColor;padding:2px 12px;line-height:1.45"
        return f'<div style="{style}">{"".join(parts)}</div>'

    def as_dict(self) -> dict[str, Any]:
        """Return what was found as plain data, which a file of JSON can hold."""
        return {
            "status": self.status,
            "parts": self.parts,
            "found": self.found,
            "mistake": self.misconception,
            "second": None if self.second is None else self.second.key,
            "pictured": self.pictured,
            "summary": self.summary,
            "next_step": self.next_step,
        }

    def _table_html(self) -> str:
        cell = '<td style="text-align:left;padding:2px 10px">'
        rows = "".join(
            "<tr>" + "".join(f"{cell}{escape(text)}</td>" for text in row) + "</tr>"
            for row in self.table()
        )
        return f'<table style="margin:4px 0"><tbody>{rows}</tbody></table>'


def verdict_from(exercise: Exercise, fields: dict[str, Any]) -> Verdict:
    """Return the verdict that `as_dict` gave these fields; the input as arguments is not kept."""
    known = diagnoses(exercise.number)
    named = {key: known.get(str(fields.get(key))) for key in ("mistake", "second")}
    return Verdict(exercise, **{**fields, **named})


def _points(points: float) -> str:
    return f"{points:g} point" + ("" if points == 1 else "s")


def paragraph(text: str) -> str:
    """Return a sentence for a page."""
    return f"<p>{_with_code(text)}</p>"


def _with_code(text: str) -> str:
    """Return text for a page; what stands between backquotes is code."""
    pieces = escape(text).split("`")
    return "".join(f"<code>{piece}</code>" if i % 2 else piece for i, piece in enumerate(pieces))
