"""A class that several files of tests grade."""

import pytest
from fair import PLAIN, notebook
from handed_in import hand_in

CHEERFUL = "def label_game(moves):\n    return [1 if row else 0 for row in moves]\n"


@pytest.fixture
def class_of_four(tmp_path):
    folder = tmp_path / "class"
    folder.mkdir()
    hand_in(folder, "ann", "task_08.py", PLAIN)
    hand_in(folder, "ann", "task_04.ipynb", notebook(CHEERFUL))
    hand_in(folder, "bob", "task_08.py", "def label_subtraction(n, takes): return takes")
    hand_in(folder, "bob", "task_04.py", CHEERFUL)
    hand_in(folder, "cem", "task_15.py", "choose_tool = None")
    hand_in(folder, "dee", "task_08.py", b"\x81")
    return folder
