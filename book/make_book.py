"""Make the book: prepare its source, run Sphinx, and add what Sphinx does not write.

Usage: python book/make_book.py FOLDER [ADDRESS]

ADDRESS is where the book will stand; its sitemap needs it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.sax.saxutils import escape

import reference
from contents import ROOT
from fonts import cut_fonts
from prepare import prepare
from stylesheet import NAME as STYLESHEET
from stylesheet import one_stylesheet

HERE = Path(__file__).resolve().parent


LOCAL = "http://localhost:8000/"


def make_book(folder: Path, address: str = LOCAL) -> None:
    """Write the book into a folder; `address`, where it will stand, goes into the sitemap.

    Ends the program with what Sphinx has said if there was a warning.
    """
    with tempfile.TemporaryDirectory() as name:
        source, trees = Path(name, "source"), Path(name, "doctrees")
        prepare(source)
        command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html"]
        command += ["-c", str(HERE), "-d", str(trees), str(source), str(folder)]
        paths = os.pathsep.join([str(HERE), str(ROOT)])  # for conf.py
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": paths},
            text=True,
            capture_output=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"the book could not be made:\n{done.stdout}{done.stderr}")
    animation = (ROOT / "notebooks" / "animation.html").read_text("utf-8")
    (folder / "animation-page.html").write_text(with_themes(animation), encoding="utf-8")
    shutil.copy(HERE / "static" / "favicon.ico", folder)
    for path in folder.rglob("*.map"):  # for whoever works on the theme
        path.unlink()
    for path in (folder / "_static").glob("*.html"):  # so are these templates
        path.unlink()
    for path in folder.rglob("*.html"):
        text = lighter(accessible(path.read_text("utf-8")), path.name == "search.html")
        path.write_text(text, encoding="utf-8")
    (folder / "_static" / "scripts" / "fontawesome.js").unlink()
    theme = folder / "_static" / "scripts" / "pydata-sphinx-theme.js"
    theme.write_text(asked_when_near(theme.read_text("utf-8")), encoding="utf-8")
    unblocked(folder)
    for path in [*folder.rglob("*.js"), *folder.rglob("*.css")]:
        path.write_text(_MAP.sub("", path.read_text("utf-8")), encoding="utf-8")
    one_stylesheet(folder)
    cut_fonts(folder / "_static", (folder / STYLESHEET).read_text("utf-8"))
    for path in (folder / "_modules").rglob("*.html"):
        path.write_text(reference.links_back(path.read_text("utf-8")), encoding="utf-8")
    (folder / ".buildinfo").unlink(missing_ok=True)
    (folder / ".nojekyll").touch()  # GitHub Pages would leave out folders that begin with "_"
    (folder / "sitemap.xml").write_text(sitemap(folder, address), encoding="utf-8")


# What the theme writes, and what a screen reader has to find instead: a button's name contains
# the text that is seen on it, and every button has a name.
_FIELD = 'search-button-field search-button__button pst-js-only" '
_TOGGLE = '<span class="toctree-toggle"'
_BETTER = (
    ('<summary aria-label="Toggle hidden content">', "<summary>"),
    (_FIELD + 'title="Search" aria-label="Search" ', _FIELD),
    (f"<summary>{_TOGGLE}", f'<summary aria-label="Pages below">{_TOGGLE}'),
)


def accessible(text: str) -> str:
    """Return a page with names for what the theme leaves without one.

    >>> accessible('<summary aria-label="Toggle hidden content"><p>Show</p></summary>')
    '<summary><p>Show</p></summary>'
    """
    for old, new in _BETTER:
        text = text.replace(old, new)
    return text


# The icons come from a font, so their script of 1.5 MB is not needed; the search has its own page.
_ICONS = re.compile(r'<script[^>]*src="[^"]*fontawesome\.js[^"]*"></script>')
_SEARCH = re.compile(
    r'<script[^>]*src="[^"]*(language_data|searchindex|searchtools)\.js[^"]*"></script>'
)
_MAP = re.compile(r"(?m)^(//|/\*)# sourceMappingURL=.*$")  # these files are removed


def lighter(text: str, searches: bool = False) -> str:
    """Return a page without the scripts it does not use; pictures and frames wait for the reader.

    >>> lighter('<script src="../searchindex.js"></script><script src="a.js"></script>')
    '<script src="a.js"></script>'
    >>> lighter('<img src="a.svg"><iframe src="a.html"></iframe>')
    '<img loading="lazy" decoding="async" src="a.svg"><iframe loading="lazy" src="a.html"></iframe>'
    """
    text = _ICONS.sub("", text)
    text = text.replace("<img ", '<img loading="lazy" decoding="async" ')
    text = text.replace("<iframe ", '<iframe loading="lazy" ')
    return text if searches else _SEARCH.sub("", text)


# The animation is dark where the system is. On a page of the book, book.js writes the page's theme
# into it.
_SCHEMES = re.compile(
    r":root \{ color-scheme: light dark; (?P<light>[^{}]*)\}\s*"
    r"@media \(prefers-color-scheme: dark\) \{\s*:root \{(?P<dark>[^{}]*)\}\s*\}"
)
_THEMES = (
    r"\g<0>\n:root[data-theme=light] { color-scheme: light; \g<light>}"
    r"\n:root[data-theme=dark] { color-scheme: dark;\g<dark>}"
)


def with_themes(page: str) -> str:
    """Return the page of the animation, which can also be told to be light or dark.

    Raises ValueError where it writes its colours in another way.
    """
    text, often = _SCHEMES.subn(_THEMES, page)
    if often != 1:
        raise ValueError("the animation writes its colours in another way")
    return text


# The theme asks how wide each piece of code is, out of sight too, so that what scrolls is reached
# by Tab: a tenth of a second of layout before a page with hundreds of cells answers. Here a piece
# is asked when the reader comes near it.
_TABS = re.compile(
    r'(\.join\(", "\)\))\.forEach\(e=>\{e\.tabIndex=(e\.scrollWidth>e\.clientWidth'
    r"\|\|e\.scrollHeight>e\.clientHeight\?0:-1)\}\)"
)
_WHEN_NEAR = (
    r"\1.forEach(function(e){this.observe(e)},new IntersectionObserver(near=>"
    r"near.filter(x=>x.isIntersecting).map(({target:e})=>[e,\2])"
    r'.forEach(([e,tab])=>{e.tabIndex=tab}),{rootMargin:"1000px"}))'
)


def asked_when_near(script: str) -> str:
    """Return the theme's script, which measures a piece of code that is near.

    Raises ValueError where the theme does it in another way.
    """
    text, often = _TABS.subn(_WHEN_NEAR, script)
    if often != 1:
        raise ValueError("the theme makes what scrolls reachable by Tab in another way")
    return text


# Nothing of these is needed before the page is seen; what the pages set in them stays where it is.
# The theme asks for two of them in the head already, and again at the end of the page.
_AT_ONCE = re.compile(r'[ \t]*<link rel="preload" as="script"[^>]*>\n?')
_OPTIONS = re.compile(r'<script src="[^"]*documentation_options\.js[^"]*"></script>')
_WAITS = re.compile(r'<script (?=src="[^"]*(doctools|sphinx_highlight|sphinx-book-theme)\.js)')


def unblocked(folder: Path) -> None:
    """Let the scripts of all pages but the search run when the page is there."""
    options = folder / "_static" / "documentation_options.js"
    inline = f"<script>{options.read_text('utf-8').strip()}</script>"
    for path in folder.rglob("*.html"):
        text = _OPTIONS.sub(lambda _: inline, path.read_text("utf-8"))
        text = _AT_ONCE.sub("", text)
        if path.name != "search.html":
            text = _WAITS.sub("<script defer ", text)
        path.write_text(text, encoding="utf-8")
    options.unlink()


def sitemap(folder: Path, address: str) -> str:
    """Return the sitemap of the pages in a folder; those of the source code are left out."""
    pages = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.html"))
    shown = [page for page in pages if not page.startswith(("_", "genindex", "py-modindex"))]
    rows = "\n".join(
        f"<url><loc>{escape(address.rstrip('/') + '/' + page)}</loc></url>"
        for page in shown
        if page != "search.html"
    )
    space = "http://www.sitemaps.org/schemas/sitemap/0.9"
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{space}">\n{rows}\n</urlset>\n'


if __name__ == "__main__":
    make_book(Path(sys.argv[1]), *sys.argv[2:])
