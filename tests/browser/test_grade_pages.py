"""Pages of grades: a class of 25, its term and a student, on a screen, a phone and paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from axe import bad_ones
from chrome import listen, shot
from made_grades import class_of_25
from playwright.sync_api import Browser

from gamegraphs.course.grading.report import to_json
from gamegraphs.course.grading.reports.pages import write_pages
from gamegraphs.course.grading.reports.term_page import write_term
from gamegraphs.course.grading.term.term import read_term

WIDE, PHONE, PAPER = 1200, 375, 718  # the last is A4 between margins of 1 cm


@pytest.fixture(scope="module")
def pages(tmp_path_factory) -> dict[str, Path]:
    """The three kinds of pages of a made-up term."""
    folder = tmp_path_factory.mktemp("pages")
    weeks = [class_of_25("Week 1", (4, 5), 1), class_of_25("Week 2", (4, 8), 2)]
    for i, week in enumerate(weeks):
        (folder / f"{i}.json").write_text(to_json(week), encoding="utf-8")
    write_pages(weeks[0], folder)
    write_term(*read_term([folder / "0.json", folder / "1.json"]), folder)
    index = (folder / "index.html").read_text(encoding="utf-8")
    student = re.search(r'href="(students/[^"]+)">finn', index)
    assert student is not None
    return {
        "class": folder / "index.html",
        "term": folder / "term.html",
        "student": folder / student[1],
    }


@pytest.mark.parametrize("name", ["class", "term", "student"])
@pytest.mark.parametrize("width", [WIDE, PHONE, PAPER])
def test_a_page_is_readable(browser: Browser, pages: dict[str, Path], name: str, width: int):
    context = browser.new_context(viewport={"width": width, "height": 900})
    page = context.new_page()
    heard = listen(page)
    page.emulate_media(media="print" if width == PAPER else "screen")
    page.goto(pages[name].as_uri())
    shot(page, f"grades-{name}-{width}", whole=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cut = """nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1)
             .map(node => node.getAttribute("aria-label"))"""
    if width != PHONE:  # there a table may be moved under one's thumb
        assert page.locator(".wide").evaluate_all(cut) == []
    assert bad_ones(page) == ""
    assert heard.errors == []
    context.close()
