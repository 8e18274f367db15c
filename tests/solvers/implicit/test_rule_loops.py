"""The loops that call compiled rules: made once for the same rules."""

import numpy as np
from rules_of_graphs import params_of, pred, succ, terminal

import gamegraphs as gg
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def test_functions_compiled_by_the_user_and_compiling_once():
    from numba import njit

    from gamegraphs.solvers.implicit.rule_loops import loops_for

    rules = [njit(rule) for rule in (succ, pred, terminal)]
    graph = gg.random_graph(50, seed=2)
    solve_implicit(graph.n, *rules, params=params_of(graph, {}))
    before = loops_for.cache_info().misses
    found = solve_implicit(graph.n, *rules, params=np.array(params_of(graph, {})))
    assert loops_for.cache_info().misses == before
    assert found.labels.tolist() == gg.solve(graph).labels.tolist()
