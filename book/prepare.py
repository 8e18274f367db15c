"""Write the folder that Sphinx makes the book from: notebooks with a head, texts, the reference.

The folder mirrors the repository, so that links between notebooks and texts hold in both. Nothing
in it is kept: it is written anew for each build.
"""

from __future__ import annotations

import json
import re
import shutil
from html import escape
from pathlib import Path
from string import Template
from typing import Any
from urllib.parse import quote

import reference
from contents import ROOT, Page, pages

from gamegraphs import __version__
from gamegraphs.widgets.last_picture import WAKE

HERE = Path(__file__).resolve().parent
TEXTS = ("CHANGELOG.md", "CONTRIBUTING.md", "PAST_ONE_MACHINE.md", "README.md", "TEACHING.md")
# Two pages must not have the same title.
TITLES = {"README.md": "Install, check and grade", "CONTRIBUTING.md": "Contributing"}
# What stands below the last picture of a widget: here there is no cell to run, nor on paper.
TO_USE_IT = "This is the last picture of a widget. To use it, press Run it here, above."
LONG = 12  # lines of a cell that only defines helpers, from which on it is folded
# Where a link of a text leads to a folder or a file that is no page.
ELSEWHERE = {
    "exercises": "exercises.md",
    "exercises/go": "exercises.md",
    "exercises/java": "exercises.md",
    "solutions": "exercises.md",
    "notebooks/animation.html": "animation.md",
}


def prepare(folder: Path) -> list[Page]:
    """Write the source of the book into a folder, which is emptied first; return its pages."""
    shutil.rmtree(folder, ignore_errors=True)
    all_pages = pages()
    for page in all_pages:
        write_json(folder / page.path, notebook(page, {other.path: other for other in all_pages}))
    for name in TEXTS:
        text = (ROOT / name).read_text(encoding="utf-8")
        if name in TITLES:
            text = f"# {TITLES[name]}\n{text.partition(chr(10))[2]}"
        (folder / name).write_text(relinked(text), encoding="utf-8")
    values = {
        "licence": (ROOT / "LICENSE").read_text(encoding="utf-8"),
        "version": __version__,
        "notebooks": listed(all_pages, "notebooks"),
        "exercises": listed(all_pages, "exercises"),
        "hours": str(round(sum(p.minutes or 0 for p in all_pages if "notebooks" in p.path) / 60)),
        "notebook_files": "\n".join(p.path for p in all_pages if p.path.startswith("notebooks")),
        "exercise_files": "\n".join(p.path for p in all_pages if p.path.startswith("exercises")),
    }
    for path in sorted((HERE / "pages").glob("*.md")):
        text = Template(path.read_text(encoding="utf-8")).substitute(values)
        (folder / path.name).write_text(text, encoding="utf-8")
    reference.write(folder / "reference")
    return all_pages


def notebook(page: Page, others: dict[str, Page]) -> dict[str, Any]:
    """Return a notebook as the book shows it: a head below its title, long helper cells folded."""
    found: dict[str, Any] = json.loads((ROOT / page.path).read_text(encoding="utf-8"))
    first = found["cells"][0]
    text = "".join(first["source"])
    title, _, rest = text.partition("\n")
    first["source"] = f"{title}\n\n{head(page, others)}\n{rest}"
    for cell in found["cells"]:
        source = "".join(cell["source"])
        for output in cell.get("outputs", ()):
            html = output.get("data", {}).get("text/html")
            if html:
                output["data"]["text/html"] = without_cell("".join(html))
        if cell["cell_type"] == "markdown":
            cell["source"] = relinked("".join(cell["source"]), "../")
        elif is_helper(source, cell["outputs"]) or is_collapsed(cell):
            cell["metadata"].setdefault("tags", []).append("hide-input")
    return found


def without_cell(html: str) -> str:
    """Return an output that does not ask to run its cell.

    >>> without_cell(f"<p><em>{WAKE}</em></p>").startswith('<p class="to-use-it"><em>This is')
    True
    """
    return html.replace(f"<p><em>{WAKE}", f'<p class="to-use-it"><em>{TO_USE_IT}')


def is_collapsed(cell: dict[str, Any]) -> bool:
    """Return whether JupyterLab shows a cell without its code."""
    return bool(cell["metadata"].get("jupyter", {}).get("source_hidden"))


def is_helper(source: str, outputs: list[Any]) -> bool:
    """Return whether a cell is long and shows nothing: a reader may pass it by.

    >>> is_helper("x = 1\\n" * 20, []), is_helper("x = 1", []), is_helper("x\\n" * 20, ["output"])
    (True, False, False)
    """
    return not outputs and len(source.splitlines()) >= LONG


def head(page: Page, others: dict[str, Page]) -> str:
    """Return what stands below the title of a page, as one block of HTML without empty lines."""
    facts = []
    if page.minutes:
        facts.append(f"<strong>{page.minutes} minutes</strong>")
    if page.before:
        links = (
            f'<a href="../{other[:-6]}.html">{escape(others[other].name)} '
            f"{escape(others[other].title)}</a>"
            for other in page.before
        )
        facts.append(f"Before it: {', '.join(links)}")
    lines = [
        f"<p>{' · '.join(facts)}</p>" if facts else "",
        f"<p>Afterwards you can {code(page.afterwards)}.</p>",
        '<p class="doors">'
        f'<a class="door" href="../run/lab/index.html?path={quote(page.path)}">Run it here</a> '
        f'<a class="door" href="../run/files/{quote(page.path)}" download>Download</a></p>',
        f"<p>Run here, one thing is left out: {escape(page.left_out)}.</p>"
        if page.left_out
        else "",
    ]
    inside = "\n".join(filter(None, lines))
    return f'<div class="page-head">\n{inside}\n</div>\n'


def code(text: str) -> str:
    """Return a text as HTML, what stands between backticks as code.

    >>> code("write `f` < g")
    'write <code>f</code> &lt; g'
    """
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text))


def relinked(text: str, up: str = "") -> str:
    """Return a text whose links to folders and files without a page lead to a page about them.

    >>> relinked("[all](solutions), [one](notebooks/04.ipynb)")
    '[all](exercises.md), [one](notebooks/04.ipynb)'
    """
    for name, page in ELSEWHERE.items():
        text = text.replace(f"]({name})", f"]({up}{page})")
        text = text.replace(f"]({up}{name})", f"]({up}{page})")
    text = text.replace("```csv\n", "```text\n")
    return text.replace("](animation.html)", f"]({up}animation.md)")


def listed(all_pages: list[Page], folder: str) -> str:
    """Return the table of the pages of a folder, as HTML."""
    rows = [
        f'<tr><td><a href="{page.path[:-6]}.html">{page.number} {escape(page.title)}</a></td>'
        f"<td>{code(page.afterwards.removesuffix(', and a check has said that it is right'))}</td>"
        f"<td>{page.minutes or ''}</td></tr>"
        for page in all_pages
        if page.path.startswith(folder)
    ]
    top = "<tr><th>page</th><th>afterwards you can</th><th>minutes</th></tr>"
    return "\n".join(
        ['<table class="contents">', f"<thead>{top}</thead>", "<tbody>", *rows, "</tbody></table>"]
    )


def write_json(path: Path, data: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")
