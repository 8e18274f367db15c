"""Checks of exercises inside the notebooks: they accept a right answer and refuse wrong ones."""

from collections import deque
from functools import cache

import nbformat
import pytest
from helpers import ROOT

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph, Outcome


def moves_of(graph):
    return [graph.moves(u) for u in range(graph.n)]


def code_of(number):
    """Return the sources of the code cells of a notebook."""
    (path,) = ROOT.glob(f"notebooks/{number}-*.ipynb")
    return [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]


def names_of(number, *checks):
    """Return the names that the imports of a notebook and these of its cells define."""
    cells = code_of(number)
    names = {"moves_of": moves_of}
    for text in ("import gamegraphs as gg", *checks):
        (source,) = [source for source in cells if text in source]
        exec(source, names)
    return names


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ({1, 3, 8, 10, 12}, "Yes."),
        ([12, 10, 8, 3, 1], "Yes."),
        ({2, 4, 6, 8, 10, 12}, "Not yet. 6 is no LOSE: you can write 12,"),  # the even numbers
        ({3, 6, 9, 12}, "Not yet. 10 is a LOSE and not in your set: you can only write 11, a WIN."),
        ({1, 3, 8, 10}, "Not yet. 12 is a LOSE and not in your set: it has no moves."),
        ({8, 10, 12}, "Not yet. 3 is a LOSE and not in your set: you can only write 4 or 6"),
        ({0, 1, 3, 8, 10, 12}, "Not yet. 0 never stands on the sheet"),
        (set(), "Not yet. 12 is a LOSE"),
        (None, "Not attempted yet"),
        (12, "Not yet. Write a set of numbers, such as {2, 5}; this is 12."),
    ],
    ids=[
        "right",
        "a list",
        "even",
        "threes",
        "without 12",
        "half way",
        "0",
        "none",
        "starter",
        "12",
    ],
)
def test_a_number_that_grows(answer, said):
    assert names_of("00", "def check_twelve")["check_twelve"](answer).startswith(said)


@pytest.mark.parametrize(
    ("outcomes", "plies", "said"),
    [
        ((LOSE, WIN, WIN, LOSE), (2, 1, 1, 0), "Yes."),
        ((0, 1, 1, 0), (2, 1, 1, 0), "Yes."),
        ((WIN, WIN, WIN, LOSE), (1, 1, 1, 0), "Not yet: position 3: WIN in 1 needs a successor"),
        ((DRAW, WIN, WIN, LOSE), (-1, 1, 1, 0), "Not yet: position 3: "),
        ((LOSE, WIN, WIN, LOSE), (3, 1, 1, 0), "Not yet: position 3: "),
        ((LOSE, WIN, WIN, "LOSE"), (2, 1, 1, 0), "Write WIN, LOSE, DRAW and numbers without"),
        ((LOSE, WIN, WIN, LOSE), (2, 1, "1", 0), "Write WIN, LOSE, DRAW and numbers without"),
        ((LOSE, WIN, None, LOSE), (2, 1, 1, 0), "Not attempted yet"),
        ((LOSE, WIN, WIN, LOSE), (2, 1, None, 0), "Not attempted yet"),
    ],
)
def test_labels_by_hand(capsys, outcomes, plies, said):
    names = names_of("00", "class Pile", "def check_by_hand")
    given = [dict(zip((3, 2, 1, 0), values, strict=True)) for values in (outcomes, plies)]
    capsys.readouterr()
    names["check_by_hand"](gg.explore(names["Pile"](3)), *given)
    assert capsys.readouterr().out.startswith(said)


@pytest.mark.parametrize(
    ("take", "said"),
    [
        (lambda n: n % 3, "Yes."),
        (lambda n: None, "Not attempted yet"),
        (lambda n: n % 3 or None, "Not yet. With no stones you return None; it should be 1, 2 or"),
        (lambda n: n % 2, "Not yet. With 2 stones there is a winning move, and you return 0."),
        (lambda n: min(n, 2), "Not yet. With 3 stones you take 2, and that does not win."),
        (lambda n: min(n, 3), "Not yet. With 3 stones you return 3; it should be 1, 2 or 0."),
        (lambda n: str(n % 3), "Not yet. With no stones you return '0'; it should be"),
    ],
)
def test_how_many_stones_to_take(take, said):
    names = names_of("00", "def say", "class Pile", "big = ", "def take(n)", "def check_take")
    assert names["check_take"](take).startswith(said)


@cache
def euclid(a, b):
    if b == 0:
        return LOSE
    after = [tuple(sorted((a - k * b, b), reverse=True)) for k in range(1, a // b + 1)]
    return WIN if any(euclid(*pair) == LOSE for pair in after) else LOSE


@cache
def subtracts_once(a, b):
    if b == 0:
        return LOSE
    return WIN if subtracts_once(*sorted((a - b, b), reverse=True)) == LOSE else LOSE


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (euclid, "Right on all pairs"),
        (subtracts_once, "Not yet. (2, 1) is WIN"),
        (lambda a, b: WIN, "Not yet. (1, 0) is LOSE"),
        (lambda a, b: None, "Not attempted yet"),
    ],
    ids=["right", "once only", "always WIN", "starter"],
)
def test_euclid(answer, said):
    assert names_of("02", "def check_euclid")["check_euclid"](answer).startswith(said)


def label_with_veto(moves, open_at_the_end=1, loses_needed=2):
    """Return the labels of the game with a veto, by the wave: the counter stops at 1, not at 0."""
    labels = [LOSE if len(row) <= open_at_the_end else None for row in moves]
    open_moves, loses = [len(row) for row in moves], [0] * len(moves)
    queue = deque(u for u, label in enumerate(labels) if label == LOSE)
    while queue:
        v = queue.popleft()
        for u in (u for u, row in enumerate(moves) for target in row if target == v):
            if labels[u] is None:
                loses[u] += labels[v] == LOSE
                open_moves[u] -= labels[v] == WIN
                if loses[u] >= loses_needed or open_moves[u] <= open_at_the_end:
                    labels[u] = WIN if loses[u] >= loses_needed else LOSE
                    queue.append(u)
    return [DRAW if label is None else label for label in labels]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (label_with_veto, "Right on all 530"),
        (lambda moves: label_with_veto(moves, 0, 1), "Not yet. moves = [[0]]"),  # no veto
        (lambda moves: label_with_veto(moves, 1, 1), "Not yet. moves = "),  # one LOSE is enough
        (lambda moves: None, "Not attempted yet"),
    ],
    ids=["right", "without a veto", "one LOSE is enough", "starter"],
)
def test_veto(answer, said):
    names = names_of("04", "def check_veto")
    assert names["check_veto"](answer).startswith(said)


def two_steps(moves, first=True, second=True):
    """Return the labels of the graph whose moves are one arrow, or two after each other."""
    rows = [
        [*(row if first else []), *(w for v in row for w in moves[v] if second)] for row in moves
    ]
    return [Outcome(int(label)) for label in gg.solve(GameGraph.from_moves(rows)).labels]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (two_steps, "Right on all 530"),
        (lambda moves: two_steps(moves, second=False), "Not yet. moves = "),
        (lambda moves: two_steps(moves, first=False), "Not yet. moves = [[1], []] has WL."),
        (lambda moves: None, "Not attempted yet"),
    ],
    ids=["right", "one move only", "always two", "starter"],
)
def test_one_move_or_two(answer, said):
    assert names_of("04", "def check_turns")["check_turns"](answer).startswith(said)


def test_on_a_chain_one_move_or_two_is_the_pile():
    chain = [[], *([u] for u in range(9))]
    truth = names_of("04", "def check_turns")["with_turns"](chain)
    assert truth == [LOSE if u % 3 == 0 else WIN for u in range(10)]


def in_a_hurry(moves, labels, wait=False, any_move=False):
    """Return the plies by a backward search: a WIN moves to a LOSE, a LOSE anywhere."""
    plies = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u, row in enumerate(moves):
            allowed = any_move or LOSE in (labels[u], labels[v])
            if plies[u] < 0 and labels[u] != DRAW and v in row and allowed:
                plies[u] = plies[v] + 1
                queue.append(u)
    return [int(d) for d in gg.solve(GameGraph.from_moves(moves)).distances] if wait else plies


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (in_a_hurry, "Yes: right on"),
        (lambda moves, labels: in_a_hurry(moves, labels, wait=True), "Not yet. On moves = "),
        (lambda moves, labels: in_a_hurry(moves, labels, any_move=True), "Not yet. On moves = "),
        (lambda moves, labels: None, "Not attempted yet"),
    ],
    ids=["right", "the loser delays", "the winner gives up too", "starter"],
)
def test_two_in_a_hurry(answer, said, capsys):
    names = names_of("06", "def check_hurry")
    capsys.readouterr()
    names["check_hurry"](answer)
    assert capsys.readouterr().out.startswith(said)


def within(moves, k, early=0):
    s = gg.solve(GameGraph.from_moves(moves))
    found = zip(s.labels, s.distances, strict=True)
    return [label if 0 <= d <= k - early else DRAW for label, d in found]


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (within, "Yes: right on"),
        (lambda moves, k: within(moves, k, early=1), "Not yet. With k = 0"),
        (lambda moves, k: within(moves, 99), "Not yet. With k = 0"),
        (lambda moves, k: None, "Not attempted yet"),
    ],
    ids=["right", "a ply early", "no clock", "starter"],
)
def test_clock(answer, said, capsys):
    names = names_of("06", "def check_clock")
    capsys.readouterr()
    names["check_clock"](answer)
    assert capsys.readouterr().out.startswith(said)
