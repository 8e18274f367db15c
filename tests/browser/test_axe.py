"""The pages that need no JupyterLab: for screen readers, for keyboards, and without motion."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import bad_ones, run_axe
from chrome import listen, shot
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).resolve().parents[2]
ANIMATION = (ROOT / "notebooks" / "animation.html").as_uri()
WRONG = "def label_game(moves):\n    return [1 if row else 0 for row in moves]\n"
BROKEN = "def label_game(moves):\n    return moves[9]\n"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1000, "height": 1100})
    page = context.new_page()
    heard = listen(page)
    yield page
    context.close()
    assert heard.errors == []


def test_axe_finds_what_is_wrong(page: Page):
    """Pale text, a picture without words, a button without a name; and only what is asked for."""
    page.set_content(
        """<html lang="en"><title>Wrong</title><main><p style="color:#aaa">pale</p>
        <div id="here"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><button></button></div>
        </main></html>"""
    )
    assert {v.rule for v in run_axe(page) if v.bad} >= {
        "color-contrast",
        "image-alt",
        "button-name",
    }
    assert {v.rule for v in run_axe(page, include=("#here",))} == {"image-alt", "button-name"}
    assert "critical button-name" in bad_ones(page)
    assert bad_ones(page, include=("main",), exclude=("#here", "p")) == ""
    with pytest.raises(AssertionError, match="nothing on the page is #there"):
        run_axe(page, include=("#there",))


# The animation


@pytest.mark.parametrize("width", [1000, 360])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_the_animation(page: Page, scheme: str, width: int):
    page.set_viewport_size({"width": width, "height": 1100})
    page.emulate_media(color_scheme=scheme)
    page.goto(ANIMATION)
    for graph in range(page.locator("#graph option").count()):
        page.locator("#graph").select_option(index=graph)
        for _ in range(2):
            assert bad_ones(page) == "", f"graph {graph}, {page.locator('#count').inner_text()}"
            page.get_by_role("button", name="Step").click()
            page.get_by_role("button", name="Step").click()
    shot(page, f"animation-{scheme}-{width}", whole=True)


def test_the_animation_by_keyboard_alone(page: Page):
    """Every control is reached by Tab, and does by key what it does by mouse."""
    page.goto(ANIMATION)
    count, keys = page.locator("#count"), page.keyboard
    focus = "document.activeElement.id || document.activeElement.className"
    reached = []
    for _ in range(9):
        keys.press("Tab")
        reached.append(page.evaluate(focus))
    assert reached == [
        "graph",
        "misere",
        "back",
        "step",
        "run",
        "reset",
        "time",
        "picture",
        "table",
    ]
    for key, now in (("ArrowRight", 1), ("End", 5), ("ArrowLeft", 4), ("Home", 0)):
        page.locator("#step").focus()  # anywhere but in a control that needs these keys itself
        keys.press(key)
        expect(count).to_have_text(f"step {now} of 5")
    for key in ("Space", "Enter"):
        keys.press(key)
    expect(count).to_have_text("step 2 of 5")
    keys.press("Shift+Tab")
    keys.press("Space")
    expect(count).to_have_text("step 1 of 5")
    for key, now in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", 5), ("Home", 0)):
        page.locator("#time").focus()
        keys.press(key)
        expect(count).to_have_text(f"step {now} of 5")
    page.locator("#graph").focus()
    keys.press("ArrowDown")
    expect(page.locator("#rows tr")).to_have_count(8)
    keys.press("Tab")
    keys.press("Space")
    page.locator("#step").focus()
    keys.press("Enter")
    expect(page.locator("#because")).to_contain_text("7 is WIN")  # misère
    expect(page.locator("#step")).to_be_focused()


def pass_time_by_hand(page: Page) -> None:
    """Let the clock of the page stand still but for `run_for`: a busy machine misses no step."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def test_the_animation_runs_and_pauses(page: Page):
    pass_time_by_hand(page)
    page.goto(ANIMATION)
    page.locator("#run").focus()
    page.keyboard.press("Space")
    expect(page.locator("#run")).to_have_text("Pause")
    page.clock.run_for(2000)
    expect(page.locator("#count")).to_have_text("step 3 of 5")
    page.keyboard.press("Space")
    expect(page.locator("#run")).to_have_text("Run")
    page.clock.run_for(5000)
    expect(page.locator("#count")).to_have_text("step 3 of 5")


def test_the_animation_does_not_move_where_less_motion_is_asked_for(page: Page):
    pass_time_by_hand(page)
    page.emulate_media(reduced_motion="reduce")
    page.goto(ANIMATION)
    page.locator("#run").click()
    assert page.locator("#count").inner_text() == "step 5 of 5"  # at once
    page.locator("#reset").click()
    page.emulate_media(reduced_motion="no-preference")
    page.locator("#run").click()
    expect(page.locator("#run")).to_have_text("Pause")
    page.emulate_media(reduced_motion="reduce")  # in the middle of a run
    expect(page.locator("#run")).to_have_text("Run")
    at = page.locator("#count").inner_text()
    page.clock.run_for(5000)  # longer than from one step to the next
    assert page.locator("#count").inner_text() == at
    assert at != "step 5 of 5"


# The reports of grades


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("grades")
    for student, answer in {"ann": WRONG, "ben": BROKEN}.items():
        (folder / "class" / student).mkdir(parents=True)
        (folder / "class" / student / "task_04.py").write_text(answer, encoding="utf-8")
    command = "from gamegraphs.cli import main; raise SystemExit(main())"
    options = ["grade", str(folder / "class"), "--seed", "1", "--html", str(folder / "pages")]
    done = subprocess.run(
        [sys.executable, "-c", command, *options],
        cwd=folder, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return folder / "pages"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_the_reports_of_grades(page: Page, report: Path, scheme: str):
    page.emulate_media(color_scheme=scheme)
    page.goto((report / "index.html").as_uri())
    assert bad_ones(page) == ""
    shot(page, f"grades-{scheme}", whole=True)
    for link in page.get_by_role("link").all():
        link.focus()
    page.get_by_role("link", name="ann").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("ann")
    expect(page.get_by_role("img", name=re.compile("your answer WIN"))).to_be_visible()
    assert bad_ones(page) == ""
    shot(page, f"grades-ann-{scheme}", whole=True)
    page.goto((report / "index.html").as_uri())
    page.get_by_role("link", name="ben").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("ben")
    assert bad_ones(page) == ""
