"""A program in any language: what is started, what it is handed, how its output is read."""

import shutil
import sys

import pytest

from gamegraphs import GameGraphError
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import (
    EXERCISES,
)
from gamegraphs.course.judging import judged_program
from gamegraphs.course.judging.judge import judge
from gamegraphs.course.judging.judged_program import InputText, SandboxedProgram
from gamegraphs.course.running.protocol import CallResult


@pytest.mark.parametrize(
    ("rows", "moves", "sentence"),
    [
        (
            "[r for r in before if r]",
            [[1], []],
            "line 3 is missing: expected the predecessors of 1; a",
        ),
        ("before[:-1]", [[1], []], "line 3 is missing"),
        ("before[:-1]", [[0], []], ""),
        ("[*before, [], []]", [[1], []], ""),
        ("before[::-1]", [[1], []], "Predecessors of 0: you list 0, but"),
    ],
)
def test_a_position_without_predecessors_has_an_empty_line(rows, moves, sentence):
    before = [[u for u, row in enumerate(moves) if v in row] for v in range(len(moves))]
    rows = eval(rows, {"before": before})
    printed = "1 0\n" + "".join(" ".join(map(str, row)) + " \n" for row in rows)
    result = CallResult("value", printed)
    run = SandboxedProgram(EXERCISES[3], ["python3"], 1)
    trial = judged(EXERCISES[3], [moves], run._read([moves], result))
    assert trial.fault.startswith(sentence)
    assert bool(trial.fault) == bool(sentence)


def test_the_text_of_a_large_input_is_made_once(monkeypatch):
    made = []
    subject = EXERCISES[4]
    monkeypatch.setattr(subject, "input_text", lambda data: made.append(data) or "1\n0\n")
    text, data = InputText(subject), [[[]]]
    assert text(data) == text(data) == "1\n0\n"
    assert len(made) == 1


def test_a_script_that_does_not_say_what_runs_it_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "label").write_text("echo 0\n")
    (tmp_path / "label").chmod(0o755)
    with pytest.raises(GameGraphError, match=r"first line has to be #!/bin/bash.* bash \./label 3"):
        judge(4, ["./label", "3"])
    assert not judged_program._without_interpreter(sys.executable)


@pytest.mark.machine
def test_python_means_this_python():
    assert shutil.which("python3")
    assert SandboxedProgram(4, ["python3", "x.py"], 1).words[0].endswith(("python", "python3"))
