"""The programs in Go: solutions are right and fast, starters compile and are not."""

import os
import subprocess

import pytest
from make_starters import ROOT
from programs import (
    LIMITS,
    MILLION,
    chain,
    check_generator,
    faults,
    inputs,
    is_right_on,
    large,
    need,
    printed,
    random_dag,
    random_game,
)

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


# Full sizes

GRAPH_TASKS = (2, 3, 4, 5, 6, 7, 9, 11, 12, 13)


@pytest.fixture(scope="module")
def million():
    return large(random_game())


@pytest.fixture(scope="module")
def million_chain():
    return large(chain())


@pytest.mark.long
@pytest.mark.parametrize("number", GRAPH_TASKS)
def test_a_random_game_of_a_million_positions(built, million, number):
    assert is_right_on(number, built("solutions", EXERCISES[number]), million)


@pytest.mark.long
@pytest.mark.parametrize("number", [1, *GRAPH_TASKS])
def test_a_chain_of_a_million_positions(built, million_chain, number):
    assert is_right_on(number, built("solutions", EXERCISES[number]), million_chain)


@pytest.mark.long
def test_an_acyclic_game_of_a_million_positions(built):
    game = large(random_dag())
    for number in (1, 9):
        assert is_right_on(number, built("solutions", EXERCISES[number]), game)


@pytest.mark.parametrize(("number", "data"), LIMITS.values(), ids=LIMITS.keys())
def test_the_largest_input_that_is_promised(built, number, data):
    assert faults(number, built("solutions", EXERCISES[number]), data) == ""


# The benchmark

SEEDS = (0, 1, 42, 2**63, 2**64 - 1)


@pytest.mark.parametrize("n", [1, 2, 1000, 100_000])
@pytest.mark.parametrize("seed", SEEDS)
def test_games_and_labels_are_those_of_python(built, n, seed):
    same_game(built, n, seed, 3)


@pytest.mark.parametrize("max_out", [0, 1, 200])
def test_games_with_more_and_fewer_moves_are_those_of_python(built, max_out):
    same_game(built, 300, 7, max_out)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS[:3])
def test_games_and_labels_of_a_million_positions_are_those_of_python(built, seed):
    same_game(built, MILLION, seed, 3)


def same_game(built, n, seed, max_out):
    generator, labeller = (built("solutions", EXERCISES[number]) for number in (16, 4))
    check_generator(generator, labeller, n, seed, max_out)


def test_the_measurement(built):
    command = [*built("solutions", EXERCISES[16]), "bench"]
    rows = [row.split() for row in printed(command, "", seconds=60).splitlines()]
    assert [int(row[0]) for row in rows[1:5]] == [10**3, 10**4, 10**5, 10**6]
    assert all(float(value) > 0 for row in rows[2:5] for value in row[1:])
    assert 0 < int(rows[5][rows[5].index("of") - 1]) < 200


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
