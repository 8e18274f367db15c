"""Questions and the wave by hand in JupyterLab: by mouse, finger and keyboard, seen by axe-core."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from axe import bad_ones
from chrome import listen, shot
from lab import OURS, Lab, Notebook, press, spot, written
from playwright.sync_api import Browser, Locator, expect
from targets import hard_to_touch

# The errors of JupyterLab's own that may stand in the console.
ALLOWED = ("Shared module @jupyterlite/services doesn't exist in shared scope",)
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
def opened(browser: Browser, lab: Lab, folder: Path) -> Iterator[Opened]:
    path = written(folder, "asking", CELLS)
    context = browser.new_context(viewport={"width": 1100, "height": 1000})
    page = context.new_page()
    heard = listen(page)
    notebook = Notebook(page, lab, path)
    notebook.run_all_by_keyboard()
    yield Opened(notebook, folder / "course")
    context.close()
    assert heard.unexpected(ALLOWED) == []


def news(area: Locator) -> Locator:
    return area.get_by_role("status").first


def test_axe_on_open_questions(opened: Opened):
    recalled = opened.notebook.output(RECALL)
    expect(recalled.get_by_role("button", name="That is my answer").first).to_be_visible()
    assert bad_ones(opened.notebook.page, OURS) == ""


def test_labels_by_mouse(opened: Opened):
    area = opened.notebook.output(LABELS)
    desc = area.locator("svg[role=img] desc")
    expect(desc).to_contain_text("0: not known")
    press(area, "3: ?")
    press(area, "▸ 3: WIN")
    expect(desc).to_contain_text("3: LOSE")
    spot(area, "Choose 1").click()
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
    spot(area, "Choose 4").click()
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


def step(
    area: Locator, position: int, *actions: str, use: Callable[[Locator], None] = Locator.click
) -> None:
    use(area.get_by_role("button").filter(has_text=f"{position}: ").first)
    for action in actions:
        press(area, action, use)


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


# All of it at three widths, by mouse, finger and keyboard

WORKED = (
    CELLS[0] + "\nfrom itertools import count\ntimes = count()",
    """k = next(times)
wave = wave_by_hand()  # with all its buttons
wave.begin(five)
for one in [
    predict(f"98 labels {k}", "Which outcomes?", {u: solved.outcome(u) for u in five.names},
        idea="labels", graph=five),
    predict(f"98 who {k}", "Who wins?", "Ann", choices=["Ann", "Ben"], idea="turns"),
    predict(f"98 many {k}", "How many moves?", five.m, idea="moves"),
    predict(f"98 cycle {k}", "Which are on a cycle?", {2, 4}, choices=five.names, idea="cycles",
        graph=five),
    *recall("07"),
    wave,
]:
    display(one)""",
)


@pytest.fixture(scope="module")
def worked(browser: Browser, lab: Lab, folder: Path) -> Iterator[Notebook]:
    """A notebook with all questions and the wave in one output, on a page that can be tapped."""
    path = written(folder, "worked", WORKED)
    context = browser.new_context(
        viewport={"width": 1200, "height": 1000}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    heard = listen(page)
    notebook = Notebook(page, lab, path)
    page.keyboard.press("Control+b")  # away with the list of files
    notebook.run(notebook.code("times = count()"))
    yield notebook
    context.close()
    assert heard.unexpected(ALLOWED) == []


PHONE = [(375, "mouse"), (375, "touch"), (375, "keyboard")]
WIDER = [(1200, "mouse"), (1200, "keyboard"), (900, "touch")]
WIDER_TOO = [(1200, "touch"), (900, "mouse"), (900, "keyboard")]
LONG = [pytest.param(*case, marks=pytest.mark.long) for case in WIDER_TOO]


@pytest.mark.parametrize(("width", "way"), [*WIDER, *PHONE, *LONG])
def test_all_is_worked_through(worked: Notebook, width: int, way: str):
    """Every question is answered, committed and compared; the wave is run with one wrong step."""
    page = worked.page
    ways = {"mouse": Locator.click, "touch": Locator.tap, "keyboard": worked.press_by_keyboard}
    use = ways[way]
    into = worked.tab_there_or_back if way == "keyboard" else use
    page.set_viewport_size({"width": width, "height": 1000})
    worked.run_by_keyboard(worked.code("next(times)"))
    parts = worked.output("next(times)").locator(".gamegraphs")
    expect(parts).to_have_count(7)
    labels, who, many, cycle, *recalled, wave = parts.all()

    def choose(area: Locator, position: int, button: str) -> None:
        """Touch a position in the picture; the keyboard has a button for it."""
        if way == "keyboard":
            press(area, button, use)
        else:
            use(spot(area, f"Choose {position}"))

    def write(area: Locator, number: str) -> None:
        field = area.get_by_label("Your answer")
        into(field)
        expect(field).to_be_focused()
        page.keyboard.type(number)

    def commit(area: Locator, *compared: str | re.Pattern[str]) -> None:
        assert hard_to_touch(area) == []
        press(area, "That is my answer", use)
        expect(area.get_by_role("button", name="Committed")).to_be_visible()
        for line in compared:
            expect(area).to_contain_text(line)
        assert hard_to_touch(area) == []

    drawn = labels.locator("svg[role=img] desc")
    choose(labels, 3, "3: ?")
    expect(drawn).to_contain_text("3: WIN")
    choose(labels, 3, "▸ 3: WIN")
    expect(drawn).to_contain_text("3: LOSE")
    for u in (0, 1, 2, 4):
        choose(labels, u, f"{u}: ?")
        expect(drawn).to_contain_text(f"{u}: WIN")
    commit(labels, "You called 2 of 5.", "0: you say WIN; it is DRAW.", "3: LOSE, as you say.")
    press(who, "Ben", use)
    expect(who.get_by_role("button", name="▸ Ben", exact=True)).to_be_visible()
    commit(who, "You called 0 of 1.", "You say Ben; it is Ann.")
    write(many, "7")
    commit(many, "You called 0 of 1.", "You say 7; it is 6.")
    press(cycle, "2", use)
    choose(cycle, 4, "4")
    expect(cycle.locator("svg[role=img] desc")).to_contain_text("4: moves to 2, highlighted")
    commit(cycle, "You called 1 of 1.", "2 and 4, as you say.")
    for area in recalled:  # which ones come is left to chance
        if area.get_by_label("Your answer").count():
            write(area, "1")
        else:
            press(area, "yes", use)
        commit(area, "You called", re.compile(r"You say (1|yes); it is|(1|yes), as you say\."))

    step(wave, 3, "LOSE", "Into the queue", "Take", use=use)
    expect(wave).to_contain_text("Taken: 3. Queue, first one first: empty.")
    assert hard_to_touch(wave) == []
    step(wave, 0, "WIN", use=use)
    wrong = "0 has no move to 3, which was taken from the queue."
    expect(news(wave)).to_have_text(f"Refused: {wrong}")
    step(wave, 1, "WIN", "Into the queue", "Take", use=use)
    for u in (0, 2):
        step(wave, u, "Count down", use=use)
    press(wave, "The wave has ended", use)
    expect(news(wave)).to_contain_text(f"0, 2 and 4 are DRAW. Refused: 1. The first one: {wrong}")
    assert hard_to_touch(wave) == []
    shot(page, f"asking-worked-{width}-{way}")
    if way == "touch":
        assert bad_ones(page, OURS) == ""
