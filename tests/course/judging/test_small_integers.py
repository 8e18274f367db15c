"""Numbers that outgrow a byte: what is told, and the sizes at which that is looked for."""

from gamegraphs.course.checking.trial import Trial, judged
from gamegraphs.course.checking.work.large_inputs import Depth
from gamegraphs.course.exercises import EXERCISES, Family
from gamegraphs.course.judging.program_examination import ProgramExamination
from gamegraphs.course.judging.small_integers import full_sizes, outgrown
from gamegraphs.course.running.protocol import CallResult


def test_distances_of_a_byte_are_told_by_the_last_position():
    family = EXERCISES[6].deep()[0]
    trial = judged(EXERCISES[6], family.make(129), CallResult("value", [[0] * 129, [0] * 129]))
    examination = ProgramExamination(EXERCISES[6], None, 1.0)
    verdict = examination.too_deep(Depth(family, 129, True, trial))
    assert verdict.found[-1] == (
        "The last position is 128, and 127 is the largest number of a byte with a sign."
    )


def test_a_signed_byte_is_told_by_the_moves_of_the_position_that_is_wrong():
    """The family goes on to 257 moves, and the position has 128."""
    family = EXERCISES[4].deep()[0]
    fault = "Position 128: you say LOSE, but it is a DRAW."
    moves = [[1, 2] for _ in range(128)] + [[*range(128)]]
    trial = Trial([moves], CallResult("value", []), fault)
    examination = ProgramExamination(EXERCISES[4], None, 1.0)
    verdict = examination.too_deep(Depth(family, 258, True, trial))
    assert verdict.found[-1] == (
        "Position 128 has 128 moves, and 127 is the largest number of a byte with a sign."
    )


def test_a_size_at_which_nothing_outgrows_a_byte_tells_nothing():
    family = Family("{n} positions", lambda n: [[[]] * n])
    trial = Trial(family.make(200), CallResult("value", []), "")
    assert outgrown(Depth(family, 200, True, trial)) == []


def test_sizes_are_tried_near_those_that_fill_a_byte_or_two():
    chain = Family("{n} positions", lambda n: [[[u + 1] for u in range(n - 1)] + [[]]])
    sizes = full_sizes(chain, 100_000)
    for most in (127, 255, 32_767, 65_535):
        assert {most + 1, most + 2} <= {*sizes}, most
    assert sizes == sorted(sizes)
    assert max(full_sizes(chain, 200)) < 200
    still = Family("{n}", lambda n: [[[1], []]])  # it does not grow
    assert full_sizes(still, 100_000) == []
