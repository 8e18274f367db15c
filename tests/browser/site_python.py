"""Python as the site serves it, without a notebook around it: in workers, as its kernels are."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

_START = """
([site, count]) => {
  const code = `
    import {loadPyodide} from "${site}static/pyodide/pyodide.mjs";
    const ready = loadPyodide({indexURL: "${site}static/pyodide/", packages: ["gamegraphs"]});
    onmessage = async (asked) => {
      const python = await ready;
      try {
        postMessage(["answer", await python.runPythonAsync(asked.data)]);
      } catch (problem) {
        postMessage(["problem", String(problem)]);
      }
    };`;
  const file = URL.createObjectURL(new Blob([code], {type: "text/javascript"}));
  window.pythons = Array.from({length: count}, () => new Worker(file, {type: "module"}));
}
"""
_ASK = """
([codes, seconds]) => Promise.all(codes.map((code, i) => new Promise(done => {
  const end = setTimeout(() => done(["problem", `no answer in ${seconds} s`]), 1000 * seconds);
  pythons[i].onmessage = said => { clearTimeout(end); done(said.data); };
  pythons[i].onerror = problem => done(["problem", problem.message]);
  pythons[i].postMessage(code);
})))
"""


class Pythons:
    """Several Pythons with gamegraphs, each in a worker of one page of the site."""

    def __init__(self, page: Page, site: str, count: int) -> None:
        self.page = page
        page.goto(site)
        page.evaluate(_START, [site, count])

    def ask(self, codes: list[str], seconds: float = 300) -> list[Any]:
        """Run the codes at the same time, one each; return what their last lines give, as JSON."""
        answers = self.page.evaluate(_ASK, [codes, seconds])
        problems = [text for kind, text in answers if kind == "problem"]
        assert not problems, problems
        return [json.loads(text) for _, text in answers]
