"""verify_energy, verify_mean_payoff: every entry changed is refused, with position and rule."""

import math
from dataclasses import replace
from fractions import Fraction

import pytest
from payoffs import payoff_case
from refused import changed, is_refused

import gamegraphs as gg
from gamegraphs import GameGraphError, VerificationError
from gamegraphs.certify import WrongCycleError, verify_energy, verify_mean_payoff


@pytest.mark.parametrize("block", range(3))
def test_another_credit_is_refused(block):
    for seed in range(50 * block, 50 * block + 50):
        case = payoff_case(seed, largest=7)
        arena = case.arena()
        right = gg.solve_energy(arena, case.weights, **case.question())
        for u in range(arena.n):
            credit = int(right.credit[u])
            for wrong in {credit + 1, credit - 1, -1, 0, 50, -2} - {credit}:
                answer = replace(right, credit=changed(right.credit, u, wrong))
                assert is_refused(verify_energy, arena, case.weights, answer, **case.question()), (
                    u, wrong, case,
                )  # fmt: skip


def test_credits_that_are_all_wrong_are_refused():
    """All of a game's credits raised together, or all given up, or none asked for."""
    refused = 0
    for seed in range(150):
        case = payoff_case(seed, largest=7)
        arena = case.arena()
        right = gg.solve_energy(arena, case.weights, **case.question())
        for credit in (
            right.credit + (right.credit >= 0),
            right.credit + 5 * (right.credit > 0),
            right.credit * 0 - 1,
            right.credit * 0,
        ):
            if (credit != right.credit).any():
                answer = replace(right, credit=credit)
                assert is_refused(verify_energy, arena, case.weights, answer, **case.question())
                refused += 1
    assert refused > 200


def loses_with(case, right, u, v, solver):
    """Whether the owner of u does worse than the solution says if it always moves to v."""
    moves = [row[:] for row in case.moves]
    weights = case.weights
    if case.on == "moves":
        begin = sum(map(len, moves[:u]))
        kept = [w for w, x in zip(weights[begin:], moves[u], strict=False) if x == v]
        weights = weights[:begin] + kept + weights[begin + len(moves[u]) :]
    moves[u] = [x for x in moves[u] if x == v]
    arena = gg.Arena(gg.GameGraph.from_moves(moves), case.owner)
    return solver(arena, weights, **case.question())


def test_another_move_is_refused_where_it_is_worse():
    refused = 0
    for seed in range(150):
        case = payoff_case(seed, largest=6)
        arena = case.arena()
        for solver, check, field in (
            (gg.solve_energy, verify_energy, "credit"),
            (gg.solve_mean_payoff, verify_mean_payoff, "value"),
        ):
            right = solver(arena, case.weights, **case.question())
            for u in range(arena.n):
                if right.strategy[u] < 0:
                    continue
                for v in range(arena.n):
                    wrong = replace(right, strategy=changed(right.strategy, u, v))
                    worse = v not in case.moves[u]
                    if not worse:
                        other = loses_with(case, right, u, v, solver)
                        worse = list(getattr(other, field)) != list(getattr(right, field))
                    if worse:
                        refused += 1
                        assert is_refused(check, arena, case.weights, wrong, **case.question()), (
                            solver.__name__, u, v, case,
                        )  # fmt: skip
    assert refused > 500


def test_a_move_where_there_is_nothing_to_choose_is_refused():
    for seed in range(150):
        case = payoff_case(seed, largest=6)
        arena = case.arena()
        right = gg.solve_energy(arena, case.weights, **case.question())
        for u in range(arena.n):
            if right.strategy[u] == -1:
                wrong = replace(right, strategy=changed(right.strategy, u, u))
                assert is_refused(verify_energy, arena, case.weights, wrong, **case.question())


@pytest.mark.parametrize("block", range(3))
def test_another_value_is_refused(block):
    for seed in range(50 * block, 50 * block + 50):
        case = payoff_case(seed, largest=7)
        arena = case.arena()
        right = gg.solve_mean_payoff(arena, case.weights, **case.question())
        values = set(right.value) | {math.inf, -math.inf, Fraction(50), Fraction(-50)}
        for u in range(arena.n):
            near = {right.value[u] + Fraction(1, 100), right.value[u] - Fraction(1, 100)}
            for wrong in (values | near) - {right.value[u]}:
                answer = replace(right, value=[*right.value])
                answer.value[u] = wrong
                assert is_refused(
                    verify_mean_payoff, arena, case.weights, answer, **case.question()
                ), (u, wrong, case)


def test_values_that_are_all_wrong_are_refused():
    for seed in range(100):
        case = payoff_case(seed, largest=7)
        arena = case.arena()
        right = gg.solve_mean_payoff(arena, case.weights, **case.question())
        for shift in (Fraction(1, 10**6), Fraction(-1, 10**6)):
            wrong = replace(right, value=[value + shift for value in right.value])
            if wrong.value != right.value:
                assert is_refused(
                    verify_mean_payoff, arena, case.weights, wrong, **case.question()
                ), case


ROUND = gg.Arena(gg.GameGraph.from_moves([[1], [0]], names="ab"), [0, 1])


@pytest.mark.parametrize(
    ("credit", "strategy", "message"),
    [
        ([3, 1], [1, 0], "credit 3 is more than is needed round the cycle a -> b -> a"),
        ([-1, -1], [-1, 0], "no credit is said to be enough, but nothing is lost on the cycle"),
    ],
)
def test_the_witness_is_a_cycle(credit, strategy, message):
    with pytest.raises(WrongCycleError, match=message) as caught:
        verify_energy(ROUND, [-2, 2], gg.EnergySolution(credit, strategy))
    assert sorted(caught.value.cycle) == ["a", "b"]


@pytest.mark.parametrize(
    ("credit", "strategy", "message"),
    [
        ([1, 0], [1, -1], "position 'a': credit 1 is said to be enough, but not with the move"),
        ([4, 0], [1, -1], "position 'a': credit 4 is said to be needed, but less is enough"),
        ([2, 0], [0, -1], "position 'a': the move to 0 does not exist"),
        ([2, 0], [1, 0], "position 'b': there is nothing to choose with credit 0"),
        ([-1, 0], [-1, -1], "position 'a': no credit is said to be enough, but there is one"),
        ([-5, 0], [-1, -1], "position 'a': the credit is -5, not 0 or more"),
        ([5, 3], [1, 0], "more than is needed"),
    ],
)
def test_the_rule_that_is_broken(credit, strategy, message):
    with pytest.raises(VerificationError, match=message):
        verify_energy(ROUND, [-2, 2], gg.EnergySolution(credit, strategy))


def test_a_move_of_player_1_that_costs_too_little():
    graph = gg.GameGraph.from_moves([[1, 2], [1], [3], [3]])
    arena, weights = gg.Arena(graph, [1, 0, 0, 0]), [-1, 0, -3, 0]
    right = gg.solve_energy(arena, weights)
    assert (right.credit.tolist(), right.strategy.tolist()) == ([4, 0, 3, 0], [2, 1, 3, 3])
    wrong = replace(right, strategy=changed(right.strategy, 0, 1))
    with pytest.raises(VerificationError, match="against less credit, but not with the move to 1"):
        verify_energy(arena, weights, wrong)


def test_the_cycle_of_a_wrong_mean():
    right = gg.solve_mean_payoff(ROUND, [-2, 3])
    verify_mean_payoff(ROUND, [-2, 3], right)
    for value, message in (
        (Fraction(2, 3), "player 0 is said to secure 2/3, but gets less on the cycle"),
        (Fraction(1, 3), "player 1 is said to secure 1/3, but player 0 gets more on the cycle"),
    ):
        with pytest.raises(WrongCycleError, match=message):
            verify_mean_payoff(ROUND, [-2, 3], replace(right, value=[value] * 2))


def test_answers_of_another_form():
    right, mean = gg.solve_energy(ROUND, [-2, 2]), gg.solve_mean_payoff(ROUND, [-2, 2])
    for wrong, message in (
        (replace(right, credit=[2]), "credit must be 2 integers"),
        (replace(right, credit=[2, None]), "credit must be integers"),
        (replace(right, credit=[2, 2**70]), "credit must be integers that fit into 64 bits"),
        (replace(right, strategy=[1]), "strategy has 1 entries"),
    ):
        with pytest.raises(GameGraphError, match=message):
            verify_energy(ROUND, [-2, 2], wrong)
    for value, message in (
        ([0], "value must be 2 fractions"),
        ([0.0, 0], r"value\[0\] must be a fraction, not 0.0"),
        ([0, math.nan], r"value\[1\] must be a fraction, not nan"),
        ([0, True], r"value\[1\] must be a fraction, not True"),
        ([0, None], r"value\[1\] must be a fraction, not None"),
    ):
        with pytest.raises(GameGraphError, match=message):
            verify_mean_payoff(ROUND, [-2, 2], replace(mean, value=value))


def test_the_answer_to_another_question_is_refused():
    arena = gg.Arena(gg.GameGraph.from_moves([[1], []]), [0, 1])
    found = gg.solve_energy(arena, [-2, -1], stuck="loses")
    gg.verify(arena, found, weights=[-2, -1], stuck="loses")
    for weights, options in (
        ([-2, -1], {}),
        ([-1, -1], {"stuck": "loses"}),
        ([-3, -1], {"stuck": "loses"}),
    ):
        assert is_refused(verify_energy, arena, weights, found, **options)
    mean = gg.solve_mean_payoff(arena, [-2], on="moves")
    gg.verify(arena, mean, weights=[-2], on="moves")
    gg.verify(arena, mean, weights=[-2])
    with pytest.raises(VerificationError):
        gg.verify(arena, mean, weights=[-2, 1])
    with pytest.raises(GameGraphError, match="weights= is missing"):
        gg.verify(arena, mean, priority=[0, 1])
