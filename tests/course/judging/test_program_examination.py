"""What is made of what programs print, without programs."""

from itertools import islice

from gamegraphs.course.checking.trial import Trial
from gamegraphs.course.exercises import (
    EXERCISES,
    Family,
)
from gamegraphs.course.judging import program_examination as module
from gamegraphs.course.judging.program_examination import ProgramExamination
from gamegraphs.course.running.protocol import CallResult


def test_what_fails_on_even_sizes_alone_is_found_where_a_room_is_full(monkeypatch):
    family = Family("{n} positions", lambda n: [[[1] * (n // 2), *([[]] * (n - 1))]])
    tried = []

    def trial(self, data, *more):
        n = len(data[0])
        tried.append(n)
        wrong = n >= 514 and n % 2 == 0
        return Trial(data, CallResult("value", n), "wrong" if wrong else "")

    monkeypatch.setattr(ProgramExamination, "trial", trial)
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    first = trial(examination, family.make(4096))
    found = examination.least_size(family, first, 4096)
    assert (found.size, found.exact) == (514, True)
    died = Trial(first.data, CallResult("died", error="signal 11"), "died")
    tried.clear()
    examination.least_size(family, died, 4096)
    assert 514 not in tried[:3]


def test_a_slow_program_is_named_by_a_smaller_input():
    subject = EXERCISES[1]
    examination = ProgramExamination(subject, None, 1.0)
    examination.trials = [
        Trial(data, CallResult("value", subject.right_labels(data)), "")
        for data in islice(subject.small(), 15)
    ]
    slow = CallResult("time")
    examination.small_trial = lambda data: Trial(data, slow, "time")
    family = next(f for f in subject.families() if "the next two" in f.text)
    verdict = examination.failed_large(family, Trial(family.make(300), slow, "time"), 300)
    assert (verdict.status, verdict.misconception) == ("slow", "no-memory")
    slept = Trial(family.make(300), slow._replace(error=module.SLEPT), "time")
    assert not module._runs_on(slept)


def test_the_parts_of_an_exercise_take_turns():
    examination = ProgramExamination(EXERCISES[10], None, 1.0)
    inputs = [*islice(EXERCISES[10].small(), 300)]
    order = examination.alternating(inputs)
    assert sorted(map(repr, order)) == sorted(map(repr, inputs))
    assert len({EXERCISES[10].part(data) for data in order[:2]}) == 2
    assert order[0] == inputs[0]


def test_fewer_small_inputs_are_tried_where_each_run_takes_long(monkeypatch):
    now = [0.0]
    subject = EXERCISES[10]

    def small_trial(self, data):
        now[0] += 0.05
        self.quickest = 0.05
        return Trial(data, CallResult("value"), "")

    monkeypatch.setattr(module.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(ProgramExamination, "small_trial", small_trial)
    monkeypatch.setattr(ProgramExamination, "fails_on_many", lambda *_: False)
    examination = ProgramExamination(subject, None, 1.0)
    examination.chosen = [*islice(subject.small(), 300)]
    assert len(examination.sample(examination.chosen)) <= module._LESS_EFFORT / 0.05 + 1


def examined(number, ends):
    """Return the verdict on a program that is right, but comes to an end on these inputs alone."""
    subject = EXERCISES[number]

    def trial(data, seconds=None):
        if not ends(data):
            return Trial(data, CallResult("time"), "time")
        return Trial(data, CallResult("value", subject.right_labels(data)), "")

    examination = ProgramExamination(subject, None, 1.0)
    examination.trial = trial
    return examination.verdict()


def test_who_never_ends_on_most_small_inputs_is_not_told_that_they_are_right():
    verdict = examined(4, lambda data: len(data[0]) <= 3)
    assert verdict.status == "stuck"
    assert len(verdict.counterexample[0]) == 4
    assert verdict.parts["acyclic"] is False
    assert not verdict.parts["cyclic"]
    assert "small inputs are right" not in repr(verdict).lower()


def test_a_small_input_without_an_end_that_is_met_late_takes_its_part():
    subject = EXERCISES[4]
    examination = ProgramExamination(subject, None, 1.0)
    examination.inputs = [*subject.small()]
    late = Trial([[[1], [2], [3], []]], CallResult("time"), "time")
    assert examination.made_smaller(late) == (late, False)
    assert examination.parts == {"acyclic": False, "cyclic": None, "large": None, "linear": None}


def test_all_small_inputs_are_right_is_said_only_where_all_were_tried():
    verdict = examined(4, lambda data: len(data[0]) < 200)
    assert verdict.status == "slow"
    assert "Small inputs are right." in repr(verdict)
    assert "All small inputs" not in repr(verdict)
