"""Dao against published results, its moves against rules written a second time.

A draw; "the deepest position was a mate in 11, which can be played as well" (Dries De Clercq,
puzzles.net23.net/dao.htm). 11 is the number of plies.
"""

from collections import Counter
from itertools import combinations, islice, product

import numpy as np
import pytest
from board_games import dao_sample, in_plain_words, solved

from gamegraphs import DRAW, LOSE, WIN, games
from gamegraphs.games.boards import dao
from gamegraphs.games.boards.cells import bits, cells_of


def dao_winner(mine, theirs):
    """Say whether the player with the stones `mine` has won, from sets of (row, column)."""
    rows, columns = {r for r, _ in mine}, {c for _, c in mine}
    if len(rows) == 1 or len(columns) == 1:
        return True
    if len(rows) == len(columns) == 2 and len(mine) == 4:  # a rectangle: square or corners
        high, wide = max(rows) - min(rows), max(columns) - min(columns)
        if (high, wide) in {(1, 1), (3, 3)}:
            return True
    for r, c in mine & {(0, 0), (0, 3), (3, 0), (3, 3)}:
        near = {(x, y) for x, y in product(range(4), repeat=2) if max(abs(x - r), abs(y - c)) == 1}
        if near <= theirs:
            return True
    return False


def dao_outcome(position):
    mine, theirs = ({divmod(cell, 4) for cell in cells_of(stones)} for stones in position)
    if dao_winner(theirs, mine):
        return LOSE
    return WIN if dao_winner(mine, theirs) else None


def dao_moves(position):
    mine, theirs = ({divmod(cell, 4) for cell in cells_of(stones)} for stones in position)
    for r, c in mine:
        for dr, dc in set(product((-1, 0, 1), repeat=2)) - {(0, 0)}:
            steps = 0
            while True:
                x, y = r + (steps + 1) * dr, c + (steps + 1) * dc
                if x not in range(4) or y not in range(4) or (x, y) in mine | theirs:
                    break
                steps += 1
            if steps:
                moved = mine - {(r, c)} | {(r + steps * dr, c + steps * dc)}
                yield tuple(bits(4 * x + y for x, y in stones) for stones in (theirs, moved))


def test_dao_moves_are_those_of_the_rules():
    game = games.Dao()
    for position in dao_sample():
        assert sorted(game.moves(position)) == sorted(dao_moves(position))


def test_dao_verdicts_are_those_of_the_rules_on_every_37th_position():
    game = games.Dao()
    found = Counter()
    for position in islice(game.positions(), 0, None, 37):
        outcome = game.verdict(position)
        assert outcome == dao_outcome(position)
        found[outcome] += 1
    assert min(found.values()) > 100
    assert len(found) == 3


def test_dao_has_18_patterns_that_win():
    """4 rows, 4 columns, 9 squares and the corners, of the 1,820 sets of four cells."""
    sets = [{divmod(cell, 4) for cell in four} for four in combinations(range(16), 4)]
    assert sum(dao_winner(stones, set()) for stones in sets) == len(dao.PATTERNS) == 18


def test_dao_verdicts_by_hand():
    game = games.Dao()
    row, column = bits([0, 1, 2, 3]), bits([4, 8, 12, 13])
    assert game.verdict((row, column)) == WIN
    assert game.verdict((column, row)) == LOSE
    both = (row, bits([4, 5, 6, 7]))  # the previous mover comes first
    assert game.verdict(both) == game.verdict(both[::-1]) == LOSE
    boxed, boxing = bits([0, 10, 11, 13]), bits([1, 4, 5, 15])
    assert game.verdict((boxed, boxing)) == WIN
    assert game.verdict((boxing, boxed)) == LOSE
    assert game.verdict((bits([0, 5, 10, 15]), bits([1, 2, 4, 8]))) is None  # one of three is own
    assert game.verdict(game.start) is None


def test_dao_equal_positions_share_their_parts():
    """What makes exploring fast: see STONES."""
    game = games.Dao()
    for position in [game.start, *game.moves(game.start), *islice(game.positions(), 99)]:
        assert all(dao.STONES[stones] is stones for stones in position)


def check_dao(solution, n, m, verdicts, counts):
    game, graph = games.Dao(), solution.graph
    assert (graph.n, graph.m, len(graph.verdicts)) == (n, m, verdicts)
    assert solution.outcome(game.start) == DRAW
    assert in_plain_words(solution) == dict(zip(("WIN", "LOSE", "DRAW"), counts, strict=True))
    assert solution.longest_win()[1] == 11
    assert solution.longest_loss()[1] == 10


@pytest.mark.long
def test_dao_is_a_draw_and_the_longest_win_takes_11_plies():
    counts = (166_860, 23_628, 693_566)
    check_dao(solved(games.Dao()), 884_054, 9_756_160, 16_600, counts)


@pytest.mark.long
def test_dao_all_positions_reachable_or_not(all_of_dao):
    check_dao(all_of_dao, 900_900, 9_756_344, 33_430, (175_632, 31_694, 693_574))
    # Who cannot move would lose, but play has been stopped by then.
    graph = all_of_dao.graph
    ends = np.flatnonzero(np.diff(np.asarray(graph.offsets)) == 0).tolist()
    assert len(ends) == 33_430  # everywhere else the graph has moves, those of the game
    stuck = [graph.names[u] for u in ends if not games.Dao().moves(graph.names[u])]
    assert len(stuck) == 4
    assert set(stuck) <= all_of_dao.graph.verdicts.keys()
