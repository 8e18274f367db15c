"""Task 16: the truth about random games, and what is said of wrong answers."""

import os
import random
from itertools import islice, pairwise

import pytest
from collection import known_mistake

from gamegraphs import GameGraph
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_16.exercise import seed_for, true_game
from gamegraphs.course.running.values import MalformedError, plain
from gamegraphs.generate import random_graph, split_mix

TASK = exercise(16)
UINT64 = 1 << 64

# The first five numbers of seed 1234567, from the test that goes with the C program of Vigna
# (as quoted on Rosetta Code, "Pseudo-random numbers/Splitmix64"), and the first one of seed 0.
KNOWN = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


class Splittable:
    """SplitMix64 with a state, after the C program: add, then mix."""

    def __init__(self, seed):
        self.state = seed

    def draw(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) % UINT64
        z = self.state
        z = ((z ^ (z // 2**30)) * 0xBF58476D1CE4E5B9) % UINT64
        z = ((z ^ (z // 2**27)) * 0x94D049BB133111EB) % UINT64
        return z ^ (z // 2**31)

    def below(self, k):
        return (self.draw() // 2**32) * k // 2**32


def played(n, seed, max_out):
    """Return the game, made with a state and division instead of numbers and shifts."""
    generator = Splittable(seed)
    moves = [[None] * generator.below(max_out + 1) for _ in range(n)]
    return [[generator.below(n) for _ in row] for row in moves]


def test_the_sequence_is_the_published_one():
    assert [split_mix(1234567, i) for i in range(1, 6)] == KNOWN
    generator = Splittable(1234567)
    assert [generator.draw() for _ in range(5)] == KNOWN
    assert split_mix(0, 1) == 16294208416658607535


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) < TASK.size(b) for a, b in pairwise(inputs))
    assert 500 <= len(inputs) <= 5000
    assert {n for n, _, _ in inputs} == set(range(1, 13))
    assert {max_out for _, _, max_out in inputs} == set(range(5))
    assert {0, 1, 2**32, UINT64 - 1} <= {seed for _, seed, _ in inputs}


def test_truth_agrees_with_another_program_and_with_the_package():
    for data in [*TASK.small(), *TASK.larger(2), [2_000, 7, 3]]:
        assert true_game(*data) == played(*data)
        graph = random_graph(*data)
        assert [graph.moves(u) for u in range(graph.n)] == true_game(*data)
        assert TASK.fault(data, plain(true_game(*data))) == ""
    assert true_game(*TASK.example()) == [[1, 3], [3, 2], [1, 3, 1], [2]]


def test_any_number_can_be_had_at_any_place():
    rng = random.Random(1)
    for i in range(1, 200):
        number = rng.getrandbits(64)
        assert split_mix(seed_for(number, i), i) == number


def test_some_small_inputs_tell_nearly_equal_ways_to_map_apart():
    """Multiplying all 64 bits, or a float, differs for one number in 10^9 or so: not here."""
    numbers = {split_mix(seed, 1) for _, seed, _ in TASK.small()}
    assert any((x >> 32) * 3 >> 32 != x * 3 >> 64 for x in numbers)
    assert any(int(x / 2**64) == 1 for x in numbers)
    targets = {split_mix(seed, 4) for n, seed, _ in TASK.small() if n == 3}
    assert any((x >> 32) * 3 >> 32 != x * 3 >> 64 for x in targets)


def test_smaller_inputs_are_smaller_and_below_never_ends_soon():
    data = [5, 6, 3]
    found = list(TASK.smaller(data))
    assert [2, 6, 3] in found
    assert [5, 6, 1] in found
    assert [5, 0, 3] in found
    assert all(TASK.size(smaller) < TASK.size(data) and smaller[0] for smaller in found)
    assert list(TASK.smaller([1, 0, 0])) == []
    below = list(islice(TASK.below(TASK.size(data)), 10_000))
    assert len(below) == 10_000
    assert all(TASK.size(smaller) < TASK.size(data) for smaller in below)
    assert list(TASK.below((1, 0, 0))) == []


FAULTS = {
    "right": ([2, 0, 1], [[0], []], ""),
    "count": (
        [2, 0, 1],
        [[0], [0]],
        "Position 1 has 1 move in your game, and it should have 0: number 2 of the sequence is "
        "x = 7960286522194355700, and with k = max_out + 1 = 2 it maps to 0.",
    ),
    "target": (
        [2, 0, 1],
        [[1], []],
        "Position 0, move 0: you say 1, and it should be 0: number 3 of the sequence is "
        "x = 487617019471545679, and with k = n = 2 it maps to 0.",
    ),
    "no position": (
        [2, 0, 1],
        [[2], []],
        "Position 0, move 0: you say 2, and it should be 0: number 3 of the sequence is "
        "x = 487617019471545679, and with k = n = 2 it maps to 0.",
    ),
    "order": (
        [4, 1, 3],
        [[1, 3], [3, 2], [3, 1, 1], [2]],
        "Position 2, move 0: you say 3, and it should be 1: number 9 of the sequence is "
        f"x = {split_mix(1, 9)}, and with k = n = 4 it maps to 1.",
    ),
}


@pytest.mark.parametrize(("data", "given", "fault"), FAULTS.values(), ids=FAULTS.keys())
def test_the_fault_names_the_place_and_the_number(data, given, fault):
    assert TASK.fault(data, plain(given)) == fault


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (None, "the lists of moves must be a list, not None"),
        ([[0]], "there is 1 list of moves for 2 positions"),
        ({0: [0], 1: []}, r"the lists of moves must be a list, not {0: \[0\], 1: \[\]}"),
        ([[0], 0], "the moves of position 1 must be a list, not 0"),
        ([[0.0], []], "each move of position 0 must be a whole number, not 0.0"),
        ([[True], []], r"each move of position 0 must be a whole number, not True \(a bool\)"),
    ],
)
def test_an_answer_of_the_wrong_form_is_told_so(given, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([2, 0, 1], plain(given))


def test_a_graph_is_not_its_moves():
    sentence = "GameGraph(n=1, m=0) (a GameGraph), but the lists of moves must be a list."
    assert sentence in repr(check(16, lambda n, seed, max_out=3: GameGraph.from_moves([[]] * n)))


def test_the_picture_shows_both_games():
    picture = TASK.picture([2, 0, 1], [[1], []])
    assert picture.alt == (
        "right: Game graph with 2 positions. 0: moves to 0, highlighted. 1: no moves. "
        "yours: Game graph with 2 positions. 0: moves to 1, highlighted. 1: no moves."
    )
    alone = TASK.picture([2, 0, 1], [[2], []])
    assert alone.alt == (
        "right: Game graph with 2 positions. 0: moves to 0, highlighted. 1: no moves."
    )
    assert "yours" not in TASK.picture([1, 0, 1], [[0] * 1000]).alt
    assert TASK.picture([9, 0, 1], [[]] * 9) is None


# Wrong in ways that are no known mistakes: told all the same, and left without a name.


def constant(n, seed, max_out=3):
    return [[0] * max_out for _ in range(n)]


def reversed_rows(n, seed, max_out=3):
    return [row[::-1] for row in played(n, seed, max_out)]


def shorter(n, seed, max_out=3):
    return played(n, seed, max_out)[:11]


def many_positions(n, seed, max_out=3):
    return played(n, seed, max_out) if n < 50 else played(n, seed + 1, max_out)


def fails(n, seed, max_out=3):
    return played(n, seed, max_out) if seed < 2**63 else played(n, seed, max_out)[n]


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [
        (constant, "wrong", "and it should have 0"),
        (reversed_rows, "wrong", ", move 0: you say "),
        (shorter, "wrong", "there are 11 lists of moves for 12 positions"),
        (many_positions, "wrong", "random_game(50, "),
        (fails, "raised", "IndexError: list index out of range in line"),
    ],
)
def test_five_ways_wrong(answer, status, sentence):
    verdict = check(16, answer)
    name = "targets-reversed" if answer is reversed_rows else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert sentence in repr(verdict)
    assert verdict.points <= 3


def test_a_seed_that_is_no_seed_is_not_asked_for():
    inputs = [*TASK.small(), *TASK.larger(1), *TASK.larger(2)]
    assert all(n >= 1 and max_out >= 0 and 0 <= seed < UINT64 for n, seed, max_out in inputs)


def test_the_smallest_input_is_claimed_only_where_it_is_certain():
    verdict = check(16, reversed_rows)
    assert "An input it gets wrong" in repr(verdict)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="found by a second process: needs fork")
def test_a_state_kept_from_one_call_to_the_next_is_found():
    generators = {}

    def remembers(n, seed, max_out=3):
        generator = generators.setdefault(seed, Splittable(seed))
        degrees = [generator.below(max_out + 1) for _ in range(n)]
        return [[generator.below(n) for _ in range(degree)] for degree in degrees]

    verdict = check(16, remembers)
    assert (verdict.status, known_mistake(verdict)) == ("wrong", None)
    assert "Called on its own" in repr(verdict)
    assert "something is kept from one call to the next" in repr(verdict)
