"""Pong Hau K'i against published results, its moves against rules written a second time.

A draw; one kind of position is lost (Straffin 1995).
"""

from itertools import product

from board_games import in_plain_words

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, games, oracle
from gamegraphs.games.symmetry import UpToSymmetry


def pong_moves(position):
    stones, turn = [set(points) for points in position[:2]], position[2]
    lines = {frozenset(line) for line in ((0, 2), (0, 3), (1, 2), (1, 4), (2, 3), (2, 4), (3, 4))}
    for stone, point in product(stones[turn], range(5)):
        if frozenset((stone, point)) in lines and point not in stones[0] | stones[1]:
            after = [set(stones[0]), set(stones[1])]
            after[turn] = after[turn] - {stone} | {point}
            yield (*(tuple(sorted(s)) for s in after), 1 - turn)


def test_pong_hau_ki_moves_are_those_of_the_rules():
    game = games.PongHauKi()
    positions = list(game.positions())
    assert len(set(positions)) == len(positions) == 60
    for position in positions:
        assert sorted(game.moves(position)) == sorted(pong_moves(position))


def test_pong_hau_ki_is_a_draw(everything):
    game, solution = games.PongHauKi(), everything["Pong Hau K'i"]
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == {"WIN": 8, "LOSE": 4, "DRAW": 48}
    assert gg.explore(game).n == 56
    labels, distances = oracle.by_rounds(solution.graph)
    assert (labels, distances) == (solution.labels.tolist(), solution.distances.tolist())


def test_pong_hau_ki_one_kind_of_position_is_lost_and_a_win_takes_one_ply(everything):
    game, solution = games.PongHauKi(), everything["Pong Hau K'i"]
    lost = [p for p in solution.graph.names if solution.outcome(p) == LOSE]
    assert all(not game.moves(p) for p in lost)
    # Up to mirror images, and with the players named by whose turn it is.
    assert len({min((p[p[2]], p[1 - p[2]]) for p in game.images(q)) for q in lost}) == 1
    assert solution.longest_win()[1] == 1


def test_pong_hau_ki_starts_with_three_forced_moves():
    """And up to symmetry with no choice at all, as is said of the usual start."""
    game = UpToSymmetry(games.PongHauKi())
    position = game.start
    for _ in range(3):
        (position,) = set(game.moves(position))
    assert len(set(game.moves(position))) == 2


def test_left_against_right_is_the_start_that_needs_a_forbidden_move(everything):
    """Umul Gonu: the first player could win at once, by leaving a point at the open side."""
    solution = everything["Pong Hau K'i"]
    assert solution.outcome(((0, 3), (1, 4), 0)) == WIN
    assert solution.best_move(((0, 3), (1, 4), 0)) == ((2, 3), (1, 4), 1)


def test_its_board_has_seven_lines():
    assert len(games.PongHauKi().board(games.PongHauKi().start).joined) == 7
