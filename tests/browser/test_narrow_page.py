"""Pictures of graphs on a phone: a row wraps, type can be read, nothing widens the page."""

from __future__ import annotations

import pytest
from chrome import shot
from playwright.sync_api import Browser

import gamegraphs as gg
from gamegraphs.draw import Picture, draw

FIVE = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])
CHAIN = gg.GameGraph.from_moves([[u + 1] for u in range(7)] + [[]])
TYPE = (11.5, 12.5, 11.5)  # pixels: the smallest type of the three pictures


@pytest.mark.parametrize(("width", "rows"), [(1200, 1), (375, 2)])
def test_a_row_wraps_and_type_can_be_read(browser: Browser, width: int, rows: int):
    pair = Picture.row(
        draw(FIVE, counters=[1] * 5), draw(FIVE, gg.solve(FIVE)), captions=["before", "after"]
    )
    wide = draw(CHAIN, counters=[1] * CHAIN.n)
    page = browser.new_context(viewport={"width": width, "height": 900}).new_page()
    page.set_content(f"<p>{pair.html()}</p><p>{wide.html()}</p>")
    page.wait_for_function("[...document.images].every(image => image.complete)")
    shot(page, f"pictures-{width}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = page.evaluate(
        "[...document.images].map(i => [i.width / i.naturalWidth, i.getBoundingClientRect().top])"
    )
    for (scale, _), size in zip(found, TYPE, strict=True):
        assert scale * size >= 9.9
    assert len({top for _, top in found[:2]}) == rows
