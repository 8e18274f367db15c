"""recall: at the head of a notebook, two questions about what earlier ones taught.

Which mistakes are asked about, and how hard the questions are, follows from how they were answered:
what went wrong last comes first, then what was asked least. They are new ones each time, except
where a program runs the notebook: then they are always the same.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ...outcome import GameGraphError
from ...widgets.asking.asked_question import AskedQuestion
from .predictions import with_buttons
from .progress_file import RecallProgress, Record, is_off, progress_file
from .recall_questions import SIZES, TOPICS, Topic, ask

if TYPE_CHECKING:
    from ...widgets.asking.question_form import QuestionForm

_QUESTIONS = 2


def recall(notebook: str) -> Recall:
    """Return questions about what the notebooks before this one ("04") have taught.

    Raises GameGraphError for what is no number of a notebook.

    >>> len(recall("04"))
    2
    """
    if not str(notebook).isdecimal():
        raise GameGraphError(f'a notebook is named by its number, such as "04", not {notebook!r}')
    number = int(notebook)
    seed = number if is_off() else random.SystemRandom().randrange(1 << 40)
    record = Record() if is_off() else progress_file().read()
    topics = choose(record, number, random.Random(seed))
    return Recall([_asked(topic, _level(record, topic), seed) for topic in topics])


def choose(record: Record, number: int, chance: random.Random) -> list[Topic]:
    """Return the topics to ask about in a notebook: the latest mistakes, then what is new."""

    def rank(topic: Topic) -> tuple[bool, int, float]:
        state = record.recall.get(topic.key, RecallProgress())
        went_wrong = state.asked > 0 and not state.last_right
        return not went_wrong, state.asked, chance.random()

    return sorted((topic for topic in TOPICS if topic.since <= number), key=rank)[:_QUESTIONS]


def answered(record: Record, key: str, right: bool) -> None:
    """Keep how a question about a mistake was answered: the next one is harder, or easier."""
    state = record.recall.setdefault(key, RecallProgress())
    state.asked += 1
    state.right += right
    state.last_right = right
    state.level = min(max(state.level + (1 if right else -1), 0), len(SIZES) - 1)


def _asked(topic: Topic, level: int, seed: int) -> AskedQuestion | QuestionForm:
    def keep(said: str, right: int, of: int) -> None:
        progress_file().change(lambda record: answered(record, topic.key, right == of))

    return with_buttons(ask(topic, level, seed, keep))


def _level(record: Record, topic: Topic) -> int:
    level = record.recall.get(topic.key, RecallProgress()).level
    return min(max(level, 0), len(SIZES) - 1)


class Recall:
    """Questions one below the other; each can be answered by its buttons or `.commit(answer)`."""

    def __init__(self, questions: list[AskedQuestion | QuestionForm]) -> None:
        self.questions = questions

    def __getitem__(self, index: int) -> AskedQuestion | QuestionForm:
        return self.questions[index]

    def __len__(self) -> int:
        return len(self.questions)

    def __repr__(self) -> str:
        return "\n".join(map(repr, self.questions))

    def _ipython_display_(self) -> None:
        from IPython.display import display

        for question in self.questions:
            display(question)  # type: ignore[no-untyped-call]
