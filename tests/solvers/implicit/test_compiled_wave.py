"""The compiled wave takes the steps of the plain one, and names rules that err."""

import pytest
from helpers import random_case
from rules_of_graphs import never, nobody, params_of, pred, succ, terminal

from gamegraphs import GameGraphError
from gamegraphs.solvers.implicit.compiled_wave import CompiledWave
from gamegraphs.solvers.implicit.implicit_rules import ArrayRules
from gamegraphs.solvers.implicit.plain_wave import PlainWave


def rules_of(case):
    graph = case.graph()
    rows = [graph.moves(u) for u in range(graph.n)]
    rows += [graph.predecessors(v) for v in range(graph.n)]
    most = max(1, *map(len, rows))
    return ArrayRules(
        graph.n, succ, pred, terminal, "normal", params_of(graph, case.verdicts), None, most
    )


@pytest.mark.parametrize("wide", [False, True])
def test_step_by_step_as_the_plain_wave(wide):
    for seed in range(150):
        case = random_case(seed, largest=12)
        rules = rules_of(case)
        waves = [Wave(rules, wide, True) for Wave in (PlainWave, CompiledWave)]
        assert all(wave.start(0, rules.n) for wave in waves)
        for distance in range(rules.n + 1):
            where = [wave.pending(0) for wave in waves]
            assert where[0][0].tolist() == where[1][0].tolist(), case
            batch = where[0][0].tolist()
            decided = []
            for wave, (found, last) in zip(waves, where, strict=True):
                assert last == rules.n
                wave.write_distances(found, distance)
                after = wave.step(found)
                decided.append(sorted(after.tolist()))
                wave.mark_pending(after)
            assert decided[0] == decided[1], case
            at = [wave.at_distance(0, distance)[0].tolist() for wave in waves]
            assert at[0] == at[1] == batch, case
        answers = [[part.tolist() for part in wave.answer()] for wave in waves]
        assert answers[0] == answers[1], case


@pytest.mark.parametrize(("moves", "fits"), [(251, True), (252, False)])
def test_counters_that_do_not_fit_into_a_byte(moves, fits):
    def degree(u, params):
        return params[0]

    rules = ArrayRules(2, nobody, nobody, never, "normal", [moves], degree, 1)
    assert CompiledWave(rules, False, False).start(0, 2) is fits
    assert CompiledWave(rules, True, False).start(0, 2)


def test_a_negative_degree_is_refused():
    def degree(u, params):
        return -u

    rules = ArrayRules(3, nobody, nobody, never, "normal", [], degree, 1)
    with pytest.raises(GameGraphError, match=r"degree\(1\) must not be negative: -1"):
        CompiledWave(rules, False, False).start(0, 3)


def test_a_predecessor_that_is_no_position_is_named():
    def outside(v, params, out):
        out[0] = 7
        return 1

    rules = ArrayRules(3, nobody, outside, never, "normal", [], None, 1)
    wave = CompiledWave(rules, False, False)
    wave.start(0, 3)
    with pytest.raises(GameGraphError, match=r"pred\(0\)\[0\] is position 7"):
        wave.step(wave.pending(0)[0])
