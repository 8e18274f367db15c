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
        (lambda n: n % 2, "Not yet. With 2 stones you return 0, but one of the moves leaves a"),
        (lambda n: min(n, 2), "Not yet. With 3 stones you take 2. That leaves 1 stone, a WIN"),
        (lambda n: 3 - n % 3 if n % 3 else 0, "Not yet. With 1 stone you take 2, more than there"),
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
        (subtracts_once, "Not yet. (2, 1) is WIN, and you return LOSE. It moves to [(1, 1),"),
        (lambda a, b: WIN, "Not yet. (1, 0) is LOSE, and you return WIN. It moves to nothing"),
        (lambda a, b: None, "Not attempted yet"),
    ],
    ids=["right", "once only", "always WIN", "starter"],
)
def test_euclid(answer, said):
    assert names_of("02", "def euclid", "def check_euclid")["check_euclid"](answer).startswith(said)


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
        (lambda moves: label_with_veto(moves, 0, 1), "These are the labels without a veto"),
        (lambda moves: label_with_veto(moves, 1, 1), "by the rules of this game it is DRAW."),
        (lambda moves: None, "Not attempted yet"),
    ],
    ids=["right", "without a veto", "one LOSE is enough", "starter"],
)
def test_veto(answer, said):
    names = names_of("04", "def check_veto")
    assert said in repr(names["check_veto"](answer))


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
        (lambda moves: two_steps(moves, second=False), "These are the labels with one move"),
        (lambda moves: two_steps(moves, first=False), "Position 0: you say LOSE, and by"),
        (lambda moves: None, "Not attempted yet"),
    ],
    ids=["right", "one move only", "always two", "starter"],
)
def test_one_move_or_two(answer, said):
    names = names_of("04", "def check_turns")
    assert said in repr(names["check_turns"](answer))


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
        (lambda moves, labels: in_a_hurry(moves, labels, wait=True), "Not yet. On moves = [[], [5"),
        (lambda moves, labels: in_a_hurry(moves, labels, any_move=True), "Not yet. On moves = "),
        (
            lambda moves, labels: [7],
            "Not yet. On moves = [[]] you say [7]. Position 0 is LOSE: at the",
        ),
        (lambda moves, labels: None, "Not attempted yet"),
    ],
    ids=["right", "the loser delays", "the winner gives up too", "one number", "starter"],
)
def test_two_in_a_hurry(answer, said, capsys):
    names = names_of("06", "def plies_in_a_hurry", "def check_hurry")
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
        (
            lambda moves, k: within(moves, k, early=1),
            "Not yet. With k = 0 and moves = [[]] you say",
        ),
        (lambda moves, k: within(moves, 99), "Not yet. With k = 0 and moves = [[1], []] you"),
        (lambda moves, k: [0, 0], "Not yet. You return [0, 0]; moves = [[]] asks for 1."),
        (lambda moves, k: None, "Not attempted yet"),
    ],
    ids=["right", "a ply early", "no clock", "one label", "starter"],
)
def test_clock(answer, said, capsys):
    names = names_of("06", "def wave(", "def label_within", "def check_clock")
    capsys.readouterr()
    names["check_clock"](answer)
    assert capsys.readouterr().out.startswith(said)


def king(*steps, low=0, high=4):
    """Return a game whose king makes these steps, onto squares from `low` to `high`."""

    class King:
        start = (4, 4)

        def moves(self, position):
            x, y = position
            after = [(x - a, y - b) for a, b in steps]
            return [to for to in after if low <= min(to) and max(to) <= high]

    return King()


ALL = ((1, 0), (0, 1), (1, 1))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        (king(*ALL), "Yes. 25 squares"),
        (
            king(*ALL, low=-9),
            "Not yet. From (0, 0) you move to [(-1, 0), (0, -1), (-1, -1)]: (-1, 0)",
        ),
        (
            king(*ALL[:2]),
            "From (1, 1) you move to [(0, 1), (1, 0)]: 2 different moves, and the board",
        ),
        (king(*ALL, low=1), "From (0, 1) you move to []: 0 different moves, and the board leaves"),
        (king((-1, 0), (0, -1)), "(1, 0) is not one step to the left, down, or both at once."),
        (king(*ALL, (1, 0)), "one of them is listed twice."),
    ],
    ids=["right", "off the board", "no diagonal", "edges left out", "upwards", "twice"],
)
def test_the_rules_of_a_king(game, said):
    assert said in names_of("01", "class CornerKing", "def check_king")["check_king"](game)


def test_the_king_has_56_moves_and_loses_where_both_numbers_are_even():
    graph = gg.explore(king(*ALL))
    losing = [graph.names[u] for u, label in enumerate(gg.solve(graph).labels) if label == LOSE]
    assert (graph.n, graph.m) == (25, 56)
    assert {*losing} == {(x, y) for x in (0, 2, 4) for y in (0, 2, 4)}


@pytest.mark.parametrize(
    ("mine", "said"),
    [
        ((6, "count"), "right"),
        (
            (6, "skip"),
            "6 it is, but not skip. Before the look 1 is WIN, and 6 has no label and 2 open",
        ),
        ((2, "count"), "2 has no move to 1, whose predecessors are being told"),
        ((3, "skip"), "3 can move to 1, but it is another predecessor's turn"),
        ((6, "label"), "(6, 'label') is no look"),
        ((9, "count"), "(9, 'count') is no look"),
    ],
)
def test_the_next_look(mine, said):
    names = names_of("04", "def said_of_look")
    assert names["said_of_look"](mine, names["run"][6], names["run"][5]).startswith(said)


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        (lambda strip: LOSE if "XXX" in strip else None, "Yes."),
        (
            lambda strip: WIN if "XXX" in strip else None,
            "verdict('XXX') is WIN, the perspective trap",
        ),
        (
            lambda strip: LOSE if "XXX" in strip else DRAW,
            "verdict('...') is <Outcome.DRAW: 2>: nobody",
        ),
        (
            lambda strip: LOSE if strip == "XXX" else None,
            "verdict('.XXX') is None, but somebody has",
        ),
        (
            lambda strip: LOSE if strip.count("X") > 2 else None,
            "verdict('X.X.X') is <Outcome.LOSE: 0>",
        ),
        (lambda strip: LOSE if "XXX" in strip and len(strip) < 7 else None, "some verdict is off."),
        (lambda strip: None, "Not attempted yet"),
    ],
    ids=[
        "right",
        "trap",
        "DRAW while it goes on",
        "whole strip",
        "three anywhere",
        "short strips alone",
        "starter",
    ],
)
def test_treblecross(verdict, said):
    names = names_of("05", 'draw_cells(["..X..XX."]', "def check_treblecross")
    game = type("Mine", (names["Treblecross"],), {"verdict": lambda self, strip: verdict(strip)})
    assert said in names["check_treblecross"](game)


@pytest.mark.parametrize(
    ("number", "position", "said"),
    [
        (lambda t, a, b, n: (t * n + a) * n + b, lambda u, n: (u // n // n, u // n % n, u % n), ""),
        (lambda t, a, b, n: a * n + b, None, "(0, 0, 0) and (1, 0, 0) share the number 0."),
        (lambda t, a, b, n: (t * n + a) * n + b + 1, lambda u, n: (0, 1, 0), "position_line makes"),
        (lambda t, a, b, n: -1, None, "(0, 0, 0) has number -1, which is not in 0 ... 1."),
    ],
    ids=["right", "turn forgotten", "other way round", "negative"],
)
def test_a_numbering_of_the_line(number, position, said):
    names = names_of("07", "def number_line", "def check_numbering")
    names |= {"number_line": number, "position_line": position}
    exec("found = check_numbering(1) or ''", names)
    assert said in names["found"]
    assert bool(said) == bool(names["found"])


@pytest.mark.parametrize(
    ("mine", "bits", "said"),
    [
        (392, 8, "right"),
        (98, 2, "right"),
        (391, 8, "391 is too few. They hold 6.3e+12 positions. The last one need not be full"),
        (196, 8, "Whose turn is it?"),
        (550, 8, "550 is too many. They hold 8.8e+12 positions. Men cannot share a square"),
        (275, 8, "and it may be either side's turn."),
        (196, 2, "196 is too many. They hold 1.3e+13 positions. How many positions are there"),
        (1, 8, "1 is too few. They hold 1.6e+10 positions. How many positions are there"),
    ],
)
def test_machines(mine, bits, said):
    assert said in names_of("12", "def said_of_machines")["said_of_machines"](mine, bits)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda n, m: 4 * (n + 1) + 4 * m, "That is the game alone"),
        (lambda n, m: 16 * n + 8 * m, "without the game itself"),
        (lambda n, m: 16 * n + 12 * m, "The offsets of the game"),
        (lambda n, m: 20 * n + 8 * m, "The moves of the game"),
        (lambda n, m: 20 * n + 4 * m, "The 8 bytes that solving adds for each move"),
        (lambda n, m: 68 * n, "68 bytes a position"),
        (lambda n, m: n + m, "That is too little."),
        (lambda n, m: 99 * n + 99 * m, "That is too much."),
    ],
)
def test_bytes(answer, said):
    names = names_of("12", "def bytes_needed", "def said_of_bytes")
    names["bytes_needed"] = answer
    assert said in names["said_of_bytes"](10, 15)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (0, "but pass 1 decides position 1."),
        (1, "but pass 2 decides position 0."),
        (3, "but pass 3 decides nothing. Known before the first pass: 1 of 4; never decided: 1."),
        (-1, "which is no number of passes."),
    ],
)
def test_passes(given, said):
    moves = [[1], [2], [], [3]]
    layer = [2, 1, 0, -1]
    assert passes()["said_of_passes"](moves, given, layer).startswith(said)


def passes():
    """Return what the head of a cell of notebook 12 defines; what follows tries an answer."""
    (source,) = [cell for cell in code_of("12") if "def said_of_passes" in cell]
    names = {}
    exec(source.partition("\n\n\nwrong = ")[0], names)
    return names


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({1}, "0 is missing. It belongs to player 0, and a move leads into the set."),
        ({0}, "1 is missing. It belongs to player 1, and it is in the target."),
        ({0, 1, 2}, "2 is too many. It belongs to player 1, who can move to 3, outside."),
        ({0, 1, 3}, "3 is too many. It is a dead end"),
        ({0, 1, 7}, "7 is no position: there are 0 ... 3."),
    ],
)
def test_an_attractor(given, said):
    arena = gg.Arena(GameGraph.from_moves([[1, 3], [1], [1, 3], []]), [0, 1, 1, 0])
    rank = gg.attractor(arena, 0, [1]).rank.tolist()
    assert names_of("08", "def why_not")["why_not"](arena, 0, rank, [1], given).startswith(said)


@pytest.mark.parametrize(
    ("u", "said", "told"),
    [
        (1, [0, 1, 1, 1, 0, 0], "but player 0 moves there, and can go to y, which you give to 0"),
        (4, [0, 0, 0, 1, 0, 1], "but player 1 moves there, and can go to z, which you give to 1"),
        (3, [0, 0, 1, 0, 1, 0], "but from there one only comes to y, which you do not give to 0"),
        (0, [1, 1, 1, 1, 1, 1], "but 0 can force rounds like"),
    ],
)
def test_a_winner(u, said, told):
    names = names_of("10", "def said_of_winner")
    names["letters"] = lambda arena, positions: " ".join(arena.graph.names[v] for v in positions)
    assert names["said_of_winner"](u, said).startswith(told)
