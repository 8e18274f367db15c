"""The plain memoised search gives the answers of the compiled loop, on all small graphs."""

import pytest
from helpers import TERMINALS, all_digraphs, answers, chain, random_case

from gamegraphs import CycleError, GameGraph, random_graph, small_graphs, solve
from gamegraphs.outcome import terminal_outcome
from gamegraphs.solvers.outcomes.memo_plain import memo_plain


def found(search):
    """What a search returns, or the names on the cycle that it meets."""
    try:
        return search()
    except CycleError as error:
        return set(error.cycle)


@pytest.mark.parametrize("terminals", TERMINALS)
def test_equal_on_every_graph_with_up_to_3_positions(terminals):
    graphs = list(small_graphs(3))
    assert len(graphs) == 530
    for graph in graphs:
        plain = found(lambda graph=graph: memo_plain(graph, terminal_outcome(terminals)))
        compiled = found(lambda graph=graph: answers(solve(graph, terminals, method="memo")))
        assert isinstance(plain, set) == isinstance(compiled, set), graph.to_text()
        if not isinstance(plain, set):
            assert plain == compiled, graph.to_text()


def test_equal_on_every_acyclic_graph_with_4_positions():
    for graph in small_graphs(4, acyclic=True):
        assert memo_plain(graph) == answers(solve(graph, method="memo")), graph.to_text()


@pytest.mark.parametrize("block", range(4))
def test_equal_with_verdicts_and_parallel_moves(block):
    for seed in range(100 * block, 100 * block + 100):
        case = random_case(seed)
        graph, terminal = case.graph(), terminal_outcome(case.terminals)
        plain = found(lambda g=graph, t=terminal, c=case: memo_plain(g, t, c.verdicts))
        compiled = found(
            lambda g=graph, c=case: answers(solve(g, c.terminals, c.verdicts, method="memo"))
        )
        assert isinstance(plain, set) == isinstance(compiled, set), case
        if not isinstance(plain, set):
            assert plain == compiled, case


def test_a_cycle_is_one():
    for moves in all_digraphs(3):
        graph = GameGraph.from_moves(moves)
        if graph.find_cycle() is not None:
            with pytest.raises(CycleError) as error:
                memo_plain(graph)
            cycle = error.value.cycle
            assert all(v in moves[u] for u, v in zip(cycle, cycle[1:] + cycle[:1], strict=True))


def test_a_path_of_some_hundred_positions_and_an_empty_graph():
    assert memo_plain(chain(300)) == answers(solve(chain(300)))
    assert memo_plain(random_graph(0, 1)) == ([], [])
