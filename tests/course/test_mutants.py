"""The tests of `check` are tested: whatever a mutant of a solution gets wrong is rejected.

Whatever is wrong on a small input is rejected: `check` tries all of them. One such mutant in four
has the whole verdict all the same, and so has every mutant that is right on them. What passes is
compared with the truth on more inputs than `check` has: other seeds, other sizes.
`-s` shows for each exercise how many mutants were written, are equivalent, rejected; of those
rejected by a whole verdict, how many were called by a known mistake, by a wrong one, or have
something in common; and how long these verdicts took. GAMEGRAPHS_WHOLE=1 gives every mutant one.

A name is wrong if what it stands for answers otherwise on inputs that no name was found by.
"""

import ast
import os
import time
from collections import Counter
from statistics import median

import pytest
from collection import NUMBERS, known_mistake
from mutants import function_of, mutants, official

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.diagnosis.mistake_runner import MistakeRunner
from gamegraphs.course.checking.trial import judged, same
from gamegraphs.course.exercises import exercise
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.runner import SECONDS, runner

BULK, SAMPLE, SAMPLED = 50, 2, (2, 6)
# Of so many that are wrong on a small input one has a whole verdict.
WHOLE = int(os.environ.get("GAMEGRAPHS_WHOLE", "4"))
SEEDS = range(100, 106)
SIZES = (90, 301, 66_001)
SAID = ("whole verdicts", "known mistakes", "wrongly named", "with something in common")
TELLING, EXPLAINED = 3, 0.5  # failures on other inputs; so many of them a name has to explain


def chosen(number, most):
    """Return so many mutants of a solution, evenly spread over its text.

    Where one change gives fewer, the others have two.
    """
    source = official(number)
    found = list(mutants(source))
    if len(found) >= most:
        return _spread(found, most)
    known = {ast.unparse(ast.parse(source)), *found}
    twice = dict.fromkeys(two for one in found for two in mutants(one) if two not in known)
    return found + _spread([*twice], most - len(found))


def _spread(sources, most):
    return [sources[i * len(sources) // most] for i in range(most)]


def figures(number, most):
    """Return {what: how many} for the mutants of an exercise, what should not pass, and seconds."""
    found = Counter(dict.fromkeys(("written", "equivalent", "rejected", *SAID), 0))
    missed, seconds = [], []
    for source in chosen(number, most):
        try:
            answer = function_of(source, number)
        except Exception:  # it cannot even be defined
            continue
        found["written"] += 1
        small = small_fault(number, answer)
        found["rejected"] += bool(small)
        if small and found["rejected"] % WHOLE != 1 % WHOLE:
            continue
        began = time.perf_counter()
        verdict = examine(exercise(number), answer)
        if not verdict.right:
            seconds.append(time.perf_counter() - began)
            found["rejected"] += not small
            found.update(said(verdict, answer))
        elif fault := small or first_fault(exercise(number), answer):
            missed.append(f"{fault}\n{source}")
        else:
            found["equivalent"] += 1
    return found, missed, seconds


def said(verdict, answer):
    """Yield under what a verdict that rejects is counted."""
    yield SAID[0]
    if verdict.mistake is None:
        return
    if not known_mistake(verdict):
        yield SAID[3]
        return
    yield SAID[1]
    if is_contradicted(verdict, answer):
        yield SAID[2]


def is_contradicted(verdict, answer):
    """Return whether the known mistakes of a verdict answer otherwise, on inputs that are new."""
    subject = verdict.exercise
    inputs = [data for seed in SEEDS for data in subject.larger(seed)]
    failing = [trial for trial in _trials(subject, answer, inputs) if trial.fault]
    known = [m for _, m in verdict.named() if isinstance(m, Misconception)]
    if any(mistake.shown for mistake in known):  # it is told by all answers, not by a program
        return False
    programs = [(m, i) for m in known for i in range(len(m.functions))]
    pairs = [
        (*program, form, way)
        for program in programs
        for form in known
        for way in range(len(form.ways))
        if form is not program[0] and form.goes_around(program[0].functions[program[1]], way)
    ]
    runs = [MistakeRunner(subject, *program) for program in [*programs, *pairs]]
    explained = 0
    for trial in failing:
        results = (next(run.results([trial.data])) for run in runs)
        explained += any(same(subject, trial.data, trial.result, result) for result in results)
    return len(failing) >= TELLING and explained < EXPLAINED * len(failing)


def small_fault(number, answer):
    """Return what is wrong with an answer on the small inputs of `check`, "" if nothing is."""
    subject = cached_exercise(number, 1)
    return _fault_on(subject, answer, list(subject.small()), seconds=1.0)


def first_fault(subject, answer):
    """Return what is wrong with an answer on inputs `check` does not have, "" if nothing is."""
    inputs = [data for seed in SEEDS for data in subject.larger(seed)]
    inputs += [family.make(size) for family in subject.families() for size in SIZES]
    return _fault_on(subject, answer, inputs)


def _fault_on(subject, answer, inputs, seconds=SECONDS):
    for trial in _trials(subject, answer, inputs, seconds):
        if trial.fault:
            return f"{trial.fault} on {str(trial.data)[:200]}"
    return ""


def _trials(subject, answer, inputs, seconds=SECONDS):
    run = runner(answer, subject.shape)
    try:
        for data in inputs:  # one by one: together large ones are more than a message may hold
            result = next(run.results([data], steps=5_000_000, seconds=seconds))
            yield judged(subject, data, result)
    finally:
        run.close()


@pytest.mark.parametrize("number", SAMPLED)
@pytest.mark.long
def test_a_sample_of_mutants_is_rejected_where_it_is_wrong(number):
    found, missed, _ = figures(number, SAMPLE)
    assert not missed, "\n\n".join(missed)
    assert found["rejected"] + found["equivalent"] == found["written"] > 0


@pytest.mark.long
@pytest.mark.parametrize("number", NUMBERS)
def test_every_mutant_that_is_wrong_is_rejected(number):
    found, missed, seconds = figures(number, BULK)
    told = [f"{much} {what}" for what, much in found.items()]
    told.append(f"{median(seconds):.2f} s, at most {max(seconds):.2f} s")
    print(f"task {number:2}: " + ", ".join(told))
    assert not missed, "\n\n".join(missed)
    assert found["rejected"] >= 0.5 * found["written"]
    assert not found["wrongly named"]


def test_a_mutant_differs_in_one_place_and_none_comes_twice():
    found = list(mutants("def f(a):\n    if a < 1:\n        return a\n    return 0"))
    assert len(found) == len(set(found))
    assert "def f(a):\n    if a <= 1:\n        return a\n    return 0" in found
    assert "def f(a):\n    if a < 2:\n        return a\n    return 0" in found
    assert "def f(a):\n    if True:\n        return a\n    return 0" in found


def test_what_passes_wrongly_would_be_found():
    def right_on_small_inputs(moves):
        labels = function_of(official(4), 4)(moves)
        return labels if len(moves) < 200 else [0] * len(moves)

    assert "Position" in first_fault(exercise(4), right_on_small_inputs)
    assert first_fault(exercise(4), function_of(official(4), 4)) == ""
