"""What every committed notebook has to be: executed, described, in small cells, portable."""

import re
from itertools import pairwise
from pathlib import Path

import nbformat
import pytest
from execute_notebooks import TO_RUN

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))
LONGEST_CELL = 25

IMAGE = re.compile(r"<img\b[^>]*>|!\[[^\]]*\]\([^)]*\)")
DESCRIBED = re.compile(
    r"""<img\b[^>]*\balt=(["'])\s*[^"'\s].*?\1|!\[[^\]]*\w[^\]]*\]\(""", re.DOTALL
)
# An address, a folder of somebody's machine, a kernel's process number: different every time.
# On a phone the pictures of a row stand one below the other.
SIDES = re.compile(r"\b[Oo]n the (?:left|right)\b|\((?:left|right)\)|\b(?:left|right) picture\b")
PERSONAL = re.compile(r"0x[0-9a-f]{6,}|/(?:home|root|Users|tmp|work)/|ipykernel_\d+")


def to_run(cell):
    """Return whether a cell comes as if it had never been run."""
    return TO_RUN in cell.metadata.get("tags", [])


def problems(notebook):
    """Return what is wrong with a notebook, one sentence each."""
    found = []
    code = [c for c in notebook.cells if c.cell_type == "code" and c.source.strip()]
    counts = [cell.execution_count for cell in code]
    due = [None if to_run(cell) else number for number, cell in enumerate(code, 1)]
    if counts != due or any(to_run(cell) and cell.outputs for cell in code):
        found.append(f"not executed once from top to bottom: {counts}")
    for cell in notebook.cells:
        where = f"cell {cell.get('id', '?')}"
        lines = len(cell.source.splitlines())
        if cell.cell_type == "code" and lines > LONGEST_CELL:
            found.append(f"{where} has {lines} lines")
        texts = [cell.source] if cell.cell_type == "markdown" else []
        for output in cell.get("outputs", []):
            if output.output_type == "error" and "raises-exception" not in cell.metadata.get(
                "tags", []
            ):
                found.append(f"{where} shows an error: {output.ename}")
            data = output.get("data", {})
            texts += [data.get("text/html", ""), data.get("text/markdown", "")]
            if "image/svg+xml" in data and "<title>" not in data["image/svg+xml"]:
                found.append(f"{where} has an SVG figure without a title")
            if {"image/png", "image/jpeg"} & data.keys():
                found.append(f"{where} has a bitmap figure, which carries no alt text")
            shown = [output.get("text", ""), data.get("text/plain", ""), data.get("text/html", "")]
            found += [f"{where} shows {x.group()!r}" for x in map(PERSONAL.search, shown) if x]
        for image in (image for text in texts for image in IMAGE.findall(text)):
            if not DESCRIBED.match(image):
                found.append(f"{where} has a figure without alt text: {image[:60]}")
    for cell, text in pairwise(notebook.cells):
        row = cell.cell_type == "code" and "Picture.row(" in cell.source
        if row and text.cell_type == "markdown" and (x := SIDES.search(text.source)):
            found.append(f"cell {text.get('id', '?')} says {x.group()!r} of a row of pictures")
    return found


def test_the_first_notebooks_are_there():
    assert [path.name[:2] for path in NOTEBOOKS][:5] == ["00", "01", "02", "03", "04"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_as_it_has_to_be(path):
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    assert problems(notebook) == []


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_has_figures_and_more_prose_than_code(path):
    notebook = nbformat.read(path, as_version=4)
    figures = sum("<img" in str(cell.get("outputs", "")) for cell in notebook.cells)
    words = sum(len(c.source.split()) for c in notebook.cells if c.cell_type == "markdown")
    code_lines = sum(len(c.source.splitlines()) for c in notebook.cells if c.cell_type == "code")
    assert figures >= 5
    assert words >= 3 * code_lines


def executed(source="1 + 1", count=1, **data):
    output = nbformat.v4.new_output("execute_result", data=data, execution_count=count)
    return nbformat.v4.new_code_cell(source, execution_count=count, outputs=[output])


def tagged(cell):
    cell.metadata["tags"] = [TO_RUN]
    return cell


FAULTS = {
    "never run": nbformat.v4.new_code_cell("1 + 1"),
    "run twice": executed(count=2),
    "to be run, and run": tagged(executed()),
    "long": executed("\n".join(["1"] * 26)),
    "no alt": executed(**{"text/html": "<img src='data:,'>"}),
    "empty alt": executed(**{"text/html": "<img alt=' ' src='data:,'>"}),
    "png": executed(**{"image/png": "AAAA"}),
    "svg without title": executed(**{"image/svg+xml": "<svg/>"}),
    "markdown picture": nbformat.v4.new_markdown_cell("![](picture.png)"),
    "address": executed(**{"text/plain": "<object at 0x7f00deadbeef>"}),
    "path": executed(**{"text/plain": "'/home/somebody/x.py'"}),
    "error": nbformat.v4.new_code_cell(
        "1 / 0",
        execution_count=1,
        outputs=[nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])],
    ),
}


def test_sides_are_no_words_for_a_row_of_pictures():
    text = nbformat.v4.new_markdown_cell("On the left 2 is WIN.")
    for source, faults in (("Picture.row(one, two)", 1), ("draw(one)", 0)):
        cells = [executed(source), text]
        assert len(problems(nbformat.v4.new_notebook(cells=cells))) == faults


@pytest.mark.parametrize("cell", FAULTS.values(), ids=FAULTS.keys())
def test_each_fault_is_found(cell):
    assert len(problems(nbformat.v4.new_notebook(cells=[cell]))) == 1


def test_a_good_cell_is_no_fault():
    cell = executed(**{"text/html": "<img alt='a graph' src='data:,'>", "text/plain": "a graph"})
    assert problems(nbformat.v4.new_notebook(cells=[cell])) == []


def test_a_cell_that_the_reader_runs_first_comes_without_a_number():
    first = tagged(nbformat.v4.new_code_cell("1 + 1"))
    assert problems(nbformat.v4.new_notebook(cells=[first, executed(count=2)])) == []


# The words of the course

APPENDIX = ROOT / "notebooks" / "99-appendix.ipynb"
# In bold where it is explained: "A **slice** is ...", "Such graphs are called **dismantlable**."
EXPLAINED = re.compile(r"(?:\b[Aa]n?|\bThe|\bthe|\bcalled|\bis|\bTo) \*\*([^*\n]+)\*\*")
# What is in bold there for another reason.
NO_TERMS = {"choice", "code cell", "one", "both", "first", "last", "any", "nearest", "furthest"}
NO_TERMS |= {
    "largest",
    "greatest",
    "calls",
    "capture",
    "escape",
    "size",
    "prediction",
    "first idea",
}
NO_TERMS |= {"safety for both", "not monotone", "again and again", "at least once", "edge", "node"}
NO_TERMS |= {"minimum of maxima", "maximum of minima", "no lattice"}


def texts_of(path):
    notebook = nbformat.read(path, as_version=4)
    return [cell.source for cell in notebook.cells if cell.cell_type == "markdown"]


def explained(text):
    """Return the terms that a text explains, in small letters."""
    terms = (term.lower().rstrip(",") for term in EXPLAINED.findall(text))
    return {term for term in terms if len(term.split()) <= 3 and term[-1].isalpha()} - NO_TERMS


def glossary(texts):
    """Return the words in the first column of the tables headed "word".

    With "a, b" there is "b a", and with "parity game" also "parity".
    """
    words = set()
    for text in texts:
        if text.startswith("| word |"):
            for row in text.splitlines()[2:]:
                word = row.split("|")[1].strip().lower()
                words |= {word, *word.split(", "), " ".join(word.split(", ")[::-1])}
                words.add(word.removesuffix(" game"))
    return words


@pytest.mark.parametrize("path", NOTEBOOKS[:-1], ids=lambda path: path.stem)
def test_a_word_that_is_explained_stands_in_the_appendix(path):
    words = glossary(texts_of(APPENDIX))
    terms = set().union(*map(explained, texts_of(path)))
    assert {term for term in terms if {term, term.removesuffix("s")}.isdisjoint(words)} == set()


def test_many_words_are_explained_and_a_missing_one_would_be_seen():
    terms = set().union(*(explained(text) for path in NOTEBOOKS for text in texts_of(path)))
    assert len(terms) > 60
    assert {"slice", "unmove", "zugzwang", "corner", "numbering", "cop-win"} <= terms
    text = "Such a game is called **stormy**; **not this**, a **long one, and so on here**."
    assert explained(text) == {"stormy"}
    words = glossary(["| word | what |\n|---|---|\n| path, on the | x |\n| parity game | y |"])
    assert {"on the path", "parity", "parity game"} <= words
    assert "stormy" not in words
