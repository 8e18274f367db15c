"""The look of an outcome: its shape, its contrasts, and names of one short line."""

import pytest
from drawn import LINES, contrast

from gamegraphs.draw.primitives import ALARM, INK, LINE
from gamegraphs.draw.shapes import LOOKS, PLAIN, is_inside, outline


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
