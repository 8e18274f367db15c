"""Subtraction, Nim and the chase on a line: against their formulas and the course's oracle."""

from functools import reduce
from itertools import product
from operator import xor

import pytest

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.course.exercises.task_10.exercise import by_definition


def test_subtraction_moves_are_those_of_the_rules():
    game = games.Subtraction(5, (4, 1, 4))
    assert [game.moves(pile) for pile in range(6)] == [[], [0], [1], [2], [3, 0], [4, 1]]


@pytest.mark.parametrize("takes", [[1, 2, 3], [1, 3, 4], [2, 5], [6], []])
def test_subtraction_agrees_with_its_grundy_values(takes):
    values = games.subtraction_values(takes, 40)
    for pile in (0, 1, 13, 40):
        solution = gg.solve(gg.explore(games.Subtraction(pile, takes)))
        assert solution.outcome(pile) == (gg.WIN if values[pile] else gg.LOSE)


def test_multiples_of_four_lose_where_one_to_three_are_taken():
    solution = gg.solve(gg.explore(games.Subtraction(30, [1, 2, 3])))
    assert [p for p in range(31) if solution.outcome(p) == gg.LOSE] == list(range(0, 31, 4))


def test_nim_is_decided_by_the_nim_sum():
    game = games.Nim([3, 4, 5])
    graph = gg.explore(game)
    solution = gg.solve(graph)
    assert set(graph.names) == set(product(range(4), range(5), range(6)))
    for piles in graph.names:
        assert solution.outcome(piles) == (gg.WIN if reduce(xor, piles) else gg.LOSE)


def test_nim_keeps_every_pile_in_its_place():
    assert games.Nim([1, 2]).moves((1, 2)) == [(0, 2), (1, 1), (1, 0)]
    assert games.Nim([]).moves(()) == []


@pytest.mark.parametrize("stay", [True, False])
@pytest.mark.parametrize("length", range(1, 13))
def test_the_chase_agrees_with_the_oracle_of_task_10(length, stay):
    """The same outcome and plies at every position, whoever moves."""
    truth = by_definition(length, stay)
    starts = set(product(range(length), repeat=2))
    met = set()
    for a, b in sorted(starts):
        if (a, b) not in met:  # a start that was met is decided in the graph that met it
            graph = gg.explore(games.LinePursuit(length, a, b, stay))
            solution = gg.solve(graph)
            for tokens, label, plies in zip(
                graph.names, solution.labels, solution.distances, strict=True
            ):
                if tuple(tokens) in truth:
                    assert label == (gg.WIN if tokens.turn == "A" else gg.LOSE)
                    assert plies == truth[tokens]
                else:
                    assert (label, plies) == (gg.DRAW, -1)
                if tokens.turn == "A":
                    met.add((tokens.a, tokens.b))
    assert met == starts


@pytest.mark.parametrize("length", range(2, 9))
def test_who_escapes_on_a_line(length):
    """ERRATA 17: nobody with staying; without it, B exactly where the distance is even."""
    for a, b in product(range(length), repeat=2):
        free, bound = (
            gg.solve(gg.explore(games.LinePursuit(length, a, b, stay))) for stay in (True, False)
        )
        assert free.labels[0] == gg.WIN
        assert bound.labels[0] == (gg.WIN if (a - b) % 2 else gg.DRAW)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: games.Subtraction(-1, [1]), "pile must lie in 0"),
        (lambda: games.Subtraction(5, [1, 0]), "takes must be 1 or more"),
        (lambda: games.Subtraction(5, [1, "2"]), r"takes\[1\] must be an integer, not '2'"),
        (lambda: games.Nim([3, -4]), r"piles\[1\] must lie in 0"),
        (lambda: games.Nim([1.5]), r"piles\[0\] must be an integer, not 1.5"),
        (lambda: games.LinePursuit(0, 0, 0), "length must be at least 1 cell"),
        (lambda: games.LinePursuit(4, 0, 4), r"b is cell 4, but the cells are 0\.\.3"),
        (lambda: games.LinePursuit(4, -1, 2), "a must lie in 0"),
    ],
)
def test_bad_arguments_are_named(make, message):
    with pytest.raises(gg.GameGraphError, match=message):
        make()
