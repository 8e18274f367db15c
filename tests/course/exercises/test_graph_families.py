"""Graphs as lists of moves: every small one once and in order, and families as they are called."""

from itertools import pairwise, product
from statistics import median

import pytest

from gamegraphs import GameGraph
from gamegraphs.course.exercises.graph_families import (
    acyclic_broom,
    broom,
    comb,
    crowd,
    doubled,
    down,
    funnel,
    has_cycle,
    junction,
    junction_of_ends,
    ladder,
    late_draw,
    late_draw_first,
    layered,
    many_or_a_pass,
    many_to_one,
    moves_below,
    random_moves,
    ring,
    small_moves,
    star,
    topological_order,
    twin_hubs,
    up,
    without,
    zigzag,
)
from gamegraphs.course.exercises.graph_inputs import GraphExercise, StructureExercise, true_answers
from gamegraphs.oracle import by_rounds

SUBJECT = GraphExercise()


def comes_back(moves):
    """Whether some position can be reached from itself, by all positions reached from each."""
    reached = [set(row) for row in moves]
    for _ in moves:
        for seen in reached:
            seen |= {w for v in seen for w in moves[v]}
    return any(u in seen for u, seen in enumerate(reached))


@pytest.mark.parametrize("acyclic", [False, True])
def test_small_graphs_come_once_and_in_order(acyclic):
    graphs = list(small_moves(acyclic))
    sizes = [SUBJECT.size([moves]) for moves in graphs]
    assert all(one <= other for one, other in pairwise(sizes))
    assert len({str(moves) for moves in graphs}) == len(graphs)
    assert all(comes_back(moves) == has_cycle(moves) for moves in graphs)
    assert acyclic != any(map(has_cycle, graphs))


def test_of_up_to_three_positions_no_graph_without_parallel_moves_is_left_out():
    found = {str(moves) for moves in small_moves()}
    for n in (1, 2, 3):
        rows = [[v for v in range(n) if i >> v & 1] for i in range(2**n)]
        assert all(str(list(moves)) in found for moves in product(rows, repeat=n))
    assert "[[1, 1], []]" in found


def test_graphs_below_a_size_are_smaller_and_not_among_the_small():
    for acyclic in (False, True):
        small = {str(moves) for moves in small_moves(acyclic)}
        size = (5, 4)
        found = []
        for moves in moves_below(size, acyclic):
            assert SUBJECT.size([moves]) < size
            assert str(moves) not in small
            assert not (acyclic and has_cycle(moves))
            found.append(str(moves))
            if len(found) == 3000:
                break
        assert len(set(found)) == len(found) > 20
    assert list(moves_below((3, 9), False)) == []


def test_random_moves_are_those_of_the_seed():
    assert random_moves(20, 5, 3) == random_moves(20, 5, 3) != random_moves(20, 6, 3)
    assert max(map(len, random_moves(50, 1, 4))) <= 4
    for seed in range(30):
        assert not comes_back(random_moves(9, seed, 3, acyclic=True))
    assert any(comes_back(random_moves(9, seed, 3)) for seed in range(30))


def test_a_topological_order_leaves_out_cycles_and_what_is_behind_them():
    assert topological_order([[1], [2], [1], [0]]) == [3, 0]
    assert topological_order([[0]]) == []
    assert topological_order([[1, 2], [3], [1, 4], [], [2]]) == [0]  # 1 and 3 are behind a cycle
    moves = random_moves(40, 2, 3, acyclic=True)
    place = {u: i for i, u in enumerate(topological_order(moves))}
    assert all(place[u] < place[v] for u, row in enumerate(moves) for v in row)


def test_families_are_what_they_are_called():
    assert up(3) == [[1], [2], []]
    assert down(3) == [[], [0], [1]]
    assert ladder(4) == [[1, 2], [2, 3], [3], []]
    assert comb(7) == [[4, 6], [5, 3], [6, 4], [], [3], [4], [5]]
    assert funnel(3) == [[], [0], [0]]
    assert ring(4) == [[1, 3], [2], [0], []]
    assert star(3) == [[1, 2], [], []]
    for make in (up, down, ladder, comb, funnel, ring, star):
        assert len(make(12)) == 12
        assert comes_back(make(12)) == (make is ring)


@pytest.mark.parametrize("make", [late_draw, late_draw_first])
def test_a_late_draw_reaches_all_but_two(make):
    labels, _ = by_rounds(GameGraph.from_moves(make(7)))
    assert sorted(map(int, labels)) == [0, 1, 2, 2, 2, 2, 2]


def test_positions_are_left_out_with_the_moves_to_them():
    assert without([[1, 2], [3], [1, 3], [3, 0]], 1, 3) == [[], [1, 0]]


@pytest.mark.parametrize("n", [60, 61, 240, 241])
def test_sweeps_that_begin_with_one_label_come_a_few_positions_far_along_a_zigzag(n):
    moves, right = zigzag(n), true_answers(zigzag(n))[0]
    assert sorted(v for row in moves for v in row) == sorted({v for row in moves for v in row})
    for first in (0, 1):
        labels, sweeps = [first] * n, 0
        while labels != right:
            order = range(n) if sweeps % 2 else range(n - 1, -1, -1)
            for u in order:
                labels[u] = int(any(labels[v] == 0 for v in moves[u]))
            sweeps += 1
        assert sweeps > n // 6


@pytest.mark.parametrize("n", [6, 7, 60, 61])
def test_positions_with_many_moves_are_of_every_outcome(n):
    """Counters of many moves come down to 0, or to 1 that stays; each is LOSE, WIN or DRAW."""
    labels = true_answers(broom(n))[0]
    assert labels[-2:] == [0, 2]
    assert len(broom(n)[-1]) == 2 * len(broom(n)[-2]) + 1 >= n - 3
    assert true_answers(acyclic_broom(n))[0][-2:] == [0, 1]
    assert not has_cycle(acyclic_broom(n))
    lost, won = true_answers(junction(n))[0][1], true_answers(junction_of_ends(n))[0][0]
    assert (lost, won) == (0, 1)
    for moves, hub in ((junction(n), 1), (junction_of_ends(n), 0)):
        assert min(len(moves[hub]), sum(row == [hub] for row in moves)) >= n // 2 - 2


def after_each_search(moves, newest_first):
    """Return how often a position waits on the stack of a search when it is looked at, at most."""
    known, most = set(), 0
    for root in range(len(moves)):
        stack = [root]
        while stack:
            u = stack[-1]
            todo = [v for v in moves[u] if v not in known]
            if todo:
                stack.extend(todo if newest_first else reversed(todo))
                continue
            known.add(u)
            most = max(most, stack.count(u) if moves[u] and len(moves[u]) > 3 else 0)
            stack.pop()
    return most


@pytest.mark.parametrize("n", [60, 240])
def test_one_of_two_hubs_waits_all_along_the_chain_whichever_move_comes_first(n):
    moves = twin_hubs(n)
    assert not has_cycle(moves)
    labels = true_answers(moves)[0]
    hubs = [u for u, row in enumerate(moves) if len(row) > 3]
    assert [labels[u] for u in hubs] == [0, 0]
    assert min(len(moves[u]) for u in hubs) >= n // 2
    assert min(after_each_search(moves, order) for order in (True, False)) >= n // 3 - 1


@pytest.mark.parametrize(("make", "label"), [(many_to_one, 0), (many_or_a_pass, 2)])
def test_there_are_more_moves_from_a_position_than_positions(make, label):
    for n in (3, 4, 12):
        assert true_answers(make(n))[0] == [label, *[1] * (n - 2), 0]
        assert len(make(n)) == n < len(make(n)[0]) / 2


def others_between(asked):
    """Return how many other positions come between two questions about one, in the median."""
    last, found = {}, []
    for time, v in enumerate(asked):
        if v in last:
            found.append(len(set(asked[last[v] + 1 : time])))
        last[v] = time
    return median(found)


def test_a_crowd_and_layers_need_what_was_asked_long_ago():
    moves = crowd(2_000)
    in_the_wave = [u for v in range(6) for u in range(2_000) if v in moves[u]]
    assert others_between(in_the_wave) == 1_993
    moves = layered(21_000)
    assert not has_cycle(moves)
    assert {len(row) for row in moves} == {0, 2}
    of_one_layer = [v for row in moves[:1_500] for v in row]
    assert others_between(of_one_layer) > 512
    assert all(len(layered(n)) == n and not has_cycle(layered(n)) for n in range(1, 40))


@pytest.mark.parametrize("bits", range(1, 17))
def test_a_number_of_moves_is_none_in_so_many_bits(bits):
    assert any(row and len(row) % 2**bits == 0 for row in doubled(StructureExercise.largest))
