"""What the tests of programs in other languages share: inputs, a judge, games of full size."""

import os
import subprocess
from dataclasses import dataclass
from functools import cache
from itertools import islice
from shutil import which

import numpy as np
import pytest

import gamegraphs as gg
from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.exercises.task_14.undirected import grid, path
from gamegraphs.generate import random_graph

NEEDED = "GAMEGRAPHS_NEED_LANGUAGES"
FIRST, SPREAD, SEED, DEEP = 40, 60, 7, 20_000
MILLION = 1_000_000
LONGEST = 20.0  # seconds for 10^6 positions; it takes about one


def need(program, advice):
    """Skip without a compiler, or fail where the environment asks for all languages."""
    if which(program) is None:
        sentence = f"{program} is not installed: {advice}"
        if os.environ.get(NEEDED):
            pytest.fail(sentence)
        pytest.skip(sentence)


@cache
def inputs(number):
    """Return the inputs that a solution is tried on: small, larger and deep ones."""
    subject = exercise(number)
    small = list(subject.small())
    found = [subject.example(), *small[:FIRST], *small[FIRST :: max(1, len(small) // SPREAD)]]
    found += subject.larger(SEED)
    return found + [family.make(family.size or DEEP) for family in islice(subject.deep(), 1)]


def printed(command, text, seconds=LONGEST):
    """Return what a program prints; it must end well and in time."""
    ran = subprocess.run(command, input=text, capture_output=True, text=True, timeout=seconds)
    assert (ran.returncode, ran.stderr) == (0, ""), f"{command} on {text[:100]!r}"
    return ran.stdout


def faults(number, command, data):
    """Return what is wrong with what a program prints for an input, "" if nothing is."""
    subject = exercise(number)
    output = printed(command, subject.input_text(data))
    return subject.fault(data, subject.answer_in(data, output))


# Games of full size. What has to be printed is compared as text, so nothing has to be read back.


@dataclass
class Large:
    """A game as a program reads it, and solved."""

    graph: gg.GameGraph
    text: str
    solution: gg.Solution


def large(graph):
    return Large(graph, graph.to_text(), gg.solve(graph))


def chain(n=MILLION):
    """0 -> 1 -> ... -> n - 1."""
    return gg.GameGraph.from_edges(n, np.arange(n - 1), np.arange(1, n))


def random_game(n=MILLION):
    return random_graph(n, 42, 3)


def random_dag(n=MILLION):
    """The random game without the moves to a position that is not smaller."""
    graph = random_game(n)
    sources, targets = edges(graph)
    kept = targets < sources
    return gg.GameGraph.from_edges(n, sources[kept], targets[kept])


def edges(graph):
    """Return the two ends of all moves, ordered by the first."""
    degrees = np.diff(np.asarray(graph.offsets))
    return np.repeat(np.arange(graph.n), degrees), np.asarray(graph.targets)


def line(numbers):
    return " ".join(map(str, numbers)) + "\n"


def labels_line(solution):
    return line(solution.labels.tolist())


def expected(number, game):
    """Return the input of a task on a large game, and what has to be printed."""
    text, graph, solution = game.text, game.graph, game.solution
    sources, targets = edges(graph)
    degrees = np.bincount(sources, minlength=graph.n)
    ends = np.flatnonzero(degrees == 0).tolist()
    if number == 2:
        return text, line(ends) + "normal: LOSE\nmisere: WIN\n"
    if number == 3:
        order = np.argsort(targets, kind="stable")
        rows = np.split(sources[order], np.cumsum(np.bincount(targets, minlength=graph.n))[:-1])
        return text, line(degrees.tolist()) + "".join(line(row.tolist()) for row in rows)
    if number == 5:
        return text, labels_line(gg.solve(graph, "misere"))
    if number == 6:
        pairs = zip(solution.labels.tolist(), solution.distances.tolist(), strict=True)
        return text, "".join(f"{label} {distance}\n" for label, distance in pairs)
    if number == 7:
        verdicts = {u: gg.Outcome(u % 2) for u in ends}
        given = "".join(f"{u} {u % 2}\n" for u in ends)
        return f"{text}{len(ends)}\n{given}", labels_line(gg.solve(graph, verdicts=verdicts))
    if number == 9:
        kind = "ACYCLIC" if graph.find_cycle() is None else "CYCLIC"
        return text, f"{kind}\n{labels_line(solution)}"
    return text, labels_line(solution)


def mates_are_right(output, game):
    """Return whether both lines name a position that is longest, with its plies."""
    labels, distances = game.solution.labels, game.solution.distances
    for said, outcome in zip(output.splitlines(), (gg.WIN, gg.LOSE), strict=True):
        u, plies = map(int, said.split())
        longest = int(distances[labels == int(outcome)].max())
        if not (labels[u] == int(outcome) and plies == distances[u] == longest):
            return False
    return True


def is_right_on(number, command, game):
    """Return whether a program does a task right on a large game."""
    text, wanted = expected(number, game)
    output = printed(command, text)
    return mates_are_right(output, game) if number == 12 else output == wanted


def check_generator(generator, labeller, n, seed, max_out):
    """Check a game of task 16 against Python's, bit for bit, and the labels task 4 gives it."""
    graph = random_graph(n, seed, max_out)
    text = printed(generator, line([n, seed, max_out]))
    assert text == graph.to_text()
    assert printed(labeller, text) == labels_line(gg.solve(graph))


# The largest inputs that the other tasks promise.

LIMITS = {
    "a million stones": (8, [MILLION, [1, 3, 4, 10]]),
    "a long line": (10, [200, 0, 199, True]),
    "a long line without staying": (10, [200, 0, 198, False]),
    "a path of 300 vertices": (14, [300, path(300)]),
    "a grid of 300 vertices": (14, [300, grid(15, 20)]),
    "all edges on 300 vertices": (14, [300, [[u, v] for v in range(300) for u in range(v)]]),
}


# The tests of full size, which are the same in every language.

GRAPH_TASKS = (2, 3, 4, 5, 6, 7, 9, 11, 12, 13)
SEEDS = (0, 1, 42, 2**63, 2**64 - 1)


class FullSizes:
    """Tests for a file with a fixture `built`: the command for a side and an exercise."""

    @pytest.fixture(scope="module")
    def million(self):
        return large(random_game())

    @pytest.fixture(scope="module")
    def million_chain(self):
        return large(chain())

    @pytest.mark.long
    @pytest.mark.parametrize("number", GRAPH_TASKS)
    def test_a_random_game_of_a_million_positions(self, built, million, number):
        assert is_right_on(number, built("solutions", EXERCISES[number]), million)

    @pytest.mark.long
    @pytest.mark.parametrize("number", [1, *GRAPH_TASKS])
    def test_a_chain_of_a_million_positions(self, built, million_chain, number):
        assert is_right_on(number, built("solutions", EXERCISES[number]), million_chain)

    @pytest.mark.long
    def test_an_acyclic_game_of_a_million_positions(self, built):
        game = large(random_dag())
        for number in (1, 9):
            assert is_right_on(number, built("solutions", EXERCISES[number]), game)

    @pytest.mark.parametrize(("number", "data"), LIMITS.values(), ids=LIMITS.keys())
    def test_the_largest_input_that_is_promised(self, built, number, data):
        assert faults(number, built("solutions", EXERCISES[number]), data) == ""

    @pytest.mark.parametrize("n", [1, 2, 1000, 100_000])
    @pytest.mark.parametrize("seed", SEEDS)
    def test_games_and_labels_are_those_of_python(self, built, n, seed):
        same_game(built, n, seed, 3)

    @pytest.mark.parametrize("max_out", [0, 1, 200])
    def test_games_with_more_and_fewer_moves_are_those_of_python(self, built, max_out):
        same_game(built, 300, 7, max_out)

    @pytest.mark.long
    @pytest.mark.parametrize("seed", SEEDS[:3])
    def test_games_and_labels_of_a_million_positions_are_those_of_python(self, built, seed):
        same_game(built, MILLION, seed, 3)

    def test_the_measurement(self, built):
        command = [*built("solutions", EXERCISES[16]), "bench"]
        rows = [row.split() for row in printed(command, "", seconds=60).splitlines()]
        assert [int(row[0]) for row in rows[1:5]] == [10**3, 10**4, 10**5, 10**6]
        assert all(float(value) > 0 for row in rows[2:5] for value in row[1:])
        assert 0 < int(rows[5][rows[5].index("of") - 1]) < 200


def same_game(built, n, seed, max_out):
    generator, labeller = (built("solutions", EXERCISES[number]) for number in (16, 4))
    check_generator(generator, labeller, n, seed, max_out)
