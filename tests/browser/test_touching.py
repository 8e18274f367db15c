"""What can be touched: the editor by mouse, finger and keyboard; widgets that outlive a kernel."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from axe import bad_ones
from chrome import listen, shot
from lab import OURS, Lab, Notebook, press, spot, written
from playwright.sync_api import Browser, Locator, Page, expect

from gamegraphs import GameGraph, Outcome
from gamegraphs.widgets import edit

CELLS = [
    "import gamegraphs as gg\nfrom gamegraphs.widgets import play, practice, stepper",
    "game = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])\nstepper(game)",
    "play(game)",
    "practice(game)",
]
BOARD = """
from gamegraphs.draw import draw_position
pile = gg.games.Subtraction(7, [1, 2])
play(pile, picture=lambda stones: draw_position(pile, stones))
"""
FIVE = [[1, 2], [3], [1, 4], [], [2]]


@contextmanager
def editor_page(
    browser: Browser, width: int, graph: GameGraph | list[list[int]] = FIVE, **options: object
) -> Iterator[Page]:
    """Open the page of the editor that lives without a kernel; nothing may go wrong on it."""
    context = browser.new_context(viewport={"width": width, "height": 700}, **options)
    page = context.new_page()
    heard = listen(page)
    page.set_content(edit(graph).page())
    yield page
    assert bad_ones(page) == ""
    assert heard.errors == []
    context.close()


def position(place: Page | Locator, u: int) -> Locator:
    return place.locator(f"[data-position='{u}']")


def middle(place: Page | Locator, u: int) -> tuple[float, float]:
    box = position(place, u).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moves(place: Page | Locator) -> list[list[int]]:
    """Return the graph as the text says that can be copied."""
    text = place.get_by_label("The graph as Python").input_value()
    rows: list[list[int]] = json.loads(text.partition("(")[2].removesuffix(")"))
    return rows


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()


def drag_by_finger(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    touch = page.context.new_cdp_session(page)
    (x, y), (p, q) = start, end
    points = [(x + (p - x) * k / 5, y + (q - y) * k / 5) for k in range(6)]
    for k, (a, b) in enumerate(points):
        kind = "touchMove" if k else "touchStart"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("width", [1200, 900])
def test_the_editor_by_mouse(browser: Browser, width: int):
    with editor_page(browser, width) as page:
        news = page.get_by_role("status")
        press(page, "Verdict")
        page.mouse.click(*middle(page, 4))
        expect(news).to_have_text("Play stops at 4: WIN in 0 for the player to move.")
        assert (
            "verdicts={4: gamegraphs.WIN}" in page.get_by_label("The graph as Python").input_value()
        )
        for _ in range(3):
            page.mouse.click(*middle(page, 4))
        assert moves(page) == FIVE
        for _ in range(4):
            press(page, "Undo")
        press(page, "Move")
        x, y = middle(page, 3)
        drag(page, (x, y), (x + 40, y - 60))
        there = middle(page, 3)
        assert abs(there[0] - x - 40) < 3
        assert abs(there[1] - y + 60) < 3
        press(page, "Arrow")
        drag(page, middle(page, 3), middle(page, 4))
        assert moves(page) == [[1, 2], [3], [1, 4], [4], [2]]
        expect(news).to_have_text("Arrow from 3 to 4. 3 is DRAW.")
        expect(position(page, 1)).to_have_attribute(
            "aria-label", "Position 1: DRAW, moves to 3, 1 of 1 not leading to WIN."
        )
        for u in (4, 4):  # a loop, by two clicks
            page.mouse.click(*middle(page, u))
        assert moves(page)[4] == [2, 4]
        press(page, "Add position")
        assert moves(page)[5:] == [[]]
        press(page, "Delete")
        page.mouse.click(*middle(page, 0))
        assert moves(page) == [[2], [0, 3], [3], [1, 3], []]
        box = page.locator("[data-move='2,0'] .line").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert moves(page)[2] == []
        for _ in range(2):
            press(page, "Undo")
        assert moves(page) == [[1, 2], [3], [1, 4], [4], [2, 4], []]
        for _ in range(5):
            press(page, "Undo")
        assert moves(page) == FIVE
        expect(news).to_have_text("There is nothing to take back.")
        page.get_by_label("misère").check()
        expect(position(page, 3)).to_have_attribute(
            "aria-label", "Position 3: WIN in 0, no moves, 0 of 0 not leading to WIN."
        )
        shot(page, f"editor-{width}", whole=True)
        # Undo goes back through misère, step by step.
        press(page, "Delete")
        page.mouse.click(*middle(page, 4))
        page.get_by_label("misère").uncheck()
        for ticked, count in ((True, 4), (True, 5), (False, 5)):
            press(page, "Undo")
            assert page.get_by_label("misère").is_checked() == ticked
            assert len(moves(page)) == count


def test_the_editor_counts_one(browser: Browser):
    with editor_page(browser, 900, [[0]]) as page:
        expect(page.locator(".counts")).to_have_text("1 position, 1 arrow: 0 WIN, 0 LOSE, 1 DRAW.")


@pytest.mark.parametrize("width", [375, 1200])
def test_the_editor_keeps_names_and_verdicts(browser: Browser, width: int):
    graph = GameGraph.from_moves(
        [[1, 2], [0], [], [2]],
        names=["hall", "the long gallery", "garden", "attic"],
        verdicts={"garden": Outcome.DRAW},
    )
    with editor_page(browser, width, graph=graph) as page:
        expect(position(page, 0)).to_have_attribute(
            "aria-label",
            "Position hall: DRAW, moves to the long gallery and garden, 2 of 2 not leading to WIN.",
        )
        expect(position(page, 2)).to_have_attribute(
            "aria-label",
            "Position garden: DRAW by the rules of the game, no moves, 0 of 0 not leading to WIN.",
        )
        shot(page, f"editor-names-{width}", whole=True)
        press(page, "Delete")
        page.mouse.click(*middle(page, 0))
        expect(page.get_by_role("status")).to_have_text("Position hall is deleted.")
        press(page, "Add position")
        text = page.get_by_label("The graph as Python")
        rest = (
            "'the long gallery', 'garden', 'attic', \"new\"], verdicts={'garden': gamegraphs.DRAW})"
        )
        expect(text).to_have_value(
            f"gamegraphs.GameGraph.from_moves([[], [], [1], []], names=[{rest}"
        )
        for _ in range(2):
            press(page, "Undo")
        expect(text).to_have_value(re.compile("names=\\['hall', .*'attic'\\]"))


def test_the_editor_by_finger(browser: Browser):
    with editor_page(browser, 375, has_touch=True, is_mobile=True, color_scheme="dark") as page:
        paper = page.locator(".paper")
        assert paper.evaluate("e => e.scrollWidth - e.clientWidth") == 0  # it stands upright
        scale = "e => e.getBoundingClientRect().height / e.getBBox().height"
        assert 12.5 * float(position(page, 0).evaluate(scale)) >= 10  # the smallest type
        x, y = middle(page, 0)
        drag_by_finger(page, (x, y), (x + 30, y + 40))
        assert abs(middle(page, 0)[0] - x - 30) < 3
        assert abs(middle(page, 0)[1] - y - 40) < 3
        page.get_by_role("button", name="Arrow", exact=True).tap()
        drag_by_finger(page, middle(page, 4), middle(page, 0))
        assert moves(page)[4] == [2, 0]
        for u in (1, 0):
            page.touchscreen.tap(*middle(page, u))
        assert moves(page)[1] == [3, 0]
        page.get_by_role("button", name="Delete", exact=True).tap()
        page.touchscreen.tap(*middle(page, 2))
        assert moves(page) == [[1], [2, 0], [], [0]]
        page.get_by_role("button", name="Undo").tap()
        assert moves(page)[1] == [3, 0]
        assert page.evaluate("document.documentElement.scrollWidth") <= 375
        shot(page, "editor-375", whole=True)


def test_the_editor_by_keyboard(browser: Browser):
    with editor_page(browser, 900) as page:
        keys = page.keyboard
        x, _ = middle(page, 0)
        position(page, 0).focus()
        keys.press("ArrowRight")
        keys.press("ArrowRight")
        assert middle(page, 0)[0] > x + 20
        expect(position(page, 0)).to_be_focused()
        page.get_by_role("button", name="Arrow", exact=True).focus()
        keys.press("Enter")
        position(page, 3).focus()
        keys.press("Space")
        expect(page.get_by_role("status")).to_contain_text("Arrow from 3: choose where it goes")
        expect(position(page, 3)).to_be_focused()
        keys.press("Tab")
        expect(position(page, 4)).to_be_focused()
        keys.press("Enter")
        assert moves(page)[3] == [4]
        keys.press("Enter")
        keys.press("Escape")
        expect(page.get_by_role("status")).to_have_text("No arrow.")
        page.get_by_role("button", name="Delete", exact=True).focus()
        keys.press("Space")
        page.get_by_role("button", name="Delete the arrow from 3 to 4").focus()
        keys.press("Enter")
        assert moves(page) == FIVE
        position(page, 1).focus()
        keys.press("Delete")
        assert moves(page) == [[1], [3], [], [1]]
        expect(position(page, 1)).to_be_focused()
        keys.press("Control+z")
        assert moves(page) == FIVE


def test_the_editor_in_jupyterlab(browser: Browser, lab: Lab, folder: Path):
    """Its keys are its own, Python sees the graph, and the last one is there without a kernel."""
    first = (
        "from gamegraphs.widgets import edit\neditor = edit([[1, 2], [3], [1, 4], [], [2]])\neditor"
    )
    path = written(folder, "editor", [first, "print(editor.solution.outcome(1).name)", "1 + 1"])
    context = browser.new_context(viewport={"width": 1200, "height": 1000})
    page = context.new_page()
    notebook = Notebook(page, lab, path)
    notebook.run_all()
    area = notebook.output("editor = edit")
    press(area, "Arrow")
    drag(page, middle(area, 3), middle(area, 4))
    assert moves(area) == [[1, 2], [3], [1, 4], [4], [2]]
    position(area, 0).focus()
    for key in ("a", "d", "d", "Delete"):  # a new cell, a deleted cell: not here
        page.keyboard.press(key)
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(3)
    assert moves(area) == [[2], [0, 3], [3], [1]]
    press(area, "Undo")
    notebook.run(notebook.code("print(editor"))
    expect(notebook.output("print(editor")).to_contain_text("DRAW")
    shot(page, "editor-lab")
    assert bad_ones(page, OURS) == ""
    page.keyboard.press("Control+s")
    saved = folder / "course" / path
    for _ in range(100):
        if "[4], [2]]" in saved.read_text(encoding="utf-8"):
            break
        page.wait_for_timeout(200)
    context.close()
    lab.end_kernels()
    context = browser.new_context(viewport={"width": 1200, "height": 1000})
    page = context.new_page()
    notebook = Notebook(page, lab, path)
    inside = page.frame_locator("iframe").locator("body")
    expect(position(inside, 3)).to_be_visible()
    assert moves(inside) == [[1, 2], [3], [1, 4], [4], [2]]
    press(inside, "Add position")
    assert moves(inside)[5:] == [[]]
    context.close()


def test_widgets_outlive_their_kernel(browser: Browser, lab: Lab, folder: Path):
    """Saved, closed and opened again: the last pictures, and a stepper that goes on."""
    path = written(folder, "outlive", CELLS)
    context = browser.new_context(viewport={"width": 1200, "height": 1400})
    page = context.new_page()
    notebook = Notebook(page, lab, path)
    notebook.run_all()
    wake = page.get_by_text("Run its cell again")
    expect(wake).to_have_count(3)
    for line in wake.all():
        expect(line).to_be_hidden()  # as long as the widget is alive
    step = notebook.output("stepper(game)").get_by_role("button", name="Step", exact=True)
    for _ in range(2):
        step.click()
    expect(notebook.output("stepper(game)").get_by_role("status")).to_contain_text("Step 2 of 5")
    notebook.output("play(game)").get_by_role("button").first.click()
    expect(notebook.output("play(game)").get_by_role("status")).to_contain_text("computer wins")
    # The last picture is written once nothing has changed for a moment.
    last = notebook.output("play(game)").locator(".gamegraphs-last")
    expect(last).to_contain_text("the computer wins")
    page.keyboard.press("Control+s")
    saved = folder / "course" / path
    for _ in range(100):
        if "step 2 of 5" in saved.read_text(encoding="utf-8"):
            break
        page.wait_for_timeout(200)
    context.close()
    lab.end_kernels()

    context = browser.new_context(viewport={"width": 1200, "height": 1400})
    page = context.new_page()
    heard = listen(page)
    notebook = Notebook(page, lab, path)  # a new kernel, in which nothing has been run
    expect(wake_lines := page.get_by_text("Run its cell again")).to_have_count(3)
    for line in wake_lines.all():
        expect(line).to_be_visible()
    expect(page.get_by_text("model not found").locator("visible=true")).to_have_count(0)
    expect(notebook.output("play(game)").locator("img")).to_be_visible()
    expect(notebook.output("play(game)")).to_contain_text("the computer wins")
    page.locator("iframe").scroll_into_view_if_needed()
    inside = page.frame_locator("iframe")
    expect(inside.locator("#because")).to_have_text("1 is WIN: it can move to 3, which is LOSE.")
    inside.get_by_role("button", name="Step").click()
    expect(inside.locator("#count")).to_have_text("step 3 of 5")
    shot(page, "outlive")
    assert bad_ones(page, OURS) == ""
    assert [e for e in heard.errors if "model not found" not in e and "jupyterlite" not in e] == []
    context.close()


@pytest.mark.parametrize("width", [1200, 900, 375])
def test_pictures_are_touched(browser: Browser, lab: Lab, folder: Path, width: int):
    """A click or a tap on a position does what the button beside it does."""
    path = written(folder, f"touch-{width}", [*CELLS, BOARD])
    phone = {"has_touch": True, "is_mobile": True} if width == 375 else {}
    context = browser.new_context(viewport={"width": 1200, "height": 1000}, **phone)
    page = context.new_page()
    heard = listen(page)
    notebook = Notebook(page, lab, path)
    notebook.run_all()
    if width < 1200:
        page.keyboard.press("Control+b")  # away with the list of files
        page.set_viewport_size({"width": width, "height": 1000})

    page.set_default_timeout(30_000)

    def touch(area: Locator, title: str) -> None:
        found = spot(area, title)
        found.scroll_into_view_if_needed()
        found.tap() if phone else found.click()

    area = notebook.output("stepper(game)")
    touch(area, "To the next look at 1")
    expect(area.get_by_role("status")).to_contain_text("Step 2 of 5: 1 is WIN")
    area = notebook.output("practice(game)")
    touch(area, "Choose 3")
    expect(area.get_by_role("status")).to_contain_text("3 is open. It has no moves.")
    area = notebook.output("play(game)")
    touch(area, "Move to 1")
    expect(area.get_by_role("status")).to_contain_text("The move that lost: at 0, move to 1.")
    expect(area.locator("svg[role=img] title").first).to_have_text("Your play")
    shot(page, f"touch-{width}")
    area.get_by_role("button", name="Again from here").click()
    expect(area.get_by_role("status")).to_contain_text("You are to move at 0.")
    area.get_by_role("button", name="Show values").click()
    expect(area.get_by_role("button", name="Move to 2 (DRAW)")).to_be_visible()
    area = notebook.output("play(pile")
    touch(area, "Take 1")
    expect(area.locator("li").first).to_have_text("You: take 1. Then: 6.")
    assert bad_ones(page, OURS) == ""
    shot(page, f"touch-board-{width}")
    assert [e for e in heard.errors if "jupyterlite" not in e] == []
    context.close()
    lab.end_kernels()
