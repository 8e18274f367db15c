"""The reverse wave alone: from states and reversed edges to outcomes and distances."""

import random

import numpy as np
import pytest
from helpers import random_case

from gamegraphs import DRAW, LOSE, WIN, GameGraph, Outcome
from gamegraphs.oracle import by_rounds
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.jit.dispatch import unsigned
from gamegraphs.solvers.jit.primitives import uint
from gamegraphs.solvers.outcomes.encoding import TOP_BYTE, TOP_UINT32
from gamegraphs.solvers.outcomes.reverse_wave import (
    count_moves,
    queue_known,
    read_states,
    sole_predecessors,
    wave,
    wave_on_tree,
)
from gamegraphs.solvers.reversed_edges import reversed_edges

KINDS = [(np.uint8, TOP_BYTE), (np.uint32, TOP_UINT32)]


def waved(graph, dtype, top, terminal=LOSE, fixed=None, with_plies=True, on_tree=False):
    """Return (labels, distances, how many are known)."""
    n = graph.n
    state = np.empty(n, dtype)
    count_moves(unsigned(graph.offsets), uint(top * terminal), state)
    marks = {LOSE: 0, WIN: top, DRAW: top - 1}
    for u, outcome in (fixed or {}).items():
        state[u] = marks[outcome]
    queue = np.empty(n + 1, np.uint32)
    tail = queue_known(state, uint(top), queue)
    plies = np.full(n if with_plies else 0, -1, np.int32)
    edges = tuple(map(unsigned, reversed_edges(graph)))
    if on_tree:
        edges = (np.zeros(n, np.uint32),)
        assert sole_predecessors(unsigned(graph.offsets), unsigned(graph.targets), *edges)
    run = wave_on_tree if on_tree else wave
    known = run(*edges, uint(top), 0, state, queue, uint(tail), plies)
    labels = np.empty(n, np.uint8)
    read_states(state, uint(top), labels)
    return labels.tolist(), plies.tolist(), int(known)


@pytest.mark.parametrize(("dtype", "top"), KINDS)
@pytest.mark.parametrize("block", range(3))
def test_outcomes_and_distances_are_those_of_the_definition(block, dtype, top):
    for seed in range(100 * block, 100 * block + 100):
        case = random_case(seed, largest=20)
        given = case.graph(), dtype, top, terminal_outcome(case.terminals), case.verdicts
        labels, distances = by_rounds(case.graph(), case.terminals, case.verdicts)
        known = sum(label != DRAW for label in labels)
        assert waved(*given) == (labels, distances, known), case
        assert waved(*given, with_plies=False) == (labels, [], known), case


def one_way_into_each(n, seed):
    """Return random moves of which at most one leads to each position, with cycles or without."""
    chance = random.Random(seed)
    moves = [[] for _ in range(n)]
    for v in range(n):
        u = chance.randrange(n + n // 4 + 1)
        if u < n:
            moves[u].append(v)
    return moves


@pytest.mark.parametrize(("dtype", "top"), KINDS)
@pytest.mark.parametrize("block", range(3))
def test_where_one_way_leads_to_each_position_no_reversed_edges_are_needed(block, dtype, top):
    for seed in range(100 * block, 100 * block + 100):
        graph = GameGraph.from_moves(one_way_into_each(1 + seed % 25, seed))
        fixed = {u: Outcome((u + seed) % 3) for u in range(0, graph.n, 7)} if seed % 2 else None
        for terminals in ("normal", "misere"):
            labels, distances = by_rounds(graph, terminals, fixed)
            known = sum(label != DRAW for label in labels)
            given = graph, dtype, top, terminal_outcome(terminals), fixed
            assert waved(*given, on_tree=True) == (labels, distances, known), (seed, terminals)
            assert waved(*given, with_plies=False, on_tree=True) == (labels, [], known)


@pytest.mark.parametrize("moves", [[[1, 1], []], [[0], [0]], [[1], [2], [1]]])
def test_two_ways_to_a_position_are_found(moves):
    graph = GameGraph.from_moves(moves)
    before = np.zeros(graph.n, np.uint32)
    assert not sole_predecessors(unsigned(graph.offsets), unsigned(graph.targets), before)


@pytest.mark.parametrize(("dtype", "top"), KINDS)
def test_a_draw_by_verdict_is_never_decided(dtype, top):
    """1 could move to the lost 2, and it is the only move of 0."""
    graph = GameGraph.from_moves([[1], [2], []])
    assert waved(graph, dtype, top, fixed={1: DRAW}) == ([2, 2, 0], [-1, -1, 0], 1)


@pytest.mark.parametrize("degree", [0, 1, 253, 254, 70_000])
def test_the_largest_degree_is_told_even_where_no_state_holds_it(degree):
    offsets = np.array([0, degree, degree], np.uint32)
    for dtype, top in KINDS:
        state = np.empty(2, dtype)
        assert count_moves(offsets, uint(top), state) == degree
        assert state[1] == top
        if degree <= top - 2:
            assert state[0] == (degree or top)


def test_only_lost_and_won_positions_are_queued():
    state = np.array([3, 0, 254, 255, 1], np.uint8)
    queue = np.zeros(6, np.uint32)
    assert queue_known(state, uint(255), queue) == 2
    assert queue[:2].tolist() == [1, 3]
    read_states(state, uint(255), state)
    assert state.tolist() == [2, 0, 2, 1, 2]
