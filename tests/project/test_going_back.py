"""Going back in a notebook is safe: a section run once more gives what it gave the first time."""

import random
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))
SEED = 1


def sections(notebook):
    """Return the numbers of the code cells of each section; the first has the imports."""
    found = [[]]
    for i, cell in enumerate(notebook.cells):
        if cell.cell_type == "markdown" and re.search(r"^## ", cell.source, re.M):
            found.append([])
        elif cell.cell_type == "code" and cell.source.strip():
            found[-1].append(i)
    return [cells for cells in found if cells]


def said(cell):
    """Return the text of a cell's outputs."""
    texts = []
    for output in cell.outputs:
        if output.output_type == "stream" and output.name == "stdout":
            texts.append(output.text)
        elif output.output_type in ("display_data", "execute_result"):
            texts.append(output.data.get("text/plain", ""))
        elif output.output_type == "error":
            texts.append(f"{output.ename}: {output.evalue}")
    return "".join(texts)


def differences(notebook, folder):
    """Run a notebook, then its sections in another order; return the cells that differ."""
    client = NotebookClient(
        notebook, timeout=300, kernel_name="python3", resources={"metadata": {"path": folder}},
        allow_errors=True,
    )  # fmt: skip
    found = []
    with client.setup_kernel():
        for i, cell in enumerate(notebook.cells):
            client.execute_cell(cell, i)
        first = {i: said(notebook.cells[i]) for cells in sections(notebook) for i in cells}
        order = sections(notebook)[1:]
        random.Random(SEED).shuffle(order)
        for cells in order:
            for i in cells:
                client.execute_cell(notebook.cells[i], i)
                tags = notebook.cells[i].metadata.get("tags", [])
                # What is measured here and now is another number each time.
                if said(notebook.cells[i]) != first[i] and "nbval-ignore-output" not in tags:
                    found.append((i, first[i][:200], said(notebook.cells[i])[:200]))
    return found


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_section_that_is_run_again_gives_the_same(path):
    notebook = nbformat.read(path, as_version=4)
    assert differences(notebook, path.parent) == []


def test_a_name_that_means_two_things_is_found():
    texts = ["## One", "x = 1", "## Two", "print(x)", "## Three", "x = 3", "## Four", "print(9)"]
    new = (nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell)
    notebook = nbformat.v4.new_notebook(cells=[new[i % 2](text) for i, text in enumerate(texts)])
    assert [i for i, *_ in differences(notebook, ROOT)] == [3]
