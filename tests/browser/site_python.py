"""Python as the site serves it, without a notebook around it: in a worker, as its kernels are."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

_START = """
site => {
  const code = `
    import {loadPyodide} from "${site}run/static/pyodide/pyodide.mjs";
    const ready = loadPyodide({indexURL: "${site}run/static/pyodide/", packages: ["gamegraphs"]});
    onmessage = async (asked) => {
      const python = await ready;
      try {
        postMessage(["answer", await python.runPythonAsync(asked.data)]);
      } catch (problem) {
        postMessage(["problem", String(problem)]);
      }
    };`;
  const file = URL.createObjectURL(new Blob([code], {type: "text/javascript"}));
  window.python = new Worker(file, {type: "module"});
  // A worker that cannot be loaded is said at once: it would never answer.
  python.onerror = problem => { window.unloaded = problem.message || "the worker is not loaded"; };
}
"""
_ASK = """
([code, seconds]) => new Promise(done => {
  if (window.unloaded) { done(["problem", unloaded]); return; }
  const end = setTimeout(() => done(["problem", `no answer in ${seconds} s`]), 1000 * seconds);
  python.onmessage = said => { clearTimeout(end); done(said.data); };
  python.onerror = problem => done(["problem", problem.message || "the worker is not loaded"]);
  python.postMessage(code);
})
"""


class PagePython:
    """A Python with gamegraphs, in a worker of a page of the site."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        page.goto(site)
        page.evaluate(_START, site)

    def ask(self, code: str, seconds: float = 300) -> Any:
        """Run code; return what its last line gives, as JSON."""
        kind, text = self.page.evaluate(_ASK, [code, seconds])
        assert kind == "answer", text
        return json.loads(text)
