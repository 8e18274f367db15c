"""What can be touched: widgets that outlive their kernel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe import bad_ones
from chrome import chromium, listen, shot
from lab import Lab, Notebook, running_lab
from playwright.sync_api import Browser, expect

OURS = (".jp-Notebook .jp-Cell-outputArea",)
CELLS = [
    "import gamegraphs as gg\nfrom gamegraphs.widgets import play, practice, stepper",
    "game = gg.GameGraph.from_moves([[1, 2], [3], [1, 4], [], [2]])\nstepper(game)",
    "play(game)",
    "practice(game)",
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="module")
def lab(browser: Browser, folder: Path) -> Iterator[Lab]:
    with running_lab(folder) as lab:
        yield lab


def written(folder: Path, name: str, cells: list[str]) -> str:
    """Write a notebook with these cells into the course, and return its path there."""
    of_cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {
        "cells": [of_cell | {"id": f"c{k}", "source": text} for k, text in enumerate(cells)],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path = f"notebooks/{name}.ipynb"
    (folder / "course" / path).write_text(json.dumps(notebook), encoding="utf-8")
    return path


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
    page.keyboard.press("Control+s")
    saved = folder / "course" / path
    page.wait_for_timeout(500)
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
