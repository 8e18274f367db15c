"""Retrograde analysis with switches: right where none of them is set, wrong where one is."""

from gamegraphs.course.mistakes.distances import by_table
from gamegraphs.course.mistakes.retrograde_with_switches import WIN, reverse, seeds_of, wave
from gamegraphs.generate import small_graphs
from gamegraphs.oracle import by_rounds

GRAPHS = list(small_graphs(3))


def rows(graph):
    return [graph.moves(u) for u in range(graph.n)]


def test_without_a_switch_it_is_the_definition():
    for graph in GRAPHS:
        labels, distances = by_rounds(graph, "normal", {})
        moves = rows(graph)
        assert wave(moves) == ([int(label) for label in labels], distances)
        assert by_table(moves) == wave(moves) == by_table(moves, until_stable=True)


def test_with_terminals_won_it_is_misere_play():
    for graph in GRAPHS:
        labels, distances = by_rounds(graph, "misere", {})
        moves = rows(graph)
        assert wave(moves, seeds_of(moves, WIN)) == ([int(label) for label in labels], distances)


def test_a_stack_finds_the_labels_but_not_the_distances():
    moves = [[1, 2], [3], [], [4], []]
    assert wave(moves, stack=True)[0] == wave(moves)[0]
    assert wave(moves, stack=True)[1] != wave(moves)[1]


def test_predecessors_stand_once_for_each_move():
    assert reverse([[1, 1], [0]]) == [[1], [0, 0]]
