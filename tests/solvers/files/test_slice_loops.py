"""The loops on slices, on small ones worked out by hand."""

import numpy as np
import pytest

from gamegraphs import GameGraph
from gamegraphs.solvers.files.slice_loops import drop_decided, place_sources, propagate
from gamegraphs.solvers.jit.primitives import uint
from gamegraphs.solvers.outcomes.encoding import CODE_DRAW, CODE_OPEN, TOP_BYTE, TOP_UINT32
from gamegraphs.solvers.reversed_edges import reversed_edges


def dropped(rows, code, now, first=0):
    """Return the rows that stay open, by position, and the codes after it."""
    positions = np.arange(first, first + len(rows), dtype=np.uint32)
    ends = np.cumsum([len(row) for row in rows]).astype(np.uint64)
    targets = np.array([v for row in rows for v in row], np.uint32)
    code = np.array(code, np.uint8)
    n, m = map(int, drop_decided(positions, ends, targets, uint(now), code))
    assert m == (ends[n - 1] if n else 0)
    cuts = [0, *ends[:n].tolist()]
    left = {int(positions[i]): targets[cuts[i] : cuts[i + 1]].tolist() for i in range(n)}
    return left, code.tolist()


OPEN, DRAWN = CODE_OPEN, CODE_DRAW


def test_a_move_to_lose_wins_and_moves_to_win_are_closed():
    rows = [[4, 3], [3], [3, 1, 1], [], []]
    left, code = dropped(rows, [OPEN, OPEN, OPEN, 1, 0], now=4)
    assert left == {2: [1, 1]}
    assert code == [5, 4, OPEN, 1, 0]


def test_what_the_pass_decides_and_a_draw_keep_a_position_open():
    """1 loses in this pass, before 2 is looked at; and 3 is DRAW by verdict."""
    left, code = dropped([[1, 2], [4], [1, 4], [0], []], [OPEN, OPEN, OPEN, DRAWN, 1], now=2)
    assert left == {0: [1, 2], 2: [1]}
    assert code == [OPEN, 2, OPEN, DRAWN, 1]


def test_a_slice_from_the_middle_and_one_without_open_positions():
    left, code = dropped([[0], [1, 0]], [1, OPEN, OPEN, OPEN], now=2, first=2)
    assert left == {3: [1]}
    assert code == [1, OPEN, 2, OPEN]
    assert dropped([[1], []], [DRAWN, 0], now=2) == ({}, [DRAWN, 0])
    assert dropped([], [], now=2) == ({}, [])


def test_sources_are_placed_where_their_targets_have_room():
    moves = np.array([[11, 4], [10, 3], [11, 2]], np.uint32)
    free = np.array([5, 0], np.uint64)  # of targets 10 and 11
    sources = np.full(6, 9, np.uint32)
    place_sources(moves, uint(10), free, sources)
    assert sources.tolist() == [4, 2, 9, 9, 9, 3]
    assert free.tolist() == [6, 2]


@pytest.mark.parametrize("size", [1, 2, 100])
@pytest.mark.parametrize(("dtype", "top"), [(np.uint8, TOP_BYTE), (np.uint32, TOP_UINT32)])
@pytest.mark.parametrize("with_plies", [True, False])
def test_the_wave_goes_on_where_it_stopped(size, dtype, top, with_plies):
    """3 <- 2 <- 1 <- 0 as a chain; 4 has a move to 2 and one to the DRAW 5, 6 to itself and 3."""
    graph = GameGraph.from_moves([[1], [2], [3], [], [2, 5], [], [6, 3]])
    starts, sources = reversed_edges(graph)
    starts, sources = np.array(starts, np.uint64), np.array(sources, np.uint32)
    state = np.array([1, 1, 1, 0, 2, top - 1, 2], dtype)
    queue = np.zeros(7, np.uint32)
    queue[0] = 3
    plies = np.full(7 if with_plies else 0, -1, np.int32)
    plies[3:4] = 0
    head, tail, calls = uint(0), uint(1), 0
    while head < tail:
        before = head
        head, tail = map(uint, propagate(
            starts, sources, queue, head, uint(head + uint(size)), tail, uint(top), state, plies
        ))  # fmt: skip
        assert before < head <= before + uint(size)
        calls += 1
    assert calls == -(-5 // size)
    assert queue[: int(tail)].tolist() == [3, 2, 6, 1, 0]
    assert state.tolist() == [top, 0, top, 0, 1, top - 1, top]
    assert plies.tolist() == ([3, 2, 1, 0, -1, -1, 1] if with_plies else [])
