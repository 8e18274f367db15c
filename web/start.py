"""The start page of the site: what the course is, and the way into each notebook."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import quote


def start_page(root: Path) -> str:
    """Return the page as HTML, with a link to every notebook and exercise."""
    lists = {name: links(root, name) for name in ("notebooks", "exercises")}
    return Template((Path(__file__).parent / "index.html").read_text("utf-8")).substitute(lists)


def links(root: Path, folder: str) -> str:
    """Return the items of a list of links to the notebooks of a folder."""
    items = []
    for path in sorted((root / folder).glob("*.ipynb")):
        file = f"{folder}/{path.name}"
        number = path.stem.removeprefix("task_")[:2]
        text = f"{number} {title(path)}"
        items.append(f'<li><a href="lab/index.html?path={quote(file)}">{escape(text)}</a></li>')
    return "\n".join(items)


def title(path: Path) -> str:
    """Return the first heading of a notebook, without its number."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = "".join(cells[0]["source"])
    heading = next(line for line in text.splitlines() if line.startswith("# "))
    return re.sub(r"^# (Task )?(\d+[.:]? )?", "", heading)
