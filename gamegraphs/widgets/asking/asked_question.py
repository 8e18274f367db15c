"""A question that is asked: open until an answer is committed, and only then compared.

It shows itself as text and as HTML; `question_form` puts buttons in front of it. A page without a
kernel, on which nothing can be committed, has the answer folded behind "Show the answer".
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

from ...draw import Picture, draw
from ...graph import GameGraph, as_graph
from ...outcome import GameGraphError, Outcome
from .question import Answer, PartCompared, Question

After = Picture | str | None
Committed = Callable[[str, int, int], None]  # what was said, parts that are right, parts


class AskedQuestion:
    """A question, its answer once there is one, and what is shown after it.

    Parameters
    ----------
    question : what is asked
    after : a picture, or lines of text, shown once an answer is committed
    graph : the graph that the parts or choices are positions of; the answer is drawn on it
    said : an answer committed earlier, in words, with the numbers of right parts and of parts
    before : a picture that belongs to the question
    because : why the answer is what it is, in sentences
    on_commit : called with the same, when an answer is committed

    >>> asked = AskedQuestion(Question("How many legs has a spider?", 8))
    >>> asked
    How many legs has a spider? Commit yourself with .commit(...): a number.
    >>> asked.commit(6)
    You called 0 of 1. You say 6; it is 8.
    """

    def __init__(
        self,
        question: Question,
        after: After = None,
        graph: GameGraph | None = None,
        said: tuple[str, int, int] | None = None,
        on_commit: Committed | None = None,
        before: Picture | None = None,
        because: str = "",
    ) -> None:
        if graph is not None:
            as_graph(graph)
            if question.kind == "number":
                raise GameGraphError("a graph shows outcomes or a set of positions, and no numbers")
            for name in question.choices if question.kind == "set" else question.parts:
                if question.kind == "set" or not question.single:
                    graph.index(name)  # refuses what is no position
        if after is not None:
            shown_html(after)  # refuses what cannot be shown
        self.question = question
        self.graph = graph
        self._after = after
        self._before = before
        self._because = [because] if because else []
        self._said = said
        self._on_commit = on_commit
        self._answer: Answer | None = None

    @property
    def committed(self) -> bool:
        """Whether an answer is committed; it cannot be taken back."""
        return self._said is not None

    @property
    def right(self) -> int:
        """How many parts of the committed answer are right, 0 before."""
        return 0 if self._said is None else self._said[1]

    def commit(self, answer: Any) -> AskedQuestion:
        """Take an answer as final, if there is none yet, and return this, which now compares it.

        Raises GameGraphError if it is no answer to the question; another one can be given then.
        """
        if self._said is None:
            self._answer = self.question.read(answer)
            compared = self.question.compare(self._answer)
            said = "; ".join(p.said if not p.name else f"{p.name}: {p.said}" for p in compared)
            self._said = said, sum(p.right for p in compared), len(compared)
            if self._on_commit is not None:
                self._on_commit(*self._said)
        return self

    def lines(self) -> list[str]:
        """Return how the answer compares; before there is one, how to give it."""
        if self._said is None:
            return [f"Commit yourself with .commit(...): {self.question.how()}."]
        said, right, of = self._said
        head = f"You called {right} of {of}."
        if self._answer is None:
            return [f"{head} You said before: {said}.", *self.truth_lines()]
        compared = map(_compared, self.question.compare(self._answer))
        return [head, *compared, *self._because]

    def truth_lines(self) -> list[str]:
        """Return what is right."""
        parts = self.question.compare(self.question.truth)
        truth = [f"{part.name}: {part.truth}." if part.name else f"{part.truth}." for part in parts]
        return [*truth, *self._because]

    def picture(self, answer: Answer | None = None) -> Picture | None:
        """Return the graph with an answer on it, or the picture of the question, or None.

        answer : with the parts that are chosen so far
        """
        if self.graph is None:
            return self._before
        if self.question.kind == "set":
            chosen = [v for part in (answer or {}).values() for v in part]
            return draw(self.graph, highlight=chosen)
        return draw(self.graph, self._labels(answer or {}))

    def after_html(self) -> str:
        """Return what is shown after the answer as HTML; `after`, or the graph with the truth."""
        after = self._after or self._true_picture()
        return "" if after is None else shown_html(after)

    def html(self) -> str:
        """Return the question, and its answer: compared, or folded while nothing is committed."""
        asked = f"<p><strong>{escape(self.question.text)}</strong></p>"
        if self.committed:
            return asked + self.compared_html()
        before = self.picture()
        shown = "" if before is None else f"<p>{before.html()}</p>"
        truth = "".join(f"<p>{escape(line)}</p>" for line in self.truth_lines())
        fold = "<details><summary>Show the answer</summary>"
        return f"{asked}{shown}{fold}{truth}{self.after_html()}</details>"

    def compared_html(self) -> str:
        """Return the lines of the comparison and what is shown after it."""
        return "".join(f"<p>{escape(line)}</p>" for line in self.lines()) + self.after_html()

    def __repr__(self) -> str:
        after = self._after if isinstance(self._after, str) and self.committed else ""
        text = (
            " ".join(self.lines()) if self.committed else f"{self.question.text} {self.lines()[0]}"
        )
        return f"{text}\n{after}" if after else text

    def _repr_html_(self) -> str:
        how = "" if self.committed else f"<p>{escape(self.lines()[0])}</p>"
        return self.html() + how

    def _labels(self, answer: Answer) -> list[Outcome | None]:
        assert self.graph is not None
        words = [answer.get(name) for name in self.graph.names]
        return [None if word is None else Outcome[word] for word in words]

    def _true_picture(self) -> Picture | None:
        if self.graph is None:
            return None
        if self.question.kind == "set":
            return self.picture(self.question.truth)
        yours = self._labels(self._answer) if self._answer is not None else None
        return draw(self.graph, self._labels(self.question.truth), answers=yours)


def shown_html(shown: Picture | str) -> str:
    """Return a picture, or lines of text, as HTML.

    Raises GameGraphError for anything else.
    """
    if isinstance(shown, str):
        style = "white-space:pre;overflow-x:auto"
        return f'<pre tabindex="0" style="{style}">{escape(shown)}</pre>'
    if isinstance(shown, Picture):
        return f"<p>{shown.html()}</p>"
    raise GameGraphError(f"what is shown is a Picture or a text, not {shown!r}")


def _compared(part: PartCompared) -> str:
    where = f"{part.name}: " if part.name else ""
    if part.right and part.said == part.truth:
        return f"{where}{part.truth}, as you say."
    close = "; close enough" if part.right else ""
    you = "you say" if where else "You say"
    return f"{where}{you} {part.said}; it is {part.truth}{close}."
