"""A JupyterLab on a copy of the course, started by `gamegraphs lab`, and what a reader does there.

It listens on loopback with a free port and a token, keeps its settings in its own folder, and is
ended with its kernels.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

from chrome import PATIENCE
from playwright.sync_api import Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
OURS = (".jp-Notebook .jp-Cell-outputArea",)  # where axe looks; the rest is JupyterLab's own
_RUN_CELLS = """() => [...document.querySelectorAll(".jp-Notebook .jp-CodeCell")].every(cell =>
    /\\[\\d+\\]/.test(cell.querySelector(".jp-InputPrompt").textContent) ||
    !cell.querySelector(".cm-content").textContent.trim())"""
# The element with the keyboard, also inside a component with a tree of its own.
_FOCUSED = """() => {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}"""
# Whether an element comes before the one with the keyboard.
_BEFORE = """element => !!(document.activeElement.compareDocumentPosition(element) &
    Node.DOCUMENT_POSITION_PRECEDING)"""


class Lab:
    """A running JupyterLab: its address, and its server's answers."""

    def __init__(self, url: str, token: str) -> None:
        self.url, self.token = url, token

    def ask(self, path: str, method: str = "GET") -> object:
        """Return the server's answer to a request of its interface, read as JSON."""
        request = Request(self.url + path, method=method)
        request.add_header("Authorization", f"token {self.token}")
        with urlopen(request, timeout=30) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def end_kernels(self) -> None:
        """End all kernels, when no page is open: the server may fail to list one that ends."""
        for session in self.ask("api/sessions"):
            self.ask(f"api/sessions/{session['id']}", "DELETE")


@contextmanager
def running_lab(folder: Path) -> Iterator[Lab]:
    """Start JupyterLab on a copy of the course in `folder`."""
    course, own = folder / "course", folder / "jupyter"
    for name in ("notebooks", "exercises", "solutions"):
        shutil.copytree(ROOT / name, course / name)
    for path in course.rglob("*.ipynb"):
        _take_outputs_away(path)
    own.mkdir()
    token = secrets.token_hex(16)
    environment = os.environ | {
        "HOME": str(own),
        "IPYTHONDIR": str(own / "ipython"),
        "JUPYTER_CONFIG_DIR": str(own / "config"),
        "JUPYTER_DATA_DIR": str(own / "data"),
        "JUPYTER_RUNTIME_DIR": str(own / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(own / "settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(own / "workspaces"),
        "JUPYTER_TOKEN": token,
        "GAMEGRAPHS_PROGRESS": "",  # as for a learner: beside the notebooks
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
    }
    start = [sys.executable, "-c", "from gamegraphs.cli import main; raise SystemExit(main())"]
    options = ["lab", "--no-browser", "--port=0"]
    with (own / "log").open("w") as log:
        server = subprocess.Popen(
            [*start, *options], cwd=course, env=environment, stdin=subprocess.DEVNULL,
            stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip
    try:
        lab = _wait_for(server, own, token)
        try:
            yield lab
        finally:
            lab.end_kernels()
    finally:
        _end(server)


def written(folder: Path, name: str, cells: Sequence[str]) -> str:
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


def _take_outputs_away(path: Path) -> None:
    """Leave a notebook as if it had never been run: what is seen later was made here."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    path.write_text(json.dumps(notebook), encoding="utf-8")


def _wait_for(server: subprocess.Popen[bytes], own: Path, token: str) -> Lab:
    """Return the server once it answers."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until and server.poll() is None:
        for file in (own / "runtime").glob("jpserver-*.json"):
            try:
                lab = Lab(json.loads(file.read_text(encoding="utf-8"))["url"], token)
                lab.ask("api/status")
            except (OSError, ValueError):  # not written or not listening yet
                continue
            return lab
        time.sleep(0.1)
    raise AssertionError("JupyterLab did not start:\n" + (own / "log").read_text()[-3000:])


def _end(server: subprocess.Popen[bytes]) -> None:
    """End the server and what it has started: its process group is its own."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(server.pid, how)
            server.wait(timeout=20)
        except (ProcessLookupError, subprocess.TimeoutExpired):
            continue
        return


class Notebook:
    """A notebook open in JupyterLab, and what a reader does with it."""

    def __init__(self, page: Page, lab: Lab, path: str) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        page.goto(f"{lab.url}lab/tree/{path}?reset&token={lab.token}")
        # Before the kernel is idle, a click on Run All is lost without a word.
        self.wait_until_idle()

    def wait_until_idle(self) -> None:
        """Wait until the kernel has nothing to do."""
        bar = self.page.locator("#jp-main-statusbar")
        bar.get_by_text("Python 3 (ipykernel) | Idle").wait_for()

    def run_all(self) -> None:
        """Choose Run All Cells in the menu, by mouse, and wait until every code cell has run."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        self.wait_until_run()

    def run_all_by_keyboard(self) -> None:
        """Do the same in the command palette."""
        self.command("Run All Cells")
        self.wait_until_run()

    def command(self, name: str) -> None:
        """Choose a command in the command palette, by keyboard."""
        palette = self.page.locator("#command-palette")
        self.page.keyboard.press("Control+Shift+C")
        expect(palette.locator("input")).to_be_focused()
        self.page.keyboard.insert_text(name)
        # Others contain the name as well: "Restart Kernel and Run All Cells".
        chosen = palette.locator(".lm-mod-active .lm-CommandPalette-itemLabel")
        expect(chosen).to_have_text(re.compile(f"^{re.escape(name)}$"))
        self.page.keyboard.press("Enter")
        expect(palette).to_be_hidden()

    def wait_until_run(self) -> None:
        """Wait until every code cell that is not empty has its number."""
        self.page.wait_for_function(_RUN_CELLS)
        self.wait_until_idle()

    def code(self, text: str | re.Pattern[str]) -> Locator:
        """Return the one code cell with this text."""
        editor = self.page.locator(".cm-content", has_text=text)
        cell = self.page.locator(".jp-Notebook .jp-CodeCell").filter(has=editor)
        expect(cell).to_have_count(1)
        return cell

    def output(self, text: str | re.Pattern[str]) -> Locator:
        """Return what the one code cell with this text has put out, in view."""
        area = self.code(text).locator(".jp-Cell-outputArea")
        area.scroll_into_view_if_needed()
        return area

    def run(self, cell: Locator, code: str | None = None) -> None:
        """Run a cell by Shift and Enter, with other code if some is given."""
        before = cell.locator(".jp-InputPrompt").inner_text()
        editor = cell.locator(".cm-content")
        editor.click()
        expect(editor).to_be_focused()  # elsewhere, these keys do something else
        if code is not None:
            self.page.keyboard.press("Control+A")
            self.page.keyboard.insert_text(code)  # as it is: no brackets closed, no indents made
            expect(editor).to_have_text(code, use_inner_text=True)
        expect(cell).to_have_class(re.compile("jp-mod-active"))
        self.page.keyboard.press("Shift+Enter")
        self._wait_for_new_number(cell, before)

    def run_by_keyboard(self, cell: Locator) -> None:
        """Go to a cell by the arrow keys and run it."""
        before = cell.locator(".jp-InputPrompt").inner_text()
        self.arrow_to(cell)
        self.page.keyboard.press("Control+Enter")  # the cell stays the active one
        self._wait_for_new_number(cell, before)

    def _wait_for_new_number(self, cell: Locator, before: str) -> None:
        prompt = cell.locator(".jp-InputPrompt")
        expect(prompt).not_to_have_text(before)
        expect(prompt).to_have_text(re.compile(r"\[\d+\]"))
        self.wait_until_idle()

    def tab_to(self, goal: Locator, key: str = "Tab", most: int = 40) -> None:
        """Press Tab, or Shift+Tab, until the keyboard is on this element."""
        expect(goal).to_be_visible()  # before, the keyboard would pass it
        for _ in range(most):
            if goal.evaluate("element => element === document.activeElement"):
                return
            before = self.page.evaluate_handle(_FOCUSED)
            self.page.keyboard.press(key)
            self.page.wait_for_function(f"before => ({_FOCUSED})() !== before", arg=before)
        raise AssertionError(f"{most} times {key} do not lead to {goal}")

    def tab_there_or_back(self, goal: Locator) -> None:
        """Press Tab until the keyboard is on this element, or Shift+Tab if it comes before."""
        expect(goal).to_be_visible()
        self.tab_to(goal, "Shift+Tab" if goal.evaluate(_BEFORE) else "Tab")

    def press_by_keyboard(self, button: Locator) -> None:
        """Go to a button by Tab, or back to it, and press Space."""
        self.tab_there_or_back(button)
        self.page.keyboard.press("Space")

    def arrow_to(self, cell: Locator) -> None:
        """Go to a cell by the arrow keys, in command mode."""
        self.page.keyboard.press("Escape")
        self.page.locator(".jp-Notebook.jp-mod-commandMode").wait_for()
        place = "data-windowed-list-index"  # in the notebook, also of cells out of view
        active = self.page.locator(".jp-Notebook .jp-Cell.jp-mod-active")
        here, goal = (int(c.get_attribute(place) or -1) for c in (active, cell))
        step = 1 if goal > here else -1
        while here != goal:  # a key pressed before the last one was answered may be lost
            self.page.keyboard.press("ArrowDown" if step > 0 else "ArrowUp")
            here += step
            expect(active).to_have_attribute(place, str(here))
        expect(cell).to_have_class(re.compile("jp-mod-active"))


def press(place: Page | Locator, name: str, use: Callable[[Locator], None] = Locator.click) -> None:
    """Press the button of this name: by mouse, or as `use` does it."""
    use(place.get_by_role("button", name=name, exact=True))


def spot(area: Locator, title: str) -> Locator:
    """Return the place of a picture that can be clicked and has this title."""
    return area.locator(f".spot[title='{title}']")
