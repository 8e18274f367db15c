"""wave_by_hand: graphs worth a run, and three clean runs in a row."""

import subprocess
import sys

import pytest
from helpers import ROOT

from gamegraphs import LOSE
from gamegraphs.course import wave_by_hand
from gamegraphs.course.learning.progress_file import ProgressFile, WaveProgress
from gamegraphs.course.learning.wave_practice import new_graph
from gamegraphs.trace import trace


def run_through(run, mistake=False):
    if mistake:
        run.finish()
    while not run.finished:
        method, name, label = run.next_steps()[0]
        given = [] if name is None else [name] if label is None else [name, label]
        getattr(run, method)(*given)


@pytest.mark.parametrize("seed", range(15))
def test_a_graph_needs_counters_and_the_order_of_the_queue(seed):
    steps = trace(new_graph(seed))
    assert {"seed", "label", "count", "end"} <= {step.kind for step in steps}
    assert any(step.kind == "label" and step.label == LOSE for step in steps)
    assert any(len({step.distances[u] for u in step.queue}) > 1 for step in steps)
    assert 9 <= len(steps) <= 16


def test_graphs_are_new_each_time(path):
    shown = {tuple(map(tuple, map(run.graph.moves, range(6)))) for run in
             (wave_by_hand() for _ in range(5))}  # fmt: skip
    assert len(shown) > 1
    run = wave_by_hand()
    first = [run.graph.moves(u) for u in range(6)]
    for _ in range(3):
        run.new()
    assert [run.graph.moves(u) for u in range(6)] != first


def test_a_program_gets_the_same_graph_each_time():
    first, second = (wave_by_hand().graph for _ in range(2))
    assert [first.moves(u) for u in range(6)] == [second.moves(u) for u in range(6)]


def test_three_clean_runs_in_a_row_are_mastery(path):
    kept = []
    for mistake in (False, False, True, False, False, False, True):
        run_through(wave_by_hand(), mistake)
        kept.append(ProgressFile(path).read().wave)
    assert [wave.clean for wave in kept] == [1, 2, 0, 1, 2, 3, 0]
    assert [wave.mastered for wave in kept] == [False] * 5 + [True] * 2
    assert kept[-1] == WaveProgress(7, 0, True)


def test_only_random_graphs_that_are_new_count(path):
    run = wave_by_hand()
    run_through(run)
    run.again()
    run_through(run)
    run_through(wave_by_hand([[1], []]))
    assert ProgressFile(path).read().wave == WaveProgress(1, 1, False)
    run.new()
    run_through(run)
    assert ProgressFile(path).read().wave.clean == 2


def test_without_ipywidgets_it_is_text():
    code = (
        "import sys; sys.modules['ipywidgets'] = None\n"
        "from gamegraphs.course import wave_by_hand\nprint(wave_by_hand([[1], []]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("WaveRun(0 of 2 labelled, 0 refused: Begin with")
