"""Teeko's rules, against rules written a second time from sets of (row, column)."""

from itertools import combinations, product
from math import comb
from types import SimpleNamespace

import pytest
from board_games import teeko_sample

import gamegraphs as gg
from gamegraphs import LOSE, WIN, GameGraphError, games
from gamegraphs.games.boards.cells import bits, cells_of
from gamegraphs.games.teeko import Teeko
from gamegraphs.solvers.exploring.position_names import PositionNames

BOARDS = [(3, 3), (3, 4), (4, 3), (4, 4), (5, 3), (5, 4)]


def points(cells, size):
    return {divmod(cell, size) for cell in cells_of(cells)}


def has_won(stones, pieces, advanced):
    """Say whether these points are a whole line, or the corners of a square."""
    if len(stones) != pieces:
        return False
    (r, c), rows, columns = min(stones), {r for r, _ in stones}, {c for _, c in stones}
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        if stones == {(r + down * i, c + right * i) for i in range(pieces)}:
            return True
    wide = max(columns) - min(columns)
    square = stones == set(product(rows, columns)) and max(rows) - min(rows) == wide
    return pieces == 4 and square and (advanced or wide == 1)


def moves_again(position, game):
    mine, theirs = (points(cells, game.size) for cells in position)
    board = set(product(range(game.size), repeat=2))
    for r, c in board - mine - theirs:
        if len(mine) < game.pieces:
            yield theirs, mine | {(r, c)}
        else:
            for x, y in mine:
                if max(abs(x - r), abs(y - c)) == 1:
                    yield theirs, mine - {(x, y)} | {(r, c)}


@pytest.mark.parametrize("board", BOARDS)
def test_moves_are_those_of_the_rules(board):
    game = Teeko(*board)
    for position in teeko_sample(game):
        found = [tuple(points(cells, game.size) for cells in p) for p in game.moves(position)]
        again = list(moves_again(position, game))
        assert len(found) == len(again)
        assert all(after in again for after in found)


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("board", BOARDS)
def test_who_has_won_has_a_line_or_a_square(board, advanced):
    size, pieces = board
    if advanced and pieces == 3:
        return
    game = Teeko(size, pieces, advanced)
    for count in (pieces - 1, pieces):
        for cells in combinations(range(size * size), count):
            own = bits(cells)
            assert (own in game.goals) == has_won(points(own, size), pieces, advanced)


def test_the_ways_to_win_are_as_many_as_published():
    """Scarne: 44 of the standard game, 58 of the advanced one."""
    assert len(Teeko().goals) == 44
    assert len(Teeko(advanced=True).goals) == 58


def test_who_has_just_moved_comes_first():
    game = Teeko()
    row, column = bits([0, 1, 2, 3]), bits([4, 9, 14, 19])
    assert game.verdict((0b1111 << 20, row)) == game.verdict((column, row)) == LOSE
    assert game.verdict((row, bits([5, 7, 9, 11]))) == WIN
    assert game.verdict((bits([0, 1, 2]), bits([5, 6, 7]))) is None  # three win nothing
    assert game.verdict(game.start) is None


@pytest.mark.parametrize("board", [(3, 3), (4, 3), (3, 4)])
def test_positions_are_all_in_which_the_mover_has_not_won(board):
    game = Teeko(*board)
    cells, total = game.size**2, 0
    for dropped in range(2 * game.pieces + 1):
        found = set(game.positions(dropped))
        mine, theirs = dropped // 2, (dropped + 1) // 2
        ways = comb(cells, mine)
        if mine == game.pieces:
            ways -= len(game.goals)
        assert len(found) == ways * comb(cells - mine, theirs)
        assert all(p[0].bit_count() == mine and not p[0] & p[1] for p in found)
        total += len(found)
    assert sum(1 for _ in game.positions()) == total


def test_images_keep_moves_and_winners():
    game = Teeko()
    for position in teeko_sample(game, 100):
        images = game.images(position)
        assert images[0] == position
        assert len(images) == 8
        assert {game.verdict(image) for image in images} == {game.verdict(position)}
        after = {frozenset(game.images(p)) for p in game.moves(position)}
        for image in images:
            assert {frozenset(game.images(p)) for p in game.moves(image)} == after


def ended(game):
    """Positions in which the mover has won, the other player, or both."""
    goals = sorted(game.goals)
    apart = [(mine, theirs) for mine in goals for theirs in goals if not mine & theirs]
    return [(goal, 0) for goal in goals] + [(0, goal) for goal in goals] + apart


@pytest.mark.parametrize(
    "board",
    [
        (3, 3),
        (3, 4),
        (3, 4, True),
        (4, 3),
        pytest.param((4, 4), marks=pytest.mark.long),
        pytest.param((4, 4, True), marks=pytest.mark.long),
    ],
)
def test_the_graph_is_that_of_moves_and_verdict(board):
    pytest.importorskip("numba")
    game = Teeko(*board)
    plain = SimpleNamespace(start=game.start, moves=game.moves, verdict=game.verdict)
    fast, slow = gg.explore(game), gg.explore(plain)
    assert isinstance(fast.names, PositionNames)
    assert tuple(fast.names) == slow.names
    assert fast.verdicts == slow.verdicts != {}
    assert fast == slow  # the moves too, in their order


@pytest.mark.parametrize("board", [*BOARDS, (3, 4, True), (4, 4, True), (5, 4, True)])
def test_compiled_rules_are_those_of_the_game(board):
    game = Teeko(*board)
    count = len(ended(game))
    assert gg.check_compiled_rules(game, limit=count, starts=ended(game)) == count
    assert gg.check_compiled_rules(game, limit=300, starts=teeko_sample(game)) == 300


@pytest.mark.parametrize("size", [3, 4, 5])
def test_compiled_rules_have_room_for_a_start_with_any_number_of_pieces(size):
    """In every other row: no two rows beside each other are held, so moves are many."""
    game = Teeko(size)
    rows = bits(cell for cell in range(size * size) if cell // size % 2)
    starts = [(rows, 0), (game.every & ~rows, 0), (game.every, 0), (rows, rows)]
    assert gg.check_compiled_rules(game, limit=5, starts=starts) == 5


def test_the_board_says_what_is_to_do():
    game = Teeko()
    assert game.board(game.start).caption == "M is to drop a piece"
    board = game.board((bits([0, 6, 18, 24]), bits([4, 8, 12, 23])))
    assert board.words == ("The player to move is on a5 b4 d2 e1, the other player on e5 d4 c3 d1.")
    assert board.caption == "M is to move"
    assert board.pieces == dict.fromkeys((0, 6, 18, 24), "M") | dict.fromkeys((4, 8, 12, 23), "O")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"size": 6}, "size must be 3, 4 or 5, not 6"),
        ({"size": 2}, "size must be 3, 4 or 5, not 2"),
        ({"size": "5"}, "size must be an integer, not '5'"),
        ({"pieces": 5}, "pieces must be 3 or 4, not 5"),
        ({"pieces": 3, "advanced": True}, "the advanced game has four pieces"),
    ],
)
def test_other_numbers_are_refused(given, words):
    with pytest.raises(GameGraphError, match=words):
        Teeko(**given)


def test_the_name_is_public():
    assert games.Teeko is Teeko
    assert games.teeko.Teeko is Teeko
