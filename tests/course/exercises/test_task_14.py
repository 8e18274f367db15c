"""Task 14: the inputs and the truth."""

from collections import deque
from itertools import combinations

import pytest
from handed_in import needs_fork

from gamegraphs import LOSE, WIN, GameGraph, solve
from gamegraphs.course import check
from gamegraphs.course.exercises import exercise
from gamegraphs.course.exercises.task_14.undirected import (
    cycle,
    grid,
    in_one_piece,
    larger_graphs,
    near,
    path,
    square_with_leaves,
)
from gamegraphs.course.running.arguments import arguments
from gamegraphs.oracle import by_rounds

TASK = exercise(14)
SMALL = list(TASK.small())
THREE = [3, [[0, 1], [2, 0]]]


def plies(n, edges):
    return TASK.truth([n, edges])


def captured_by_play(n, edges, most):
    """Play everything out, nothing remembered: the least number of plies that can be forced."""

    def captures(c, r, turn, left):
        if c == r or left == 0:
            return c == r
        if turn == "cop":
            return any(captures(x, r, "robber", left - 1) for x in reach[c])
        return all(captures(c, y, "cop", left - 1) for y in reach[r])

    reach = near(n, edges)
    return [
        [next((k for k in range(most) if captures(c, r, "cop", k)), None) for r in range(n)]
        for c in range(n)
    ]


def game_graph(n, edges):
    """Positions (c n + r) with the cop to move, then n n more with the robber to move."""
    reach = near(n, edges)
    cop = [[n * n + x * n + r for x in reach[c]] for c in range(n) for r in range(n)]
    robber = [[c * n + y for y in reach[r]] for c in range(n) for r in range(n)]
    ends = {v * n + v: WIN for v in range(n)} | {n * n + v * n + v: LOSE for v in range(n)}
    return GameGraph.from_moves(cop + robber), ends


def table_of(distances, n):
    rows = [list(map(int, distances[c * n : c * n + n])) for c in range(n)]
    return [[None if x < 0 else x for x in row] for row in rows]


def is_dismantlable(n, edges):
    """Take away, as long as there is one, a vertex whose whole reach another one has."""
    reach = {v: set(places) for v, places in enumerate(near(n, edges))}
    while len(reach) > 1:
        pairs = ((u, v) for u in reach for v in reach if u != v and reach[u] <= reach[v])
        corner, _ = next(pairs, (None, None))
        if corner is None:
            return False
        del reach[corner]
        for places in reach.values():
            places.discard(corner)
    return True


# Inputs


def test_small_inputs_come_in_order_of_size_and_none_is_missing():
    sizes = [TASK.size(data) for data in SMALL]
    assert sizes == sorted(sizes)
    assert sizes[-1] == (5, 5)
    found = {(n, frozenset(frozenset(edge) for edge in edges)) for n, edges in SMALL}
    assert len(found) == len(SMALL) == 1 + 2 + 8 + 64 + 638
    for n in range(1, 5):
        pairs = list(map(frozenset, combinations(range(n), 2)))
        for m in range(len(pairs) + 1):
            assert all((n, frozenset(chosen)) in found for chosen in combinations(pairs, m))


def test_small_graphs_go_on_where_they_end():
    below = list(TASK.below((6, 2)))
    sizes = [TASK.size(data) for data in below]
    assert sizes == sorted(sizes)
    assert (sizes[0], sizes[-1]) == ((5, 6), (6, 1))
    assert len(below) == 1024 - 638 + 1 + 15
    assert not list(TASK.below((5, 5)))


def test_edges_are_listed_in_either_direction():
    edges = [edge for _, edges in SMALL for edge in edges]
    assert any(u < v for u, v in edges)
    assert any(u > v for u, v in edges)


@pytest.mark.parametrize("seed", [1, 2])
def test_every_input_is_a_graph_without_loops_and_doubles(seed):
    larger = [[n, edges] for n, edges in larger_graphs(seed)]
    for n, edges in [*SMALL, *larger, TASK.example()]:
        assert all(0 <= u < n and 0 <= v < n and u != v for u, v in edges)
        assert len({frozenset(edge) for edge in edges}) == len(edges)
    assert {in_one_piece(*data) for data in larger} == {True, False}
    assert max(n for n, _ in larger) == 18


def test_other_seeds_give_other_larger_inputs():
    assert list(larger_graphs(1)) == list(larger_graphs(1)) != list(larger_graphs(2))


def test_the_learner_gets_tuples_of_its_own():
    n, edges = arguments("edges", THREE)
    assert (n, edges) == (3, [(0, 1), (2, 0)])
    assert TASK.call("f", THREE) == "f(3, [(0, 1), (2, 0)])"


def test_steps_to_smaller_inputs():
    assert list(TASK.smaller([3, [[0, 1], [2, 0]]])) == [
        [2, []], [2, [[1, 0]]], [2, [[0, 1]]], [3, [[2, 0]]], [3, [[0, 1]]],
    ]  # fmt: skip
    assert list(TASK.smaller([1, []])) == []


def test_parts():
    assert TASK.part([2, []]) == "apart"
    assert TASK.part([1, []]) == TASK.part(THREE) == "connected"


# Truth


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_truth_is_what_comes_of_playing_everything_out(n):
    for size, edges in SMALL:
        if size == n:
            assert plies(n, edges) == captured_by_play(n, edges, 2 * n * n)


def test_the_truth_with_four_vertices_too():
    for n, edges in SMALL:
        if n == 4 and len(edges) in (3, 4):
            assert plies(n, edges) == captured_by_play(n, edges, 6)


def test_the_oracle_of_game_graphs_agrees():
    for n, edges in SMALL[::3]:
        graph, ends = game_graph(n, edges)
        assert plies(n, edges) == table_of(by_rounds(graph, verdicts=ends)[1], n)


def test_the_solver_agrees_on_larger_graphs():
    for n, edges in larger_graphs(3):
        graph, ends = game_graph(n, edges)
        assert plies(n, edges) == table_of(solve(graph, verdicts=ends).distances, n)


def test_every_start_is_a_capture_exactly_on_dismantlable_graphs():
    for n, edges in [*SMALL, *TASK.below((6, 2)), *larger_graphs(1)]:
        everywhere = all(x is not None for row in plies(n, edges) for x in row)
        assert everywhere == is_dismantlable(n, edges), edges


@pytest.mark.parametrize("n", range(4, 10))
def test_on_a_cycle_only_the_neighbours_are_captured(n):
    for c, row in enumerate(plies(n, cycle(n))):
        for r, found in enumerate(row):
            distance = min((c - r) % n, (r - c) % n)
            assert found == {0: 0, 1: 1}.get(distance)


@pytest.mark.parametrize("n", range(1, 10))
def test_on_a_path_the_robber_runs_to_the_end(n):
    for c, row in enumerate(plies(n, path(n))):
        for r, found in enumerate(row):
            end = n - 1 if r > c else 0
            assert found == (abs(c - r) if abs(c - r) < 2 else 2 * abs(c - end) - 1)


def test_the_last_ply_is_always_the_cops():
    numbers = {x for n, edges in SMALL for row in plies(n, edges) for x in row}
    assert numbers == {None, 0, 1, 3, 5, 7}


def test_the_worked_example():
    assert TASK.truth(TASK.example())[2] == [None, 1, 0, 1, 5]
    assert plies(9, grid(3, 3))[0][8] is None


def test_on_a_square_with_leaves_every_chase_is_short():
    table = plies(274, square_with_leaves(274))
    assert {x for row in table for x in row} == {None, 0, 1, 3, 5}


def test_every_family_is_a_graph_at_every_size():
    for family in TASK.deep():
        for size in range(1, 12):
            n, edges = family.make(size)
            assert n == size
            assert all(0 <= v < n for edge in edges for v in edge)
            assert len({frozenset(edge) for edge in edges}) == len(edges)


def in_rounds(n, edges, key):
    """The table in rounds; what is captured is kept under the keys of its positions."""
    reach = near(n, edges)
    pairs = [(c, r) for c in range(n) for r in range(n)]
    robber = {key(v, v) for v in range(n)}
    cop = {key(v, v): 0 for v in range(n)}
    table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    for moves in range(n * n):
        open_ = [(c, r) for c, r in pairs if table[c][r] is None]
        found = [(c, r) for c, r in open_ if any(key(x, r) in robber for x in reach[c])]
        if not found:
            break
        for c, r in found:
            table[c][r] = cop[key(c, r)] = 2 * moves + 1
        robber = {key(c, r) for c, r in pairs if c == r or all(key(c, y) in cop for y in reach[r])}
    return table


@pytest.mark.parametrize(
    ("base", "status", "name"), [(300, "right", None), (100, "wrong", "number-too-small")]
)
def test_numbers_of_three_digits_are_told_from_one_another(base, status, name):
    def answer(n, edges):
        return in_rounds(n, edges, lambda c, r: c * base + r)

    verdict = check(14, answer)
    assert (verdict.status, verdict.misconception) == (status, name)
    if name:
        assert (
            "it fails on 101 vertices, four of them a square, with the others at two corners"
            in repr(verdict)
        )


def test_a_counter_of_one_byte_is_too_small_for_a_corner():
    def answer(n, edges):
        bytearray(len(row) for row in near(n, edges))
        return plies(n, edges)

    assert check(14, answer).misconception == "narrow-numbers"


def open_moves(n, edges, room):
    """The wave, with the open moves of the robber counted in a room of so many numbers."""
    reach = near(n, edges)
    left = [[len(reach[r]) % room for r in range(n)] for _ in range(n)]
    tables = {cop: [[0 if c == r else None for r in range(n)] for c in range(n)] for cop in (0, 1)}
    queue = deque((cop, v, v) for v in range(n) for cop in (0, 1))
    while queue:
        cop, c, r = queue.popleft()
        for x, y in [(c, y) for y in reach[r]] if cop else [(x, r) for x in reach[c]]:
            if cop:
                left[x][y] -= 1
            if tables[1 - cop][x][y] is None and not (cop and left[x][y]):
                tables[1 - cop][x][y] = tables[cop][c][r] + 1
                queue.append((1 - cop, x, y))
    return tables[1]


def test_a_counter_that_begins_anew_is_told_from_numbers_that_are_compared_as_objects():
    assert check(14, lambda n, edges: open_moves(n, edges, 1 << 16)).right
    verdict = check(14, lambda n, edges: open_moves(n, edges, 256))
    assert verdict.misconception == "narrow-numbers", verdict

    def by_identity(n, edges):  # 257 is the first number that is another object each time
        table = plies(n, edges)
        for v in range(257, n):
            table[v][v] = None
        return table

    assert check(14, by_identity).misconception == "numbers-by-identity"


@needs_fork
def test_who_takes_long_on_many_leaves_loses_nothing(monkeypatch):
    monkeypatch.setattr("gamegraphs.course.checking.work.large_inputs._SOON", 0.2)

    def answer(n, edges):
        while n > 100:
            pass
        return plies(n, edges)

    assert check(14, answer).status == "right"
