"""Plots with logarithmic axes: whole decades, every point on its place, all of it in words."""

import re
import xml.etree.ElementTree as ET
from itertools import pairwise

import pytest
from drawn import SVG, texts

from gamegraphs import GameGraphError
from gamegraphs.draw import draw_loglog

TWO = {"fast": [(10, 0.5), (1000, 20)], "slow": [(10, 3), (1000, 900)]}


def corners(picture):
    """The points of each series, in pixels."""
    lines = ET.fromstring(picture.svg).iter(f"{SVG}polyline")
    numbers = [[float(x) for x in line.get("points").split()] for line in lines]
    return [list(zip(found[::2], found[1::2], strict=True)) for found in numbers]


def test_the_axes_are_whole_decades_around_all_points():
    shown = texts(draw_loglog({"a": [(20, 0.03), (3000, 7)]}, "t", "x", "y"))
    # 10 on both axes, and 10 to the 3, 4, -2 and -1: the powers are elements of their own.
    assert shown.count("10") == 2 + 4
    assert [shown.count(number) for number in ("1", "100", "1000")] == [1, 1, 0]
    one_point = draw_loglog({"a": [(10, 100)]}, "t", "x", "y")
    assert one_point.alt == "t. a: 10: 100."


def test_equal_factors_are_equal_lengths():
    ((a, b, c),) = corners(draw_loglog({"s": [(1, 1), (10, 100), (100, 10000)]}, "t", "x", "y"))
    assert b[0] - a[0] == pytest.approx(c[0] - b[0], abs=0.1)
    assert b[1] - a[1] == pytest.approx(c[1] - b[1], abs=0.1)
    assert a[0] < b[0]
    assert a[1] > b[1]


def test_series_differ_in_form_and_colour_and_have_their_names():
    picture = draw_loglog(TWO, "Time", "size", "seconds")
    root = ET.fromstring(picture.svg)
    strokes = [line.get("stroke") for line in root.iter(f"{SVG}polyline")]
    assert len(set(strokes)) == 2
    assert len(list(root.iter(f"{SVG}circle"))) == len(list(root.iter(f"{SVG}polygon"))) == 2
    assert {"fast", "slow", "Time", "size", "seconds", "slope 1"} <= set(texts(picture))


def test_names_beside_the_same_point_are_not_on_top_of_each_other():
    same = {name: [(1, 1), (10, 10)] for name in "abc"}
    written = ET.fromstring(draw_loglog(same, "t", "x", "y").svg).iter(f"{SVG}text")
    heights = [float(text.get("y")) for text in written if text.text in same]
    assert [b - a for a, b in pairwise(heights)] == [17, 17]


def test_everything_lies_inside_the_picture():
    picture = draw_loglog({"s": [(1, 1e-6), (9.9e7, 9.9e3)], "t": [(3, 3)]}, "t", "x", "y")
    width, height = picture.size
    for series in corners(picture):
        assert all(0 < x < width and 0 < y < height for x, y in series)


def test_the_words_say_every_point_with_its_unit():
    picture = draw_loglog(TWO, "Time", "size", "seconds", " s", "Slow is steeper.")
    assert picture.alt == (
        "Time. Slow is steeper. fast: 10: 0.5 s, 1,000: 20 s. slow: 10: 3 s, 1,000: 900 s."
    )
    assert ET.fromstring(picture.svg).find(f"{SVG}desc").text == picture.alt


def test_the_line_of_slope_1_may_be_left_out():
    assert "slope 1" not in texts(draw_loglog(TWO, "t", "x", "y", slope_1=False))


@pytest.mark.parametrize(
    ("series", "message"),
    [
        ({}, "series is empty"),
        ({"a": []}, "series is empty"),
        ({"a": [(0, 1)]}, r"series\['a'\]\[0\]\[0\] must be a positive number, .* not 0"),
        (
            {"b": [(1, 2), (10, -3)]},
            r"\[1\]\[1\] must be a positive number, .* not -3",
        ),
        ({"a": [(1, float("nan"))]}, r"positive number, .* not nan"),
        ({"a": [(float("inf"), 1)]}, r"positive number, .* not inf"),
        ({"a": [(1, 10**400)]}, "positive number, from 1e-300 to 1e300, not 1000"),
        ({"a": [(1, 5e-324)]}, "positive number, from 1e-300 to 1e300, not 5e-324"),
        ({"a": [("x", 1)]}, r"\[0\]\[0\] must be a positive number, .* not 'x'"),
        ({"a": [5]}, r"series\['a'\]\[0\] must hold two numbers, x and y, not the int 5"),
        ({"a": [(1, 2, 3)]}, r"series\['a'\]\[0\] must hold two numbers"),
        ({"a": 5}, r"series\['a'\] must hold points \(x, y\), not the int 5"),
        ([(1, 2)], "series must be a dict of points by name"),
        ({5: [(1, 2)]}, "a name of series must be a text, not the int 5"),
    ],
)
def test_nothing_and_what_has_no_logarithm_is_refused(series, message):
    with pytest.raises(GameGraphError, match=message):
        draw_loglog(series, "t", "x", "y")


@pytest.mark.parametrize("what", ["title", "x", "y", "unit", "alt"])
def test_words_that_are_no_text_are_refused(what):
    words = {"title": "t", "x": "x", "y": "y"} | {what: 5}
    with pytest.raises(GameGraphError, match=f"^{what} must be a text, not the int 5"):
        draw_loglog({"a": [(1, 2)]}, **words)


def test_points_of_slope_1_lie_on_the_line_of_slope_1():
    svg = draw_loglog({"a": [(10, 1), (1000, 100)]}, "t", "x", "y").svg
    (x1, y1), (x2, y2) = (
        map(float, found) for found in re.findall(r"<circle cx='([\d.]+)' cy='([\d.]+)'", svg)
    )
    dashed = re.search(r"<line x1='(\S+)' y1='(\S+)' x2='(\S+)' y2='(\S+)'[^>]*dasharray", svg)
    a, b, c, d = map(float, dashed.groups())
    assert (y2 - y1) / (x2 - x1) == pytest.approx((d - b) / (c - a), abs=0.01)
    assert b + (x1 - a) * (d - b) / (c - a) == pytest.approx(y1, abs=0.1)


def test_a_plot_leaves_out_what_has_no_points_and_escapes_names():
    series = {"a < b": [(1, 2), (10, 30)], "absent": []}
    picture = draw_loglog(series, "t & u", "x", "y", " s", "words")
    assert "a &lt; b" in picture.svg
    assert "absent" not in picture.svg
    assert picture.alt == "t & u. words a < b: 1: 2 s, 10: 30 s."
