"""A class that several files of tests grade."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from fair import PLAIN, notebook
from handed_in import hand_in

from gamegraphs.course.running import sandbox

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


@pytest.fixture(scope="session")
def copy_of_package():
    """A folder with all of the package, for all users to read."""
    with TemporaryDirectory() as root:
        shutil.copytree(sandbox._PACKAGE, Path(root) / "gamegraphs")
        for path in (Path(root), *Path(root).rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        yield Path(root)


@pytest.fixture
def whole_package(copy_of_package, monkeypatch):
    """Offer submissions all of the package: the known mistakes are made of it."""
    monkeypatch.setattr(sandbox, "offered", lambda: copy_of_package)
