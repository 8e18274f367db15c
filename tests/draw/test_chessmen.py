"""Chess men: six outlines, two colours that can be told apart, inside their square."""

import re
import xml.etree.ElementTree as ET
from itertools import combinations

from drawn import contrast

from gamegraphs.draw import draw_position
from gamegraphs.draw.boards import _DARK, _EMPTY
from gamegraphs.draw.chessmen import MEN, draw_man
from gamegraphs.draw.primitives import INK
from gamegraphs.games.board import Board, squares


def outlines(piece):
    root = ET.fromstring(draw_man(piece, 0, 0, 20))
    return [(path.get("fill"), path.get("stroke"), path.get("d")) for path in root]


def test_the_kinds_differ_in_their_outlines_and_the_sides_in_their_colours():
    assert set(MEN) == set("KQRBNP")
    for one, other in combinations(MEN, 2):
        assert {d for *_, d in outlines("w" + one)} != {d for *_, d in outlines("w" + other)}
    for kind in MEN:
        white, black = outlines("w" + kind), outlines("b" + kind)
        assert [d for *_, d in white] == [d for *_, d in black]
        assert contrast(_hex(white[0][0]), _hex(black[0][0])) > 7
        assert contrast(_hex(black[0][0]), _hex(black[-1][1])) > 7  # the lines on a dark man


def test_men_are_seen_on_both_tones():
    for tone in (_DARK, _EMPTY):
        assert contrast(INK, tone) > 7
        assert contrast("#3a3a3a", tone) > 4.5


def test_men_stay_in_their_square():
    for parts, lines in MEN.values():
        for d in (*parts, lines):
            for letter, numbers in re.findall(r"([MLCHVA])([^MLCHVAZ]*)", d):
                values = [float(x) for x in re.findall(r"-?[\d.]+", numbers)]
                ends = values if letter != "A" else values[5::7] + values[6::7]
                assert all(abs(x) <= 50 for x in ends), d


def test_squares_have_two_tones_with_a1_dark_and_names_beside_them():
    """On 3 x 3 squares: a1, c1, b2, a3 and c3 are dark. Row by row from the top."""

    class Given:
        def board(self, position):
            return Board(squares(3, 3), {6: "wK", 2: "bQ"}, "two men", named=True, men=True)

    picture = draw_position(Given(), None)
    root = ET.fromstring(picture.svg)
    svg = "{http://www.w3.org/2000/svg}"
    tones = [r.get("fill") for r in root.iter(f"{svg}rect")][1:]
    assert tones == [_DARK if place % 2 == 0 else _EMPTY for place in range(9)]
    names = [(t.text, float(t.get("x")), float(t.get("y"))) for t in root.iter(f"{svg}text")]
    assert [name for name, *_ in names] == ["a", "b", "c", "1", "2", "3"]
    assert [x for _, x, _ in names[:3]] == sorted(x for _, x, _ in names[:3])
    assert [y for *_, y in names[3:]] == sorted((y for *_, y in names[3:]), reverse=True)
    assert picture.alt == "two men"


def _hex(colour):
    return "#ffffff" if colour == "#fff" else colour
