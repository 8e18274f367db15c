"""Policeman and thief: the rules and answers of cp-algorithms, on numbers and on positions."""

import random

import numpy as np
import pytest
from helpers import compiled_cpp

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.bench.games.policeman_and_thief import cpp_thief, open_board
from gamegraphs.games import PolicemanAndThief


def cp_algorithms(text):
    """The program of cp-algorithms, Games on arbitrary graphs, line by line; its DFS unrolled.

    Returns (answer, winning, losing); the sets hold (P, T, Pstep), cells numbered row by row.
    """
    a = text.split()
    n, m = len(a), len(a[0])
    adj_rev, degree = {}, {}
    winning, losing, visited = set(), set(), set()
    for P in range(n * m):
        for T in range(n * m):
            for Pstep in (0, 1):
                Px, Py, Tx, Ty = P // m, P % m, T // m, T % m
                if a[Px][Py] == "*" or a[Tx][Ty] == "*":
                    continue
                if Pstep:
                    win = Px == Tx and Py == Ty
                    lose = not win and a[Tx][Ty] == "E"
                else:
                    lose = Px == Tx and Py == Ty
                    win = not lose and a[Tx][Ty] == "E"
                if win:
                    winning.add((P, T, Pstep))
                if lose:
                    losing.add((P, T, Pstep))
                if win or lose:
                    continue
                adj_rev.setdefault((P, T, Pstep), []).append((P, T, 1 - Pstep))
                degree[P, T, Pstep] = degree.get((P, T, Pstep), 0) + 1
                dx = (-1, 0, 1, 0, -1, -1, 1, 1)
                dy = (0, 1, 0, -1, -1, 1, -1, 1)
                for d in range(8 if Pstep else 4):
                    PPx, PPy, TTx, TTy = Px, Py, Tx, Ty
                    if Pstep:
                        PPx += dx[d]
                        PPy += dy[d]
                    else:
                        TTx += dx[d]
                        TTy += dy[d]
                    inside = 0 <= PPx < n and 0 <= PPy < m and 0 <= TTx < n and 0 <= TTy < m
                    if inside and a[PPx][PPy] != "*" and a[TTx][TTy] != "*":
                        to = (PPx * m + PPy, TTx * m + TTy, 1 - Pstep)
                        adj_rev.setdefault(to, []).append((P, T, Pstep))
                        degree[P, T, Pstep] += 1
    stack = []
    for start in sorted(winning | losing):
        if start not in visited:
            stack.append(start)
            visited.add(start)
        while stack:
            v = stack.pop()
            for u in adj_rev.get(v, ()):
                if u in visited:
                    continue
                if v in losing:
                    winning.add(u)
                else:
                    degree[u] -= 1
                    if degree[u] != 0:
                        continue
                    losing.add(u)
                visited.add(u)
                stack.append(u)
    flat = "".join(a)
    first = (flat.index("P"), flat.index("T"), 1)
    answer = "Draw"
    if first in winning:
        answer = "Police catches the thief"
    elif first in losing:
        answer = "The thief escapes"
    return answer, winning, losing


def random_board(seed):
    """Up to 4 x 4 cells; none, one or several exits."""
    rng = random.Random(seed)
    rows, columns = rng.choice([(1, 2), (1, 5), (2, 2), (2, 4), (3, 3), (3, 4), (4, 4)])
    share = rng.choice((0.1, 0.3, 0.5))
    cells = ["*" if rng.random() < share else "." for _ in range(rows * columns)]
    places = rng.sample(range(rows * columns), min(len(cells), 2 + rng.choice((0, 1, 1, 1, 2))))
    for place, sign in zip(places, "PTEE", strict=False):
        cells[place] = sign
    return "\n".join("".join(cells[r * columns : (r + 1) * columns]) for r in range(rows))


@pytest.mark.parametrize("block", range(6))
def test_small_boards_by_three_solvers(block):
    """The rules on numbers, explore and solve, and the program of cp-algorithms."""
    for seed in range(15 * block, 15 * block + 15):
        text = random_board(seed)
        game = PolicemanAndThief(text)
        found = game.solve()
        gg.verify(found.graph, found)
        answer, winning, losing = cp_algorithms(text)
        assert game.answer() == game.answer(found) == answer, text
        columns = len(text.split()[0])
        for u in range(game.n):
            (pr, pc), (tr, tc), mover = game.position(u)
            state = (pr * columns + pc, tr * columns + tc, int(mover == "policeman"))
            due = WIN if state in winning else LOSE if state in losing else DRAW
            assert found.outcome(u) == due, (text, state)
        graph = gg.explore(game)
        stored = gg.solve(graph)
        for position in graph.names:
            u = game.number(position)
            assert found.outcome(u) == stored.outcome(position), (text, position)
            assert found.distance(u) == stored.distance(position), (text, position)


def test_small_boards_against_cpp():
    cpp = compiled_cpp(cpp_thief)
    for seed in range(90):
        game = PolicemanAndThief(random_board(seed))
        found = game.solve()
        labels, distances = cpp(game, True)
        assert found.labels.tolist() == labels.tolist()
        assert found.distances.tolist() == distances.tolist()


def test_each_answer_occurs():
    answers = {PolicemanAndThief(random_board(seed)).answer() for seed in range(60)}
    assert answers == {"Police catches the thief", "The thief escapes", "Draw"}


def test_rules_on_numbers_are_the_rules_on_positions():
    game = PolicemanAndThief("P.E\n.*T\n...")
    graph = game.solve().graph
    for u in range(game.n):
        position = game.position(u)
        assert game.number(position) == u
        assert graph.rules.ending(u) == game.verdict(position)
        assert [game.position(v) for v in graph.rules.moves(u)] == game.moves(position)
        for v in graph.predecessors(u):
            assert position in game.moves(game.position(v))


def test_moves_by_hand():
    game = PolicemanAndThief("P.\n.T")
    assert game.start == ((0, 0), (1, 1), "policeman")
    there = [policeman for policeman, thief, mover in game.moves(game.start)]
    assert there == [(0, 0), (0, 1), (1, 0), (1, 1)]
    after = game.moves(((0, 0), (1, 1), "thief"))
    assert [thief for _, thief, _ in after] == [(1, 1), (0, 1), (1, 0)]


def test_verdicts_and_who_has_precedence():
    game = PolicemanAndThief("PET")
    exit_cell = (0, 1)
    assert game.verdict((exit_cell, exit_cell, "policeman")) == WIN
    assert game.verdict((exit_cell, exit_cell, "thief")) == LOSE
    assert game.verdict(((0, 0), exit_cell, "policeman")) == LOSE
    assert game.verdict(((0, 0), exit_cell, "thief")) == WIN
    assert game.verdict(game.start) is None


def test_one_who_is_walled_in_skips_the_turn():
    """Neither can come to the other, and the thief to no exit: play never ends."""
    game = PolicemanAndThief("P*T")
    assert game.moves(game.start) == [((0, 0), (0, 2), "thief")]
    assert game.answer() == "Draw"


def test_the_thief_is_next_to_the_exit_and_the_policeman_is_not():
    assert PolicemanAndThief("P....TE").answer() == "The thief escapes"
    assert PolicemanAndThief("PT....E").answer() == "Police catches the thief"


def test_a_picture_says_what_it_shows():
    game = PolicemanAndThief("P*E\n..T")
    board = game.board(game.start)
    assert (board.pieces, board.walls, board.marks) == ({0: "P", 5: "T"}, {1}, {2: "E"})
    assert "policeman is in row 1, column 1, the thief in row 2, column 3" in board.words
    assert game.board(((0, 0), (0, 0), "policeman")).pieces == {0: ("P", "T")}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("P.T\n.x.", "line 2, column 2: 'x' is none of"),
        ("\n  P.T\n  ..\n", "line 3, column 5: the row has 2 cells, the first one 3"),
        ("P.T\n....", "line 2, column 4: the row has 4 cells"),
        ("P.T\n..P", "line 2, column 3: there is more than one P"),
        ("P..", "there is no T, the thief, in lines 1 to 1"),
        ("T..\n...", "there is no P, the policeman, in lines 1 to 2"),
        ("\n \n", "the board has no rows"),
        (5, "the board must be a text, not 5"),
    ],
)
def test_errors_in_the_text_name_line_and_column(text, message):
    with pytest.raises(GameGraphError, match=message):
        PolicemanAndThief(text)


@pytest.mark.parametrize("position", [None, 5, ((0, 0), (9, 9), "thief"), ((0, 0), (0, 2), "x")])
def test_a_position_of_another_board_is_refused(position):
    game = PolicemanAndThief("P.T")
    with pytest.raises(gg.UnknownPositionError, match="no position of this board"):
        game.number(position)
    with pytest.raises(gg.UnknownPositionError, match=r"there is no position 18, only 0\.\.17"):
        game.position(18)


SIDES = [18, pytest.param(60, marks=pytest.mark.long)]


@pytest.mark.parametrize("side", SIDES)
def test_a_large_board(side):
    game = PolicemanAndThief(open_board(side))
    found = game.solve()
    gg.verify(found.graph, found)
    assert np.array_equal(game.solve(distances=False).labels, found.labels)


@pytest.mark.parametrize("side", SIDES)
def test_a_large_board_against_cpp(side):
    game = PolicemanAndThief(open_board(side))
    labels, distances = compiled_cpp(cpp_thief)(game, True)
    found = game.solve()
    assert np.array_equal(found.labels, labels)
    assert np.array_equal(found.distances, distances)
