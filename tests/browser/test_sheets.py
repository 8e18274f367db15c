"""Worksheets as Chromium prints them: as many pages as the sheet says, on A4 and on Letter."""

import re

import pytest
from chrome import SHOTS

from gamegraphs.course.sheets.games import Maker
from gamegraphs.course.sheets.kinds import SHEETS, pages
from gamegraphs.course.sheets.sheet import numbered, write_sheets


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize("number", SHEETS)
def test_a_student_has_one_page_for_each_game(tmp_path, browser, number, paper):
    wanted = 2 * len(pages(number, Maker(1), "somebody"))
    page = browser.new_page()
    for path in write_sheets(number, numbered(2), tmp_path):
        page.goto(path.as_uri())
        printed = page.pdf(format=paper)
        assert len(re.findall(rb"/Type /Page\b", printed)) == wanted
        assert page.evaluate("document.body.scrollWidth <= document.body.clientWidth")
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"sheet-{number:02d}.png")
    page.close()
