"""The name of slow work: the mistake that grows on the same inputs and looks about as often."""

from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.diagnosis import name_slow as module
from gamegraphs.course.checking.diagnosis.name_slow import name_slow
from gamegraphs.course.checking.work.costs import measure_costs
from gamegraphs.course.exercises import misconceptions
from gamegraphs.course.mistakes.misconception import Misconception
from gamegraphs.course.running.runner import Here


def known(key):
    (mistake,) = (mistake for mistake in misconceptions(4) if mistake.key == key)
    return mistake


def costs(function):
    subject = cached_exercise(4, 1)
    return subject, list(measure_costs(subject, Here(function, subject.shape)))


def test_slow_work_is_told_by_its_looks():
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    assert any(cost.slow for cost in measured)
    assert name_slow(subject, measured) == searched


def test_nothing_is_named_where_two_are_equally_near(monkeypatch):
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    twin = Misconception("slow-twin", "the same again", "", searched.function)
    monkeypatch.setattr(module, "misconceptions", lambda number: (searched, twin))
    assert name_slow(subject, measured) is None


def test_a_mistake_that_is_wrong_is_no_name_for_slow_work(monkeypatch):
    searched = known("predecessors-searched")
    subject, measured = costs(searched.function)
    monkeypatch.setattr(module, "misconceptions", lambda number: [known("leftovers-lose")])
    assert name_slow(subject, measured) is None


def test_a_mistake_that_is_wrong_on_few_inputs_is_no_name_either(monkeypatch):
    """It reads the moves at each touch, as this answer does, and is wrong only on larger inputs."""
    searched = known("predecessors-searched")

    def wrong_when_larger(moves):
        return [2] * len(moves) if len(moves) == 7 else searched.function(moves)

    subject, measured = costs(searched.function)
    assert max(len(moves) for (moves,) in subject.small()) < 7
    wrong = Misconception("seldom-wrong", "wrong on seven positions", "", wrong_when_larger)
    monkeypatch.setattr(module, "misconceptions", lambda number: [wrong])
    assert name_slow(subject, measured) is None
    monkeypatch.setattr(module, "misconceptions", lambda number: [wrong, searched])
    assert name_slow(subject, measured) == searched
