"""The rules of a game that is not stored: what they may say, and what is refused."""

import numpy as np
import pytest
from helpers import answers, random_case
from rules_of_graphs import never, nobody, params_of, pred, solved, succ, terminal

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError, solve, verify
from gamegraphs.solvers.implicit.implicit_rules import ArrayRules, ListRules
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit
from gamegraphs.solvers.jit.dispatch import has_numba


def test_what_terminal_may_say():
    moves = [[1], [2], [3], []]
    graph = GameGraph.from_moves(moves)
    for said, outcome in (
        (True, LOSE), (np.True_, LOSE), (WIN, WIN), (DRAW, DRAW), (LOSE, LOSE),
    ):  # fmt: skip
        found = solve_implicit(4, graph.moves, graph.predecessors, {1: said}.get)
        assert found.outcome(1) == outcome
        assert found.is_over(1)
    for said in (False, None, np.False_):
        assert (
            solve_implicit(4, graph.moves, graph.predecessors, lambda u, s=said: s).labels[1] == 0
        )
    misere = solve_implicit(4, graph.moves, graph.predecessors, {1: True}.get, terminals="misere")
    assert misere.outcome(1) == WIN


@pytest.mark.parametrize("said", [0, 1, 2, 3, np.int64(0), 1.0, "WIN"])
def test_a_bare_number_is_no_answer_to_whether_play_ends(said):
    with pytest.raises(GameGraphError, match=r"terminal\(0\) must be .* not "):
        solve_implicit(1, lambda u: [], lambda v: [], lambda u: said)


def out_of_range(u, params, out):
    out[0] = params[0]
    return 1


def too_many(u, params, out):
    return params[0]


def four(u, params):
    return 4


def yes(u, params):
    return True


@pytest.mark.parametrize("check", [0, 10])
@pytest.mark.parametrize(
    ("rules", "value", "message"),
    [
        ((nobody, out_of_range, never), 5, r"pred\(\d\)\[0\] is position 5"),
        ((nobody, out_of_range, never), -1, r"pred\(\d\)\[0\] is position -1"),
        ((nobody, too_many, never), 9, "returned 9, but out has room for 8"),
        ((nobody, too_many, never), -1, "returned -1"),
        ((too_many, nobody, never), 9, r"succ\(\d, params, out\) returned 9"),
        ((nobody, nobody, four), 0, r"terminal\(\d, params\) must be .* not 4"),
    ],
)
def test_errors_in_array_rules(rules, value, message, check):
    with pytest.raises(GameGraphError, match=message):
        solve_implicit(5, *rules, params=[value], most_moves=8, check=check)


def down(u, params, out):
    """One step or two, and a write past the end of an `out` with room for one."""
    count = 0
    for v in range(max(u - 2, 0), u):
        out[count] = v
        count += 1
    return count


def up(v, params, out):
    count = 0
    for u in range(v + 1, min(v + 3, params[0])):
        out[count] = u
        count += 1
    return count


def reads_behind(u, params):
    return params[len(params)]


def writes_params(u, params):
    params[0] = u
    return 3


def leaves_one(u, params, out):
    return 1


def before(u, params, out):
    out[-1] = 0
    return 0


@pytest.mark.parametrize("check", [0, 10])
@pytest.mark.parametrize(
    ("rules", "message"),
    [
        ((down, up, never), r"(down|up) wrote out\[1\] = \d, .* indices 0\.\.0 for position \d"),
        ((nobody, up, never), r"up wrote out\[1\] = \d, .* indices 0\.\.0 for position \d"),
        ((nobody, nobody, reads_behind), r"reads_behind read params\[1\], but .* 0\.\.0"),
        ((nobody, nobody, writes_params), r"wrote params\[0\] = \d, which all positions share"),
        ((leaves_one, nobody, never), r"succ\(\d, params, out\) returned 1, but left out\[0\]"),
        ((nobody, before, never), r"before wrote out\[-1\] = 0"),
    ],
)
def test_debug_finds_what_is_past_the_end(rules, message, check):
    """Also in rules that numba has compiled already."""
    for given in (rules, tuple(map(compiled_or_plain, rules))):
        with pytest.raises(GameGraphError, match=message):
            solve_implicit(5, *given, params=[5], most_moves=1, check=check, debug=True)


def compiled_or_plain(rule):
    """Return a rule compiled, where numba is installed."""
    if not has_numba():
        return rule
    from numba import njit

    return njit(rule)


def test_debug_gives_the_same_answers():
    for seed in range(40):
        case = random_case(seed)
        found = solved("arrays", case.graph(), case.verdicts, terminals=case.terminals, debug=True)
        due = solve(case.graph(), case.terminals, case.verdicts)
        assert answers(found) == answers(due), case
        verify(found.graph, found)


def test_a_boolean_is_refused_by_array_rules_and_params_must_be_flat_integers():
    with pytest.raises(GameGraphError, match=r"must be 0, 1 or 2, or 3 .* not True"):
        solve_implicit(5, nobody, nobody, yes, params=[])
    for params in ([0.5], [[1, 2]], [2**40], "abc"):
        with pytest.raises(GameGraphError, match="params must be"):
            solve_implicit(5, nobody, nobody, never, params=params)


def test_rows_leave_out_the_moves_that_are_never_made():
    graph = GameGraph.from_moves([[1, 1], [2], [0], []])
    plain = ListRules(4, graph.moves, graph.predecessors, {1: DRAW}.get, "normal")
    arrays = ArrayRules(4, succ, pred, terminal, "normal", params_of(graph, {1: DRAW}), None, 2)
    for rules in (plain, arrays):
        for first, last, expected in (
            (0, 4, ([0, 2, 2, 3, 3], [1, 1, 0], [3, 2, 3, 3])),
            (1, 3, ([0, 0, 1], [0], [2, 3])),
            (2, 2, ([0], [], [])),
        ):
            assert tuple(part.tolist() for part in rules.rows(first, last)) == expected
        assert [rules.degree(u) for u in range(4)] == [2, 1, 1, 0]
        assert rules.ending(1) == DRAW
        assert rules.ending(3) is None


def test_degrees_of_rules_that_return_no_list():
    rules = ListRules(3, lambda u: iter([2, 2]), lambda v: (), lambda u: False, "normal")
    assert (rules.degree(0), rules.moves(0), rules.predecessors(0)) == (2, [2, 2], [])
    with pytest.raises(GameGraphError, match=r"succ\(0\)\[1\] is position 3"):
        ListRules(3, lambda u: (0, 3), None, None, "normal").moves(0)


def test_a_number_of_moves_that_is_none_is_refused():
    rules = ArrayRules(3, nobody, nobody, never, "normal", [], None, 2)
    with pytest.raises(GameGraphError, match=r"succ\(0, params, out\) returned None; it must be"):
        rules._filled(lambda u, params, out: None, "succ", 0)
