"""Clicks that come twice, too early or on something else, in JupyterLab; and widgets on screens."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from chrome import listen
from lab import Lab, Notebook, press, spot, written
from playwright.sync_api import Browser, Locator, Route, expect

VERDICT = "check(4, label_game)"
CELLS = [
    "import gamegraphs as gg\nfrom gamegraphs.draw import draw_position\n"
    "from gamegraphs.widgets import edit, explore_random, mission, play, practice, stepper\n"
    "from gamegraphs.course import check\n"
    "five = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])",
    "play(gg.games.Subtraction(9, [1, 2]))",
    "practice(five)",
    "pong = gg.games.PongHauKi()\nplay(pong, picture=lambda p: draw_position(pong, p))",
    "stepper(five)",
    "explore_random(5, 7)",
    "edit(five)",
    'mission("draw")',
    f"def label_game(moves):\n    return [int(row != []) for row in moves]\n{VERDICT}",
]


@pytest.fixture(scope="module")
def notebook(browser: Browser, lab: Lab, folder: Path) -> Iterator[Notebook]:
    path = written(folder, "clicks", CELLS)
    context = browser.new_context(viewport={"width": 1280, "height": 1000})
    page = context.new_page()
    heard = listen(page)
    notebook = Notebook(page, lab, path)
    notebook.run_all()
    yield notebook
    context.close()
    assert heard.unexpected(("Shared module @jupyterlite/services",)) == []


def status(area: Locator) -> Locator:
    return area.get_by_role("status").first


def test_a_double_click_makes_one_move(notebook: Notebook):
    area = notebook.output("gg.games.Subtraction")
    for _ in range(2):
        yours = area.locator("li", has_text="You: ")
        before = yours.count()
        area.get_by_role("button", name="Take 1", exact=True).dblclick(delay=0)
        expect(yours).to_have_count(before + 1)
        notebook.page.wait_for_timeout(600)  # in which the second click would be answered
        assert yours.count() == before + 1
    press(area, "New game")
    # Two clicks that are none of a double click, before the first is answered.
    area.get_by_role("button", name="Take 1", exact=True).evaluate("e => { e.click(); e.click(); }")
    expect(area.locator("li", has_text="You: ")).to_have_count(1)
    notebook.page.wait_for_timeout(600)
    expect(area.locator("li", has_text="You: ")).to_have_count(1)


def test_a_double_click_on_a_label_costs_no_refusal(notebook: Notebook):
    area = notebook.output("practice(five)")
    press(area, "3: ?")
    expect(status(area)).to_contain_text("3 is open")
    area.get_by_role("button", name="LOSE", exact=True).dblclick()
    expect(area).to_contain_text("1 of 5 labelled")
    notebook.page.wait_for_timeout(600)
    expect(area).not_to_contain_text("1 refused")
    for _ in range(2):  # a click that changes nothing leaves the buttons as they are
        press(area, "WIN")
        notebook.page.wait_for_timeout(2100)
    expect(area).to_contain_text("2 refused")


def test_a_square_is_chosen_and_taken_back(notebook: Notebook):
    area = notebook.output("play(pong")
    chosen = spot(area, "Choose this").first
    chosen.click()
    expect(status(area)).to_contain_text("Now click what goes there.")
    expect(area.locator(".spot.chosen")).to_have_count(1)
    notebook.page.wait_for_timeout(600)  # no double click
    chosen.click()
    expect(status(area)).to_contain_text("You are to move at")
    expect(area.locator(".spot.chosen")).to_have_count(0)


@pytest.mark.parametrize("code", ["edit(five)", 'mission("draw")'])
def test_the_editor_does_not_fill_a_wide_screen(notebook: Notebook, code: str):
    page = notebook.page
    page.set_viewport_size({"width": 1920, "height": 1080})
    svg = notebook.output(code).locator(".paper svg")
    expect(svg).to_be_visible()
    assert svg.bounding_box()["width"] == pytest.approx(760, abs=1)
    page.set_viewport_size({"width": 750, "height": 1000})
    expect(svg).to_have_attribute("data-upright", "true")
    assert svg.bounding_box()["width"] <= 441
    page.set_viewport_size({"width": 1280, "height": 1000})


@pytest.mark.parametrize(("code", "least"), [("stepper(five)", 80), ("explore_random(5, 7)", 60)])
def test_sliders_fit_a_phone(notebook: Notebook, code: str, least: int):
    page = notebook.page
    area = notebook.output(code)
    page.keyboard.press("Control+b")  # away with the list of files
    page.set_viewport_size({"width": 380, "height": 1000})
    area.scroll_into_view_if_needed()
    room = area.bounding_box()
    for slider in area.locator(".widget-slider").all():
        box, track = slider.bounding_box(), slider.locator(".noUi-target").bounding_box()
        assert box["x"] + box["width"] <= room["x"] + room["width"]
        assert track["width"] >= least
    page.set_viewport_size({"width": 1280, "height": 1000})
    page.keyboard.press("Control+b")


def test_a_mission_forgets_the_verdict_on_another_graph(notebook: Notebook):
    area = notebook.output('mission("draw")')
    press(area, "Check")
    expect(area).to_contain_text("you have added 0.")
    press(area, "Arrow")
    for u in (4, 2):
        area.locator(f"[data-position='{u}']").click()
    expect(area).not_to_contain_text("you have added 0.")
    press(area, "Check")
    expect(area).to_contain_text("Done, with 5 positions and 6 arrows.")
    press(area, "From the start")
    expect(area).not_to_contain_text("Done, with")
    expect(status(area)).to_have_text("This is another graph; Undo leads back.")


def test_a_case_is_copied_twice(notebook: Notebook):
    area = notebook.output(VERDICT)
    area.get_by_role("button", name="Copy this case as a cell").dblclick()
    expect(area.get_by_role("textbox")).to_be_focused()


def test_the_link_of_a_verdict_leads_to_the_section_of_a_notebook_that_opens_slowly(
    notebook: Notebook,
):
    page = notebook.page

    def slowly(route: Route) -> None:
        time.sleep(11)
        route.continue_()

    page.route(re.compile(r"/api/contents/.*04-.*content=1"), slowly, times=1)
    page.get_by_role("tab", name="clicks.ipynb").click()  # an earlier try may have left another
    notebook.output(VERDICT).get_by_role("link", name=re.compile("^notebook 04")).click()
    heading = page.get_by_role("heading", name=re.compile("^9. Why what is left is a DRAW"))
    expect(heading.first).to_be_in_viewport()
    page.wait_for_timeout(1500)
    expect(heading.first).to_be_in_viewport()
    expect(page.locator(".jp-NotebookPanel")).to_have_count(2)
