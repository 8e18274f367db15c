"""Forward passes on two bits a position: they decide what the definition decides, and no more."""

import numpy as np
import pytest
from helpers import random_case

from gamegraphs import DRAW, GameGraph
from gamegraphs.oracle import by_rounds
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.jit.dispatch import unsigned
from gamegraphs.solvers.jit.primitives import uint
from gamegraphs.solvers.outcomes.encoding import CODE_DRAW, CODE_OPEN
from gamegraphs.solvers.outcomes.packed_passes import pack_ends, pass_in_order, pass_over, unpack


def started(graph, terminal=0, fixed=None):
    """Return (offsets, targets, packed, open positions) before the first pass."""
    offsets, targets = unsigned(graph.offsets), unsigned(graph.targets)
    packed = np.full((graph.n + 3) // 4, 0xFF, np.uint8)
    count = pack_ends(offsets, uint(1 + terminal), packed)
    assert count == sum(1 for u in range(graph.n) if graph.moves(u))
    for u, outcome in (fixed or {}).items():
        shift = u % 4 * 2
        packed[u // 4] = int(packed[u // 4]) & ~(3 << shift) | int(1 + outcome) << shift
    return offsets, targets, packed


def codes(packed, n, first=0):
    found = np.empty(n - first, np.uint8)
    unpack(packed, uint(first), found)
    return found.tolist()


def expected(labels, fixed):
    """Return the codes when all is decided that can be."""
    codes = [CODE_OPEN if label == DRAW else int(label) for label in labels]
    for u, outcome in fixed.items():
        codes[u] = CODE_DRAW if outcome == DRAW else int(outcome)
    return codes


@pytest.mark.parametrize("in_place", [True, False])
@pytest.mark.parametrize("block", range(3))
def test_passes_come_to_the_labels_of_the_definition(block, in_place):
    for seed in range(100 * block, 100 * block + 100):
        case = random_case(seed, largest=20)
        graph = case.graph()
        labels, _ = by_rounds(graph, case.terminals, case.verdicts)
        right = expected(labels, case.verdicts)
        offsets, targets, packed = started(graph, terminal_outcome(case.terminals), case.verdicts)
        todo = np.empty(graph.n, np.uint32)
        left = int(pass_in_order(offsets, targets, packed, uint(0), uint(graph.n), todo))
        todo = todo[:left]
        while True:
            now = codes(packed, graph.n)
            assert todo.tolist() == [u for u, code in enumerate(now) if code == CODE_OPEN]
            assert all(code in (CODE_OPEN, right[u]) for u, code in enumerate(now)), str(case)
            after = todo if in_place else np.empty_like(todo)
            left = int(pass_over(offsets, targets, packed, todo, after))
            if left == len(todo):
                break
            todo = after[:left]
        assert codes(packed, graph.n) == right, str(case)


def test_what_a_pass_decides_counts_at_once():
    """A chain that leads down is decided in one pass, one that leads up is not."""
    for moves, left in (([[], [0], [1], [2], [3]], 0), ([[1], [2], [3], [4], []], 3)):
        offsets, targets, packed = started(GameGraph.from_moves(moves))
        todo = np.empty(5, np.uint32)
        assert pass_in_order(offsets, targets, packed, uint(0), uint(5), todo) == left
    assert codes(packed, 5) == [CODE_OPEN, CODE_OPEN, CODE_OPEN, 1, 0]


def test_a_part_is_read_from_its_first_position_on():
    moves = [[8]] * 8 + [[]]
    offsets, targets, packed = started(GameGraph.from_moves(moves))
    todo = np.empty(9, np.uint32)
    assert pass_in_order(offsets, targets, packed, uint(4), uint(9), todo) == 0
    assert codes(packed, 9) == [CODE_OPEN] * 4 + [1] * 4 + [0]
    assert codes(packed, 9, first=4) == [1] * 4 + [0]


@pytest.mark.parametrize("terminal", [0, 1, 2])
def test_what_is_known_at_first_of_every_small_graph(terminal):
    """Four positions share a byte, and the last one may hold fewer."""
    known = CODE_DRAW if terminal == DRAW else terminal
    for n in range(11):
        for ends in range(1 << n):
            is_end = [bool(ends >> u & 1) for u in range(n)]
            graph = GameGraph.from_moves([[] if end else [u] for u, end in enumerate(is_end)])
            _, _, packed = started(graph, terminal)
            assert codes(packed, n) == [known if end else CODE_OPEN for end in is_end]


def test_one_open_move_among_many_keeps_a_position_open():
    for place in range(6):
        row = [1] * 6
        row[place] = 0  # to itself; 1 is WIN by verdict
        graph = GameGraph.from_moves([row, []])
        offsets, targets, packed = started(graph, fixed={1: 1})
        todo = np.empty(2, np.uint32)
        assert pass_in_order(offsets, targets, packed, uint(0), uint(2), todo) == 1
        assert pass_over(offsets, targets, packed, todo[:1], todo) == 1
        assert codes(packed, 2) == [CODE_OPEN, 1], place


def test_a_draw_by_verdict_is_no_way_to_lose_and_stays():
    graph = GameGraph.from_moves([[1, 2], [], [1], []])
    offsets, targets, packed = started(graph, fixed={1: DRAW, 3: DRAW})
    todo = np.empty(4, np.uint32)
    left = int(pass_in_order(offsets, targets, packed, uint(0), uint(4), todo))
    assert todo[:left].tolist() == [0, 2]
    assert codes(packed, 4) == [CODE_OPEN, CODE_DRAW, CODE_OPEN, CODE_DRAW]
