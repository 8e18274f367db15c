"""What all checkers share: the error with its witness, and the form of the numbers."""

import numpy as np
import pytest

from gamegraphs import GameGraph, GameGraphError
from gamegraphs.certify import (
    verify_attractor,
    verify_buchi,
    verify_parity,
)
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
