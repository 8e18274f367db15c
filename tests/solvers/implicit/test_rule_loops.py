"""The loops that call compiled rules: made once for the same rules; they find what errs."""

import numpy as np
import pytest
from rules_of_graphs import never, nobody, params_of, pred, succ, terminal

import gamegraphs as gg
from gamegraphs import GameGraphError
from gamegraphs.solvers.implicit.implicit_rules import ArrayRules
from gamegraphs.solvers.implicit.rule_loops import compiled_rows, compiled_rule, loops_for
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def test_functions_compiled_by_the_user_and_compiling_once():
    from numba import njit

    rules = [njit(rule) for rule in (succ, pred, terminal)]
    graph = gg.random_graph(50, seed=2)
    solve_implicit(graph.n, *rules, params=params_of(graph, {}))
    before = loops_for.cache_info().misses
    found = solve_implicit(graph.n, *rules, params=np.array(params_of(graph, {})))
    assert loops_for.cache_info().misses == before
    assert found.labels.tolist() == gg.solve(graph).labels.tolist()


def four(u, params):
    return 4


def erring(u, params, out):
    out[0] = u + 2  # no position from the last but one on
    return 1


@pytest.mark.parametrize(
    ("rule", "said", "message"),
    [
        (erring, never, r"succ\(1\)\[0\] is position 3"),
        (nobody, four, r"terminal\(0, params\) must be .* not 4"),
    ],
)
def test_rows_name_the_first_position_about_which_a_rule_errs(rule, said, message):
    rules = ArrayRules(3, rule, nobody, said, "normal", [], None, 1)
    with pytest.raises(GameGraphError, match=message):
        compiled_rows(rules, 0, 3)


def test_rows_of_a_part_of_the_positions():
    rules = ArrayRules(3, erring, nobody, never, "normal", [], None, 4)
    offsets, targets, endings = compiled_rows(rules, 0, 1)
    assert (offsets.tolist(), targets.tolist(), endings.tolist()) == ([0, 1], [2], [3])


def test_a_rule_is_compiled_once():
    compiled = compiled_rule(erring)
    assert compiled_rule(erring) is compiled
    assert compiled_rule(compiled) is compiled
