"""Connect Four against published results, its rules against rules written a second time.

Positions of small boards: John Tromp, tromp.github.io/c4/c4.html. All of them are draws: his
table of values, and that of github.com/ChristopheSteininger/c4. Positions of 7 x 6 by plies:
OEIS A212693.
"""

import random
from functools import cache

import pytest
from board_games import solved

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN
from gamegraphs.games import ConnectFour
from gamegraphs.games.symmetry import UpToSymmetry


def as_columns(game, position):
    """The position as texts: each column from the bottom, "m" and "o" for the pieces."""
    found = []
    for c in range(game.columns):
        text = ""
        for h in range(game.rows + 1):
            bit = 1 << (game.rows + 1) * c + h
            signs = "".join("mo"[i] for i, held in enumerate(position) if held & bit)
            assert len(signs) <= 1
            text += signs or "."
        found.append(text.rstrip("."))
        assert "." not in found[-1]  # nothing floats
    return tuple(found)


def four_in_a_row(columns, rows, sign):
    """Go along every line of four cells."""
    cells = {(c, h): s for c, column in enumerate(columns) for h, s in enumerate(column)}
    return any(
        all(cells.get((c + i * right, h + i * up)) == sign for i in range(4))
        for c in range(len(columns))
        for h in range(rows)
        for right, up in ((0, 1), (1, 0), (1, 1), (1, -1))
    )


def drops(columns, rows):
    swap = str.maketrans("mo", "om")
    for c, column in enumerate(columns):
        if len(column) < rows:
            after = [*columns[:c], column + "m", *columns[c + 1 :]]
            yield tuple(text.translate(swap) for text in after)


def ending(columns, rows):
    if four_in_a_row(columns, rows, "o"):
        return LOSE
    if four_in_a_row(columns, rows, "m"):
        return WIN
    return DRAW if all(len(column) == rows for column in columns) else None


def in_play(game, count, seed=1):
    """Positions of random games."""
    rng, found = random.Random(seed), []
    while len(found) < count:
        position = game.start
        while game.verdict(position) is None:
            found.append(position)
            position = rng.choice(game.moves(position))
        found.append(position)
    return found


@pytest.mark.parametrize("size", [(7, 6), (4, 4), (5, 4), (3, 7), (8, 4), (1, 1), (10, 2)])
def test_moves_and_verdicts_are_those_of_the_rules(size):
    game = ConnectFour(*size)
    ends = set()
    for position in in_play(game, 500):
        columns = as_columns(game, position)
        found = [as_columns(game, after) for after in game.moves(position)]
        assert found == list(drops(columns, game.rows))
        assert game.verdict(position) == ending(columns, game.rows)
        mirrored = game.images(position)[1]
        assert as_columns(game, mirrored) == columns[::-1]
        assert game.unrank(game.rank(position)) == position
        ends.add(game.verdict(position))
    assert ends - {None}


def test_a_win_of_the_mover_is_told_too():
    """It does not come up in play."""
    assert ConnectFour().verdict((0b1111, 7 << 14)) == WIN
    assert ConnectFour().verdict((7 << 14, 0b1111)) == LOSE
    assert ConnectFour().verdict((0b1111, 0b1111 << 7)) == LOSE


@pytest.mark.parametrize("size", [pytest.param((4, 3), marks=pytest.mark.long), (3, 4), (5, 2)])
def test_values_are_those_of_a_search_by_the_second_rules(size):
    game = ConnectFour(*size)
    rows = game.rows

    @cache
    def value(columns):
        """1, 0 or -1 for the player to move."""
        end = ending(columns, rows)
        if end is not None:
            return {WIN: 1, DRAW: 0, LOSE: -1}[end]
        return max(-value(after) for after in drops(columns, rows))

    solution = solved(game)
    for position in solution.graph.names:
        due = {1: WIN, 0: DRAW, -1: LOSE}[value(as_columns(game, position))]
        assert solution.outcome(position) == due
    assert value.cache_info().currsize == solution.graph.n  # the search meets the same positions


def check_published(size, positions):
    game = ConnectFour(*size)
    graph = gg.explore(game)
    assert graph.n == positions
    solution = gg.solve(graph)
    assert solution.outcome(game.start) == DRAW
    assert graph.find_cycle() is None  # play never returns
    return solution


@pytest.mark.parametrize(("size", "positions"), [((4, 4), 161_029), ((4, 5), 1_706_255)])
def test_small_boards_have_the_published_positions_and_are_draws(size, positions):
    pytest.importorskip("numba")
    check_published(size, positions)


@pytest.mark.long
@pytest.mark.parametrize(("size", "positions"), [((4, 6), 15_835_683), ((5, 4), 3_945_711)])
def test_larger_boards_have_the_published_positions_and_are_draws(size, positions):
    pytest.importorskip("numba")
    check_published(size, positions)


def test_the_usual_board_has_the_published_positions_by_plies():
    game, layer, counts = ConnectFour(), {(0, 0)}, []
    for _ in range(7):
        counts.append(len(layer))
        layer = {after for p in layer if game.verdict(p) is None for after in game.moves(p)}
    assert counts == [1, 7, 49, 238, 1120, 4263, 16422]


def test_the_graph_is_that_of_moves_and_verdict():
    class Own:
        start, moves, verdict = (0, 0), ConnectFour(4, 3).moves, ConnectFour(4, 3).verdict

    from gamegraphs.solvers.exploring.compiled_rules import explore_compiled

    pytest.importorskip("numba")
    game = ConnectFour(4, 3)
    assert explore_compiled(game.compiled_rules, game, None, None) == gg.explore(Own())
    assert (
        gg.check_compiled_rules(ConnectFour(), limit=500, starts=in_play(ConnectFour(), 300)) == 500
    )


def test_mirror_images_have_the_same_value():
    game = ConnectFour(4, 3)
    alike, every = solved(UpToSymmetry(game)), solved(game)
    assert alike.graph.n < 0.55 * every.graph.n
    assert all(alike.outcome(p) == every.outcome(p) for p in alike.graph.names)


def test_a_move_has_the_name_that_players_give_it():
    game = ConnectFour()
    position = game.moves(game.moves(game.start)[3])[3]
    names = [game.move_name(position, after) for after in game.moves(position)]
    assert names == [f"drop into column {c}" for c in range(1, 8)]


def test_the_board_says_where_the_pieces_are():
    game = ConnectFour(4, 3)
    position = game.moves(game.moves(game.moves(game.start)[0])[0])[3]
    board = game.board(position)
    assert board.words == (
        "Columns and heights: the player to move is on 1-2, the other player on 1-1, 4-1."
    )
    assert board.pieces == {4: "M", 8: "O", 11: "O"}  # row by row from the top


@pytest.mark.parametrize(
    ("size", "said"),
    [
        ((0, 6), "columns must be an integer of at least 1, not 0"),
        ((7, 2.0), "rows must be an integer of at least 1, not 2.0"),
        ((9, 6), r"columns \* \(rows \+ 1\) must be at most 62, not 63"),
    ],
)
def test_a_board_that_is_none_is_refused(size, said):
    with pytest.raises(gg.GameGraphError, match=said):
        ConnectFour(*size)


def test_a_move_that_does_not_exist_has_no_name():
    with pytest.raises(gg.GameGraphError, match="no move leads from"):
        ConnectFour().move_name((0, 0), (0, 0))


def test_integers_of_numpy_are_sizes():
    np = pytest.importorskip("numpy")
    assert repr(ConnectFour(np.int64(4), np.int64(3))) == "ConnectFour(4, 3)"
