"""Run notebooks from a clean kernel and write their outputs back, free of what changes by itself.

Usage: python tools/execute_notebooks.py notebooks/00-start-here.ipynb ...

Widget views are dropped: their ids differ in every run, and without a kernel they show
nothing. What a widget displays beside them, a picture and its text, is kept. A cell with the tag
"to-run" is run like the others and comes without its number and outputs.
"""

import os
import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode

WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
TO_RUN = "to-run"  # the tag of a cell that comes as if it had never been run


def execute(path: Path, renumber: bool = True) -> None:
    """Run one notebook in place; an error in a cell leaves the file as it was.

    Its cells are numbered anew, or keep their ids: an exercise is known by them.
    """
    notebook = nbformat.read(path, as_version=4)
    if renumber:
        for number, cell in enumerate(notebook.cells):
            cell["id"] = f"cell-{number:02d}"
    run(notebook, path.parent)
    nbformat.write(notebook, path)


def run(notebook: NotebookNode, folder: Path) -> None:
    """Run a notebook in a folder and put the outputs into it, fit to be kept."""
    os.environ["GAMEGRAPHS_PROGRESS"] = "off"  # nobody is learning here
    client = NotebookClient(
        notebook, timeout=120, kernel_name="python3", store_widget_state=False,
        coalesce_streams=True,
        resources={"metadata": {"path": str(folder)}},
    )  # fmt: skip
    client.execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        if TO_RUN in cell.metadata.get("tags", []):
            cell.outputs, cell.execution_count = [], None
        for output in cell.get("outputs", []):
            if "data" in output:
                output["data"].pop(WIDGET_VIEW, None)
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    nbformat.validate(notebook)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        start = time.perf_counter()
        execute(Path(name))
        print(f"{name}: {time.perf_counter() - start:.1f} s")
