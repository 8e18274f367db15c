"""check in a real notebook: whatever the answer does, the kernel lives on."""

import nbformat
import pytest
from nbclient import NotebookClient

CELLS = [
    "import os, signal, sys, threading\nfrom functools import lru_cache\n"
    "from gamegraphs.course import check, hint",
    "check(4, lambda moves: None)",
    "def crash(moves):\n"
    "    sys.setrecursionlimit(10**6)\n"
    "    @lru_cache(maxsize=None)\n"
    "    def win(u):\n"
    "        return int(any(win(v) == 0 for v in moves[u]))\n"
    "    return [win(u) for u in range(len(moves))]\n"
    "check(1, crash)",
    "def endless(moves):\n    while True:\n        pass\ncheck(4, endless)",
    "check(4, lambda moves: os.kill(os.getpid(), signal.SIGKILL))",
    "check(4, lambda moves: os._exit(0))",
    "def wrong(moves):\n    labels = [0] * len(moves)\n    return labels\ncheck(4, wrong)",
    "def broken(moves):\n    x = [1]\n    return x[7]\ncheck(4, broken)",
    "print('alive', threading.active_count() > 1)\nhint(4)",
]


@pytest.fixture(scope="module")
def outputs():
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(c) for c in CELLS])
    NotebookClient(notebook, timeout=60, kernel_name="python3").execute()
    return [
        "".join(o.get("text", "") or o["data"]["text/plain"] for o in cell.outputs)
        for cell in notebook.cells
    ]


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (1, "not attempted yet"),
        (2, "All small inputs are right, but it fails on the chain"),
        (3, "did not stop"),
        (4, "The process that ran it ended: SIGKILL"),
        (5, "The process that ran it ended: exit status 0"),
        (6, "The smallest input it gets wrong: `label_game([[0]])`"),
        (7, "IndexError: list index out of range in line 3: return x[7]"),
        (8, "alive True"),
        (8, "Hint 1 of 4"),
    ],
)
def test_a_notebook_survives_every_answer(outputs, cell, text):
    assert text in outputs[cell]
