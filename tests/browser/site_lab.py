"""A notebook open in the site's JupyterLab, run and read through its own model of it.

What stands on the page is not enough: JupyterLab draws only the cells that are in view.
"""

from __future__ import annotations

import re
from typing import Any

from chrome import PATIENCE
from playwright.sync_api import Page

_READY = """
() => {
  const kernel = window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel;
  return kernel?.status === "idle" && kernel.connectionStatus === "connected";
}
"""
_CELLS = "() => jupyterapp.shell.currentWidget.content.model.toJSON().cells"
_SET = """
([number, source]) =>
  jupyterapp.shell.currentWidget.content.model.cells.get(number).sharedModel.setSource(source)
"""
_RUN_ALL = "() => jupyterapp.commands.execute('notebook:run-all-cells')"
_RUN_ONE = """
(number) => {
  jupyterapp.shell.currentWidget.content.activeCellIndex = number;
  return jupyterapp.commands.execute("notebook:run-cell");
}
"""


class SiteNotebook:
    """A notebook that is opened by its address, as the start page links to it."""

    def __init__(self, page: Page, site: str, path: str) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        page.goto(f"{site}lab/index.html?path={path}")
        page.wait_for_function(_READY)

    def cells(self) -> list[dict[str, Any]]:
        """Return the cells with their outputs."""
        return [cell | {"source": "".join(cell["source"])} for cell in self.page.evaluate(_CELLS)]

    def find(self, name: str) -> int:
        """Return the number of the cell with this id."""
        return [cell["id"] for cell in self.cells()].index(name)

    def write(self, name: str, source: str) -> None:
        """Replace the source of a cell."""
        self.page.evaluate(_SET, [self.find(name), source])

    def run(self, name: str) -> str:
        """Run a cell; return its outputs as text."""
        self.page.evaluate(_RUN_ONE, self.find(name))
        return self.text(name)

    def text(self, name: str) -> str:
        """Return the outputs of a cell as text."""
        return shown(self.cells()[self.find(name)])

    def run_all(self) -> None:
        """Run all cells, from a kernel that has just been started."""
        self.page.evaluate(_RUN_ALL)

    def problems(self) -> list[str]:
        """Return which cells have not been run or show an error."""
        found = []
        for number, cell in enumerate(self.cells()):
            if cell["cell_type"] != "code" or not cell["source"].strip():
                continue
            if not cell["execution_count"]:
                found.append(f"cell {number} was not run")
            for output in cell["outputs"]:
                kind = output["output_type"]
                if kind == "error" or output.get("name") == "stderr":
                    found.append(f"cell {number}: {shown(cell)[-2000:]}")
        return found


def shown(cell: dict[str, Any]) -> str:
    """Return the outputs of a cell as text, without the markup of a terminal."""
    parts = []
    for output in cell["outputs"]:
        data = output.get("data", {})
        parts += [output.get("text", ""), data.get("text/plain", ""), data.get("text/html", "")]
        parts += [*output.get("traceback", [])]
    return re.sub(r"\x1b\[[\d;]*m", "", "\n".join("".join(part) for part in parts))
