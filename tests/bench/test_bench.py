"""The rivals of the benchmark answer right, and the table says what it measured."""

import json
import re
import shutil
import sys

import numpy as np
import pytest
from helpers import compiled_cpp

import gamegraphs as gg
from gamegraphs.bench import languages
from gamegraphs.bench.baselines import cpp_labeller, label_plainly
from gamegraphs.bench.core import (
    Comparison,
    chain,
    cop_and_robber,
    heading,
    line,
    measure,
)
from gamegraphs.bench.timing import peak_bytes, ratio, times

pytestmark = pytest.mark.machine


def inputs():
    yield from (gg.random_graph(n, seed) for seed, n in enumerate([0, 1, 2, 5, 50, 3000]))
    yield chain(100)
    yield chain(100, seed=3)
    yield cop_and_robber(2, 3)


@pytest.mark.parametrize("graph", list(inputs()), ids=repr)
@pytest.mark.parametrize("with_distances", [False, True])
def test_rivals_give_the_answers_of_solve(graph, with_distances):
    solution = gg.solve(graph)
    labels, distances = label_plainly([graph.moves(u) for u in range(graph.n)], with_distances)
    assert labels == solution.labels.tolist()
    if with_distances:
        assert distances == solution.distances.tolist()


@pytest.mark.machine
@pytest.mark.parametrize("graph", [graph for graph in inputs() if graph.n], ids=repr)
@pytest.mark.parametrize("with_distances", [False, True])
def test_the_cpp_rival_gives_the_answers_of_solve(graph, with_distances):
    cpp = compiled_cpp(cpp_labeller)
    solution = gg.solve(graph)
    arrays = (np.asarray(graph.offsets, np.int32), np.asarray(graph.targets, np.int32))
    labels, distances = cpp(*arrays, with_distances)
    assert labels.tolist() == solution.labels.tolist()
    if with_distances:
        assert distances.tolist() == solution.distances.tolist()


def test_a_shuffled_chain_is_a_chain():
    solution = gg.solve(chain(50, seed=1))
    assert sorted(solution.distances.tolist()) == list(range(50))


def test_on_a_king_s_board_the_cop_always_catches_the_robber():
    """A king's graph is dismantlable, so one cop wins (Nowakowski and Winkler 1983)."""
    graph = cop_and_robber(3, 4)
    counts = gg.solve(graph).counts()
    assert counts[gg.DRAW] == 0
    assert counts[gg.WIN] == counts[gg.LOSE] == 144


def test_times_calls_in_turn_and_ratio_is_a_median_of_pairs():
    calls = []
    seconds = times([lambda: calls.append("a"), lambda: calls.append("b")], 3)
    assert calls == ["a", "b"] * 3
    assert [len(kept) for kept in seconds] == [3, 3]
    assert ratio([1.0, 9.0, 2.0], [2.0, 3.0, 2.0]) == 1.0


def test_peak_bytes_counts_what_is_held_at_the_same_time():
    one_after_the_other = peak_bytes(lambda: [len(bytearray(10**6)) for _ in range(3)])
    together = peak_bytes(lambda: [bytearray(10**6), np.zeros(10**6, np.uint8)])
    assert 10**6 <= one_after_the_other < 1.1 * 10**6
    assert 2 * 10**6 <= together < 2.1 * 10**6


def test_a_line_marks_a_goal_that_was_missed():
    assert heading().startswith("work")
    good = Comparison("w", seconds=0.5, to_python=0.009, python_goal=0.01, to_cpp=0.4, cpp_goal=0.5)
    assert "!" not in line(good)
    good.to_cpp = 0.6
    assert "0.6000!" in line(good)
    assert "!" not in line(Comparison("w", note="no C++ compiler found"))


PRINTED = """\
  positions   seconds   ns for each position and move
       1000    0.0001      40.0
      10000    0.0004      16.6
forward search is wrong on 35 of 200 games of 20 positions
"""


def test_languages_stand_beside_each_other(monkeypatch):
    """A stand-in prints what the programs print; the other has no compiler."""
    python = (sys.executable, "-c")
    stand_in = languages.LanguageProgram("go", (), (*python, ""), (*python, f"print({PRINTED!r})"))
    lost = languages.LanguageProgram("java", ("no-such-compiler",), (), ())
    monkeypatch.setattr(languages, "PROGRAMS", {"Go": stand_in, "Java": lost})
    unknown, known = rows = languages.measure(sizes=(20, 1000), rounds=2)
    size = np.mean([g.n + g.m for g in (gg.random_graph(1000, s) for s in (42, 43, 44))])
    assert known.seconds["Go"] == pytest.approx(40e-9 * size)
    assert set(known.seconds) - set(unknown.seconds) == {"Go"}
    assert known.seconds.keys() == known.to_ours.keys()
    assert known.to_ours["ours, from a graph"] == 1
    last = languages.format_rows(rows).splitlines()[-1]
    assert last == "Java is left out: there is no no-such-compiler here"
    assert json.loads(json.dumps([languages.as_dict(row) for row in rows]))


def test_a_program_that_is_missing_or_does_not_compile_is_a_sentence(tmp_path):
    program = languages.LanguageProgram("go", (), (sys.executable, "-c", "exit('line 3: no')"), ())
    reason = languages.compile_program(program, tmp_path, solutions=tmp_path)
    assert reason.startswith(f"there is no folder {tmp_path / 'go'}")
    (tmp_path / "go").mkdir()
    reason = languages.compile_program(program, tmp_path, solutions=tmp_path)
    assert reason == "it does not compile: line 3: no"


@pytest.mark.long
def test_the_programs_in_go_and_java_measure_themselves():
    """They always go up to 10^6."""
    rows = languages.measure(sizes=(1000, 10_000), rounds=1)
    for language, tools in (("Go", ["go"]), ("Java", ["javac", "java"])):
        found = all(map(shutil.which, tools))
        assert [language in row.seconds for row in rows] == [found, found]
        assert [language in row.missing for row in rows] == [not found, not found]
        assert all(row.seconds.get(language, 1) > 0 for row in rows)


@pytest.mark.long
def test_the_whole_table_with_room_for_a_busy_machine(tmp_path):
    """The goals are in the table; here they may be missed by a factor of three, not by more."""
    rows = list(measure(quick=True, pairs=3))
    for row in rows:
        for value, goal in ((row.to_python, row.python_goal), (row.to_cpp, row.cpp_goal)):
            if value is not None:
                assert value <= 3 * goal, line(row)
        if row.work.startswith("memory"):
            used, allowed = map(float, re.findall(r"([\d.]+) MB", row.note))
            assert used <= allowed, line(row)
    assert json.loads(json.dumps([row.__dict__ for row in rows]))
