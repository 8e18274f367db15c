"""predict: a question whose answer is shown once the reader has committed one.

Only the first answer counts: it is kept in the file of progress, and the question shows it again
when its cell is run another day. What a later cell shows of the answer is folded until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...draw import Picture
from ...graph import GameGraph
from ...outcome import GameGraphError
from ...validate import as_list
from ...widgets.asking.asked_question import After, AskedQuestion, shown_html
from ...widgets.asking.question import Question
from .progress_file import PredictionProgress, Record, progress_file

if TYPE_CHECKING:
    from ...widgets.asking.question_form import QuestionForm


def predict(
    key: str,
    question: str,
    truth: Any,
    *,
    idea: str,
    choices: Sequence[Any] | None = None,
    near: float = 0.0,
    graph: GameGraph | None = None,
    shows: After = None,
) -> AskedQuestion | QuestionForm:
    """Return a question; the truth and the comparison appear after an answer is committed.

    Parameters
    ----------
    key : the number of the notebook and a name, such as "01 two stones"; one for each question
    question : what is asked, as a sentence
    truth : a number, a word, an Outcome, a set of positions, or a dict with one for each part,
        such as {position: Outcome}. Compute it: a reader sees the cell
    idea : what the question is about, for the summary at the end
    choices : the words to choose from; WIN, LOSE and DRAW where none are given; for a set, its
        positions
    near : how far a number may be off, as a part of the truth
    graph : where the parts are all positions of a graph: the answer is drawn on it
    shows : a picture, or text, that is shown with the truth

    With ipywidgets there are buttons; `.commit(answer)` does the same in Python.

    >>> predict("00 doctest", "Is 3 odd?", "yes", idea="numbers", choices=["yes", "no"])
    Is 3 odd? Commit yourself with .commit(...): yes or no.
    >>> _.commit("yes")
    You called 1 of 1. yes, as you say.
    """

    for name, text in (("key", key), ("idea", idea)):
        if not isinstance(text, str):
            raise GameGraphError(f"the {name} of a question is a text, not {text!r}")

    def keep(said: str, right: int, of: int) -> None:
        def change(record: Record) -> None:
            record.predictions.setdefault(key, PredictionProgress(idea, said, right, of))

        progress_file().change(change)

    before = progress_file().read().predictions.get(key)
    said = None if before is None else (before.said, before.right, before.of)
    asked = AskedQuestion(Question(question, truth, choices, near), shows, graph, said, keep)
    return with_buttons(asked)


def with_buttons(asked: AskedQuestion) -> AskedQuestion | QuestionForm:
    """Return a question with buttons where there is ipywidgets, else as it is."""
    try:
        from ...widgets.asking.question_form import QuestionForm
    except ModuleNotFoundError:
        return asked
    return QuestionForm(asked)


def once_answered(keys: str | Sequence[str], *shown: Picture | str) -> OnceAnswered:
    """Return pictures and texts that show the answer to a question: folded until there is one.

    keys : that of the question, as `predict` was given it, or those of several questions

    Raises GameGraphError for a key that is no text, and for what is neither picture nor text.

    >>> once_answered("00 doctest", "3 = 2 + 1")
    Folded until you have answered the question "00 doctest".
    """
    named = [keys] if isinstance(keys, str) else as_list(keys, "keys", "the keys of questions")
    for key in named:
        if not isinstance(key, str):
            raise GameGraphError(f"keys: the key of a question is a text, not {key!r}")
    answered = progress_file().read().predictions
    return OnceAnswered([key for key in named if key not in answered], shown)


class OnceAnswered:
    """Pictures and texts, and the keys of the questions that are to be answered before."""

    def __init__(self, open_keys: Sequence[str], shown: Sequence[Picture | str]) -> None:
        self.open_keys = open_keys
        self._html = "".join(map(shown_html, shown))  # refuses what is neither
        self._text = "\n".join(one if isinstance(one, str) else one.alt for one in shown)

    def __repr__(self) -> str:
        if not self.open_keys:
            return self._text
        names = " and ".join(f'"{key}"' for key in self.open_keys)
        questions = "question" if len(self.open_keys) == 1 else "questions"
        return f"Folded until you have answered the {questions} {names}."

    def _repr_html_(self) -> str:
        if not self.open_keys:
            return self._html
        summary = "<summary>When you have answered: show it</summary>"
        return f"<details>{summary}{self._html}</details>"


def predictions(notebook: str = "") -> Predictions:
    """Return how many of your predictions were right, in one notebook ("01") or in all.

    Raises GameGraphError for what is no text.
    """
    if not isinstance(notebook, str):
        raise GameGraphError(f'a notebook is named by its number, such as "01", not {notebook!r}')
    return Predictions(progress_file().read(), notebook)


class Predictions:
    """The predictions of a record, as sentences."""

    def __init__(self, record: Record, notebook: str) -> None:
        found = record.predictions.items()
        self.answers = [answer for key, answer in found if key.startswith(notebook)]

    @property
    def called(self) -> tuple[int, int]:
        """How many parts were right, and how many were answered."""
        return sum(a.right for a in self.answers), sum(a.of for a in self.answers)

    def lines(self) -> list[str]:
        """Return the number called, then one line for each idea."""
        if not self.answers:
            return ["You have not committed a prediction here yet."]
        ideas: dict[str, tuple[int, int]] = {}
        for answer in self.answers:
            right, of = ideas.get(answer.idea, (0, 0))
            ideas[answer.idea] = right + answer.right, of + answer.of
        right, of = self.called
        by_idea = [f"- {idea}: {a} of {b}" for idea, (a, b) in ideas.items()]
        return [f"You called {right} of {of}.", *by_idea]

    def __repr__(self) -> str:
        return "\n".join(self.lines())
