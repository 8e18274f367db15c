"""axe-core, the accessibility checker of Deque Systems, run on a page in Chromium.

The package comes from npm at first use and is kept in the virtual environment.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chrome import missing, program
from playwright.sync_api import Page

VERSION = "4.14.1"
_KEPT = Path(sys.prefix) / "share" / f"axe-core-{VERSION}.min.js"
_RUN = """
async ([include, exclude]) => {
  const context = {exclude};
  if (include.length) context.include = include;
  const found = await axe.run(context, {resultTypes: ["violations"]});
  return [
    found.passes.length,
    found.violations.map(rule => [rule.id, rule.impact, rule.help,
      rule.nodes.map(node => `${node.target.join(" ")}: ${node.html.slice(0, 300)} | ${
        node.failureSummary.replace(/\\s+/g, " ")}`)]),
  ];
}
"""


@dataclass(frozen=True)
class Violation:
    """A rule of axe that the page breaks, how bad that is, and where."""

    rule: str
    impact: str
    what: str
    places: tuple[str, ...]

    @property
    def bad(self) -> bool:
        """Whether it is serious or critical."""
        return self.impact in ("serious", "critical")

    def __str__(self) -> str:
        return "\n  ".join([f"{self.impact} {self.rule}: {self.what}", *self.places])


def run_axe(
    page: Page, include: tuple[str, ...] = (), exclude: tuple[str, ...] = ()
) -> list[Violation]:
    """Return what axe finds on the page, or only inside the elements of these CSS selectors."""
    for selector in include:
        assert page.locator(selector).count(), f"nothing on the page is {selector}"
    page.evaluate(_source())
    passes, found = page.evaluate(_RUN, [list(include), list(exclude)])
    assert passes, "axe has looked at nothing"
    return [Violation(rule, impact, what, tuple(places)) for rule, impact, what, places in found]


def bad_ones(page: Page, include: tuple[str, ...] = (), exclude: tuple[str, ...] = ()) -> str:
    """Return the serious and critical violations as text, "" if there are none."""
    return "\n".join(str(v) for v in run_axe(page, include, exclude) if v.bad)


@cache
def _source() -> str:
    """Return axe-core's code, fetched from npm if it is not there yet."""
    if not _KEPT.exists():
        with tempfile.TemporaryDirectory() as folder:
            pack = [program("npm"), "pack", f"axe-core@{VERSION}", "--silent"]
            done = subprocess.run(
                pack, cwd=folder, capture_output=True, text=True, timeout=300, check=False
            )
            archives = list(Path(folder).glob("*.tgz"))
            if not archives:
                missing(f"npm did not fetch axe-core {VERSION}: {done.stderr.strip()[-300:]}")
            with tarfile.open(archives[0]) as archive:
                file = archive.extractfile("package/axe.min.js")
                assert file is not None
                _KEPT.parent.mkdir(exist_ok=True)
                _KEPT.write_bytes(file.read())
    return _KEPT.read_text(encoding="utf-8")
