"""Mistakes in labels with distances; each switch of the table makes the mistake it is there for.

That it is right where none is set is tested in test_retrograde_with_switches.py.
"""

import pytest

from gamegraphs.course.mistakes.distances import DISTANCES, by_table
from gamegraphs.course.mistakes.retrograde_with_switches import DRAW, LOSE, WIN, wave
from gamegraphs.generate import small_graphs

GRAPHS = [[g.moves(u) for u in range(g.n)] for g in small_graphs(3)]
WAY_OUT = [[1, 2], [3], [], [2]]  # 0 is WIN in 1 or, over 1, in 3
LONG_WAY = [[1, 2], [3], [4], [2], []]  # 0 is LOSE in 4 or, over 2, in 2


@pytest.mark.parametrize(
    ("moves", "switches", "distance", "mistaken"),
    [
        (WAY_OUT, {"nearest": max}, 1, 3),
        (LONG_WAY, {"furthest": min}, 4, 2),
        ([[1, 2], [2], [3], []], {"any_label": True}, 3, 2),
    ],
)
def test_a_switch_changes_the_distance_it_is_about(moves, switches, distance, mistaken):
    labels, right = by_table(moves)
    assert right[0] == wave(moves)[1][0]
    found = by_table(moves, **switches)
    assert (right[0], found[1][0]) == (distance, mistaken)
    assert found[0] == labels  # the labels stay right


def test_the_choices_get_only_plies_of_decided_positions():
    asked = []

    def nearest(plies):
        asked.append(plies)
        return min(plies)

    for moves in GRAPHS:
        by_table(moves, nearest=nearest, furthest=nearest)
    assert asked
    assert all(plies and min(plies) >= 0 for plies in asked)


def test_a_draw_has_no_distance_whatever_the_switches():
    for moves in GRAPHS:
        for switches in ({}, {"nearest": max}, {"furthest": min}, {"any_label": True}):
            labels, distances = by_table(moves, **switches, until_stable=True)
            for u, label in enumerate(labels):
                assert (distances[u] == -1) == (label == DRAW)
                assert label in (LOSE, WIN, DRAW)


@pytest.mark.parametrize("mistake", DISTANCES.found, ids=lambda mistake: mistake.key)
def test_each_mistake_is_wrong_on_a_small_graph_in_all_its_programs(mistake):
    parallel = [[[1, 1, 0], [2], []], [[1, 1], []], [[1, 1], [2, 3], [], [2]], [[1, 1], [2], []]]
    pieces = [[[], [2], []], [[1], [2, 2], []], [[1], [2], [3], []]]
    pieces += [[[], [0, 2], [3], [4], []], [[], [0], [1], [2, 4], []]]  # the far LOSE comes first
    pieces.append([[0, 1], [2, 2], []])  # 1 has a good move twice, and 0 need not go there
    pieces.append([[], [0], [1], [2], [0, 5], [4, 3]])  # 3 is known before 4, but is farther away
    pieces.append([[2], [4, 3], [], [], [0]])  # 4 waits before 0, which is nearer
    pieces.append(LONG_WAY)  # its loser is not helped to the nearest terminal
    pieces.append([*([u + 1] for u in range(12)), []])  # ten rounds are too few
    for function in mistake.functions:
        found = [(function(moves), wave(moves)) for moves in [*GRAPHS, *parallel, *pieces]]
        assert any(given != right for given, right in found)
        # A DRAW has no distance, and what is labelled has one.
        for (labels, distances), _ in found:
            assert [label == DRAW for label in labels] == [d == -1 for d in distances]
