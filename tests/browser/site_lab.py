"""A notebook open in the site's JupyterLab, run and read through its own model of it.

What stands on the page is not enough: JupyterLab draws only the cells that are in view.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from chrome import PATIENCE
from playwright.sync_api import BrowserContext, Error, Page

READY = """
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
# The model is filled anew; page, session and kernel stay. The notebook comes from the site: what
# the page saves by itself goes to the file that was opened first.
_REPLACE = """
async path => {
  const answer = await fetch(`../files/${path}`);
  jupyterapp.shell.currentWidget.content.model.fromJSON(await answer.json());
}
"""
_EXECUTE = """
async code => {
  const {kernel} = jupyterapp.shell.currentWidget.sessionContext.session;
  const future = kernel.requestExecute({code, store_history: false});
  const {content} = await future.done;
  return content.status === "ok" ? "" : content.ename + ": " + content.evalue;
}
"""
# What a cell has loaded, imported or named is gone: the next notebook has to do it itself.
_AS_NEW = """
import micropip, os, pyodide_js, sys
os.chdir("../{folder}")
if "networkx" in pyodide_js.loadedPackages.to_py():
    micropip.uninstall("networkx")
for name in list(sys.modules):
    if name.partition(".")[0] in ("gamegraphs", "networkx"):
        del sys.modules[name]
get_ipython().run_line_magic("reset", "-sf")
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
        page.goto(f"{site}run/lab/index.html?path={path}")
        page.wait_for_function(READY)
        # It turns while a cell runs: to draw it takes a tenth of what the notebooks take.
        page.add_style_tag(content=".jp-KernelStatus-spinner { animation: none !important; }")

    @classmethod
    def on(cls, page: Page) -> SiteNotebook:
        """Return the notebook that is open on a page, however the visitor came there."""
        notebook = cls.__new__(cls)
        notebook.page = page
        return notebook

    def replace(self, path: str) -> None:
        """Show another notebook in this one's place, with its kernel as if it were new.

        The start of a kernel takes some twenty times as long as what most notebooks do.
        """
        code = _AS_NEW.format(folder=path.partition("/")[0])
        problem = self.page.evaluate(_EXECUTE, code)
        assert problem == "", problem
        self.page.evaluate(_REPLACE, path)

    def comes_to_rest(self) -> bool:
        """Return whether the kernel waits for something to do, now or soon."""
        try:
            self.page.wait_for_function(READY)
        except Error:  # it took too long, or the page itself is gone
            return False
        return True

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


class ReadingPlace:
    """One page for notebooks that are read one after the other, with one kernel for all.

    A kernel that has not come back to rest is left, and the next notebook gets a new page.
    """

    def __init__(self, new_profile: Callable[[], BrowserContext], site: str) -> None:
        self._new_profile, self._site = new_profile, site
        self._profile: BrowserContext | None = None
        self._notebook: SiteNotebook | None = None

    def __enter__(self) -> ReadingPlace:
        return self

    def __exit__(self, *problem: object) -> None:
        if self._profile is not None:
            self._profile.close()
        self._profile = self._notebook = None

    def opened(self, path: str) -> SiteNotebook:
        """Return a notebook, open and not run yet."""
        if self._notebook is None or not self._notebook.comes_to_rest():
            return self.opened_anew(path)
        self._notebook.replace(path)
        return self._notebook

    def opened_anew(self, path: str) -> SiteNotebook:
        """Return a notebook that is opened by its address, in a profile and a kernel of its own."""
        self.__exit__()
        self._profile = self._new_profile()
        self._notebook = SiteNotebook(self._profile.new_page(), self._site, path)
        return self._notebook


def shown(cell: dict[str, Any]) -> str:
    """Return the outputs of a cell as text, without the markup of a terminal."""
    parts = []
    for output in cell["outputs"]:
        data = output.get("data", {})
        parts += [output.get("text", ""), data.get("text/plain", ""), data.get("text/html", "")]
        parts += [*output.get("traceback", [])]
    return re.sub(r"\x1b\[[\d;]*m", "", "\n".join("".join(part) for part in parts))
