"""The name of a mistake: the known one that answers alike, and none where two do."""

from dataclasses import replace

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis import name_wrong
from gamegraphs.course.checking.smallest_input import survey
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.protocol import CallResult
from gamegraphs.course.running.runner import Here


def test_nothing_is_named_when_two_mistakes_fit_equally(monkeypatch):
    subject = exercise(4)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    assert name_wrong(subject, trials) == mistake
    twin = Misconception("twin", "the same again", "", mistake.function)
    monkeypatch.setattr(
        "gamegraphs.course.checking.diagnosis.misconceptions", lambda number: (mistake, twin)
    )
    assert name_wrong(subject, trials) is None


def test_an_answer_that_is_wrong_in_a_way_of_its_own_is_not_named():
    verdict = check(4, lambda moves: [(len(moves) + u) % 3 for u in range(len(moves))])
    assert (verdict.status, verdict.misconception) == ("wrong", None)


def test_a_known_mistake_is_named_and_a_right_answer_is_not():
    subject = cached_exercise(4, 1)
    named = []
    for mistake in misconceptions(4)[::3]:
        trials = survey(subject, Here(mistake.function, subject.shape))
        assert name_wrong(subject, [trial for trial in trials if not trial.fault]) is None
        if any(trial.fault for trial in trials):
            assert name_wrong(subject, trials) == mistake
            named.append(mistake)
    assert len(named) >= 2


def test_an_answer_that_crashed_is_not_named():
    subject = exercise(4)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    first = next(i for i, trial in enumerate(trials) if trial.fault)
    trials[first] = replace(trials[first], result=CallResult("died", error="SIGSEGV"))
    assert name_wrong(subject, trials) is None


def test_a_name_that_does_not_explain_the_first_failure_is_not_said():
    """The smallest input that fails is shown: there the mistake has to answer alike."""
    subject = exercise(4)
    (mistake,) = (m for m in misconceptions(4) if m.key == "leftovers-lose")
    trials = survey(subject, Here(mistake.function, subject.shape))
    first = next(i for i, trial in enumerate(trials) if trial.fault)
    trials[first] = replace(trials[first], result=CallResult("value", [7]))
    assert name_wrong(subject, trials) is None
