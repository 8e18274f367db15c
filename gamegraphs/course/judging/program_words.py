"""What a verdict says of a program, in any language: its runs, its input as text, how it ended."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from ..checking.feedback.wording import ADVICE, Wording
from ..checking.repeated_call import ChangedAnswer
from ..checking.trial import Trial
from ..exercises import Diagnosis, Exercise
from ..mistakes.pattern import CHANCE, KEPT, OTHER_FORM
from ..running.sandbox import BUBBLEWRAP, isolation
from ..running.values import MalformedError

SHORT = 2_000  # characters of an input that is made smaller, or an answer that is shown
_SHOWN = 300  # of an input that the verdict has in it
_LINES = 12  # of an input that is told at once
SEEN = "While it is judged it sees the folder you are in, and no other one but the system's."
_FILES = {
    "No such file": "The input comes on standard input, not from a file.",
    "Read-only file system": "The answer belongs on standard output, not into a file.",
}
_AS_RUNS: dict[Diagnosis, tuple[str, str]] = {  # title and why, where the notebook's are of calls
    OTHER_FORM: (
        OTHER_FORM.title,
        "The text form says all that is to be printed: no prompt before it, nothing after.",
    ),
    KEPT: (
        "something is kept from one run to the next",
        "Every run has to begin anew. Does it write a file, or leave a process behind, or does it "
        "hang on the number of the process?",
    ),
    CHANCE: (
        "the same input gives different answers",
        "All that an answer depends on is in its input. Does something random decide, the "
        "order in a map or a set, memory that was not set, threads, or the time?",
    ),
}


def after_input(text: str) -> str:
    """Return an input as text, or its size, after "The smallest input it gets wrong".

    >>> after_input("1\\n0\\n"), after_input(500 * "7 ")
    (', as the program reads it:\\n1\\n0', ' has 1,000 characters.')
    """
    if len(text) > _SHOWN:
        return f" has {len(text):,} characters."
    return ", as the program reads it:\n" + text.rstrip()


OF_PROGRAM = Wording(
    gave="printed",
    ended="The program ended with",
    printed_where="On standard error it wrote",
    on=lambda exercise, trial: after_input(exercise.input_text(trial.data)),
    solution="In the repository the folders solutions/go and solutions/java show how we do it.",
    starter="",
    hint="`gamegraphs hint {number}` gives a hint.",
    advice={
        **ADVICE,
        **dict.fromkeys(("raised", "deep", "died"), ""),
        "slept": "What does it wait for? All it needs comes on standard input, which has an end.",
    },
)


def with_input(found: Sequence[str], text: str, last: bool) -> list[str]:
    """Return the sentences with a short input among them, unless the first one tells it."""
    if len(text) > _SHOWN or after_input(text) in found[0]:
        return [*found]
    at = len(found) if last else 1
    return [*found[:at], "As the program reads it:\n" + text.rstrip(), *found[at:]]


def reasons(trial: Trial) -> list[str]:
    """Return what may be behind a failure, by what the program printed and wrote of errors."""
    value, errors = trial.result.value, trial.result.error + trial.result.printed
    found = [told for sign, told in _FILES.items() if sign in errors]
    if ("No such file" in errors or "not found" in errors) and isolation() == BUBBLEWRAP:
        found.append(SEEN)
    if isinstance(value, dict) and not value.get("shown", "-"):
        held = "Is all that it prints written out (flushed) before it ends?"
        there = "The answer belongs on standard output."
        found.append(there if trial.result.printed else held)
    return found


def first_words(text: str, trial: Trial) -> str:
    """Return that this input goes wrong, before the search for the smallest one."""
    what = f"This input goes wrong:{chr(10) if chr(10) in text else ' '}{text}"
    if len(text) > _SHOWN or text.count("\n") >= _LINES:
        what = f"An input of {len(text):,} characters goes wrong."
    return (
        f"{what}{_how_it_ended(trial)}\n"
        "Looking for the smallest one, and for the name of the mistake ..."
    )


def _how_it_ended(trial: Trial) -> str:
    """Return how a program ended on an input, if not with an answer."""
    if trial.result.kind == "died":
        how = trial.result.error.splitlines()[0].rstrip(".")
        if how.startswith("more than "):
            return f"\nIt was ended: it took {how}."
        return f"\n{OF_PROGRAM.ended} {how}."
    return "\nIt did not come to an end in time." if trial.result.kind == "time" else ""


def beside_right(given: str, right: str) -> str:
    """Return what was printed, and what is right, each as it is printed."""
    if "\n" in given + right:
        return f"It printed:\n{given}\nRight:\n{right}"
    return f"It printed: {given}. Right: {right}."


def changes(changed: ChangedAnswer, right: str) -> list[str]:
    """Return how a program does not print the same each time."""
    alone, other = changed.alone, changed.other
    before = len(changed.before)
    if not before:
        how = f"Once it {_printed(other)}\nAnd once it {_printed(alone)}"
    else:
        state = "wrong" if alone.fault else "right"
        after = f"after {before:,} other run{'s' * (before > 1)}"
        when = "a second time" if changed.before == [alone.data] else after
        how = f"Run on its own, it is {state}. It {_printed(alone)}\n"
        how += f"Run {when}, it {_printed(other)}"
    return ["It does not print the same each time.", how, f"Right:\n{right}"]


def printed(trial: Trial) -> str:
    """Return the text that a program printed, "" if it is not known."""
    value = trial.result.value
    return trial.result.text or (value.get("shown", "") if isinstance(value, dict) else "")


def _printed(trial: Trial) -> str:
    """Return what a program did on an input, after "it"."""
    result = trial.result
    if result.kind != "value":
        return f"ended with {result.error.splitlines()[0]}" if result.error else "did not end"
    text = printed(trial).rstrip()
    return f"printed:\n{text}" if text else "printed nothing."


def of_program(diagnosis: Diagnosis) -> Diagnosis:
    """Return a diagnosis in words for a program, which has runs and no Python in it."""
    title, why = _AS_RUNS.get(diagnosis, (diagnosis.title, diagnosis.why))
    return replace(diagnosis, title=title, why=why, in_python="")


def has_more(exercise: Exercise, trial: Trial) -> bool:
    """Return whether an answer could be read if words before it or after it were left out.

    The words have a sign in them that is part of no number: one label too many is no prompt.
    """
    text = printed(trial)
    words = list(re.finditer(r"\S+", text[:_SHOWN]))
    ways = [(i, j) for i in range(len(words)) for j in range(i, len(words))]
    for i, j in ways:
        rest = [word[0] for word in (*words[:i], *words[j + 1 :])]
        if all(re.fullmatch(r"[-\d]+", word) for word in rest):
            continue
        try:
            answer = exercise.answer_in(trial.data, text[words[i].start() : words[j].end()])
            exercise.fault(trial.data, answer)
        except MalformedError:
            continue
        return True
    return False
