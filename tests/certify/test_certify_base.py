"""What all checkers share: the error with its witness, and the form of the numbers."""

from array import array

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs import GameGraph, GameGraphError
from gamegraphs.certify import (
    verify_attractor,
    verify_buchi,
    verify_parity,
)
from gamegraphs.certify.base import VerificationError, as_int32, need_answer
from gamegraphs.solvers.arenas import (
    Arena,
    Attractor,
    ParitySolution,
    Region,
)


def test_answers_of_another_length_or_type_are_refused():
    arena = Arena(GameGraph.from_moves([[1], [0]]), [0, 1])
    for check, message in (
        (lambda: verify_attractor(arena, 0, [0], Attractor([0], [-1, -1])), "rank has 1 entries"),
        (lambda: verify_parity(arena, [0, 0], ParitySolution([0, 0], [1.5, -1])), "integers"),
        (
            lambda: verify_parity(arena, [0, 0], ParitySolution(np.array([2**32, 0]), [1, -1])),
            "winner must fit into 32 bits",
        ),
        (
            lambda: verify_buchi(arena, 0, [0], Region([True], [1, -1], [-1, -1])),
            "winning must have 2 entries",
        ),
    ):
        with pytest.raises(GameGraphError, match=message):
            check()


def test_the_error_carries_position_and_reason():
    error = VerificationError(("a", 1), "it is WIN")
    assert (error.position, error.reason) == (("a", 1), "it is WIN")
    assert str(error) == "position ('a', 1): it is WIN"
    assert isinstance(error, GameGraphError)
    assert VerificationError is gg.VerificationError


@pytest.mark.parametrize(
    "values",
    [
        [1, -1], (1, -1), array("b", [1, -1]), np.array([1, -1]), np.array([1, -1], np.int8),
        np.array([1, -1], object),
    ],
)  # fmt: skip
def test_integers_of_every_kind(values):
    found = as_int32(values, 2, "rank")
    assert found.tolist() == [1, -1]
    assert found.itemsize == 4


def test_flags_are_integers():
    assert as_int32(np.array([True, False]), 2, "winning").tolist() == [1, 0]
    assert as_int32([True, False], 2, "winning").tolist() == [1, 0]


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (7, "rank must be integers, one a position, not the int 7"),
        (None, "rank must be integers, one a position, not None"),
        ([1], "rank has 1 entries, but there are 2 positions"),
        ([1, 2.0], "rank must be integers"),
        (["1", "2"], "rank must be integers"),
        (np.array([1.0, 2.0]), "rank must be integers"),
        (np.zeros((2, 2), int), "rank must be integers"),
        ([1, 2**31], "rank must fit into 32 bits"),
        (np.array([1, -(2**31) - 1]), "rank must fit into 32 bits"),
        (np.array([1, 2**32 + 1]), "rank must fit into 32 bits"),
        (np.array([1, 2**32 - 1], np.uint32), "rank must fit into 32 bits"),
    ],
)
def test_what_is_not_one_integer_a_position_is_refused(values, message):
    with pytest.raises(GameGraphError, match=message):
        as_int32(values, 2, "rank")


def test_an_answer_of_another_kind_is_refused():
    need_answer(Attractor([0], [-1]), Attractor, "attractor")
    for value in ([0], None, ParitySolution([0], [-1])):
        with pytest.raises(GameGraphError, match="attractor must be the Attractor of a solver"):
            need_answer(value, Attractor, "attractor")
