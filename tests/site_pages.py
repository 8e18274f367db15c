"""The pages of a site as files: titles, links, what they load, and what is wrong with them."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import parse_qs, unquote, urlsplit

_LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
_NOT_LOADED = ("canonical", "next", "prev", "search", "index")  # kinds of <link> that are links
_IN_CSS = re.compile(
    r"url\(\s*['\"]?((?:https?:)?//[^)'\"]+)|@import\s+['\"]((?:https?:)?//[^'\"]+)"
)


class Page(HTMLParser):
    """A page: where it leads, what it loads, which places it has."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.language = "", ""
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self._in_title = False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = {key: value or "" for key, value in attributes}
        self.places |= {found[key] for key in ("id", "name") if key in found}
        if tag == "html":
            self.language = found.get("lang", "")
        self._in_title = tag == "title" or (self._in_title and tag != "svg")
        if tag == "a" and found.get("href"):
            self.links.append(found["href"])
        if tag in _LOADS and found.get(_LOADS[tag]) and found.get("rel") not in _NOT_LOADED:
            self.loaded.append(found[_LOADS[tag]])

    def handle_endtag(self, tag: str) -> None:
        self._in_title = self._in_title and tag != "title"

    def handle_data(self, data: str) -> None:
        if self._in_title and "</" not in data:
            self.title += data


def problems(site: Path) -> list[str]:
    """Return what is wrong with the pages of a site, one sentence each.

    Every link and every thing loaded has to be there, with its place; nothing is loaded from
    another host; every page has a language and a title of its own. JupyterLite's own pages, below
    `run`, are left out, but not the notebooks in it.
    """
    pages = {
        path.relative_to(site).as_posix(): Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.relative_to(site).parts[0] != "run"
    }
    titles = Counter(page.title for page in pages.values())
    found = [
        f"{count} pages have the title {title!r}" for title, count in titles.items() if count > 1
    ]
    for name, page in pages.items():
        if not page.title:
            found.append(f"{name} has no title")
        if page.language != "en":
            found.append(f"{name} does not say its language")
        found += [f"{name} loads {x}" for x in page.loaded if urlsplit(x).netloc]
        found += [
            f"{name} leads to {x}" for x in page.links + page.loaded if _dead(site, pages, name, x)
        ]
    for path in [*site.glob("_static/**/*.css"), *site.glob("*.css")]:
        others = _IN_CSS.findall(path.read_text(encoding="utf-8"))
        found += [f"{path.name} loads {a or b}" for a, b in others]
    return found + [
        problem for path in sorted(site.rglob("*.ipynb")) for problem in _in_notebook(path)
    ]


def _dead(site: Path, pages: dict[str, Page], name: str, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return False  # another host's: nobody here can tell
    target = normpath(f"{dirname(name)}/{unquote(parts.path)}".lstrip("/")) if parts.path else name
    if parts.path.endswith("run/lab/index.html"):
        (opened,) = parse_qs(parts.query).get("path", ["missing"])
        return not (site / "run" / "files" / opened).is_file()
    if not (site / target).is_file():
        return True
    place = unquote(parts.fragment)
    return bool(place) and target in pages and place not in pages[target].places | {"inside"}


def _in_notebook(path: Path) -> list[str]:
    """Return the links of a notebook that lead to no file."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    text = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
    links = re.findall(r"\]\(([^)\s]+)\)", text)
    local = [link for link in links if not urlsplit(link).scheme and urlsplit(link).path]
    dead = [link for link in local if not (path.parent / unquote(urlsplit(link).path)).exists()]
    return [f"{path.name} leads to {link}" for link in dead]
