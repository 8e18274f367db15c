"""Questions and the wave by hand in JupyterLab: by mouse, by keyboard, looked at by axe-core."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from axe import bad_ones
from chrome import chromium, listen, shot
from lab import Notebook, running_lab
from playwright.sync_api import Locator, expect

# The errors of JupyterLab's own that may stand in the console.
ALLOWED = ("Shared module @jupyterlite/services doesn't exist in shared scope",)
OURS = (".jp-Notebook .jp-Cell-outputArea",)
CELLS = (
    "import gamegraphs as gg\n"
    "from gamegraphs.course import predict, progress, recall, wave_by_hand\n"
    "five = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])\nsolved = gg.solve(five)",
    'predict("99 labels", "Which outcomes?", {u: solved.outcome(u) for u in five.names},'
    ' idea="labels", graph=five)',
    'predict("99 who", "Who wins?", "Ann".title(), choices=["Ann", "Ben"], idea="turns")',
    'predict("99 many", "How many moves?", five.m, idea="moves")',
    'predict("99 cycle", "Which positions are on a cycle?", set(five.find_cycle()),'
    ' choices=five.names, graph=five, idea="cycles")',
    'recall("07")',
    "wave_by_hand(five)",
    "progress()",
)
LABELS, WHO, MANY, CYCLE, RECALL, WAVE, PROGRESS = (
    '"99 labels"', '"99 who"', '"99 many"', '"99 cycle"', 'recall("07")', "wave_by_hand(five)",
    "progress()",
)  # fmt: skip


class Opened:
    """The notebook, and the folder of its course."""

    def __init__(self, notebook: Notebook, course: Path) -> None:
        self.notebook, self.course = notebook, course

    def kept(self) -> dict:
        """Return what the file of progress holds."""
        return json.loads((self.course / "progress.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    folder = tmp_path_factory.mktemp("lab")
    with chromium() as browser, running_lab(folder) as lab:
        made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in CELLS])
        made.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3"}
        nbformat.write(made, folder / "course" / "notebooks" / "asking.ipynb")
        context = browser.new_context(viewport={"width": 1100, "height": 1000})
        page = context.new_page()
        heard = listen(page)
        notebook = Notebook(page, lab, "notebooks/asking.ipynb")
        notebook.run_all_by_keyboard()
        yield Opened(notebook, folder / "course")
        context.close()
        assert heard.unexpected(ALLOWED) == []


def press(area: Locator, name: str) -> None:
    area.get_by_role("button", name=name, exact=True).click()


def news(area: Locator) -> Locator:
    return area.get_by_role("status").first


def test_axe_on_open_questions(opened: Opened):
    expect(opened.notebook.output(RECALL).get_by_role("button", name="yes").first).to_be_visible()
    assert bad_ones(opened.notebook.page, OURS) == ""


def test_labels_by_mouse(opened: Opened):
    area = opened.notebook.output(LABELS)
    desc = area.locator("svg[role=img] desc")
    expect(desc).to_contain_text("0: not known")
    press(area, "3: ?")
    press(area, "▸ 3: WIN")
    expect(desc).to_contain_text("3: LOSE")
    area.locator(".spot[title='Choose 1']").click()
    press(area, "That is my answer")
    expect(news(area)).to_contain_text("Not yet: nothing is said of 0, 2 and 4")
    shot(opened.notebook.page, "asking-labels-open")
    for name in "024":
        press(area, f"{name}: ?")
    press(area, "That is my answer")
    expect(area).to_contain_text("You called 2 of 5.")
    expect(area.locator("img:visible")).to_have_count(1)
    expect(area.get_by_role("button", name="3: LOSE")).to_have_count(0)
    expect(area.get_by_role("button", name="Committed")).to_be_focused()
    shot(opened.notebook.page, "asking-labels-committed")
    assert opened.kept()["predictions"]["99 labels"]["right"] == 2


def test_a_choice_by_keyboard_alone(opened: Opened):
    notebook = opened.notebook
    notebook.run_by_keyboard(notebook.code(WHO))
    area = notebook.output(WHO)
    notebook.tab_to(area.get_by_role("button", name="Ann", exact=True))
    notebook.page.keyboard.press("Space")
    chosen = area.get_by_role("button", name="▸ Ann", exact=True)
    expect(chosen).to_be_focused()
    notebook.tab_to(area.get_by_role("button", name="That is my answer"))
    notebook.page.keyboard.press("Enter")
    expect(area).to_contain_text("You called 1 of 1.")
    expect(area).to_contain_text("Ann, as you say.")


def test_a_number_and_a_set(opened: Opened):
    area = opened.notebook.output(MANY)
    area.get_by_label("Your answer").fill("6")
    press(area, "That is my answer")
    expect(area).to_contain_text("You called 1 of 1.")
    area = opened.notebook.output(CYCLE)
    press(area, "2")
    area.locator(".spot[title='Choose 4']").click()
    expect(area.locator("svg[role=img] desc")).to_contain_text("2: moves to 1 and 4, highlighted")
    press(area, "That is my answer")
    expect(area).to_contain_text("You called 1 of 1.")


def test_a_question_about_an_earlier_notebook(opened: Opened):
    area = opened.notebook.output(RECALL)
    # Which questions come is left to chance: the first is answered, be it by a number or a word.
    first = area.locator(".jp-OutputArea-child").filter(has_text="That is my answer").first
    number = first.get_by_label("Your answer")
    if number.count():
        number.fill("1")
    else:
        press(first, "yes")
    press(first, "That is my answer")
    expect(area).to_contain_text("You called")
    assert sum(state["asked"] for state in opened.kept()["recall"].values()) == 1
    shot(opened.notebook.page, "asking-recall")


def test_an_answer_is_there_when_the_cell_is_run_again(opened: Opened):
    notebook = opened.notebook
    notebook.run(notebook.code(WHO))
    expect(notebook.output(WHO)).to_contain_text("You said before: Ann.")
    notebook.run(notebook.code(PROGRESS))
    expect(notebook.output(PROGRESS)).to_contain_text("Predictions: you called")


def step(area: Locator, position: int, *actions: str) -> None:
    names = area.get_by_role("button").filter(has_text=f"{position}: ")
    names.first.click()
    for action in actions:
        press(area, action)


def test_the_wave_by_mouse(opened: Opened):
    area = opened.notebook.output(WAVE)
    step(area, 1, "WIN")
    expect(news(area)).to_contain_text("Refused: Nothing has been taken from the queue yet")
    shot(opened.notebook.page, "asking-wave-refused")
    step(area, 3, "LOSE", "Into the queue", "Take")
    expect(area).to_contain_text("Taken: 3. Queue, first one first: empty.")
    step(area, 1, "WIN", "Into the queue", "Take")
    expect(area.locator("svg[role=img] desc")).to_contain_text("2 open")
    shot(opened.notebook.page, "asking-wave")
    step(area, 0, "Count down")
    step(area, 2, "Count down")
    assert bad_ones(opened.notebook.page, OURS) == ""
    press(area, "The wave has ended")
    expect(news(area)).to_contain_text("0, 2 and 4 are DRAW. Refused: 1. The first one: Nothing")


def test_the_wave_by_keyboard_alone(opened: Opened):
    notebook, keys = opened.notebook, opened.notebook.page.keyboard
    notebook.run_by_keyboard(notebook.code(WAVE))
    area = notebook.output(WAVE)

    def go(name: str) -> None:
        goal = area.get_by_role("button", name=name, exact=True)
        expect(goal).to_be_visible()
        notebook.tab_to(goal, most=60)
        keys.press("Space")
        expect(area.get_by_role("button").and_(notebook.page.locator(":focus"))).to_have_count(1)

    go("3: ?")
    go("LOSE")
    go("Into the queue")
    go("Take")
    expect(area).to_contain_text("Taken: 3.")
    for _ in range(20):  # back to the positions
        if area.get_by_role("button", name="1: ?", exact=True).evaluate(
            "element => element === document.activeElement"
        ):
            break
        keys.press("Shift+Tab")
    keys.press("Space")
    expect(area.get_by_role("button", name="▸ 1: ?", exact=True)).to_be_focused()
    go("WIN")
    expect(news(area)).to_contain_text("1 is WIN: it can move to 3, which is LOSE.")


@pytest.mark.parametrize("width", [900, 700])
def test_narrow_pages_show_all_of_it(opened: Opened, width: int):
    page = opened.notebook.page
    page.set_viewport_size({"width": width, "height": 1000})
    try:
        area = opened.notebook.output(WAVE)
        last = area.get_by_role("button", name="From the start")
        expect(last).to_be_in_viewport()
        shot(page, f"asking-wave-{width}")
        assert bad_ones(page, OURS) == ""
    finally:
        page.set_viewport_size({"width": 1100, "height": 1000})
