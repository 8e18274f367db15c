"""Forward search fails as it says, and how it ends is told by name."""

import signal
import subprocess

import pytest

import gamegraphs as gg
from gamegraphs.bench import forward
from gamegraphs.oracle import by_rounds

pytestmark = pytest.mark.machine


def moves_of(graph):
    return [graph.moves(u) for u in range(graph.n)]


def test_without_cycles_both_forward_searches_are_right():
    for graph in gg.small_graphs(3, acyclic=True):
        true = by_rounds(graph)[0]
        assert forward.unguarded(moves_of(graph)) == true
        assert forward.guarded(moves_of(graph)) == true


def test_the_guarded_search_is_wrong_where_the_textbook_one_is():
    """On 6 of the 530 graphs, as in notebook 03, and never with a false WIN or LOSE."""
    wrong = 0
    for graph in gg.small_graphs(3):
        found, true = forward.guarded(moves_of(graph)), by_rounds(graph)[0]
        wrong += found != true
        assert all(a == b for a, b in zip(found, true, strict=True) if a != gg.DRAW)
    assert wrong == 6


def test_how_the_searches_end_in_their_processes():
    """`random_graph(1000, 42)` has cycles; how the machine's stack ends is up to the machine."""
    assert gg.random_graph(1000, 42).find_cycle()
    assert forward.run("unguarded", 1000, 42).how == "RecursionError"
    assert forward.run("unguarded, high limit", 1000, 42).how in (
        "killed by SIGSEGV", "RecursionError", "MemoryError",
    )  # fmt: skip
    ending = forward.run("guarded", 1000, 42)
    found = forward.guarded(moves_of(gg.random_graph(1000, 42)))
    true = gg.solve(gg.random_graph(1000, 42)).labels.tolist()
    assert ending.wrong == sum(a != b for a, b in zip(found, true, strict=True)) > 0
    assert ending.how == "labels"


@pytest.mark.parametrize(
    ("code", "stderr", "how"),
    [
        (-signal.SIGSEGV, "", "killed by SIGSEGV"),
        (1, "Traceback\n  ...\nMemoryError: no room\n", "MemoryError"),
        (3, "", "exit code 3"),
    ],
)
def test_endings_have_names(monkeypatch, code, stderr, how):
    done = subprocess.CompletedProcess([], code, "", stderr)
    monkeypatch.setattr(forward.subprocess, "run", lambda *words, **options: done)
    assert forward.run("guarded", 5, 1) == forward.Ending(how)


@pytest.mark.parametrize(
    ("error", "how"),
    [(subprocess.TimeoutExpired("x", 2), "no answer in 2 s"), (OSError, "there are no child")],
)
def test_a_search_that_does_not_end_or_begin(monkeypatch, error, how):
    def fail(*words, **options):
        raise error

    monkeypatch.setattr(forward.subprocess, "run", fail)
    assert forward.run("guarded", 5, 1, patience=2).how.startswith(how)
