"""progress: what is done, what is next and what to repeat, as a page of the notebook."""

from __future__ import annotations

from html import escape

from ..exercises import EXERCISES
from .progress_file import NAME, ExerciseProgress, Record, progress_file
from .recall_questions import TOPICS
from .wave_practice import CLEAN_RUNS

_TICK, _OPEN = "✓", "·"


def progress() -> ProgressPage:
    """Return what you have done so far; it shows itself in a notebook.

    `progress().forget()` deletes the file in which it is kept, and so does the command
    `gamegraphs progress --forget`.
    """
    kept = progress_file()
    return ProgressPage(kept.read(), kept.problem)


class ProgressPage:
    """The record of a learner as lines of text and as a table.

    Attributes
    ----------
    record : what is kept
    problem : why nothing is kept, "" while it is
    """

    def __init__(self, record: Record, problem: str = "") -> None:
        self.record = record
        self.problem = problem

    def next_exercise(self) -> int | None:
        """Return the number of the first exercise that has not been passed, None after all.

        >>> ProgressPage(Record()).next_exercise()
        1
        """
        return next((number for number in EXERCISES if number not in self.record.passed), None)

    def forget(self) -> str:
        """Delete all that is kept, and say so."""
        there = progress_file().forget()
        self.record, self.problem = Record(), ""
        return f"{NAME} is deleted." if there else "Nothing was kept."

    def rows(self) -> list[tuple[str, str, str]]:
        """Return for each exercise a mark, its name, and how it went."""
        found = []
        for number, exercise in EXERCISES.items():
            state = self.record.exercises.get(str(number), ExerciseProgress())
            mark = _TICK if state.passed else _OPEN
            found.append((mark, f"Task {number}. {exercise.title}", _how(state)))
        return found

    def next_step(self) -> str:
        """Return in a sentence what is next."""
        number = self.next_exercise()
        if number is None:
            return "Next: nothing is left. All exercises are passed."
        exercise = EXERCISES[number]
        return f"Next: task {number}, {exercise.title} (notebook {exercise.notebook[:2]})."

    def predicted(self) -> str:
        """Return how many of the answers given in advance were right, "" if there is none."""
        answers = list(self.record.predictions.values())
        right, of = sum(a.right for a in answers), sum(a.of for a in answers)
        return f"Predictions: you called {right} of {of}." if of else ""

    def wave(self) -> str:
        """Return how far the wave by hand is, "" if it was not tried."""
        wave = self.record.wave
        if not wave.runs:
            return ""
        if wave.mastered:
            return f"{_TICK} The wave by hand: mastered."
        return f"The wave by hand: {wave.clean} of {CLEAN_RUNS} clean runs in a row."

    def repeat(self) -> list[str]:
        """Return what to look at again, one line each; what went wrong last comes first."""
        found = []
        for number, state in sorted(self.record.exercises.items(), key=lambda item: int(item[0])):
            if int(number) in EXERCISES and not state.passed and state.tries:
                found.append(f"Task {number}: begun, not passed yet.")
        ideas: dict[str, list[int]] = {}
        for prediction in self.record.predictions.values():
            counts = ideas.setdefault(prediction.idea, [0, 0])
            counts[0] += prediction.right
            counts[1] += prediction.of
        for idea, (right, of) in ideas.items():
            if right < of and idea:
                found.append(f"Predictions about {idea}: {right} of {of}.")
        for topic in TOPICS:
            asked = self.record.recall.get(topic.key)
            if asked is not None and asked.asked and not asked.last_right:
                found.append(f"A mistake of the last time: {topic.mistake.title}.")
        return found

    def lines(self) -> list[str]:
        """Return the page as lines of text, without the table."""
        done, of = len(self.record.passed & set(EXERCISES)), len(EXERCISES)
        lines = [f"{done} of {of} exercises passed.", self.next_step(), self.predicted()]
        return [line for line in (*lines, self.wave(), self.problem) if line]

    def __repr__(self) -> str:
        rows = [f"{mark} {name}{how and ': ' + how}" for mark, name, how in self.rows()]
        again = self.repeat()
        repeat = ["To repeat:", *(f"- {line}" for line in again)] if again else []
        return "\n".join([*self.lines(), *repeat, *rows])

    def _repr_html_(self) -> str:
        parts = [f"<p>{escape(line)}</p>" for line in self.lines()]
        again = self.repeat()
        if again:
            items = "".join(f"<li>{escape(line)}</li>" for line in again)
            parts.append(f"<p>To repeat:</p><ul>{items}</ul>")
        cell = '<td style="text-align:left;padding:2px 10px">'
        rows = "".join(
            "<tr>" + "".join(f"{cell}{escape(text)}</td>" for text in row) + "</tr>"
            for row in self.rows()
        )
        return f"{''.join(parts)}<table><tbody>{rows}</tbody></table>"


def _how(state: ExerciseProgress) -> str:
    """Return in words how an exercise went."""
    words = []
    if state.passed:
        words.append("passed at once" if state.tries == 0 else f"passed after {state.tries} tries")
    elif state.tries:
        words.append(f"{state.tries} {'try' if state.tries == 1 else 'tries'}")
    if state.hints:
        words.append(f"{state.hints} {'hint' if state.hints == 1 else 'hints'}")
    return ", ".join(words).replace("after 1 tries", "after 1 try")
