"""Solutions in a folder: saved, opened again, and refused where something is wrong."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest
from helpers import ROOT, peak_memory
from rules_of_graphs import (
    lists,
    never,
    nobody,
    solved,
)

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.solvers.implicit.solve_implicit import solve_implicit


def test_saved_and_opened_again(tmp_path):
    found = solved("lists", gg.random_graph(300, seed=4), {5: DRAW}, terminals="misere")
    found.save(tmp_path / "deep" / "folder")
    for mmap in (True, False):
        again = gg.load_solution(tmp_path / "deep" / "folder", mmap=mmap)
        assert isinstance(again.labels, np.memmap) == mmap
        assert again.labels.tolist() == found.labels.tolist()
        assert again.distances.tolist() == found.distances.tolist()
        assert (again.counts(), again.longest_win()) == (found.counts(), found.longest_win())
        assert (again.terminals, again.outcome(5)) == ("misere", DRAW)
        with pytest.raises(GameGraphError, match="rules of the game were not saved"):
            again.best_move(0)
        with_rules = gg.load_solution(tmp_path / "deep" / "folder", found.graph, mmap=mmap)
        assert with_rules.line(0) == found.line(0)
        gg.verify(found.graph, with_rules)


def test_saving_again_without_distances_leaves_none_behind(tmp_path):
    lists().save(tmp_path)
    lists(distances=False).save(tmp_path)
    assert gg.load_solution(tmp_path).distances is None
    empty = solve_implicit(0, nobody, nobody, never, params=[])
    empty.save(tmp_path)
    assert gg.load_solution(tmp_path).counts() == {WIN: 0, LOSE: 0, DRAW: 0}


def test_a_large_folder_is_opened_without_reading_it(tmp_path):
    n = 60_000_000
    np.lib.format.open_memmap(tmp_path / "labels.npy", "w+", np.uint8, (n,))[n - 1] = WIN
    meta = {
        "format": "gamegraphs solution", "version": 1, "n": n, "terminals": "normal",
        "distances": False,
    }  # fmt: skip
    (tmp_path / "meta.json").write_text(json.dumps(meta))
    assert gg.load_solution(tmp_path).outcome(n - 1) == WIN
    assert peak_memory(lambda: gg.load_solution(tmp_path).outcome(n - 1)) < 1_000_000


def test_bad_folders(tmp_path):
    def refuse(message, graph=None):
        with pytest.raises(GameGraphError, match=message):
            gg.load_solution(tmp_path, graph)

    refuse("holds no solution.*meta.json")
    (tmp_path / "meta.json").write_text("{")
    refuse("is no JSON")
    (tmp_path / "meta.json").write_text("{}")
    refuse("does not say")
    lists().save(tmp_path)
    refuse("is about 3 positions, the graph has 5", gg.ImplicitGraph(5))
    good = json.loads((tmp_path / "meta.json").read_text())
    for changed, message in (
        ({"version": 3}, "has version 3, not 1 or 2"),
        ({"n": "3"}, "lacks n"),
        ({"terminals": "x"}, "terminals must be"),
        ({"arrays": None}, "does not name the files of labels and distances: None"),
        ({"arrays": {"labels": "../labels.npy"}}, "does not name the files of labels"),
        ({"n": 4}, r"labels-.*npy must hold 4 values of type uint8, not uint8 \(3,\)"),
    ):
        (tmp_path / "meta.json").write_text(json.dumps(good | changed))
        refuse(message)
    (tmp_path / "meta.json").write_text(json.dumps(good))
    distances = tmp_path / good["arrays"]["distances"]
    np.save(distances, np.zeros(3))
    refuse("type int32, not float64")
    distances.write_bytes(b"\x93NUM")
    refuse("distances-.*npy cannot be read")
    distances.unlink()
    refuse("distances-.*npy cannot be read")


@pytest.mark.parametrize("other", [False, True])
def test_a_mapped_solution_is_saved_into_its_own_folder(tmp_path, other):
    n = 200_000  # more than a page, so that a file cut short would be missed

    def made(value):
        plies = np.full(n, value, np.int32)
        return gg.ImplicitSolution(gg.ImplicitGraph(n), np.full(n, value, np.uint8), plies)

    made(1).save(tmp_path)
    mapped = gg.load_solution(tmp_path)
    (made(0) if other else mapped).save(tmp_path)
    assert (int(mapped.labels.sum()), int(mapped.distances.sum())) == (n, n)
    assert gg.load_solution(tmp_path).labels.tolist() == [0 if other else 1] * n
    names = sorted(path.name.partition("-")[0] for path in tmp_path.iterdir())
    assert names == ["distances", "labels", "meta.json"]


def test_a_failed_save_leaves_the_solution_that_was_there(tmp_path, monkeypatch):
    lists().save(tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    save = np.save

    def fail(path, values):
        if "distances" in str(path):
            raise OSError("the disk is full")
        save(path, values)

    monkeypatch.setattr(np, "save", fail)
    with pytest.raises(OSError, match="the disk is full"):
        lists(terminals="misere").save(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


KILLED = """
import os, pathlib, sys
import numpy as np
import gamegraphs as gg

folder, what, count = sys.argv[1], sys.argv[2], int(sys.argv[3])

def killed_at(module, name):
    done, calls = getattr(module, name), []
    def call(*args, **more):
        calls.append(name)
        if len(calls) > count:
            os._exit(9)  # nothing is tidied up, as by a kill
        return done(*args, **more)
    setattr(module, name, call)

killed_at({"save": np, "replace": pathlib.Path, "unlink": pathlib.Path}[what], what)
gg.ImplicitSolution(gg.ImplicitGraph(3), [0, 0, 0], [0, 0, 0]).save(folder)
"""
AT = [("save", 0), ("save", 1), ("replace", 0), ("unlink", 0), ("unlink", 1)]


def save_as_before(solution, folder):
    """Write the files of version 1."""
    np.save(folder / "labels.npy", np.asarray(solution.labels, np.uint8))
    np.save(folder / "distances.npy", np.asarray(solution.distances, np.int32))
    meta = {
        "format": "gamegraphs solution", "version": 1, "n": solution.graph.n,
        "terminals": solution.terminals, "distances": True,
    }  # fmt: skip
    (folder / "meta.json").write_text(json.dumps(meta))


@pytest.mark.parametrize("older", [False, True])
def test_a_killed_save_leaves_a_solution_and_the_next_one_tidies_up(tmp_path, older):
    for what, count in AT:
        folder = tmp_path / f"{what}-{count}"
        folder.mkdir()
        before = gg.ImplicitSolution(gg.ImplicitGraph(3), [1, 1, 1], [1, 1, 1])
        save_as_before(before, folder) if older else before.save(folder)
        (folder / "labels-of-mine.npy").touch()
        killed = subprocess.run(
            [sys.executable, "-c", KILLED, folder, what, str(count)], check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert killed.returncode == 9
        now = 0 if what == "unlink" else 1  # the new meta.json is there, or the old one
        found = gg.load_solution(folder)
        assert (found.labels.tolist(), found.distances.tolist()) == ([now] * 3, [now] * 3)
        lists().save(folder)
        assert gg.load_solution(folder).labels.tolist() == list(lists().labels)
        if not (older and what == "unlink"):
            assert len(list(folder.iterdir())) == 4  # two arrays, meta.json, and mine


def test_a_solution_of_version_1_is_read_and_replaced(tmp_path):
    save_as_before(lists(), tmp_path)
    found = gg.load_solution(tmp_path)
    assert found.labels.tolist() == list(lists().labels)
    assert found.distances.tolist() == list(lists().distances)
    lists().save(tmp_path)
    assert not (tmp_path / "labels.npy").exists()
    assert not (tmp_path / "distances.npy").exists()
    np.save(tmp_path / "labels.npy", np.zeros(9))  # of the user
    lists().save(tmp_path)
    assert len(np.load(tmp_path / "labels.npy")) == 9


def test_a_folder_that_is_none_is_refused(tmp_path):
    (tmp_path / "file").touch()
    for folder, message in ((5, "folder must be a path"), (tmp_path / "file", "cannot be made")):
        with pytest.raises(GameGraphError, match=message):
            lists().save(folder)
