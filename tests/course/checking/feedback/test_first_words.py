"""The first words of a check: soon enough, in their place, and gone when the verdict is there."""

import io
import os
import sys
import time
from pathlib import Path

import nbformat
import pytest
from collection import MISTAKES, retrograde
from nbclient import NotebookClient

from gamegraphs.course import check
from gamegraphs.course.checking.cached_exercise import cached_exercise
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.feedback.first_words import FirstWords
from gamegraphs.course.exercises import exercise
from gamegraphs.course.running.runner import HAS_PROCESSOR_TIME, processor_time

# Those whose whole verdict takes longest, in seconds of processor time on an empty cache.
SLOWEST = {
    (1, "rounds-anew"),
    (6, "n-rounds"),
    (6, "quick-loss"),
    (8, "no-memory"),
    (9, "searched-anew"),
    (11, "pred-not-used"),
    (12, "solved-anew"),
    (13, "rounds"),
}
CASES = [
    pytest.param(number, mistake.function, id=f"{number}-{mistake.key}")
    for number, mistake in MISTAKES
    if (number, mistake.key) in SLOWEST
]
# Seconds of processor time: two or three times as many as on a quiet machine, as others are slow.
SOON, ALL = 3.0, 6.0
WRONG = "def wrong(moves):\n    return [0] * len(moves)\n"


def worked():
    """Return the seconds of this process, and of its children, also of those that still run."""
    children = []
    for task in Path("/proc/self/task").iterdir():
        children += (task / "children").read_text().split()
    used = os.times()
    ended = used.children_user + used.children_system
    return time.process_time() + ended + sum(processor_time(int(pid)) for pid in children)


@pytest.mark.skipif(not HAS_PROCESSOR_TIME, reason="processor time is told on Linux alone")
@pytest.mark.parametrize(("number", "answer"), CASES)
def test_the_first_sentence_is_there_soon_and_the_verdict_not_late(number, answer):
    cached_exercise.cache_clear()
    start, said = worked(), []
    verdict = examine(exercise(number), answer, tell=lambda text: said.append((worked(), text)))
    whole = worked() - start
    [(then, text)] = said
    assert text.startswith(verdict.headline())
    assert then - start < SOON
    assert whole < ALL


def test_all_of_the_slowest_are_there():
    assert len(CASES) == len(SLOWEST)


@pytest.mark.parametrize("here", [False, True])
@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (lambda moves: [0] * len(moves), "not yet. It gets label_game([[0]]) wrong."),
        (lambda moves: [1] * len(moves), "not yet. It gets label_game([[]]) wrong."),
        (lambda moves: moves[9], "with an error. It fails on label_game([[]])."),
        (lambda moves: 0, "not yet. It gets label_game([[]]) wrong."),
    ],
)
def test_it_says_what_is_wrong_and_where(answer, sentence, here):
    said = []
    examine(exercise(4), answer, here, tell=said.append)
    [text] = said
    assert sentence in text


def _starter(moves):
    raise NotImplementedError


@pytest.mark.parametrize("answer", [retrograde, _starter, lambda moves: None])
def test_nothing_is_said_of_what_is_right_or_not_written(answer):
    said = []
    examine(exercise(4), answer, tell=said.append)
    assert not said


def test_what_is_wrong_on_large_inputs_alone_is_told_before_a_smaller_one_is_found():
    def byte(moves):
        return retrograde(moves) if len(moves) < 3_000 else [0] * len(moves)

    said = []
    verdict = examine(exercise(4), byte, tell=said.append)
    assert verdict.status == "wrong"
    [text] = said
    assert "It gets the chain" in text
    assert " of 3,000 " in verdict.found[0]


class _Terminal(io.StringIO):
    def isatty(self):
        return True


def test_on_a_terminal_it_is_a_line_that_is_taken_away(monkeypatch):
    terminal = _Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    verdict = check(4, lambda moves: [0] * len(moves))
    written = terminal.getvalue()
    assert written.startswith("Task 4, label_game: not yet. It gets label_game([[0]]) wrong.")
    assert written.endswith("\r\x1b[K")
    assert written.count("Task 4") == 1
    assert "\n" not in written
    assert "The smallest input it gets wrong: `label_game([[0]])`" in repr(verdict)


def test_where_nobody_looks_nothing_is_written(capsys):
    check(4, lambda moves: [0] * len(moves))
    assert capsys.readouterr() == ("", "")
    FirstWords(None).say("nobody looks")
    assert capsys.readouterr() == ("", "")


class _Watched(NotebookClient):
    """Runs a notebook and keeps the kinds and texts of what was shown, as it came."""

    def process_message(self, msg, cell, cell_index):
        if "display_data" in msg["msg_type"]:
            self.shown.append((cell_index, msg["msg_type"], msg["content"]["data"]["text/plain"]))
        return super().process_message(msg, cell, cell_index)


def test_in_a_notebook_the_verdict_takes_the_place_of_the_words():
    cells = [
        "from gamegraphs.course import check",
        f"print('before')\n{WRONG}check(4, wrong)",
        "verdict = check(4, wrong)",
        "check(4, wrong).points",
        "check(4, wrong);",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(c) for c in cells])
    client = _Watched(notebook, timeout=60, kernel_name="python3")
    client.shown = []
    client.execute()
    first, *rest = client.shown
    assert first[:2] == (1, "display_data")
    assert "It gets label_game([[0]]) wrong." in first[2]
    assert rest[0][:2] == (1, "update_display_data")
    printed, page, *buttons = notebook.cells[1].outputs
    assert printed.text == "before\n"
    assert "The smallest input it gets wrong" in page.data["text/plain"]
    assert "The smallest input it gets wrong" in page.data["text/html"]
    assert not any("Looking for more" in str(output) for output in [page, *buttons])
    assert not any("smallest input it gets" in b.data["text/plain"] for b in buttons)
    assert [len(cell.outputs) for cell in notebook.cells[2:]] == [0, 1, 0]
    assert {index for index, *_ in client.shown} == {1}
