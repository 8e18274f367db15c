"""Notebooks without numpy, numba, matplotlib and networkx: no cell may fail.

These are the ones that use them; tests/browser/test_site.py runs all notebooks without.

A notebook that needs one of them says so in its first code cell and leaves out what it cannot do.
"""

import pytest
from helpers import ROOT, run_child

HEAVY = ("numpy", "numba", "llvmlite", "matplotlib")
ALL = (*HEAVY, "networkx")
NOTEBOOKS = [next(ROOT.glob(f"notebooks/{number}-*.ipynb")) for number in ("07", "11", "12")]

# As in the browser: the cells one after the other, in one namespace.
RUN = """
import json, os, sys, traceback

class Without:
    # Finds what another one finds, but for some packages.
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {heavy!r}:
            return self.finder.find_spec(name, path, target)
    def __getattr__(self, name):  # what importlib.metadata asks for
        return getattr(self.finder, name)

sys.meta_path[:] = map(Without, sys.meta_path)
os.chdir("notebooks")
sys.argv = ["notebook"]
space = {{"__name__": "__main__", "display": print}}
for number, cell in enumerate(json.load(open({name!r}, encoding="utf-8"))["cells"]):
    if cell["cell_type"] == "code" and "raises-exception" not in cell["metadata"].get("tags", []):
        try:
            exec(compile("".join(cell["source"]), f"cell {{number}}", "exec"), space)
        except Exception:
            print("FAILED", number, traceback.format_exc(), sep="\\n")
loaded = [name for name in {heavy!r} if name in sys.modules]
print("LOADED", json.dumps(loaded))
"""


@pytest.mark.long
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_without_the_optional_packages(path):
    run_without(path, ALL)


@pytest.mark.long
def test_pursuit_runs_with_networkx_alone():
    (path,) = ROOT.glob("notebooks/07-*.ipynb")
    run_without(path, HEAVY)


def run_without(path, missing):
    printed = run_child(RUN.format(name=path.name, heavy=missing))
    assert "FAILED" not in printed, printed
    assert printed.endswith("LOADED []")


def test_without_them_they_are_neither_found_nor_imported():
    """Otherwise everything here would prove nothing."""
    start = RUN.partition("os.chdir")[0].format(heavy=ALL)
    look = """
from importlib.util import find_spec
print([name for name in ("numpy", "numba", "networkx", "gamegraphs") if find_spec(name)])
try:
    import numpy.linalg
except ImportError as error:
    print(error)
"""
    assert run_child(start + look).splitlines() == ["['gamegraphs']", "No module named 'numpy'"]
