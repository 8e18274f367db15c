"""The wave in plain Python: bad rules are named on the way, and every state is kept apart."""

import pytest
from rules_of_graphs import lists

from gamegraphs import DRAW, WIN, GameGraph, GameGraphError
from gamegraphs.solvers.implicit.implicit_rules import ListRules
from gamegraphs.solvers.implicit.plain_wave import PlainWave


@pytest.mark.parametrize("bad", [[3], [-1], [-9], ["a"], [0.5]])
def test_what_the_sample_did_not_see_is_found_on_the_way(bad):
    with pytest.raises(GameGraphError, match=r"pred\(2\)\[0\]"):
        lists(pred=lambda v: bad, check=0)


def test_an_error_inside_a_rule_is_not_hidden():
    def broken(v):
        raise IndexError("of its own")

    for check in (0, 5):
        with pytest.raises(IndexError, match="of its own"):
            lists(pred=broken, check=check)


def rules_of(graph, verdicts=None):
    return ListRules(graph.n, graph.moves, graph.predecessors, (verdicts or {}).get, "normal")


def test_states_at_the_start():
    """Top is 255: an end waits as LOSE 253, WIN 252 or is DRAW 254; others count their moves."""
    graph = GameGraph.from_moves([[1, 2, 2], [2], [], [], []])
    wave = PlainWave(rules_of(graph, {3: WIN, 4: DRAW}), False, True)
    assert wave.start(0, 2)
    assert wave.start(2, 5)
    assert list(wave.state) == [3, 1, 253, 252, 254]
    assert list(wave.plies) == [-1] * 5


@pytest.mark.parametrize(("moves", "fits"), [(251, True), (252, False)])
def test_counters_that_do_not_fit_into_a_byte(moves, fits):
    rules = rules_of(GameGraph.from_moves([[1] * moves, []]))
    assert PlainWave(rules, False, False).start(0, 2) is fits
    assert PlainWave(rules, True, False).start(0, 2)


@pytest.mark.parametrize("wide", [False, True])
def test_what_waits_is_found_once_and_what_finds_no_room_waits_again(wide):
    wave = PlainWave(rules_of(GameGraph.from_moves([[2], [0], [], [2]])), wide, False)
    wave.start(0, 4)
    found, where = wave.pending(0)
    assert (found.tolist(), where) == ([2], 4)
    assert wave.pending(0)[0].tolist() == []
    decided = wave.step(found)
    assert decided.tolist() == [0, 3]
    wave.mark_pending(decided)
    again, _ = wave.pending(0)
    assert again.tolist() == [0, 3]
    assert wave.step(again).tolist() == [1]
    assert wave.answer()[0].tolist() == [1, 0, 0, 1]
