"""Files in memory: what a submission writes is there to be read, and nothing is on the disk.

The answers that write in their bodies are in tests/shared/answers/fair.py; here the functions are
tried in another process, for they stay in place.
"""

import os

import pytest
from helpers import run_child

BEGIN = """
    import os, tempfile
    from pathlib import Path
    from gamegraphs.course.running import memory_files
    os.chdir(FOLDER)
    memory_files.install_memory_files()
"""


NEW = 'sys.modules.pop("tempfile", None)\n    '


def run(folder, code):
    """Run code with files in memory in this folder; return what it prints."""
    indented = "\n".join("    " + line for line in code.strip().splitlines())
    text = BEGIN.replace("FOLDER", repr(str(folder))) + indented
    printed = run_child(text).split()
    assert os.listdir(folder) == ["kept.txt"]
    assert (folder / "kept.txt").read_text() == "kept"
    return printed


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "kept.txt").write_text("kept")
    return tmp_path


def test_what_is_written_can_be_read_and_the_disk_is_left_alone(folder):
    code = """
with open("log.txt", "a") as log:
    print("one", file=log)
with open("./log.txt", "a", encoding="utf-8") as log:
    log.write("two")
print(*open("log.txt"), os.path.exists("log.txt"), os.path.getsize("log.txt"))
with open("log.txt", "r+b") as log:
    log.seek(4)
    log.write(b"TWO!")
    log.seek(0)
    print(log.read())
print(*open("kept.txt"), Path("log.txt").read_text().split())
open("kept.txt", "w").write("changed")
os.mkdir("made")
os.makedirs("made", exist_ok=True)
print(os.path.isdir("made"), os.path.isfile("made"))
os.remove("log.txt")
print(os.path.exists("log.txt"))
"""
    assert run(folder, code) == [
        "one", "two", "True", "7", r"b'one\nTWO!'", "kept", "['one',", "'TWO!']",
        "True", "False", "False",
    ]  # fmt: skip


def test_temporary_files_and_folders_come_and_go(folder):
    code = """
with tempfile.NamedTemporaryFile("w+", suffix=".txt") as file:
    file.write("5 6")
    file.flush()
    print(open(file.name).read(), file.name.endswith(".txt"))
    name = file.name
print(os.path.exists(name))
with tempfile.TemporaryFile() as file:
    file.write(b"7")
    file.seek(0)
    print(file.read())
with tempfile.TemporaryDirectory() as folder:
    path = Path(folder) / "x"
    path.write_text("8")
    print(path.read_text(), path.exists())
print(path.exists())
"""
    found = run(folder, code)
    assert found == ["5", "6", "True", "False", "b'7'", "8", "True", "False"]


ERRORS = {
    "open('absent.txt')": "FileNotFoundError",
    "open('log.txt', 'w').close(); open('log.txt', 'x')": "FileExistsError",
    "os.mkdir('made'); open('made', 'w')": "IsADirectoryError",
    "os.mkdir('again'); os.mkdir('again')": "FileExistsError",
    "open('/no/such/folder/x', 'w')": "FileNotFoundError",  # an absolute path is the disk's
    "os.remove('absent.txt')": "FileNotFoundError",
    "[open(str(i), 'w') for i in range(60_000)]": "OSError",
}


def test_errors_are_those_of_a_disk(folder):
    code = f"""
for statement in {list(ERRORS)}:
    try:
        exec(statement)
    except OSError as problem:
        print(type(problem).__name__)
"""
    assert run(folder, code) == list(ERRORS.values())


def test_a_log_that_nobody_reads_does_not_fill_the_memory(folder):
    code = """
log = open("log.txt", "wb")
for _ in range(40):
    log.write(bytes(1 << 20))
log.close()
print(os.path.getsize("log.txt") <= 16 << 20)
"""
    assert run(folder, code) == ["True"]


def test_tempfile_is_imported_when_it_is_asked_for(folder):
    code = """
import sys
print("tempfile" in sys.modules)
import tempfile
with tempfile.NamedTemporaryFile("w+") as file:
    file.write("kept")
    file.seek(0)
    print(file.read(), os.path.isabs(file.name), tempfile.gettempdir())
"""
    begin = BEGIN.replace("tempfile", "sys").replace("os.chdir", NEW + "os.chdir")
    text = begin.replace("FOLDER", repr(str(folder))) + code.replace("\n", "\n    ")
    assert run_child(text).split() == ["False", "kept", "False", "temporary"]
