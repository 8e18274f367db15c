"""The look of an outcome: its shape, its contrasts, and names of one short line."""

import pytest
from drawn import LINES, contrast

from gamegraphs.draw.primitives import ALARM, INK, LINE
from gamegraphs.draw.shapes import (
    HALF_HEIGHT,
    LOOKS,
    PLAIN,
    half_width,
    is_inside,
    one_line,
    outline,
    short,
)


def test_outline_is_the_border_of_the_shape():
    for look in LOOKS.values():
        for x, y in outline(look, 40.0):
            assert is_inside(look.shape, 40.0, x * 0.98, y * 0.98)
            assert not is_inside(look.shape, 40.0, x * 1.02, y * 1.02)


def test_contrast():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    for look in [*LOOKS.values(), PLAIN]:
        assert contrast(INK, look.fill) >= 7
        assert contrast(look.border, "#ffffff") >= 3
    assert contrast(ALARM, "#ffffff") >= 4.5


def test_lines_and_borders_are_seen():
    for look in LOOKS.values():
        assert contrast(look.border, "#fff") >= LINES
        assert contrast(look.border, look.fill) >= LINES
    assert contrast(LINE, "#fff") >= LINES


def test_a_name_is_one_line():
    assert one_line(" a\n b\t\0c ") == "a b c"
    assert one_line((1, "x")) == "(1, 'x')"
    assert short("x" * 20) == "x" * 20
    assert short("abcdefghijklmnopqrstuvwxyz") == "abcdefghijklmn…vwxyz"


def test_a_shape_has_room_for_its_name():
    assert half_width("") == half_width("ab") == HALF_HEIGHT
    assert half_width("x" * 20) > half_width("x" * 10) > HALF_HEIGHT
    for look in LOOKS.values():
        assert is_inside(look.shape, 40.0, 28.0, 14.0)


def test_what_is_outside_is_inside_when_the_shape_grows():
    for shape in ("round", "box", "hexagon"):
        for at in ((0.0, HALF_HEIGHT + 3), (48.0, 0.0)):
            assert not is_inside(shape, 40.0, *at)
            assert is_inside(shape, 40.0, *at, grow=9)
    assert not is_inside("round", 40.0, 40.0, HALF_HEIGHT)  # the corners are the box's alone
    assert not is_inside("hexagon", 40.0, 40.0, HALF_HEIGHT)
    assert is_inside("box", 40.0, 40.0, HALF_HEIGHT)
