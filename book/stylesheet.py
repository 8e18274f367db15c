"""One stylesheet for the book, without the rules that no page uses.

A page of the theme asks for seven files of 460 kB, most of it for things that the book has none of
(forms, carousels, two thousand icons), and shows nothing before it has read them all.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import tinycss2

NAME = "_static/styles/site.css"
_LINK = re.compile(r'[ \t]*<link[^>]*rel="stylesheet"[^>]*>\n?')
_HREF = re.compile(r'href="([^"?]*)')
_IMPORT = re.compile(r'@import "([^"]*)";')
_WORD = re.compile(r"[\w-]+")
_CLASS = re.compile(r"\.([\w-]+)")
_BRACKETS = re.compile(r":[\w-]+\([^()]*\)")  # :not(.a) holds also where there is no a


def one_stylesheet(folder: Path) -> None:
    """Write the stylesheets of the pages in a folder as one file, and link every page to it."""
    pages = {path: path.read_text("utf-8") for path in folder.rglob("*.html")}
    parts: dict[Path, None] = {}  # in the order of the pages, which is the same on all
    for path, text in pages.items():
        parts |= dict.fromkeys(
            (path.parent / address).resolve()
            for link in _LINK.findall(text)
            for address in _HREF.findall(link)
        )
    scripts = [path.read_text("utf-8") for path in folder.rglob("*.js")]
    used = words_of([*pages.values(), *scripts])
    rules = used_rules("\n".join(map(_with_imports, parts)), used)
    version = hashlib.sha256(rules.encode()).hexdigest()[:8]
    for path in parts:
        path.unlink()
    (folder / NAME).write_text(rules, encoding="utf-8")
    for path, text in pages.items():
        first = _LINK.search(text)
        if first:
            up = "../" * (len(path.relative_to(folder).parts) - 1)
            ours = f'<link rel="stylesheet" href="{up}{NAME}?v={version}" />\n'
            start, _, rest = text.partition(first[0])
            path.write_text(start + ours + _LINK.sub("", rest), encoding="utf-8")


def _with_imports(path: Path) -> str:
    """Return a stylesheet with the files that it imports."""
    text = path.read_text("utf-8")
    return _IMPORT.sub(lambda found: _with_imports((path.parent / found[1]).resolve()), text)


def words_of(texts: list[str]) -> set[str]:
    """Return all words of pages and scripts: a class that a page can have is one of them."""
    return set().union(*map(_WORD.findall, texts))


def used_rules(css: str, used: set[str]) -> str:
    """Return a stylesheet without comments and without selectors of classes that are not used.

    >>> used_rules("/* all */ .a, .b > p { x: 1 } @media print { .b { x: 2 } .a { x: 3 } }", {"a"})
    '.a{ x: 1 }@media print { .a{ x: 3 }}'
    >>> used_rules(".a:not(.b), p { x: 1 }", {"a"})
    '.a:not(.b),p{ x: 1 }'
    """
    rules = tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    return "".join(_kept(rule, used) for rule in rules)


def _kept(rule: tinycss2.ast.Node, used: set[str]) -> str:
    """Return what remains of a rule, "" if nothing does."""
    if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports"):
        inside = used_rules(tinycss2.serialize(rule.content), used)
        return f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{ {inside}}}" * bool(inside)
    if rule.type != "qualified-rule":
        return str(rule.serialize())
    selectors = [
        selector.strip()
        for selector in _split(tinycss2.serialize(rule.prelude))
        if set(_CLASS.findall(_BRACKETS.sub("", _BRACKETS.sub("", selector)))) <= used
    ]
    return f"{','.join(selectors)}{{{tinycss2.serialize(rule.content)}}}" * bool(selectors)


def _split(selectors: str) -> list[str]:
    """Return the selectors of a rule; a comma within brackets separates none.

    >>> _split("a, b:is(c, d)")
    ['a', ' b:is(c, d)']
    """
    return re.split(r",(?![^(]*\))", selectors)
