"""verify_grundy: every changed value is found, and a cycle proves nothing."""

import pytest
from helpers import random_case
from refused import changed

from gamegraphs import CycleError, GameGraph, Outcome, VerificationError
from gamegraphs.certify import verify_grundy
from gamegraphs.solvers.sums.grundy import grundy


@pytest.mark.parametrize("seed", range(40))
def test_grundy_values(way, seed):
    moves = [[v for v in row if v < u] for u, row in enumerate(random_case(seed, 9).moves)]
    graph = GameGraph.from_moves(moves)
    right = grundy(graph)
    verify_grundy(graph, right)
    for u in range(graph.n):
        for value in {-1, 0, 1, 2, 9, 10**9} - {int(right[u])}:
            with pytest.raises(VerificationError):
                verify_grundy(graph, changed(right, u, value))


def test_grundy_values_prove_nothing_on_a_cycle():
    # 0 <-> 1 with values 0 and 1: each is the mex of its successors, and both are wrong.
    with pytest.raises(CycleError):
        verify_grundy(GameGraph.from_moves([[1], [0]]), [0, 1])
    stopped = GameGraph.from_moves([[1], [0]], verdicts={1: Outcome.LOSE})
    verify_grundy(stopped, [1, 0])
    with pytest.raises(VerificationError, match=r"position 1: value 2, but .* is 0"):
        verify_grundy(stopped, [0, 2])
