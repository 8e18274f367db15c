"""Retrograde analysis with switches: right where none of them is set, wrong where one is."""

from gamegraphs.course.mistakes.distances import by_table
from gamegraphs.course.mistakes.retrograde_with_switches import (
    LOSE,
    WIN,
    ends_first,
    reverse,
    seeds_of,
    switched,
    wave,
)
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


def test_what_is_not_queued_tells_nobody():
    chain = [[], [0], [1], [2]]
    assert wave(chain, queued=[WIN]) == ([0, 1, 0, 2], [0, 1, 2, -1])
    assert wave(chain, queued=[LOSE]) == ([0, 1, 2, 2], [0, 1, -1, -1])


def test_what_is_looked_at_once_waits_for_no_second_move():
    moves = [[], [0], [1, 1], [1, 4], [0]]
    assert wave(moves)[0] == [0, 1, 0, 0, 1]
    assert wave(moves, once=True)[0] == [0, 1, 2, 2, 1]


def test_what_falls_away_from_the_ends_comes_after_its_successors():
    for graph in GRAPHS:
        moves = rows(graph)
        order = ends_first(moves)
        place = {u: i for i, u in enumerate(order)}
        assert all(place[v] < place[u] for u in order for v in moves[u])
        # What is left has a move to what is left.
        left = set(range(graph.n)) - set(order)
        assert len(place) == len(order)
        assert all(left.intersection(moves[u]) for u in left)


@switched("queued")
def lose_not_queued(moves, seeds):
    return [WIN]


@switched("predecessors")
def once_each(moves, seeds):
    return [[*dict.fromkeys(row)] for row in reverse(moves)]


@switched("predecessors")
def nobody(moves, seeds):
    return [[] for _ in moves]


def test_a_switch_is_an_answer_of_its_own():
    for graph in GRAPHS:
        moves, seeds = rows(graph), seeds_of(rows(graph))
        assert lose_not_queued(moves, seeds) == wave(moves, queued=[WIN])[0]
        assert lose_not_queued.__name__ == "lose_not_queued"


def test_two_switches_are_set_at_once_and_one_never_twice():
    for graph in GRAPHS:
        moves, seeds = rows(graph), seeds_of(rows(graph))
        both = wave(moves, predecessors=once_each.value(moves, seeds), queued=[WIN])[0]
        assert once_each.beside(lose_not_queued, moves, seeds) == both
    assert once_each.goes_with(lose_not_queued)
    assert not lose_not_queued.goes_with(once_each)  # the same two the other way round
    assert not once_each.goes_with(nobody)
    assert not once_each.goes_with(wave)


def test_a_switch_goes_to_an_exercise_with_other_arguments_and_another_answer():
    def distances(n, moves, **switches):
        return wave(moves, **switches)[1]

    there = lose_not_queued.called(lambda n, moves: (moves, seeds_of(moves)), distances)
    assert there(4, [[], [0], [1], [2]]) == [0, 1, 2, -1]
    assert there.__name__ == "lose_not_queued"
