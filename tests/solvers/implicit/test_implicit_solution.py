"""Solutions in a folder: saved, opened again, and refused where something is wrong."""

import json

import numpy as np
import pytest
from helpers import peak_memory
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
        ({"version": 2}, "has version 2, not 1"),
        ({"n": "3"}, "lacks n"),
        ({"terminals": "x"}, "terminals must be"),
        ({"n": 4}, r"labels.npy must hold 4 values of type uint8, not uint8 \(3,\)"),
    ):
        (tmp_path / "meta.json").write_text(json.dumps(good | changed))
        refuse(message)
    (tmp_path / "meta.json").write_text(json.dumps(good))
    np.save(tmp_path / "distances.npy", np.zeros(3))
    refuse("type int32, not float64")
    (tmp_path / "distances.npy").write_bytes(b"\x93NUM")
    refuse("distances.npy cannot be read")
    (tmp_path / "distances.npy").unlink()
    refuse("distances.npy cannot be read")


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
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["distances.npy", "labels.npy", "meta.json"]


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
