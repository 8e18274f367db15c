"""The tests of `check` are tested: whatever a mutant of a solution gets wrong is rejected.

Whatever is wrong on a small input is rejected: `check` tries all of them. One such mutant in four
has the whole verdict all the same, and so has every mutant that is right on them. What passes is
compared with the truth on more inputs than `check` has: other seeds, other sizes.
`-s` shows for each exercise how many mutants were written, are equivalent, rejected; and of those
rejected by a whole verdict, how many were called by a known mistake, or have something in common.
"""

from collections import Counter

import pytest
from collection import NUMBERS, known_mistake
from mutants import function_of, mutants, official

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.runner import SECONDS, runner

BULK, SAMPLE, SAMPLED = 50, 2, (2, 6)
WHOLE = 4  # of so many that are wrong on a small input one has a whole verdict
SEEDS = range(100, 106)
SAID = ("whole verdicts", "known mistakes", "with something in common")


def chosen(number, most):
    """Return so many mutants of a solution, evenly spread; all of them if there are fewer."""
    found = list(mutants(official(number)))
    wanted = min(most, len(found))
    return [found[i * len(found) // wanted] for i in range(wanted)]


def figures(number, most):
    """Return {what: how many} for the mutants of an exercise, and those that should not pass."""
    subject = exercise(number)
    found = Counter(dict.fromkeys(("written", "equivalent", "rejected", *SAID), 0))
    missed = []
    for source in chosen(number, most):
        try:
            answer = function_of(source, number)
        except Exception:  # it cannot even be defined
            continue
        found["written"] += 1
        if small_fault(number, answer):
            found["rejected"] += 1
            if found["rejected"] % WHOLE == 1:
                verdict = examine(subject, answer)
                assert not verdict.right, source
                found.update(said(verdict))
        elif not (verdict := examine(subject, answer)).right:
            found["rejected"] += 1
            found.update(said(verdict))
        else:
            fault = first_fault(subject, answer)
            found["equivalent"] += not fault
            missed += [f"{fault}\n{source}"] if fault else []
    return found, missed


def said(verdict):
    """Yield under what a verdict that rejects is counted."""
    yield SAID[0]
    if verdict.mistake is not None:
        yield SAID[1] if known_mistake(verdict) else SAID[2]


def small_fault(number, answer):
    """Return what is wrong with an answer on the small inputs of `check`, "" if nothing is."""
    subject = cached_exercise(number, 1)
    return _fault_on(subject, answer, list(subject.small()), seconds=1.0)


def first_fault(subject, answer):
    """Return what is wrong with an answer on inputs `check` does not have, "" if nothing is."""
    inputs = [data for seed in SEEDS for data in subject.larger(seed)]
    inputs += [family.make(size) for family in subject.families() for size in (90, 301)]
    return _fault_on(subject, answer, inputs)


def _fault_on(subject, answer, inputs, seconds=SECONDS):
    run = runner(answer, subject.shape)
    results = run.results(inputs, steps=5_000_000, seconds=seconds)
    try:
        for data, result in zip(inputs, results, strict=True):
            trial = judged(subject, data, result)
            if trial.fault:
                return f"{trial.fault} on {str(data)[:200]}"
    finally:
        run.close()
    return ""


@pytest.mark.parametrize("number", SAMPLED)
@pytest.mark.long
def test_a_sample_of_mutants_is_rejected_where_it_is_wrong(number):
    found, missed = figures(number, SAMPLE)
    assert not missed, "\n\n".join(missed)
    assert found["rejected"] + found["equivalent"] == found["written"] > 0


@pytest.mark.long
@pytest.mark.parametrize("number", NUMBERS)
def test_every_mutant_that_is_wrong_is_rejected(number):
    found, missed = figures(number, BULK)
    print(f"task {number:2}: " + ", ".join(f"{much} {what}" for what, much in found.items()))
    assert not missed, "\n\n".join(missed)
    assert found["rejected"] >= 0.5 * found["written"]


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
