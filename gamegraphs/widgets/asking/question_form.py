"""A question with buttons: the answer is put together, then committed, and only then compared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ipywidgets import HTML, Button, HBox, Text, VBox

from ...draw import LOOKS, Picture
from ...outcome import GameGraphError, Outcome
from ...text import listing
from ..last_picture import remaining
from ..notebook_widget import (
    ONCE,
    NotebookWidget,
    boxed,
    button,
    inline,
    paragraph,
    text_area,
)
from ..touch_picture import TouchPicture
from .asked_question import AskedQuestion
from .question import ONLY, Answer

_CHOSEN, _BORDER = "▸ ", "#6b6b6b"
_INK = "#1d1d1d"


class QuestionForm(NotebookWidget):
    """An asked question and the widgets that take its answer; see `AskedQuestion`.

    In Python: `.commit(answer)`. A single choice has a button for each word, a table one for each
    part, which goes through the words, a set one for each position, a number a field. On the
    picture of a graph a click on a position does the same as its button.
    """

    def __init__(self, asked: AskedQuestion) -> None:
        self.asked = asked
        self.answer: Answer = {}  # the parts that are chosen so far
        self._fields: dict[Any, Text] = {}
        self._buttons: dict[Any, Button] = {}
        self._text, self._news, self._picture = text_area(), text_area(), text_area()
        self._touch = self._new_touch()
        self._text.value = f"<strong>{paragraph(asked.question.text)}</strong>"
        self._inputs = VBox(self._new_inputs())
        self._button = button(
            "That is my answer",
            "Commit the answer; then the truth is shown",
            self._commit_chosen,
        )
        self._button.add_class(ONCE)
        self._none_is_meant = False  # an answer of no positions: asked once, whether it is meant
        commit = HBox([self._button])  # alone in a column it would take the full width
        touched = [] if self._touch is None else [self._touch]
        self.box = boxed([self._text, self._inputs, commit, self._news, *touched, self._picture])
        if asked.question.kind == "set":
            self.answer[ONLY] = frozenset()
        self._show()

    def commit(self, answer: Any) -> AskedQuestion:
        """Take an answer as final, as `AskedQuestion.commit` does, and show the comparison."""
        self.asked.commit(answer)
        self._show()
        return self.asked

    def choose(self, name: Any) -> None:
        """Do what the button of this name does; nothing once an answer is committed."""
        if self.asked.committed:
            return
        question = self.asked.question
        if question.kind == "set":
            self.answer[ONLY] = self.answer[ONLY] ^ {name}
            self._none_is_meant = False
        elif question.single:
            self.answer[ONLY] = name
        else:
            words = question.choices
            now = self.answer.get(name)
            self.answer[name] = words[0 if now is None else (words.index(now) + 1) % len(words)]
        self._show()

    def still(self) -> Picture | None:
        return self.asked.picture(self.answer)

    def last_html(self) -> str:
        """Return the question as HTML, with its answer folded or compared."""
        return remaining(self.asked.html())

    def __repr__(self) -> str:
        return repr(self.asked)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        return super()._repr_mimebundle_() | {"text/html": self.asked.html()}

    def _new_inputs(self) -> Sequence[HTML | HBox | Text]:
        question = self.asked.question
        if question.kind == "number":
            for name in question.parts:
                field = Text(
                    description=str(name) or "Your answer",
                    placeholder="a number",
                    style={"description_width": "initial"},
                    layout={"max_width": "98%"},  # on a phone
                )
                self._fields[name] = field
            return list(self._fields.values())
        names = question.choices if question.kind == "set" or question.single else question.parts
        for name in names:
            self._buttons[name] = button("", "", partial(self.choose, name))
        row = HBox(list(self._buttons.values()), layout={"flex_flow": "row wrap"})
        return [row]

    def _new_touch(self) -> TouchPicture | None:
        """Return the picture whose positions are clicked, if the question is about a graph."""
        graph = self.asked.graph
        asked = self.asked.question
        named = asked.choices if asked.kind == "set" else asked.parts
        names = [] if graph is None else graph.names
        self._places = {u: name for u, name in enumerate(names) if name in named}
        return None if graph is None else TouchPicture(lambda u: self.choose(self._places[u]))

    def _commit_chosen(self) -> None:
        if self.asked.committed:
            return
        try:
            answer = self.answer | {name: _number(f.value) for name, f in self._fields.items()}
            answer = {name: value for name, value in answer.items() if value is not None}
            single = self.asked.question.single
            if single and ONLY not in answer:
                self._news.value = paragraph("Choose an answer first.", live=True)
                return
            if single and answer[ONLY] == frozenset() and not self._none_is_meant:
                self._none_is_meant = True
                none = "Nothing is chosen. If your answer is none of them, press once more."
                self._news.value = paragraph(none, live=True)
                return
            self.commit(answer[ONLY] if single else answer)
        except GameGraphError as problem:
            self._news.value = paragraph(f"Not yet: {problem}.", live=True)

    def _show(self) -> None:
        if self.asked.committed:
            # The button stays: one that goes away takes the keyboard with it.
            self._inputs.layout.display = "none"
            self._button.description = "Committed"
            self._button.tooltip = "The answer is committed"
            self._news.value = "".join(
                paragraph(line, live=i == 0) for i, line in enumerate(self.asked.lines())
            )
            self._picture.value = self.asked.after_html()
            if self._touch is not None:
                self._touch.show(None, {})
        else:
            for name, widget in self._buttons.items():
                self._show_button(name, widget)
            self._news.value = paragraph(self._in_words(), live=True)
            if self._touch is None:
                self._picture.value = inline(self.still())
            else:
                titles = {u: f"Choose {name}" for u, name in self._places.items()}
                self._touch.show(self.still(), titles)
        self._keep()

    def _show_button(self, name: Any, widget: Button) -> None:
        question = self.asked.question
        if question.kind == "set":
            chosen = name in self.answer[ONLY]
            text, said = str(name), "in the set" if chosen else "not in the set"
        elif question.single:
            chosen = self.answer.get(ONLY) == name
            text, said = str(name), "chosen" if chosen else "not chosen"
        else:
            word = self.answer.get(name)
            chosen = word is not None
            text, said = f"{name}: {word or '?'}", "the next click changes it"
        word = text.rpartition(": ")[2]
        widget.description = f"{_CHOSEN if chosen else ''}{text}"
        widget.tooltip = f"{text}, {said}"
        widget.style.font_weight = "bold" if chosen else "normal"
        look = LOOKS[Outcome[word] if word in Outcome.__members__ else None]
        widget.style.button_color, widget.style.text_color = look.fill, _INK
        widget.layout.border = f"2px solid {_INK if chosen else _BORDER}"

    def _in_words(self) -> str:
        """Return what is still to be done."""
        question = self.asked.question
        open_ = [str(name) or "your answer" for name in question.parts if name not in self.answer]
        if question.kind == "number":
            return "Write a number, then commit it." if question.single else "Write the numbers."
        if open_:
            return f"Still open: {listing(open_)}."
        return "Change it, or commit it. Then the answer is shown."


def _number(text: str) -> float | int | None:
    """Return a number as it is written, also with commas or spaces between the digits."""
    bare = text.replace(",", "").replace(" ", "").replace("_", "")
    if not bare:
        return None
    try:
        return int(bare)
    except ValueError:
        try:
            return float(bare)
        except ValueError:
            raise GameGraphError(f"{text!r} is no number") from None
