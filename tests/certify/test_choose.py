"""verify: the checker that fits the question, with numpy and without."""

import pytest
from helpers import run_child

from gamegraphs import (
    CycleError,
    GameGraph,
    GameGraphError,
    ImplicitGraph,
    Solution,
    VerificationError,
    solve,
)
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


def test_what_does_not_fit_together_is_told_with_what_is_missing():
    graph = GameGraph.from_moves([[1], []])
    arena = Arena(graph, [0, 1])
    aim, region = attractor(arena, 0, [1]), safety(arena, 0, [0])
    implicit = ImplicitGraph(2)
    player, priority = {"player": 0}, {"priority": [1, 1]}
    due = "an Attractor is verified with player= and target=; given: "
    either = "a Region is verified with player= and safe=, or with player= and accepting=; given: "
    both = player | {"safe": [0], "accepting": [0]}
    for subject, answer, question, message in (
        (arena, aim, player, f"{due}player=; target= is missing"),
        (arena, aim, {"target": [1], "stuck": "loses"}, f"{due}target= and stuck=; player= is"),
        (arena, aim, {}, f"{due}nothing; player= and target= are missing"),
        (arena, aim, priority, f"{due}priority=; player= and target= are missing"),
        (arena, aim, player | {"target": [1]} | priority, f"{due}player=, target= and priority="),
        (arena, region, player, f"{either}player=; safe= or accepting= is missing"),
        (arena, region, both, f"{either}player=, safe= and accepting="),
        (arena, solve_parity(arena, [1, 2]), {}, "a ParitySolution is verified with priority=; "),
        (arena, grundy(graph), {}, "answer must be an Attractor, a Region, a ParitySolution, an "),
        (arena, solve(graph), {}, "MeanPayoffSolution where an Arena is given, not the Solution"),
        (graph, solve(graph), player, "player= is asked of an Arena, not of a GameGraph"),
        (implicit, aim, player, "player= is asked of an Arena, not of an ImplicitGraph"),
        (implicit, [1, 0], {}, "answer must be the Solution of an ImplicitGraph, not the list"),
    ):
        with pytest.raises(GameGraphError) as caught:
            verify(subject, answer, **question)
        assert message in str(caught.value)


def test_labels_alone_are_told_how_they_are_verified():
    graph = GameGraph.from_moves([[1], [0], []])
    solution = solve(graph)
    for values in (solution.labels, solution.labels.tolist(), [0, 1, 0]):
        with pytest.raises(CycleError) as caught:
            verify(graph, values)
        assert "labels are not verified alone, but in a Solution" in str(caught.value)
        assert "method=" not in str(caught.value)
    verify(graph, Solution(graph, solution.labels, solution.distances))  # as it says


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
