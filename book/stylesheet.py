"""One stylesheet for the book, without the rules and properties that no page uses.

A page of the theme asks for seven files of 460 kB, most of it for things that the book has none of
(forms, carousels, two thousand icons), and shows nothing before it has read them all.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import tinycss2

NAME = "_static/styles/site.css"
_LINK = re.compile(r'[ \t]*<link[^>]*rel="stylesheet"[^>]*>\n?')
_HREF = re.compile(r'href="([^"?]*)')
_IMPORT = re.compile(r'@import "([^"]*)";')
_WORD = re.compile(r"[\w-]+")
_CLASSES = re.compile(r'\bclass="([^"]*)"')
_PROPERTY = re.compile(r"(?<=[{;])\s*(--[\w-]+):[^;{}]*;?")
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)")
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
    # The search's index has all words of all texts in it.
    paths = [path for path in folder.rglob("*.js") if path.name != "searchindex.js"]
    scripts = "\n".join(path.read_text("utf-8") for path in paths)
    rules = used_rules("\n".join(map(_with_imports, parts)), classes(pages.values(), scripts))
    rules = used_properties(rules, scripts)
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


def classes(pages: Iterable[str], scripts: str) -> set[str]:
    """Return the classes of pages, and all words of their scripts: one may be a class set later.

    >>> sorted(classes(['<p class="a b">alert</p>'], "x.classList.add('c')"))
    ['a', 'add', 'b', 'c', 'classList', 'x']
    """
    found = set(_WORD.findall(scripts))
    for page in pages:
        found |= {word for names in _CLASSES.findall(page) for word in names.split()}
    return found


def used_properties(css: str, scripts: str) -> str:
    """Return a stylesheet without the custom properties that neither it nor a script reads.

    >>> used_properties("p{--a:1;--b:var(--a);--c:2;color:var(--c)}", "")
    'p{--c:2;color:var(--c)}'
    """
    read = set(re.findall(r"--[\w-]+", scripts))
    while True:  # what only an unused one has read is unused then
        known = read | set(_VARIABLE.findall(css))
        unread = {found[1] for found in _PROPERTY.finditer(css)} - known
        less = _PROPERTY.sub(_without(unread), css)
        if less == css:
            return css
        css = less


def _without(unread: set[str]) -> Callable[[re.Match[str]], str]:
    return lambda found: "" if found[1] in unread else found[0]


def used_rules(css: str, used: set[str]) -> str:
    """Return a stylesheet without comments and without selectors of classes that are not used.

    >>> used_rules("/* all */ .a, .b > p { x: 1 } @media print { .b { x: 2 } .a { x: 3 } }", {"a"})
    '.a{ x: 1 }@media print { .a{ x: 3 }}'
    >>> used_rules(".a:not(.b), p { x: 1 }", {"a"})
    '.a:not(.b),p{ x: 1 }'
    """
    rules = tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True)
    return "".join(_rule_without_unused(rule, used) for rule in rules)


def _rule_without_unused(rule: tinycss2.ast.Node, used: set[str]) -> str:
    """Return what remains of a rule, "" if nothing does."""
    if rule.type == "at-rule" and rule.lower_at_keyword in ("media", "supports"):
        inside = used_rules(tinycss2.serialize(rule.content), used)
        return f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{ {inside}}}" * bool(inside)
    if rule.type != "qualified-rule":
        return str(rule.serialize())
    selectors = [
        selector.strip()
        for selector in _split_selectors(tinycss2.serialize(rule.prelude))
        if set(_CLASS.findall(_BRACKETS.sub("", _BRACKETS.sub("", selector)))) <= used
    ]
    return f"{','.join(selectors)}{{{tinycss2.serialize(rule.content)}}}" * bool(selectors)


def _split_selectors(selectors: str) -> list[str]:
    """Return the selectors of a rule; a comma within brackets separates none.

    >>> _split_selectors("a, b:is(c, d)")
    ['a', ' b:is(c, d)']
    """
    return re.split(r",(?![^(]*\))", selectors)
