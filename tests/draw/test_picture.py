"""Picture: as a notebook gets it, in a file, several in a row."""

import re
import urllib.parse
import xml.etree.ElementTree as ET
from html import unescape
from math import ceil

import pytest
from drawn import FIVE, SVG

from gamegraphs import LOSE, WIN, GameGraph, solve
from gamegraphs.draw import Picture, draw


def test_a_notebook_gets_an_image_with_its_alternative_text(tmp_path):
    picture = draw(GameGraph.from_moves([[1], []], names=['"', "ü"]), [WIN, LOSE])
    bundle = picture._repr_mimebundle_()
    assert set(bundle) == {"text/html", "text/plain"}
    assert bundle["text/plain"] == picture.alt
    found = re.fullmatch(r'<img alt="([^"]*)" style="[^"]*" src="([^"]*)">', bundle["text/html"])
    assert unescape(found[1]) == picture.alt
    head, _, data = found[2].partition(",")
    assert head == "data:image/svg+xml"
    assert not re.search(r"[<>#&\s]", data.replace(" ", ""))
    assert urllib.parse.unquote(data) == picture.svg
    picture.save(tmp_path / "x.svg")
    assert (tmp_path / "x.svg").read_text(encoding="utf-8") == picture.svg


def test_row():
    graph = GameGraph.from_moves(FIVE)
    one, two = draw(graph), draw(graph, solve(graph))
    row = Picture.row(one, two, captions=["before", "after"])
    width, height = row.size
    assert width >= one.size[0] + two.size[0]
    assert height >= two.size[1]
    inner = ET.fromstring(row.svg).findall(f"{SVG}svg")
    assert [float(svg.get("x")) for svg in inner] == [0, one.size[0] + 20]
    assert row.alt == f"before: {one.alt} after: {two.alt}"
    with pytest.raises(ValueError, match="1 captions for 2 pictures"):
        Picture.row(one, two, captions=["before"])


def test_a_row_in_a_notebook_is_an_image_for_each_picture():
    """They wrap where the page is narrow."""
    graph = GameGraph.from_moves(FIVE)
    one, two = draw(graph), draw(graph, solve(graph))
    row = Picture.row(one, two, captions=["before", "after"])
    alts = re.findall(r'<img alt="([^"]*)"', row.html())
    assert [unescape(alt) for alt in alts] == [f"before: {one.alt}", f"after: {two.alt}"]
    assert len(re.findall("<img", Picture.row(row, one).html())) == 2
    assert Picture.row(one).html().count("<img") == 1


def test_type_does_not_shrink_beyond_what_can_be_read():
    """The smallest type of a graph without badges has 12.5 pixels: four fifths of them are 10."""
    chain = GameGraph.from_moves([[u + 1] for u in range(6)] + [[]])
    wide = draw(chain, solve(chain))
    least = ceil(wide.size[0] * 10 / 12.5)
    found = re.search(r"min-width:(\d+)px", wide.html())
    assert int(found[1]) == least
    assert wide.html().startswith('<span tabindex="0" style="display:inline-block;max-width:100%;')
    assert "min-width" not in draw(GameGraph.from_moves([[1], []])).html()
    assert "min-width" not in Picture("<svg viewBox='0 0 9 9' width='999' height='9'/>", "").html()
