"""Picture: as a notebook gets it, in a file, several in a row."""

import re
import urllib.parse
import xml.etree.ElementTree as ET
from html import unescape

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
