"""Inputs for distances: on them answers differ that smaller graphs cannot tell apart."""

from itertools import islice

import pytest

from gamegraphs.course.exercises.distance_inputs import DistanceExercise, diamonds, late_shortcut
from gamegraphs.course.exercises.graph_inputs import GraphExercise, true_answers
from gamegraphs.course.mistakes.distances import DISTANCES, by_table
from gamegraphs.course.mistakes.retrograde_with_switches import wave

SUBJECT = DistanceExercise()


def telling():
    """The inputs that a graph exercise has not among the small ones."""
    others = {str(data) for data in GraphExercise().small()}
    return [data for data in SUBJECT.small() if str(data) not in others]


def test_two_graphs_of_five_positions_come_in_every_numbering():
    found = telling()
    assert [len(data[0]) for data in found] == [5] * (2 * 120) + [6] * 2
    assert [[[1, 2], [3], [], [4], []]] in found
    assert [[[1, 2], [3], [4], [2], []]] in found


def mended_by_min(moves):
    """Mend the distance of a WIN that a stack has found late; who used it is not told."""
    labels, found = wave(moves, stack=True)
    wins = [[found[v] for v in row if labels[v] == 0] for row in moves]
    return labels, [
        1 + min(plies) if label == 1 else d
        for label, d, plies in zip(labels, found, wins, strict=True)
    ]


def test_a_graph_of_six_positions_tells_who_mends_a_distance_late():
    others = [moves for (moves,) in SUBJECT.small() if len(moves) < 6]
    assert all(mended_by_min(moves) == wave(moves) for moves in others)
    assert any(mended_by_min(moves) != wave(moves) for (moves,) in telling())


def a_stack(moves):
    return wave(moves, stack=True)


def the_loser_hurries(moves):
    return by_table(moves, furthest=min)


@pytest.mark.parametrize("mistake", [a_stack, the_loser_hurries])
def test_smaller_graphs_cannot_tell_what_these_can(mistake):
    assert all(mistake(moves) == wave(moves) for (moves,) in GraphExercise().small())
    assert any(mistake(moves) != wave(moves) for (moves,) in telling())


def test_distances_out_of_order_show_where_cycles_lie_beside_a_chain():
    """Who takes what lies before no cycle first has the rest in another order than a queue."""
    (mistake,) = (m for m in DISTANCES.found if m.key == "first-in-sweeps")
    peeled = mistake.functions[-1]
    assert peeled.__name__ == "first_behind_what_is_peeled_off"
    wrong = [len(m) for (m,) in SUBJECT.larger(1) if peeled(m) != wave(m)]
    assert len(wrong) > 3
    assert all(12 <= n <= 16 for n in wrong)
    assert all(peeled(m) == wave(m) for (m,) in SUBJECT.small())


def test_larger_inputs_have_few_positions():
    sizes = [len(data[0]) for data in SUBJECT.larger(1)]
    assert sorted(sizes)[-2:] == [131, 283]
    others = [len(data[0]) for data in GraphExercise().larger(1) if len(data[0]) < 300]
    assert sizes[: len(others)] == others
    assert list(SUBJECT.larger(1)) != list(SUBJECT.larger(2))


def test_below_a_size_there_is_neither_a_larger_graph_nor_a_small_one():
    small = {str(data) for data in SUBJECT.small()}
    size = (5, 4)
    found = list(islice(SUBJECT.below(size), 5000))
    assert all(SUBJECT.size(data) < size for data in found)
    assert len({str(data) for data in found}) == len(found) > 1000
    assert not [data for data in found if str(data) in small]
    assert list(SUBJECT.below((3, 9))) == []


def test_the_shortcut_is_the_shorter_way_for_every_winner():
    labels, distances = true_answers(late_shortcut(5, 20))
    assert (labels[2], distances[2]) == (0, 20)
    assert [distances[2 * i + 1] for i in range(6)] == [1, 3, 5, 7, 9, 11]


@pytest.mark.parametrize("n", range(1, 60))
def test_diamonds_have_one_chain_and_in_each_the_short_side_is_the_better_one(n):
    labels, distances = true_answers(diamonds(n))
    assert len(labels) == n
    tops = range(1, 1 + 5 * ((n - 2) // 5) + 1, 5) if n > 1 else ()
    assert [distances[u] for u in tops] == [1 + 2 * i for i in range(len(tops))]
