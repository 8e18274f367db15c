"""The file of progress: written whole, read by all, and never a reason to fail."""

import json
import subprocess
import sys
import types
from pathlib import Path

import pytest
from helpers import ROOT

from gamegraphs.course.learning import progress_file as module
from gamegraphs.course.learning.progress_file import (
    VARIABLE,
    ExerciseProgress,
    PredictionProgress,
    ProgressFile,
    RecallProgress,
    Record,
    WaveProgress,
    course_folder,
    progress_file,
)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "progress.json"


def pass_four(record):
    record.exercise(4).passed = True


def try_five(record):
    record.exercise(5).tries += 1


def full(record):
    record.exercises["4"] = ExerciseProgress(True, 2, 1)
    record.predictions["01 a"] = PredictionProgress("turn", "Ann", 1, 2)
    record.recall["moves-win"] = RecallProgress(3, 2, 1, True)
    record.wave = WaveProgress(4, 2, False)


def test_what_is_written_is_read_by_another_kernel(path):
    ProgressFile(path).change(full)
    expected = Record()
    full(expected)
    assert ProgressFile(path).read() == expected
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_two_kernels_keep_what_the_other_one_did(path):
    one, other = ProgressFile(path), ProgressFile(path)
    one.change(pass_four)
    other.change(try_five)
    one.change(try_five)
    for kernel in (one, other):
        assert kernel.read().passed == {4}
        assert kernel.read().exercise(5).tries == 2


ADD = """
import sys
from pathlib import Path
from gamegraphs.course.learning.progress_file import ProgressFile
def add(record):
    record.exercise(1).tries += 1
kept = ProgressFile(Path(sys.argv[1]))
for _ in range(40):
    kept.change(add)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no lock on a folder")
def test_no_change_of_several_processes_is_lost_and_no_half_file_is_seen(path):
    command = [sys.executable, "-c", ADD, str(path)]
    running = [subprocess.Popen(command, cwd=ROOT) for _ in range(3)]
    reader = ProgressFile(path)
    while any(process.poll() is None for process in running):
        reader.read()
        assert reader.problem == ""
    assert [process.returncode for process in running] == [0, 0, 0]
    assert reader.read().exercise(1).tries == 120


GOOD = json.dumps(
    {"version": 1, "exercises": {}, "predictions": {}, "recall": {},
     "wave": {"runs": 0, "clean": 0, "mastered": False}}
)  # fmt: skip
BAD = {
    "no JSON": "{",
    "no text": b"\xff\xfe",
    "a list": "[]",
    "a number": "7",
    "too deep": "[" * 100_000,
    "nothing in it": "{}",
    "another version": GOOD.replace('"version": 1', '"version": 2'),
    "a wrong type": GOOD.replace('"runs": 0', '"runs": "0"'),
    "a truth value for a number": GOOD.replace('"runs": 0', '"runs": false'),
    "an unknown field": GOOD.replace('"runs": 0', '"runs": 0, "more": 1'),
    "a list for a table": GOOD.replace('"recall": {}', '"recall": []'),
    "an exercise without a number": GOOD.replace(
        '"exercises": {}', '"exercises": {"x": {"passed": true, "tries": 0, "hints": 0}}'
    ),
    "an entry that is none": GOOD.replace('"exercises": {}', '"exercises": {"4": 1}'),
}


def test_the_good_text_is_good(path):
    path.write_text(GOOD, encoding="utf-8")
    kept = ProgressFile(path)
    assert (kept.read(), kept.problem) == (Record(), "")


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
def test_a_file_that_is_no_record_is_left_as_it_is_and_said_once(path, text, capsys):
    content = text if isinstance(text, bytes) else text.encode()
    path.write_bytes(content)
    kept = ProgressFile(path)
    assert kept.read() == Record()
    kept.change(pass_four)
    assert kept.read().passed == {4}  # known to this kernel
    assert path.read_bytes() == content
    assert capsys.readouterr().out.count("Your progress is not kept") == 1
    what = "another version" if b'"version": 2' in content else "damaged"
    assert what in kept.problem


def test_what_waited_is_written_when_the_file_is_well_again(path):
    path.write_text("{", encoding="utf-8")
    kept = ProgressFile(path)
    kept.change(pass_four)
    path.unlink()
    kept.change(try_five)
    assert kept.problem == ""
    assert ProgressFile(path).read().passed == {4}
    kept.change(try_five)  # nothing is written twice
    assert ProgressFile(path).read().exercise(5).tries == 2


def test_a_folder_that_is_not_there_or_cannot_be_written(path, monkeypatch, capsys):
    kept = ProgressFile(path.parent / "gone" / path.name)
    kept.change(pass_four)
    assert kept.read().passed == {4}

    def refuse(*_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(module, "_write", refuse)
    kept = ProgressFile(path)
    kept.change(pass_four)
    assert kept.read().passed == {4}
    assert "Permission denied" in capsys.readouterr().out


def test_a_full_disk_leaves_the_old_file(path, monkeypatch):
    kept = ProgressFile(path)
    kept.change(pass_four)

    def full_disk(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(Path, "replace", full_disk)
        kept.change(try_five)
    assert ProgressFile(path).read().passed == {4}
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert kept.read().exercise(5).tries == 1


def test_a_lock_that_is_never_given_up_is_not_waited_for(path, monkeypatch):
    monkeypatch.setattr(module, "_PATIENCE", 0.05)
    with module._locked(path.parent):
        kept = ProgressFile(path)
        kept.change(pass_four)
    assert kept.problem
    assert not path.exists()
    kept.change(try_five)
    assert ProgressFile(path).read().passed == {4}


@pytest.mark.parametrize("fcntl", [None, types.ModuleType("fcntl")], ids=["none", "no flock"])
def test_where_there_are_no_locks_it_is_kept_all_the_same(path, monkeypatch, fcntl):
    monkeypatch.setitem(sys.modules, "fcntl", fcntl)
    kept = ProgressFile(path)
    kept.change(pass_four)
    assert kept.problem == ""
    assert ProgressFile(path).read().passed == {4}


def test_it_is_forgotten(path):
    kept = ProgressFile(path)
    assert kept.forget() is False
    kept.change(pass_four)
    assert kept.forget() is True
    assert not path.exists()
    assert kept.read() == Record()


# Whose file it is


def course(tmp_path):
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "00-start-here.ipynb").write_text("{}", encoding="utf-8")
    (tmp_path / "exercises" / "deeper").mkdir(parents=True)
    return tmp_path


@pytest.mark.parametrize(
    ("where", "found"),
    [(".", True), ("notebooks", True), ("exercises", True), ("exercises/deeper", False)],
)
def test_the_course_is_the_folder_or_the_one_above(tmp_path, monkeypatch, where, found):
    folder = course(tmp_path)
    monkeypatch.chdir(folder / where)
    assert course_folder() == (folder if found else None)


def test_only_a_person_at_work_has_a_file(tmp_path, monkeypatch):
    folder = course(tmp_path)
    monkeypatch.chdir(folder / "notebooks")
    assert progress_file().path is None  # tests say "off"
    monkeypatch.delenv(VARIABLE)
    monkeypatch.delitem(sys.modules, "IPython", raising=False)
    assert progress_file().path is None  # a program
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: None))
    assert progress_file().path is None
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: 1))
    assert progress_file().path == folder / "progress.json"
    monkeypatch.setenv(VARIABLE, "off")
    assert progress_file().path is None
    monkeypatch.setenv(VARIABLE, str(tmp_path / "mine.json"))
    assert progress_file().path == tmp_path / "mine.json"


def test_git_never_sees_it():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert f"/{module.NAME}*" in ignored
