"""Charts: every number stands as text, bars are as long as they say, no colour is needed."""

import re
from xml.etree import ElementTree

import pytest

from gamegraphs.course.grading.reports.charts import histogram, shares, trend

SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</text><script>alert(1)</script>"


def read(svg):
    root = ElementTree.fromstring(svg)
    texts = [element.text for element in root.iter(f"{SVG}text")]
    bars = [rect.attrib for rect in root.iter(f"{SVG}rect") if "stroke" in rect.attrib]
    return root, texts, bars


def test_a_histogram_says_its_numbers():
    root, texts, bars = read(histogram("Points", [("missing", 2), ("0", 0), ("1", 4)], apart=1))
    assert texts == ["Points", "2", "missing", "0", "4", "1"]
    assert [float(bar["height"]) for bar in bars] == [48, 96]
    assert ["stroke-dasharray" in bar for bar in bars] == [True, False]
    assert root.find(f"{SVG}desc").text == "missing: 2, 0: 0, 1: 4"


def test_shares_say_of_how_many():
    root, texts, bars = read(shares("Right on", [("small graphs", 3), ("work", 0)], 4))
    assert texts == ["Right on", "small graphs", "3 of 4", "work", "0 of 4"]
    assert [float(bar["width"]) for bar in bars] == [440, 330, 440]
    assert root.find(f"{SVG}desc").text == "small graphs: 3 of 4, work: 0 of 4"


def test_a_trend_goes_through_the_medians():
    root, texts, bars = read(trend("Class", [("Week 1", 50, 75, 100), ("Week 2", 0, 0, 25)]))
    assert {"75%", "0%", "Week 1", "Week 2"} <= set(texts)
    assert [float(bar["height"]) for bar in bars] == [80, 40]
    (line,) = root.iter(f"{SVG}polyline")
    heights = [float(pair.split()[1]) for pair in re.findall(r"[\d.]+ [\d.]+", line.get("points"))]
    assert heights == [84, 204]
    assert "Week 1: median 75%, half of the class from 50% to 100%" in root.find(f"{SVG}desc").text


@pytest.mark.parametrize(
    "svg",
    [
        histogram(HOSTILE, [(HOSTILE, 1)]),
        shares(HOSTILE, [(HOSTILE, 1)], 1),
        trend(HOSTILE, [(HOSTILE, 0, 150, 200)]),
        histogram("", []),
        shares("", [], 0),
        trend("", []),
    ],
)
def test_texts_are_text_and_nothing_is_no_error(svg):
    root, _, bars = read(svg)
    assert "script" not in {element.tag.removeprefix(SVG) for element in root.iter()}
    width, height = float(root.get("width")), float(root.get("height"))
    for bar in bars:  # inside the picture, also for more than 100 percent
        assert 0 <= float(bar["x"]) <= float(bar["x"]) + float(bar["width"]) <= width
        assert 0 <= float(bar["y"]) <= float(bar["y"]) + float(bar["height"]) <= height
