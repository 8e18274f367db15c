"""A question: which answers there can be, what is right, and how an answer compares.

Its kind follows from what is right: a number; one of several choices; a set of positions; or a
table, such as {position: outcome}, each of whose entries is a number or a choice and counts as one
part.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Any, Literal

from ...draw.shapes import one_line
from ...outcome import GameGraphError, Outcome
from ...text import listing
from ...validate import as_list

Kind = Literal["choice", "number", "set"]
Answer = dict[Any, Any]  # for each part a word, a number, or a frozenset of positions

ONLY = ""  # the name of the part of a question that has only one
OUTCOMES = ("WIN", "LOSE", "DRAW")


@dataclass(frozen=True)
class PartCompared:
    """A part of an answer beside the truth; all in words."""

    name: str
    said: str
    truth: str
    right: bool


class Question:
    """A question and what is right.

    Parameters
    ----------
    text : the question
    truth : a number, a word, a set of positions, or {part: number or word}; an Outcome is a word
    choices : the words to choose from; by default WIN, LOSE and DRAW, or, for a set, must be given
    near : a number is right if it is off by no more than this part of the truth

    Raises GameGraphError where the truth is none of the choices, and for arguments of another kind.

    >>> question = Question("Who wins?", {"left": "Ann", "right": "Ben"}, ["Ann", "Ben"])
    >>> answer = question.read({"left": "Ann", "right": "Ann"})
    >>> [part.right for part in question.compare(answer)]
    [True, False]
    """

    def __init__(
        self, text: str, truth: Any, choices: Sequence[Any] | None = None, near: float = 0.0
    ) -> None:
        if not isinstance(text, str):
            raise GameGraphError(f"a question is a text, not {text!r}")
        if not isinstance(near, Real) or not near >= 0:
            raise GameGraphError(f"near is a number from 0 up, a part of the truth; not {near!r}")
        if isinstance(choices, str):
            raise GameGraphError(f"choices is a list of words, not the text {choices!r}")
        if choices is not None:
            choices = as_list(choices, "choices", "words")
        if isinstance(truth, Mapping) and not truth:
            raise GameGraphError("a truth with parts needs at least one part, not {}")
        self.text: str = text
        self.near: float = near
        whole = isinstance(truth, Mapping)
        parts = dict(truth) if whole else {ONLY: truth}
        self.kind: Kind = _kind(list(parts.values()), choices)
        self.choices: tuple[Any, ...] = ()
        if self.kind == "set":
            self.choices = tuple(choices or ())
        elif self.kind == "choice":
            self.choices = tuple(map(_word, choices)) if choices is not None else OUTCOMES
        self.truth: Answer = {name: self._read_part(name, value) for name, value in parts.items()}

    @property
    def parts(self) -> list[Any]:
        """The names of the parts, [ONLY] if there is but one."""
        return list(self.truth)

    @property
    def single(self) -> bool:
        """Whether there is but one part."""
        return self.parts == [ONLY]

    def how(self) -> str:
        """Return in words what an answer is."""
        if self.kind == "number":
            what = "a number"
        elif self.kind == "set":
            what = f"a set of some of {listing(_names(self.choices))}, perhaps of none"
        else:
            what = listing(list(self.choices), "or")
        if self.single:
            return what
        return f"{what}, for each of {listing(_names(self.parts))}"

    def read(self, answer: Any) -> Answer:
        """Return an answer as it is compared; GameGraphError where it is none."""
        if self.single:
            return {ONLY: self._read_part(ONLY, answer)}
        if not isinstance(answer, Mapping):
            raise GameGraphError(f"an answer is a dict with {self.how()}; not {answer!r}")
        missing = [name for name in self.parts if answer.get(name) is None]
        if missing:
            raise GameGraphError(f"nothing is said of {listing(_names(missing))}")
        unknown = [name for name in answer if name not in self.truth]
        if unknown:
            raise GameGraphError(f"nobody asked about {listing(_names(unknown))}")
        return {name: self._read_part(name, answer[name]) for name in self.parts}

    def compare(self, answer: Answer) -> list[PartCompared]:
        """Return each part of an answer beside the truth."""
        found = []
        for name, truth in self.truth.items():
            right = self._fits(answer[name], truth)
            found.append(PartCompared(_name(name), self.say(answer[name]), self.say(truth), right))
        return found

    def say(self, value: Any) -> str:
        """Return a part of an answer in words."""
        if self.kind == "set":
            return listing(_names(v for v in self.choices if v in value)) or "none"
        if self.kind == "number":
            return f"{value:,}" if isinstance(value, Integral) else f"{value:,.6g}"
        return str(value)

    def _fits(self, said: Any, truth: Any) -> bool:
        if self.kind == "number":
            return bool(abs(said - truth) <= self.near * abs(truth))
        return bool(said == truth)

    def _read_part(self, name: Any, value: Any) -> Any:
        of = f" of {_name(name)}" if name != ONLY else ""
        if self.kind == "number":
            if isinstance(value, bool) or not isinstance(value, Real) or not math.isfinite(value):
                raise GameGraphError(f"the answer{of} is a number, not {value!r}")
            return value
        if self.kind == "set":
            if isinstance(value, str) or not isinstance(value, Iterable):
                raise GameGraphError(f"the answer{of} is a set of positions, not {value!r}")
            try:
                chosen = frozenset(value)
            except TypeError:  # a list in it, say
                raise GameGraphError(
                    f"the answer{of} is a set of positions, not {value!r}"
                ) from None
            strange = [_name(v) for v in chosen if v not in self.choices]
            if strange:
                known = listing(_names(self.choices))
                raise GameGraphError(f"the positions are {known}; not {listing(sorted(strange))}")
            return chosen
        word = _word(value)
        if word not in self.choices:
            known = listing(list(self.choices), "or")
            raise GameGraphError(f"the answer{of} is {known}, not {value!r}")
        return word


def _kind(truths: Sequence[Any], choices: Sequence[Any] | None) -> Kind:
    if all(isinstance(truth, set | frozenset) for truth in truths):
        if choices is None:
            raise GameGraphError("a question about a set needs choices: the positions")
        return "set"
    numbers = all(isinstance(t, Real) and not isinstance(t, Outcome | bool) for t in truths)
    return "number" if numbers and truths and choices is None else "choice"


def _word(value: Any) -> str:
    return value.name if isinstance(value, Outcome) else str(value)


def _name(name: Any) -> str:
    return one_line(name)


def _names(names: Iterable[Any]) -> list[str]:
    return [_name(name) for name in names]
