"""Headless Chromium for the tests: how it is started, what its pages say, pictures of them.

A test module makes its own fixture of it, where that of conftest.py will not do:

    @pytest.fixture(scope="module")
    def browser():
        with chromium() as browser:
            yield browser

Where Chromium is missing the tests are skipped, or fail if GAMEGRAPHS_NEED_BROWSER is set.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, sync_playwright

SHOTS = Path(__file__).parent / "shots"
PATIENCE = 120_000  # milliseconds; a wait ends as soon as its condition holds

# The sandbox of Chromium cannot be had as root, /dev/shm is small in containers, and the rest
# keeps Chromium from asking other hosts for anything.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """Start the system's Chromium with `more` flags; a `new_context()` is a fresh profile."""
    path = program("chromium", "chromium-browser", "google-chrome")
    with sync_playwright() as playwright:
        flags = [*FLAGS, *more]
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=flags)
        try:
            yield browser
        finally:
            browser.close()


def program(*names: str) -> str:
    """Return the path of the first program there is, or skip the test (or fail it)."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        missing(f"there is no {' or '.join(names)} on this machine")
    return str(found)


def missing(why: str) -> None:
    """Skip the test, or fail it where GAMEGRAPHS_NEED_BROWSER is set."""
    if os.environ.get("GAMEGRAPHS_NEED_BROWSER"):
        pytest.fail(f"GAMEGRAPHS_NEED_BROWSER is set, but {why}", pytrace=False)
    pytest.skip(why)


@dataclass
class Console:
    """What a page has complained about: console errors, exceptions, failed requests."""

    errors: list[str] = field(default_factory=list)

    def unexpected(self, allowed: tuple[str, ...] = ()) -> list[str]:
        """Return the errors that contain none of the allowed texts."""
        return [error for error in self.errors if not any(text in error for text in allowed)]


def listen(page: Page) -> Console:
    """Collect from now on what goes wrong on the page."""
    heard = Console()

    def message(said: ConsoleMessage) -> None:
        if said.type == "error":
            heard.errors.append(f"console: {said.text} ({said.location.get('url', '')})")

    def failed(request: Request) -> None:
        heard.errors.append(f"request: {request.failure} ({request.url})")

    page.on("console", message)
    page.on("pageerror", lambda error: heard.errors.append(f"exception: {error}"))
    page.on("requestfailed", failed)
    return heard


def shot(page: Page, name: str, whole: bool = False) -> None:
    """Keep a picture of the page as shots/NAME.png, to be looked at."""
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", full_page=whole, animations="disabled")
