"""The programs in Go: solutions are right and fast, starters compile and are not."""

import os
import subprocess

import pytest
from make_starters import ROOT
from programs import FullSizes, faults, inputs, need

from gamegraphs.course.exercises import EXERCISES

ENTRIES = pytest.mark.parametrize("entry", EXERCISES.values(), ids=lambda entry: entry.slug)
FOLDERS = pytest.mark.parametrize("side", ["solutions", "exercises"])


@pytest.fixture(scope="session", autouse=True)
def go():
    need("go", "apt-get install golang-go")


@pytest.fixture(scope="session")
def built(tmp_path_factory, go):
    """Compile everything once; return the command for a side and an exercise."""
    folder = tmp_path_factory.mktemp("go")
    for side in ("solutions", "exercises"):
        (folder / side).mkdir()
        run_go(side, "build", "-o", f"{folder / side}/", "./...")
    return lambda side, entry: [str(folder / side / entry.slug)]


def run_go(side, *words):
    """Run go in a folder without a network; whatever it says is a fault."""
    alone = {"GOPROXY": "off", "GOTOOLCHAIN": "local", "GOFLAGS": ""}
    ran = subprocess.run(
        ["go", *words],
        cwd=ROOT / side / "go",
        env={**os.environ, **alone},
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


# Right and wrong


@ENTRIES
def test_a_solution_is_right(built, entry):
    command = built("solutions", entry)
    found = [(data, faults(entry.number, command, data)) for data in inputs(entry.number)]
    assert len(found) > 15
    assert [(str(data)[:200], fault) for data, fault in found if fault] == []


@ENTRIES
def test_a_starter_compiles_and_is_not_right(built, entry):
    command = built("exercises", entry)
    example = entry.example()
    assert faults(entry.number, command, example), "right on the example"
    for data in inputs(entry.number)[:20]:
        faults(entry.number, command, data)  # an answer can be read, and nothing crashes


@pytest.mark.parametrize("text", ["", "2\n1", "2\n1 x\n", "-1\n"])
def test_an_input_of_another_form_is_refused(built, text):
    ran = subprocess.run(
        built("solutions", EXERCISES[4]), input=text, capture_output=True, text=True, timeout=10
    )
    assert ran.returncode != 0
    assert ran.stdout == ""
    assert "the input ends too early" in ran.stderr or "expected a whole number" in ran.stderr


class TestSizes(FullSizes):
    """Full sizes, and the benchmark."""


# Form


@FOLDERS
def test_the_formatting_is_that_of_gofmt(side):
    ran = subprocess.run(
        ["gofmt", "-l", "."], cwd=ROOT / side / "go", capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@FOLDERS
def test_go_vet_finds_nothing(side):
    run_go(side, "vet", "./...")


@FOLDERS
def test_lines_are_not_too_long(side):
    for file in (ROOT / side / "go").rglob("*.go"):
        long = [line for line in file.read_text().splitlines() if len(line.expandtabs(4)) > 100]
        assert long == [], file
