"""The answers that every check and every grade is tested on: known mistakes, and right answers.

`tests/right/task_NN.py` holds right answers to each task, in different styles; those in
`unusual_NN.py` are only checked.
"""

from collections import Counter, deque
from importlib.util import module_from_spec, spec_from_file_location

import pytest
from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES, Misconception, exercise, misconceptions

NUMBERS = sorted(EXERCISES)
MISTAKES = [(number, mistake) for number in NUMBERS for mistake in misconceptions(number)]


def right_answers(number, kind="task"):
    path = ROOT / "tests" / "right" / f"{kind}_{number:02d}.py"
    spec = spec_from_file_location(path.stem, path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RIGHT


RIGHT = [(number, answer) for number in NUMBERS for answer in right_answers(number)]


def _cases(answers, name):
    """Return the answers as cases of a test; of each exercise every 16th is tried each time.

    The others are long: continuous integration tries them. Whatever tests an answer takes the same
    ones, so that a verdict is computed once for all of them (`verdict_table.py`).
    """
    found, count = [], Counter()
    for number, answer in answers:
        marks = pytest.mark.long if count[number] % 16 else ()
        found.append(pytest.param(number, answer, id=f"{number:02d}-{name(answer)}", marks=marks))
        count[number] += 1
    return found


MISTAKE_CASES = _cases(MISTAKES, lambda mistake: mistake.key)
RIGHT_CASES = _cases(RIGHT, lambda answer: answer.__name__)


def retrograde(moves):
    """Task 4, as one would write it down."""
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * len(moves)
    queue = deque(u for u, count in enumerate(left) if count == 0)
    for u in queue:
        labels[u] = 0
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def assert_named(verdict, number, mistake):
    """The mistake is rejected, costs points, and is called by its name."""
    assert verdict.status in ("wrong", "raised", "slow", "stuck")
    assert verdict.misconception == mistake.key, (
        f"it is called {verdict.misconception}, not {mistake.key}; None may mean that two mistakes "
        f"of exercise {number} give the same answers: tell them apart, or drop one"
    )
    assert verdict.points < exercise(number).points
    assert mistake.title in repr(verdict)
    assert "<p>" in verdict._repr_html_()


def known_mistake(verdict):
    """Return the key of the known mistake that a verdict names; None also for a pattern."""
    return verdict.mistake.key if isinstance(verdict.mistake, Misconception) else None


def assert_full_marks(verdict, number):
    assert verdict.status == "right", repr(verdict)
    assert verdict.points == exercise(number).points
    assert verdict.misconception is None
    assert verdict.counterexample is None
