"""From notebook to code: what a notebook imports is public, and the files it names are there."""

import ast
import importlib
import json
import re

import pytest
from helpers import ROOT

NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))
# Modules with public names beside those that a package exports.
PUBLIC = {
    "gamegraphs",
    "gamegraphs.bench",
    "gamegraphs.course",
    "gamegraphs.draw",
    "gamegraphs.games",
    "gamegraphs.games.chess",
    "gamegraphs.generate",
    "gamegraphs.oracle",
    "gamegraphs.solvers.arenas",
    "gamegraphs.trace",
    "gamegraphs.certify",
    "gamegraphs.solvers",  # for its tables, which need an extra
    "gamegraphs.widgets",
}


def cells(path, kind):
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == kind]


def imported(source):
    """Return (module, name) for everything that code takes from the package."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(alias.name, None) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [(node.module, alias.name) for alias in node.names]
    return [pair for pair in found if pair[0].partition(".")[0] == "gamegraphs"]


def not_public(source):
    """Return what code imports from the inside of the package."""
    found = []
    for module, name in imported(source):
        known = getattr(importlib.import_module(module), "__all__", None)
        whole = name is None or known is None or name in known or f"{module}.{name}" in PUBLIC
        if module not in PUBLIC or not whole:
            found.append(f"{module}.{name}" if name else module)
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_imports_public_names_alone(path):
    assert [found for source in cells(path, "code") for found in not_public(source)] == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from gamegraphs.draw.piles import draw_piles", ["gamegraphs.draw.piles.draw_piles"]),
        ("from gamegraphs.draw import element", ["gamegraphs.draw.element"]),
        ("import gamegraphs.draw.shapes", ["gamegraphs.draw.shapes"]),
        ("import gamegraphs as gg\nfrom gamegraphs.draw import draw\nimport json", []),
    ],
)  # fmt: skip
def test_what_is_not_public_is_found(source, found):
    assert not_public(source) == found


def named_files(path):
    return re.findall(r"`(gamegraphs/[\w/.]+)`", "\n".join(cells(path, "markdown")))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_file_that_a_notebook_names_is_there(path):
    assert [name for name in named_files(path) if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("number", ["02", "04", "08", "09"])
def test_a_notebook_says_which_file_to_open_afterwards(number):
    (path,) = ROOT.glob(f"notebooks/{number}-*.ipynb")
    (row,) = (row for row in code_map() if row[0] == number)
    assert row[1] in named_files(path)


def code_map():
    """Return the rows (notebook, file, what to look at) of the map in the appendix."""
    (path,) = ROOT.glob("notebooks/99-*.ipynb")
    text = "\n".join(cells(path, "markdown"))
    return re.findall(r"^\| (\d\d) \| `(gamegraphs/[\w/]+\.py)` \| (.+) \|$", text, re.MULTILINE)


def test_the_map_of_the_code_has_every_notebook():
    assert [row[0] for row in code_map()] == [path.name[:2] for path in NOTEBOOKS[:-1]]


@pytest.mark.parametrize("row", code_map(), ids=lambda row: row[0])
def test_what_the_map_says_to_look_at_is_in_the_file(row):
    _, name, look = row
    defined = {
        node.name
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    }
    assert set(re.findall(r"`(\w+)`", look)) <= defined
