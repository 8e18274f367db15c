"""Every notebook where numpy, numba, matplotlib and networkx are missing: no cell may fail.

A notebook that needs one of them says so in its first code cell and leaves out what it cannot do.
"""

import json

import pytest
from helpers import ROOT, run_child

HEAVY = ("numpy", "numba", "llvmlite", "matplotlib", "networkx")
NOTEBOOKS = sorted(ROOT.glob("notebooks/*.ipynb"))

# As in the browser: the cells one after the other, in one namespace.
RUN = """
import json, os, sys, traceback
os.chdir("notebooks")
sys.argv = ["notebook"]
space = {{"__name__": "__main__"}}
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
def test_a_notebook_runs_without_the_compiled_packages(path):
    printed = run_child(RUN.format(name=path.name, heavy=HEAVY), HEAVY)
    assert "FAILED" not in printed, printed
    assert printed.endswith("LOADED []")
