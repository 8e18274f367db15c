"""Forward passes alone: the rounds of the definition, one pass for each distance."""

import numpy as np
import pytest
from helpers import random_case

from gamegraphs import DRAW, GameGraph
from gamegraphs.oracle import by_rounds
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.jit.dispatch import unsigned
from gamegraphs.solvers.jit.primitives import uint
from gamegraphs.solvers.outcomes.forward_passes import (
    CODE_DRAW,
    CODE_OPEN,
    add_decided,
    forward_pass,
    list_open,
    read_codes,
    rest_moves,
    rest_states,
    start_codes,
)
from gamegraphs.solvers.outcomes.packed_passes import pack_ends


def started(graph, terminal=0, fixed=None):
    """Return (offsets, targets, packed, code, todo) before the first pass."""
    offsets, targets = unsigned(graph.offsets), unsigned(graph.targets)
    code, packed = np.empty(graph.n, np.uint8), np.empty((graph.n + 3) // 4, np.uint8)
    pack_ends(offsets, uint(1 + terminal), packed)
    start_codes(offsets, uint(terminal), code)
    for u, outcome in (fixed or {}).items():
        code[u] = CODE_DRAW if outcome == DRAW else outcome
        shift = u % 4 * 2
        packed[u // 4] = int(packed[u // 4]) & ~(3 << shift) | int(1 + outcome) << shift
    todo = np.empty(graph.n, np.uint32)
    count = list_open(code, uint(0), todo)
    return offsets, targets, packed, code, todo[: int(count)]


def run_pass(offsets, targets, packed, code, todo, distance, after=None):
    """Return what stays open after a pass, once it has been added to what is known."""
    after = todo if after is None else after
    decided = np.empty_like(todo)
    size = len(todo)
    left = int(forward_pass(offsets, targets, packed, code, todo, uint(distance), after, decided))
    add_decided(code, decided[: size - left], packed)
    return after[:left]


@pytest.mark.parametrize("in_place", [True, False])
@pytest.mark.parametrize("block", range(3))
def test_pass_after_pass_gives_the_rounds_of_the_definition(block, in_place):
    for seed in range(100 * block, 100 * block + 100):
        case = random_case(seed, largest=20)
        graph = case.graph()
        labels, distances = by_rounds(graph, case.terminals, case.verdicts)
        start = started(graph, terminal_outcome(case.terminals), case.verdicts)
        *game, code, todo = start
        for distance in range(1, graph.n + 2):
            after = None if in_place else np.empty_like(todo)
            todo = run_pass(*game, code, todo, distance, after)
            still = [u for u in range(graph.n) if not 0 <= distances[u] <= distance]
            still = [u for u in still if u not in case.verdicts]
            assert todo.tolist() == still, (distance, str(case))
        found, plies = np.empty(graph.n, np.uint8), np.empty(graph.n, np.int32)
        read_codes(code, found, plies)
        assert (found.tolist(), plies.tolist()) == (labels, distances), case
        read_codes(code, code, np.empty(0, np.int32))
        assert code.tolist() == labels, case


def test_what_a_pass_decides_does_not_count_in_it():
    """On a chain a pass decides one position, whichever way the chain is numbered."""
    for moves in ([[1], [2], [3], []], [[], [0], [1], [2]]):
        *game, code, todo = started(GameGraph.from_moves(moves))
        assert len(run_pass(*game, code, todo, 1)) == 2
        assert sorted(code.tolist()) == [0, 3, CODE_OPEN, CODE_OPEN]


def test_one_open_move_among_many_keeps_a_position_open():
    for place in range(6):
        row = [1] * 6
        row[place] = 0  # to itself; 1 is WIN by verdict
        graph = GameGraph.from_moves([row, []])
        *game, code, todo = started(graph, fixed={1: 1})
        assert len(run_pass(*game, code, todo, 1)) == 1
        assert code.tolist() == [CODE_OPEN, 1], place


def test_the_rest_is_a_smaller_graph_with_what_the_next_pass_would_decide():
    # 5 is the end, 4 wins; next 3 has lost. 0, 1, 2 go round, and 2 can also go to 3.
    # 0 can go to the DRAW 6 too, a move that is never closed.
    graph = GameGraph.from_moves([[1, 6], [2, 4], [0, 3], [4], [5], [], []])
    offsets, targets, packed, code, todo = started(graph, fixed={6: DRAW})
    rest = run_pass(offsets, targets, packed, code, todo, 1)
    assert rest.tolist() == [0, 1, 2, 3]
    number, state = np.empty(7, np.uint32), np.empty(4, np.uint32)
    rest_offsets, top = np.zeros(5, np.uint32), uint(2**32 - 1)
    moves = rest_states(
        offsets, targets, code, rest, uint(0), uint(2), top, number, state, rest_offsets
    )
    rest_targets = np.empty(int(moves), np.uint32)
    rest_moves(offsets, targets, code, rest, top, number, state, rest_targets)
    assert state.tolist() == [2, 1, 2, 0]
    assert (rest_offsets.tolist(), rest_targets.tolist()) == ([0, 1, 2, 4, 4], [1, 2, 0, 3])
