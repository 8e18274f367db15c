"""The wave step by step: where it ends, and that every step follows from the state before it."""

from itertools import product

import pytest

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, random_graph
from gamegraphs.trace import trace

FIVE = [[1, 2], [3], [1, 4], [], [2]]


def by_definition(graph, terminal, verdicts):
    """Labels and distances in rounds: round d decides what the rounds before it decide.

    Independent of the wave: no queue, no counters, no predecessors.
    """
    label, plies = dict(verdicts), {u: 0 if v != DRAW else -1 for u, v in verdicts.items()}
    for u in range(graph.n):
        if u not in label and not graph.moves(u):
            label[u], plies[u] = terminal, 0
    for d in range(1, graph.n + 1):
        before = dict(label)
        for u in range(graph.n):
            if u in before:
                continue
            met = [before.get(v) for v in graph.moves(u)]
            if LOSE in met:
                label[u], plies[u] = WIN, d
            elif all(outcome == WIN for outcome in met):
                label[u], plies[u] = LOSE, d
    return (
        tuple(label.get(u, DRAW) for u in range(graph.n)),
        tuple(plies.get(u, -1) for u in range(graph.n)),
    )


def assert_ends_right(graph, terminals="normal", verdicts=None):
    last = trace(graph, terminals, verdicts)[-1]
    terminal = LOSE if terminals == "normal" else WIN
    assert (last.labels, last.distances) == by_definition(graph, terminal, verdicts or {})
    assert last.queue == ()


def all_graphs(n):
    """Every graph of n positions without parallel moves, self-loops included."""
    rows = [[v for v in range(n) if bits >> v & 1] for bits in range(2**n)]
    return [GameGraph.from_moves(list(moves)) for moves in product(rows, repeat=n)]


@pytest.mark.parametrize("terminals", ["normal", "misere"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_ends_with_the_definition_on_all_small_graphs(n, terminals):
    graphs = all_graphs(n)
    assert len(graphs) == 2 ** (n * n)
    for graph in graphs:
        assert_ends_right(graph, terminals)


def test_ends_with_the_definition_with_all_verdicts_on_two_positions():
    for graph in all_graphs(2):
        for given in product([None, LOSE, WIN, DRAW], repeat=2):
            verdicts = {u: outcome for u, outcome in enumerate(given) if outcome is not None}
            for terminals in ("normal", "misere"):
                assert_ends_right(graph, terminals, verdicts)


@pytest.mark.parametrize("outcome", [LOSE, WIN, DRAW])
def test_ends_with_the_definition_with_one_verdict_on_three_positions(outcome):
    for graph in all_graphs(3):
        assert_ends_right(graph, "normal", {0: outcome})


@pytest.mark.parametrize("seed", range(100))
def test_every_step_follows_from_the_state_before_it(seed):
    graph = random_graph(12, seed)
    verdicts = {3: DRAW, 5: WIN, 7: LOSE} if seed % 2 else {}
    steps = trace(graph, "misere" if seed % 3 == 0 else "normal", verdicts)
    labels = [None] * graph.n
    distances, queue = [-1] * graph.n, []
    counters = [len(graph.moves(u)) for u in range(graph.n)]
    taken, waiting = None, []
    for step in steps:
        u, v = step.position, step.source
        if step.kind in ("label", "count", "skip", "pass"):
            if not waiting:  # a new position comes from the front of the queue
                assert v == queue.pop(0)
                assert taken is None or distances[v] >= distances[taken]
                taken, waiting = v, graph.predecessors(v)
            assert v == taken
            if step.kind == "pass":
                assert waiting == []
            else:
                assert u == waiting.pop(0)
        if step.kind == "seed":
            assert u in verdicts or not graph.moves(u)
            labels[u] = verdicts.get(u, step.label)
            distances[u] = -1 if labels[u] == DRAW else 0
            queue += [] if labels[u] == DRAW else [u]
        elif step.kind == "label":
            assert labels[u] is None
            met = [labels[w] for w in graph.moves(u)]
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                assert counters[u] == 1
                assert met == [WIN] * len(met)
                labels[u] = LOSE
                counters[u] = 0
            distances[u] = distances[v] + 1
            queue.append(u)
        elif step.kind == "count":
            assert labels[v] == WIN
            assert labels[u] is None
            counters[u] -= 1
            assert counters[u] > 0
        elif step.kind == "skip":
            assert labels[u] is not None
        elif step.kind == "end":
            assert queue == waiting == []
            labels = [DRAW if label is None else label for label in labels]
        assert step.labels == tuple(labels)
        assert step.distances == tuple(distances)
        assert step.counters == tuple(counters)
        assert step.queue == tuple(queue)
        assert step.because.endswith(".")
    assert steps[-1].kind == "end"


def test_one_step_for_every_move_that_is_looked_at():
    # 3 and 1 are taken from the queue; one move leads to 3 and two lead to 1.
    kinds = [step.kind for step in trace(GameGraph.from_moves(FIVE))]
    assert kinds == ["seed", "label", "count", "count", "end"]


def test_sentences():
    # The wave on a - b - c worked out by hand: c is the end, its predecessor b has two moves.
    graph = GameGraph.from_moves([[1], [2, 0], [], [1, 1]], names=["a", "b", "c", "d"])
    assert [step.because for step in trace(graph)] == [
        "c is LOSE: it has no moves.",
        "b is WIN: it can move to c, which is LOSE.",
        "a is LOSE: its only move leads to b, which is WIN.",
        "d: its move to b leads to WIN; 1 of 2 moves still open.",
        "d is LOSE: its last open move leads to b, which is WIN.",
        "b is already WIN: its move to a changes nothing.",
        "No move leads to d.",
        "The queue is empty and every position has its label.",
    ]


def test_a_draw_by_verdict_is_never_in_the_queue():
    graph = GameGraph.from_moves([[1], [2], []])
    steps = trace(graph, verdicts={1: DRAW})
    assert all(1 not in step.queue for step in steps)
    assert steps[-1].labels == (DRAW, DRAW, LOSE)
    assert steps[0].because == "1 is DRAW: the rules say so."


def test_verdicts_of_the_graph_are_the_default_and_can_be_left_out():
    graph = GameGraph.from_moves([[1], []], verdicts={1: WIN})
    assert trace(graph)[-1].labels == (LOSE, WIN)
    assert trace(graph, verdicts={})[-1].labels == (WIN, LOSE)


def test_moves_out_of_a_verdict_are_not_followed():
    steps = trace(GameGraph.from_moves([[1], []]), verdicts={0: LOSE})
    assert steps[-1].labels == (LOSE, LOSE)
    assert [step.kind for step in steps] == ["seed", "seed", "pass", "skip", "end"]


def test_no_positions():
    assert [step.kind for step in trace(GameGraph.from_moves([]))] == ["end"]


def test_an_unknown_convention_is_refused():
    with pytest.raises(GameGraphError, match="misery"):
        trace(GameGraph.from_moves([[]]), "misery")
