"""How a verdict speaks of an answer: of a function that is called, or of a program that is run.

`IN_NOTEBOOK` is the first; the other is `OF_PROGRAM`, in `course/judging/program_words.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ...exercises import EXERCISES, Exercise
from ...running.protocol import CallResult
from ...running.runner import SLEPT
from ..trial import Trial


@dataclass(frozen=True)
class Wording:
    """The words that differ; {number} and {name} are the exercise and its function.

    gave, ended, printed_where : before what came back, how a process ended, what was printed
    on : an input, after "The smallest input it gets wrong"
    solution, starter, hint : where those are
    advice : what to do, by the status of a verdict or the kind of the result
    """

    gave: str
    ended: str
    printed_where: str
    on: Callable[[Exercise, Trial], str]
    solution: str
    starter: str
    hint: str
    advice: Mapping[str, str]


def call_on(exercise: Exercise, trial: Trial) -> str:
    """Return the call of a trial, as code."""
    return f"`{exercise.call(exercise.function, trial.data)}`"


def next_step(exercise: Exercise, status: str, result: CallResult | None, words: Wording) -> str:
    """Return what to do after a verdict; `result` is that of the input which is shown."""
    if status == "right":
        following = EXERCISES.get(exercise.number + 1)
        after = f" Next: task {following.number}, {following.title}." if following else ""
        step = f"{words.solution}{after}"
    elif status == "untried":
        step = words.starter
    else:
        kind = "" if result is None else "slept" if result.error == SLEPT else result.kind
        key = kind if kind in ("deep", "died", "slept") else status
        step = f"{words.advice[key]} {words.hint}".strip()
    return step.replace("{number}", str(exercise.number)).replace("{name}", exercise.function)


ADVICE = {
    "wrong": "Work the example out by hand, by the rules, and see where your code leaves them.",
    "stuck": "Follow your loop on that input by hand: what gets smaller each time round?",
    "slow": "Ask of every loop how often it looks at the same move again.",
}

IN_NOTEBOOK = Wording(
    gave="returned",
    ended="The process that ran it ended:",
    printed_where="On the way it printed",
    on=lambda exercise, trial: f": {call_on(exercise, trial)}",
    solution="`solution({number})` shows how we do it.",
    starter="Write the body of `{name}`, then run this cell again. `hint({number})` gives a first "
    "hint.",
    hint="`hint({number})` gives the next hint.",
    advice={
        **ADVICE,
        "raised": "Run that call in a cell of its own to see the error with its whole path.",
        "deep": "Run that call, or a larger one, in a cell of its own to see the error.",
        "died": "Do not run that call in the notebook: it would take the kernel with it.",
        "slept": "What does it wait for? No answer needs `sleep`, `input`, a lock or a file.",
    },
)
