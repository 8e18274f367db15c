"""Task 6: true distances, the smallest graphs that tell mistakes apart, what is said and drawn."""

from functools import cache
from itertools import combinations, pairwise

import pytest
from collection import known_mistake

from gamegraphs import GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.checking import smallest_input as search
from gamegraphs.course.checking.check import examine
from gamegraphs.course.checking.smallest_input import minimise
from gamegraphs.course.checking.trial import judged
from gamegraphs.course.exercises import exercise, misconceptions
from gamegraphs.course.mistakes.retrograde_with_switches import wave
from gamegraphs.course.running.runner import Here
from gamegraphs.course.running.values import MalformedError, plain

TASK = exercise(6)
WAY_OUT = [[1, 2], [3], [], [4], []]  # 0 is WIN in 1 or, over 1, in 3
LONG_WAY = [[1, 2], [3], [4], [2], []]  # 0 is LOSE in 4 or, over 2, in 2
ROOMS = [[1, 2], [0], []]


def played(moves):
    """Labels and distances from the plays of at most n - 1 plies, for one player at a time."""

    @cache
    def beats(u, plies):
        """Whether the player to move can get the opponent stuck within so many plies."""
        return plies > 0 and any(beaten(v, plies - 1) for v in moves[u])

    @cache
    def beaten(u, plies):
        return not moves[u] or (plies > 0 and all(beats(v, plies - 1) for v in moves[u]))

    labels, distances = [], []
    for u in range(len(moves)):
        ends = ((k, beats(u, k), beaten(u, k)) for k in range(len(moves)))
        plies, win, _ = next((end for end in ends if end[1] or end[2]), (-1, None, None))
        labels.append(2 if win is None else int(win))
        distances.append(plies)
    return labels, distances


def test_sizes_do_not_fall_and_no_input_comes_twice():
    inputs = list(TASK.small())
    assert all(TASK.size(a) <= TASK.size(b) for a, b in pairwise(inputs))
    assert len({str(data) for data in inputs}) == len(inputs) == 3693
    assert inputs[0] == [[[]]]
    assert [WAY_OUT] in inputs
    assert [LONG_WAY] in inputs


def test_both_parts_occur():
    assert {TASK.part(data) for data in TASK.small()} == {"acyclic", "cyclic"}
    assert TASK.part([WAY_OUT]) == "acyclic"
    assert TASK.part([ROOMS]) == "cyclic"


def test_truth_agrees_with_the_plays():
    for data in [TASK.example(), *TASK.small()]:
        assert TASK.truth(data) == played(data[0]), data
    for seed in (1, 2, 3):
        for data in TASK.larger(seed):
            if len(data[0]) < 10:
                assert TASK.truth(data) == played(data[0]), data


def test_truth_agrees_with_the_solver_on_larger_inputs():
    for family in [*TASK.families(), *TASK.deep()]:
        data = family.make(300)
        solution = solve(GameGraph.from_moves(data[0]))
        answer = [solution.labels.tolist(), solution.distances.tolist()]
        assert TASK.fault(data, answer) == ""


def test_the_example_shows_every_rule():
    assert TASK.truth(TASK.example()) == ([0, 1, 1, 0, 0, 2, 2], [4, 3, 1, 2, 0, -1, -1])
    assert TASK.answer(TASK.example()).endswith("that is L 4, W 3, W 1, L 2, L 0, D, D")


# Nothing smaller


def test_all_graphs_with_fewer_positions_or_moves_are_below():
    def digraphs(n, m):
        return len(list(combinations(range(n * n), m)))

    assert list(TASK.below((3, 9))) == []
    assert list(TASK.below((4, 4))) == []
    assert len(list(TASK.below((4, 6)))) == digraphs(4, 5)
    below = list(TASK.below((5, 4)))
    assert len(below) == sum(digraphs(5, m) for m in range(4))
    below = [str(data[0]) for data in TASK.below((5, 5))]
    assert len(set(below)) == len(below) == digraphs(4, 5) + sum(digraphs(5, m) for m in range(5))
    assert not set(below) & {str(data[0]) for data in TASK.small() if len(data[0]) < 5}


def test_a_stack_is_met_with_a_smallest_graph_and_that_is_certain(monkeypatch):
    monkeypatch.setattr(search, "_SHRINK_SECONDS", 60)  # however slow the machine is
    stack = next(m for m in misconceptions(6) if m.key == "stack").function
    verdict = check(6, stack)
    assert verdict.counterexample == (WAY_OUT,)
    assert "The smallest input it gets wrong" in repr(verdict)
    assert "Position 0: you say 3 plies, but it is 1" in repr(verdict)
    assert verdict.parts == {"acyclic": False, "cyclic": True, "large": None, "linear": None}


def test_where_too_many_graphs_are_below_nothing_is_claimed():
    quick = next(m for m in misconceptions(6) if m.key == "quick-loss").function
    verdict = check(6, quick)
    assert verdict.counterexample == (LONG_WAY,)
    assert "An input it gets wrong" in repr(verdict)


def test_a_smaller_graph_is_found_if_there_is_one(monkeypatch):
    """Wrong where 5 positions have 3 or 4 moves: from one with 4 it comes down to one with 3."""
    monkeypatch.setattr(search, "_SHRINK_SECONDS", 60)

    def odd(moves):
        labels, distances = wave(moves)
        if len(moves) == 5 and sum(map(len, moves)) >= 3:
            distances[0] += 2
        return labels, distances

    run = Here(odd, TASK.shape)
    trial = judged(TASK, [WAY_OUT], next(run.results([[WAY_OUT]])))
    found, certain = minimise(TASK, run, trial)
    assert certain
    assert TASK.size(found.data) == (5, 3)
    assert TASK.size([check(6, odd).counterexample[0]]) == (5, 3)


@pytest.mark.long
@pytest.mark.parametrize("key", ["stack", "quick-loss", "first-losing-move"])
def test_these_mistakes_show_on_no_graph_with_fewer_positions_or_so_many_and_fewer_moves(key):
    function = next(m for m in misconceptions(6) if m.key == key).function
    shown = TASK.size([check(6, function).counterexample[0]])
    assert shown == {"stack": (5, 4)}.get(key, (5, 5))
    for n in range(1, 6):
        pairs = [(u, v) for u in range(n) for v in range(n)]
        for m in range(shown[1] if n == 5 else n * n + 1):
            for chosen in combinations(pairs, m):
                moves = [[] for _ in range(n)]
                for u, v in chosen:
                    moves[u].append(v)
                assert function(moves) == wave(moves), moves


# What is said


@pytest.mark.parametrize(
    ("moves", "answer", "sentence"),
    [
        (ROOMS, ([1, 0, 0], [1, 2, 0]), ""),
        (ROOMS, ([1, 2, 0], [1, 2, 0]), "Position 1: you say DRAW, but it is LOSE"),
        (ROOMS, ([1, 0, 0], [3, 2, 0]), "Position 0: you say 3 plies, but it is 1: it can move to"),
        (ROOMS, ([1, 0, 0], [3, 4, 0]), "Position 0: you say 3 plies, but it is 1"),
        (ROOMS, ([1, 0, 0], [1, 1, 0]), "Position 1: you say 1 ply, but it is 2: it holds out"),
        (ROOMS, ([1, 0, 0], [1, 2, 1]), "Position 2: you say 1 ply, but play is over there: it h"),
        (ROOMS, ([1, 0, 0], [1, -1, 0]), "Position 1: you say no distance (-1), but it is 2"),
        (LONG_WAY, ([0, 1, 1, 0, 0], [2, 3, 1, 2, 0]), "longest by moving to 1, WIN in 3."),
        ([[0]], ([2], [0]), "Position 0: you say 0 plies, but it is a DRAW: nobody forces a win"),
    ],
)
def test_faults_name_the_place(moves, answer, sentence):
    fault = TASK.fault([moves], plain(answer))
    assert sentence in fault
    assert bool(sentence) == bool(fault)
    labels_right = answer[0] == TASK.truth([moves])[0]
    assert fault.startswith("All labels are right. ") == (labels_right and bool(fault))


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ([1, 0, 0], r"the answer must be a pair \(labels, distances\), not \[1, 0, 0\]"),
        ([(1, 1), (0, 2), (0, 0)], "two lists, .* not one pair for each position"),
        ({0: (1, 1)}, "the answer must be a pair"),
        (([1, 0], [1, 2, 0]), "there are 2 labels for 3 positions"),
        (([1, 0, 0], [1, 2]), "there are 2 distances for 3 positions"),
        (([1, 0, 3], [1, 2, 0]), "label 2 must be one of 0, 1, 2, not 3"),
        (([1, 0, 0], [1, 2, None]), "distance 2 must be a whole number, and -1 for a DRAW, not N"),
        (([1, 0, 0], [1, 2.0, 0]), "distance 1 must be a whole number, and -1 for a DRAW, not 2.0"),
        (([1, 0, 0], [1, 2, float("inf")]), "not inf"),
        (([1, 0, 0], [True, 2, 0]), "distance 0 must be a whole number, not True"),
        (([1, 0, 0], 2), "the distances must be a list, not 2"),
    ],
)
def test_malformed_answers_get_a_sentence(answer, sentence):
    with pytest.raises(MalformedError, match=sentence):
        TASK.fault([ROOMS], plain(answer))


def test_an_array_of_two_rows_is_an_answer():
    np = pytest.importorskip("numpy")
    assert TASK.fault([ROOMS], plain(np.array([[1, 0, 0], [1, 2, 0]]))) == ""


def test_the_picture_shows_a_wrong_distance_beside_the_true_one():
    picture = TASK.picture([ROOMS], [[1, 2, 0], [3, 2, 0]])
    assert "0: WIN in 1, yours: 3, moves to 1 and 2." in picture.alt
    assert "1: LOSE in 2, your answer DRAW, moves to 0." in picture.alt
    assert "2: LOSE in 0, no moves." in picture.alt
    assert ">yours: 3<" in picture.svg
    assert TASK.picture([[[]] * 25], [[0] * 25, [1] * 25]) is None


# Wrong in ways that have no name


def draws_far(moves):
    labels, distances = wave(moves)
    return labels, [10**9 if d < 0 else d for d in distances]


def distances_only(moves):
    return wave(moves)[1]


def rows(moves):
    return list(zip(*wave(moves), strict=True))


def from_the_end(moves):
    labels, distances = wave(moves)
    return labels, [max(distances) - d if d >= 0 else -1 for d in distances]


def no_end(moves):
    labels, distances = wave(moves)
    while -1 in distances:
        distances.append(distances.pop(0))
    return labels, distances


@pytest.mark.parametrize(
    ("answer", "status", "sentence"),
    [
        (draws_far, "wrong", "you say 1000000000 plies, but it is a DRAW"),
        (distances_only, "wrong", "the answer must be a pair (labels, distances)."),
        (rows, "wrong", "not one pair for each position: [[0, 0]]."),
        (from_the_end, "wrong", "Position 1: you say 1 ply, but play is over there"),
        (no_end, "stuck", "`label_with_distances([[0]])`"),
    ],
)
def test_five_ways_wrong(answer, status, sentence):
    verdict = examine(exercise(6), answer)
    name = "pairs-listed" if answer is rows else None
    assert (verdict.status, known_mistake(verdict)) == (status, name)
    assert sentence in repr(verdict)
    assert len(verdict.counterexample[0]) <= 2
