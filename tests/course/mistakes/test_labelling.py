"""Mistakes that several exercises share: each is wrong somewhere, or takes too much work."""

import pytest
from by_strategies import labels_by_strategies

from gamegraphs.course.exercises import EXERCISES, misconceptions
from gamegraphs.course.mistakes.distances import DISTANCES
from gamegraphs.course.mistakes.labelling import LABELLING
from gamegraphs.course.mistakes.retrograde_with_switches import seeds_of
from gamegraphs.generate import small_graphs

GRAPHS = [[g.moves(u) for u in range(g.n)] for g in small_graphs(3)]
GRAPHS += [
    [[1, 1, 2], [3], [3], []],
    [[1, 1, 0], [2], []],
    [[1, 1], []],
    [[1], [2, 2], []],
    [[1, 1], [2], []],
    [[1, 2], [1, 3], [], [0]],
    [[0, 1], [2, 2], []],
    [[3], [1], [0, 1, 0], []],  # a move twice, but not side by side
    [[], [0], [1, 4], [], [3]],  # 2 loses a move to each of two terminals' waves
    [[], [2], [3], [0]],  # a round finds a LOSE alone, and 1 waits for it
]
RIGHT_BUT_SLOW = {"rounds", "predecessors_searched", "looked_at_again"}


@pytest.mark.parametrize("mistake", LABELLING.found, ids=lambda mistake: mistake.key)
def test_a_shared_mistake_is_wrong_on_a_small_graph_unless_it_is_slow(mistake):
    def faulty(moves):
        try:
            found = mistake.function(moves, seeds_of(moves))
            return repr(found) != repr(labels_by_strategies(moves))  # False is no 0
        except RecursionError:
            return True

    late = [[], [0], [1], [2], [1, 3]]  # its WIN successors are found one after the other
    passed = [[1, 2], [1], [3], [4], []]  # a DRAW, of which the news comes before that of LOSE
    wrong = any(map(faulty, [*GRAPHS, late, passed]))
    assert wrong != (mistake.function.__name__ in RIGHT_BUT_SLOW)


def test_each_is_shared_or_used_by_some_exercise():
    used = {mistake.key for number in EXERCISES for mistake in misconceptions(number)}
    assert {mistake.key for mistake in LABELLING.found} <= used


def test_no_exercise_says_a_shared_mistake_in_the_same_words_again():
    """Where title, reason and key agree, the function is a shared one, or is only named like it."""
    shared = {}
    for m in LABELLING.found + DISTANCES.found:
        shared.setdefault((m.key, m.title, m.why), []).append(m.function)
    for number in EXERCISES:
        for mistake in misconceptions(number):
            common = shared.get((mistake.key, mistake.title, mistake.why))
            if common is not None and hasattr(mistake.function, "__wrapped__"):
                assert mistake.function.__wrapped__ in common
