"""The answers that every check and every grade is tested on: known mistakes, and right answers.

`tests/right/task_NN.py` holds right answers to each task, in different styles.
"""

from importlib.util import module_from_spec, spec_from_file_location

from helpers import ROOT

from gamegraphs.course.exercises import EXERCISES, exercise, misconceptions

NUMBERS = sorted(EXERCISES)
MISTAKES = [(number, mistake) for number in NUMBERS for mistake in misconceptions(number)]


def right_answers(number):
    path = ROOT / "tests" / "right" / f"task_{number:02d}.py"
    spec = spec_from_file_location(path.stem, path)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RIGHT


RIGHT = [(number, answer) for number in NUMBERS for answer in right_answers(number)]


def assert_named(verdict, number, mistake):
    """The mistake is rejected, costs points, and is called by its name."""
    assert verdict.status in ("wrong", "raised", "slow", "stuck")
    assert verdict.misconception == mistake.key
    assert verdict.points < exercise(number).points
    assert mistake.title in repr(verdict)
    assert "<p>" in verdict._repr_html_()


def assert_full_marks(verdict, number):
    assert verdict.status == "right", repr(verdict)
    assert verdict.points == exercise(number).points
    assert verdict.misconception is None
    assert verdict.counterexample is None
