"""verify: the checker that fits the question, with numpy and without."""

import pytest
from helpers import run_child

from gamegraphs import GameGraph, GameGraphError, VerificationError, solve
from gamegraphs.certify import verify
from gamegraphs.solvers.arenas import (
    Arena,
    attractor,
    buchi,
    safety,
    solve_parity,
)
from gamegraphs.solvers.sums.grundy import grundy


def test_the_checker_is_chosen_by_question_and_answer():
    graph = GameGraph.from_moves([[1], []])
    arena = Arena(graph, [0, 1])
    verify(graph, solve(graph))
    verify(graph, grundy(graph))
    verify(arena, attractor(arena, 0, [1]), player=0, target=[1])
    verify(arena, safety(arena, 0, [0]), safe=[0], player=0)
    verify(arena, buchi(arena, 0, [], stuck="loses"), player=0, accepting=[], stuck="loses")
    verify(arena, solve_parity(arena, [1, 2]), priority=[1, 2])
    with pytest.raises(VerificationError):
        verify(arena, buchi(arena, 0, [], stuck="loses"), player=0, accepting=[])
    for subject, answer, question in (
        (arena, attractor(arena, 0, [1]), {}),
        (arena, attractor(arena, 0, [1]), {"priority": [1, 1]}),
        (arena, grundy(graph), {}),
        (graph, solve(graph), {"player": 0}),
    ):
        with pytest.raises(GameGraphError, match="is nothing that can be verified"):
            verify(subject, answer, **question)


def test_without_numpy():
    code = """
        from gamegraphs import GameGraph
        from gamegraphs.certify import *
        from gamegraphs.solvers.arenas.arena import Arena
        from gamegraphs.solvers.arenas.attractor import attractor, safety
        from gamegraphs.solvers.arenas.buchi import buchi
        from gamegraphs.solvers.sums.grundy import grundy
        from gamegraphs.solvers.sums.loopy import loopy_grundy
        from gamegraphs.solvers.arenas.parity import solve_parity
        from gamegraphs.solvers.arenas.two_copies import split
        g = GameGraph.from_moves([[1, 2], [0], [2], []])
        arena = Arena(g, [0, 1, 1, 0])
        for stuck in ("stays", "loses"):
            verify_attractor(arena, 0, [2], attractor(arena, 0, [2], stuck=stuck), stuck=stuck)
            region = safety(arena, 0, [0, 1, 3], stuck=stuck)
            verify_safety(arena, 0, [0, 1, 3], region, stuck=stuck)
            again = safety(arena, 0, region.winning, stuck=stuck)
            verify_buchi(arena, 0, [1], buchi(arena, 0, [1], stuck=stuck), stuck=stuck)
            for method in ("zielonka", "spm"):
                s = solve_parity(arena, [1, 2, 3, 0], method, stuck=stuck)
                verify_parity(arena, [1, 2, 3, 0], s, stuck=stuck)
        h = GameGraph.from_moves([[], [0]])
        verify_grundy(h, grundy(h))
        print(loopy_grundy(h), split(h).solution().labels.tolist(), again.winning.tolist())
    """
    expected = "[0, 1] [0, 1] [True, True, False, False]"
    assert run_child(code, blocked=["numpy", "numba"]) == expected
