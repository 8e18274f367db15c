"""Pictures of positions: well-formed SVG, the same in words, sides told apart without colour."""

import re
from xml.etree import ElementTree

import networkx as nx
import pytest
from drawn import contrast

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.draw import draw_position
from gamegraphs.draw.boards import _EMPTY, _LOOKS, _WALL
from gamegraphs.draw.primitives import INK
from gamegraphs.games.board import Board, squares


class Given:
    """A "game" whose positions are boards."""

    def board(self, position):
        return position


def parts(picture, tag):
    """The elements of the picture with this tag."""
    return ElementTree.fromstring(picture.svg).iter(f"{{http://www.w3.org/2000/svg}}{tag}")


def texts(picture):
    return [element.text for element in parts(picture, "text")]


GRID = nx.grid_2d_graph(2, 3)
SHOWN = {
    "subtraction": (games.Subtraction(23, [1, 2, 3]), 23),
    "no stones": (games.Subtraction(4, []), 0),
    "nim": (games.Nim([3, 0, 5]), (3, 0, 5)),
    "no piles": (games.Nim([]), ()),
    "line": (games.LinePursuit(5, 0, 3), (0, 3, "A")),
    "caught on the line": (games.LinePursuit(5, 0, 3), (2, 2, "B")),
    "cops": (games.CopsAndRobber(nx.cycle_graph(5), 0, 2), ((0,), 2, "cops")),
    "a crowd": (games.CopsAndRobber(nx.path_graph(3), [0, 0], 0), ((0, 0), 0, "cops")),
    "four in a column": (games.ConnectFour(4, 5), (0b1111, 7 << 6)),
    "one vertex": (games.CopsAndRobber(nx.empty_graph(1), 0, 0), ((0,), 0, "cops")),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOWN)
def test_the_picture_is_svg_and_says_what_the_board_says(name):
    game, position = SHOWN[name]
    position = game.start._make(position) if hasattr(game.start, "_make") else position
    picture = draw_position(game, position)
    words = game.board(position).words
    assert picture.alt == words
    root = ElementTree.fromstring(picture.svg)
    assert [child.text for child in root][:2] == ["A position", words]
    assert draw_position(game, position).svg == picture.svg
    titled = draw_position(game, position, "To begin")
    assert titled.alt == f"To begin. {words}"
    assert "To begin" in texts(titled)


@pytest.mark.parametrize("name", SHOWN)
def test_everything_lies_inside_the_picture(name):
    game, position = SHOWN[name]
    position = game.start._make(position) if hasattr(game.start, "_make") else position
    picture = draw_position(game, position, "A long title that is wider than the board itself")
    width, height = picture.size
    shift = next(g for g in parts(picture, "g") if "translate" in g.get("transform", ""))
    dx, dy = map(float, re.findall(r"-?[\d.]+", shift.get("transform")))
    for circle in shift.iter("{http://www.w3.org/2000/svg}circle"):
        x, y, r = (float(circle.get(key)) for key in ("cx", "cy", "r"))
        assert r <= x + dx <= width - r
        assert r <= y + dy <= height - r


def test_every_stone_is_drawn_and_counted():
    picture = draw_position(games.Nim([3, 0, 12]), (3, 0, 12))
    assert len(list(parts(picture, "circle"))) == 15
    assert texts(picture) == ["3", "0", "12"]


def test_a_pile_of_many_stones_stays_small():
    picture = draw_position(games.Subtraction(10**6, [1]), 10**6)
    assert len(list(parts(picture, "circle"))) == 1
    assert "1000000" in texts(picture)


def test_two_sides_differ_in_shape_and_letter():
    board = Board(squares(1, 4), {0: "A", 1: "B", 2: "C", 3: "D"}, "four")
    picture = draw_position(Given(), board)
    assert texts(picture) == ["A", "B", "C", "D"]
    points = [len(p.get("points").split()) // 2 for p in parts(picture, "polygon")]
    assert (len(list(parts(picture, "circle"))), points) == (1, [6, 4])
    assert len({look.shape for look in _LOOKS}) == len(_LOOKS)


def test_a_side_keeps_its_look_when_the_other_is_gone():
    def has_box(pieces, sides):
        picture = draw_position(Given(), Board([(0.0, 0.0)], pieces, "one", bare=True, sides=sides))
        return not list(parts(picture, "circle"))

    assert has_box({0: "R"}, "CR")
    assert not has_box({0: "R"}, "")


def test_a_large_piece_is_one_shape_and_separate_pieces_are_not():
    pieces = {0: "L", 1: "L", 2: "L", 5: "L"}
    apart = draw_position(Given(), Board(squares(2, 3), pieces, "L"))
    joined = draw_position(Given(), Board(squares(2, 3), pieces, "L", large=frozenset("L")))
    assert len(list(parts(apart, "circle"))) == 4
    assert not list(parts(joined, "circle"))
    filled = [g for g in parts(joined, "g") if g.get("fill") == _LOOKS[0].fill]
    assert [len(list(g)) for g in filled] == [4 + 3]  # a square for each, a bar for each pair


def test_walls_marks_and_lines_are_drawn():
    board = Board(squares(2, 2), {0: "P"}, "w", walls=frozenset({1, 2}), marks={3: "E", 0: "S"})
    picture = draw_position(Given(), board)
    assert [r.get("fill") for r in parts(picture, "rect")][1:] == [_EMPTY, _WALL, _WALL, _EMPTY]
    assert texts(picture) == ["P", "E", "S"]
    graph = Board([(0, 0), (1, 0), (2, 0)], {}, "w", joined=[(0, 1), (1, 2)])
    (line,) = parts(draw_position(Given(), graph), "path")
    assert line.get("d").count("M") == 2


def test_text_is_escaped():
    board = Board([(0.0, 0.0)], {0: "<b>"}, "a < b & c")
    picture = draw_position(Given(), board, "<i>")
    assert {"<b>", "<i>"} <= set(texts(picture))


def test_a_graph_of_pairs_is_drawn_as_rows_and_columns():
    board = games.CopsAndRobber(GRID, (0, 0), (1, 2)).board((((0, 0),), (1, 2), "cops"))
    assert board.places == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


def test_places_are_the_readers_choice():
    layout = {0: (0.0, 0.0), 1: (0.25, 0.0), 2: (0.25, 0.5)}
    game = games.CopsAndRobber(nx.path_graph(3), 0, 2, places=layout)
    assert game.board(game.start).places == [(0, 0), (1, 0), (1, 2)]
    with pytest.raises(gg.GameGraphError, match="places has no entry for vertex 3"):
        games.CopsAndRobber(nx.path_graph(4), 0, 2, places=layout)


def test_colours_have_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    for look in _LOOKS:
        assert contrast(INK, look.fill) >= 4.5
        assert contrast(look.border, _EMPTY) >= 4.5
        assert contrast(look.border, "#ffffff") >= 4.5
    assert contrast(_WALL, _EMPTY) >= 4.5


def test_bad_boards_are_named():
    with pytest.raises(gg.GameGraphError, match="int has no method board"):
        draw_position(3, 0)
    with pytest.raises(gg.GameGraphError, match="must give a Board, not 'x'"):
        draw_position(Given(), "x")
    with pytest.raises(gg.GameGraphError, match=r"something on place 4, but its places are 0\.\.3"):
        draw_position(Given(), Board(squares(2, 2), {4: "A"}, "w"))


def test_cops_and_robber_in_words():
    path = nx.path_graph(3)
    one, two = games.CopsAndRobber(path, 0, 2), games.CopsAndRobber(path, (0, 0), 0)
    graph = "The graph has 3 vertices and 2 edges: 0-1, 1-2."
    assert one.board(one.start).words == (
        f"The cop is at 0, the robber is at 2; the cop to move. {graph}"
    )
    assert two.board(two.start).words == (
        f"The cops are at 0, 0, the robber is at 0; the robber is caught. {graph}"
    )
