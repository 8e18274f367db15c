"""Positions up to symmetry have the outcomes of the positions they stand for."""

from collections import Counter

import pytest
from board_games import ALL, SMALL, dao_sample, sample, solved

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, games
from gamegraphs.games.symmetry import UpToSymmetry


@pytest.mark.parametrize("name", SMALL)
def test_positions_up_to_symmetry_have_the_same_outcomes(everything, name):
    check_quotient(everything[name], SMALL[name]())


def check_quotient(solution, game):
    quotient = UpToSymmetry(game)
    less = solved(quotient, quotient.positions())
    assert all(u not in less.graph.moves(u) for u in range(less.graph.n))  # as it happens
    answers = list(zip(less.labels.tolist(), less.distances.tolist(), strict=True))
    expected = zip(solution.labels.tolist(), solution.distances.tolist(), strict=True)
    for position, answer in zip(solution.graph.names, expected, strict=True):
        assert answers[less.graph.index(quotient.canonical(position))] == answer, position
    return less


@pytest.mark.long
def test_dao_up_to_symmetry(all_of_dao):
    assert check_quotient(all_of_dao, games.Dao()).graph.n == 113_028


@pytest.mark.parametrize("name", ALL)
def test_images_are_symmetries(name):
    """They form one orbit, moves go to moves, and verdicts and whose turn it is stay."""
    game = ALL[name]()
    positions = dao_sample()[:300] if name == "Dao" else sample(game, 100)
    verdict = getattr(game, "verdict", lambda position: None)
    for position in positions:
        looks = game.images(position)
        assert looks[0] == position
        moves = Counter(map(UpToSymmetry(game).canonical, game.moves(position)))
        for image in looks:
            assert Counter(game.images(image)).keys() == Counter(looks).keys()
            assert verdict(image) == verdict(position)
            assert Counter(map(UpToSymmetry(game).canonical, game.moves(image))) == moves
            assert image[2:] == position[2:] or name not in ("Pong Hau K'i", "Hare and Hounds")


class LeftAndRight:
    """left <-> right; each may also go to a position where the player then to move has won."""

    start = "left"

    def moves(self, position):
        return {"left": ["right", "lost left"], "right": ["left", "lost right"]}[position]

    def verdict(self, position):
        return WIN if position.startswith("lost") else None

    def images(self, position):
        here, there = ("left", "right") if position.endswith("left") else ("right", "left")
        return [position, position.replace(here, there)]


def test_a_move_to_a_position_alike_is_a_self_loop_that_must_stay():
    whole = solved(LeftAndRight())
    assert whole.outcome("left") == whole.outcome("right") == DRAW
    half = gg.explore(UpToSymmetry(LeftAndRight()))
    assert half.names == ("left", "lost left")
    assert half.moves(0) == [0, 1]
    assert gg.solve(half).outcome("left") == DRAW
    dropped = gg.GameGraph.from_moves(
        [[v for v in half.moves(u) if v != u] for u in range(half.n)], verdicts={1: WIN}
    )
    assert gg.solve(dropped).labels.tolist() == [LOSE, WIN]


class Forgetful:
    """A can only wait; B can wait, or take the last stone, and then A has no moves."""

    start = ("one stone", "A")

    def moves(self, position):
        return {
            ("one stone", "A"): [("one stone", "B")],
            ("one stone", "B"): [("one stone", "A"), ("no stone", "A")],
        }.get(position, [])

    def images(self, position):
        return [(position[0], "A"), (position[0], "B")]


def test_a_symmetry_that_forgets_whose_turn_it_is_makes_wrong_self_loops():
    game = Forgetful()
    right = solved(game)
    assert (right.outcome(("one stone", "A")), right.outcome(("one stone", "B"))) == (LOSE, WIN)
    wrong = gg.explore(UpToSymmetry(game))
    assert wrong.moves(0) == [0]
    assert gg.solve(wrong).outcome(game.start) == DRAW


def test_a_quotient_keeps_verdicts_and_pictures():
    quotient = UpToSymmetry(games.HareAndHounds())
    escaped = ((4, 5, 6), 1, "hare")
    assert quotient.verdict(escaped) == WIN
    assert quotient.board(escaped) == quotient.game.board(escaped)
    assert UpToSymmetry(games.LGame()).verdict(games.LGame().start) is None
    assert sum(1 for _ in quotient.positions()) == 1400
