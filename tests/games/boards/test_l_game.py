"""The L-game against published results, its moves against rules written a second time.

18,368 positions, 2,296 up to symmetry; of these 15 have no move and 14 more are lost; the start is
a draw, and every position can come up (Wikipedia, L game).
"""

from itertools import product

from board_games import in_plain_words, sample

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, games
from gamegraphs.games.boards import l_game
from gamegraphs.games.boards.cells import bits, cells_of, in_words


def l_shapes():
    """Return all sets of four cells in the shape of an L: three in a line and a foot at an end."""
    found = set()
    for r, c in product(range(4), repeat=2):
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            line = [(r + i * dr, c + i * dc) for i in range(3)]
            for side in (1, -1):
                shape = frozenset([*line, (r + side * dc, c + side * dr)])
                if all(0 <= x < 4 and 0 <= y < 4 for x, y in shape):
                    found.add(shape)
    return found


def l_game_moves(position):
    mine, theirs, neutral = (frozenset(divmod(cell, 4) for cell in cells_of(s)) for s in position)
    board = set(product(range(4), repeat=2))
    for shape in l_shapes():
        if shape != mine and not shape & (theirs | neutral):
            empty = board - shape - theirs - neutral
            pairs = [neutral] + [neutral - {piece} | {to} for piece in neutral for to in empty]
            for pair in pairs:
                yield tuple(bits(4 * r + c for r, c in s) for s in (theirs, shape, pair))


def test_l_game_moves_are_those_of_the_rules():
    game = games.LGame()
    stuck = [p for p in game.positions() if not game.moves(p)]
    for position in sample(game, 300) + stuck:
        assert sorted(game.moves(position)) == sorted(l_game_moves(position))
    assert len(stuck) == 8 * 15


def test_l_game_places():
    shapes = {bits(4 * r + c for r, c in shape) for shape in l_shapes()}
    assert shapes == set(l_game.PLACES)
    assert len(shapes) == len(l_game.PLACES) == 48


def test_l_game_start_is_the_published_one():
    """oWW. / .BW. / .BW. / .BBo, the same for both players."""
    mine, theirs, neutral = games.LGame().start
    assert (in_words(mine), in_words(theirs)) == ("b4 c4 c3 c2", "b3 b2 b1 c1")
    assert in_words(neutral) == "a4 d1"
    assert (theirs, mine, neutral) in games.LGame().images(games.LGame().start)


def test_l_game_is_a_draw_with_29_lost_positions_up_to_symmetry(everything):
    game, solution = games.LGame(), everything["L-game"]
    assert solution.graph.n == len(set(game.positions())) == 18_368
    assert gg.explore(game).n == 18_368  # all of them can come up
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == {"WIN": 8048, "LOSE": 232, "DRAW": 10_088}
    lost = [p for p in solution.graph.names if solution.outcome(p) == LOSE]
    kinds = {min(game.images(p)): solution.distance(p) for p in lost}
    assert len(kinds) == 29
    assert sum(plies == 0 for plies in kinds.values()) == 15
    assert max(kinds.values()) == 8
    assert solution.longest_win()[1] == 9
