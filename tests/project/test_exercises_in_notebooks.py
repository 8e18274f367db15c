"""Checks of exercises inside the notebooks: they accept a right answer and refuse wrong ones."""

from collections import deque
from functools import cache

import nbformat
import pytest
from helpers import ROOT

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraph


def moves_of(graph):
    return [graph.moves(u) for u in range(graph.n)]


def names_of(number, check):
    """Return the names that the imports of a notebook and its cell with a check define."""
    (path,) = ROOT.glob(f"notebooks/{number}-*.ipynb")
    cells = [cell.source for cell in nbformat.read(path, 4).cells if cell.cell_type == "code"]
    names = {"moves_of": moves_of}
    for text in ("import gamegraphs as gg", check):
        (source,) = [source for source in cells if text in source]
        exec(source, names)
    return names


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
