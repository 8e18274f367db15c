"""The checks of the exercises inside the notebooks: what each says to an answer that slips.

A row is an answer, written where the notebook leaves its place, and the sentence that it gets. The
cell is run with all that it needs of the cells before it, and nothing else.
"""

import builtins
import symtable
from contextlib import redirect_stdout
from functools import cache
from io import StringIO

import pytest
from helpers import ROOT
from test_exercises_in_notebooks import code_of


@cache
def names_in(source):
    """Return the names that a cell defines, and those that it takes from others."""
    table = symtable.symtable(source, "cell", "exec")
    made = {s.get_name() for s in table.get_symbols() if s.is_assigned() or s.is_imported()}
    taken, todo = set(), [table]
    while todo:
        scope = todo.pop()
        todo += scope.get_children()
        here = [s for s in scope.get_symbols() if s.is_referenced()]
        taken |= {s.get_name() for s in here if scope is table or s.is_global()}
    return made, taken - made - {*dir(builtins)}


def needed(cells, last):
    """Return the numbers of the cells that cell `last` builds on, in order, with itself."""
    chosen, todo = {last}, [(last, name) for name in names_in(cells[last])[1]]
    while todo:
        i, name = todo.pop()
        before = next((k for k in range(i - 1, -1, -1) if name in names_in(cells[k])[0]), None)
        if before is not None and before not in chosen:
            chosen.add(before)
            todo += [(before, other) for other in names_in(cells[before])[1]]
    return sorted(chosen)


@cache
def prepared(number, text, place):
    """Return what the cells up to the first with the answer's place define, and the rest of them.

    `text` stands in the cell that checks, `place` where the answer is to be written.
    """
    cells = code_of(number)
    (last,) = [i for i, source in enumerate(cells) if text in source]
    sources = [cells[i] for i in needed(cells, last)]
    first = next(i for i, source in enumerate(sources) if place in source)
    names = {"display": lambda *shown: None}
    with redirect_stdout(StringIO()):
        for source in sources[:first]:
            exec(source, names)
    return names, sources[first:]


def said(number, text, place, answer):
    """Return what the check prints to this answer."""
    names, sources = prepared(number, text, place)
    names = dict(names)
    out = StringIO()
    with redirect_stdout(out):
        for i, source in enumerate(sources):
            exec(source.replace(place, answer, 1) if i == 0 else source, names)
    return out.getvalue()


RETURN = "    return None"


def function(head):
    return f"def {head}:\n{RETURN}"


JOBS = '''
    return memory


def my_choice(memory, u):
    """Return the job to print next, 1, 2 or 3."""
    return None
'''


def plays(end):
    return f"""
def longest_play(moves):
    plies, todo = {{}}, [*range(len(moves))]
    while todo:
        waiting = [v for v in moves[todo[-1]] if v not in plies]
        todo += waiting
        if not waiting:
            u = todo.pop()
            plies[u] = max((1 + plies[v] for v in moves[u]), default=0)
    along = [plies[u] for u in range(len(moves))]
    {end}
"""


def recursive(choose):
    return f"""
def longest_play(moves):
    at = lambda u: {choose}((1 + at(v) for v in moves[u]), default=0)
    return [at(u) for u in range(len(moves))]
"""


# Notebook, a text of the cell that checks, the place of the answer; the right answer; the slips.
CHECKS = {
    "02 longest play": ("02", "def check_longest_play", function("longest_play(moves)"), (
        plays("return along"), "Right, on the long chain too."), {
        plays("return [min(99, plies) for plies in along]"):
            "From position 0 of the chain a play lasts 19,999 plies; you say 99.",
        recursive("min"): "Not yet. On moves = ",
        recursive("max"): "Right on all small graphs, but the long chain is too deep for it.",
    }),
    "02 a game of five plies": ("02", "s.distance(0) != 5", "my_moves = None", (
        "my_moves = [[1, 2], [2], [3], [4], [5], []]", "Right, with 6 positions. Fewer is"), {
        "my_moves = [[1, 2], [2], [3], [4], [5], [], []]": "with 7 positions. Six are enough.",
        "my_moves = [[5]]": "That is no game: ",
        "my_moves = [[1], [0]]": "Not yet. There is a cycle: [",
        "my_moves = [[1], []]": "Not yet. Position 0 is WIN in 1; it should be WIN in 5.",
        "my_moves = [[1], [2], [3], [4], [5], []]":
            "none of its moves, to [1], leads to a WIN.",
    }),
    "03 a game for the guard": ("03", "The guard says", "my_moves = None", (
        "my_moves = [[1, 2], [], [0], [2]]", "Right: the guard is wrong at positions"), {
        "my_moves = [[5]]": "That is no game: ",
        "my_moves = [[1], [0]]": "The game has 2 positions, and needs at least four.",
        "my_moves = [[1], [2], [3], [3]]": "Not yet. 3 has a move to itself",
        "my_moves = [[1], [2], [3], []]":
            "The guard says W L W L, the truth is W L W L: 0 false, and it should be two or more.",
    }),
    "05 a pass more": ("05", "def said_of_pass",
        'my_changes = {"a": None, "b": None, "c": None, "d": None, "e": None}', (
        'my_changes = {"a": "", "b": "", "c": "c", "d": "", "e": "cde"}', "a pass at e: right"), {
        'my_changes = {"a": "a", "b": None, "c": "cd", "d": "c", "e": "x"}':
            "you say 'a', but a stays DRAW: it still has a move to a DRAW, none to a LOSE",
        'my_changes = {"a": None, "b": None, "c": "cd", "d": None, "e": None}':
            "you say 'cd', but d stays WIN: it still has a move to a LOSE",
        'my_changes = {"a": None, "b": None, "c": None, "d": "c", "e": None}':
            "you say 'c', but c stays LOSE: it still has no move but to a WIN",
        'my_changes = {"a": "x", "b": None, "c": None, "d": None, "e": None}':
            "'x' is no position; write names such as \"ab\"",
        'my_changes = {"a": None, "b": None, "c": None, "d": None, "e": "e"}':
            "and more changes: look at e itself, then at whoever can move to what has changed",
    }),
    "06 what was handed in": ("06", "def said_of_finding",
        'my_finding = {"Ada": None, "Bob": None, "Cleo": None}', (
        'my_finding = {"Ada": 1, "Bob": "true", "Cleo": 0}', "Ada: right"), {
        'my_finding = {"Ada": "true", "Bob": None, "Cleo": None}': "no, a position breaks a rule.",
        'my_finding = {"Ada": 9, "Bob": None, "Cleo": None}':
            "9 is no position; write 0 to 5, or \"true\"",
        'my_finding = {"Ada": 4, "Bob": None, "Cleo": None}':
            "position 4 obeys: LOSE 0 fits the successors, none",
    }),
    "07 not cop-win": ("07", "somewhere it must escape", "my_edges = []", (
        'my_edges = ["ab", "bc", "cd", "da", "ax", "xy"]', "Yes: not cop-win, and"), {
        'my_edges = ["ab"]': "Not yet: it is cop-win. From every start the robber is caught;",
        'my_edges = ["ab", "bc", "cd", "da"]': "no capture takes more than 1 ply",
    }),
    "07 one-way streets": ("07", "def check_pred", function("pred_one_way(v, out)"), (
        """
def pred_one_way(v, out):
    V = len(out)
    turn, cop, robber = position(v, V)
    if turn == 1:
        return [number(0, old, robber, V) for old in range(V) if cop in out[old]]
    return [number(1, cop, old, V) for old in range(V) if robber in out[old]]
""", "Yes: the exact reverse"), {
        """
def pred_one_way(v, out):
    V = len(out)
    turn, cop, robber = position(v, V)
    if turn == 1:
        return [number(0, old, robber, V) for old in out[cop]]
    return [number(1, cop, old, V) for old in out[robber]]
""": "Not yet: ",
    }),
    "08 an attractor": ("08", "def first_wrong_arena", "to target.\"\"\"\n    return None", (
        """to target.\"\"\"
    rank = gg.attractor(gg.Arena(GameGraph.from_moves(moves), owner), player, target).rank
    return {u for u, plies in enumerate(rank) if plies >= 0}""", "Right on all "), {
        "to target.\"\"\"\n    return target": "Not yet. For player 0, with the target ",
    }),
    "08 a trap": ("08", "my_trap == truth", "my_trap = set()", (
        "my_trap = {1, 2, 3}", "Right: a trap for player 1, and the largest one that avoids 5."), {
        "my_trap = {2, 3}": "A trap of 2 positions that avoids 5, but not the largest one.",
        "my_trap = {1, 2, 3, 5}": "A trap, but 5, the target, is in it.",
        "my_trap = {4}": "4 belongs to player 1, who can leave to 1.",
        "my_trap = {0}": "0 belongs to player 0, who has only moves out, to 4 and 7.",
    }),
    "08 a light": ("08", "print(\"my_light:\"", function("my_light(west, east, green)"), (
        """
def my_light(west, east, green):
    if green == "-":
        return "W" if west >= east else "E"
    return "-" if (east if green == "W" else west) else green
""", "my_light: yes"), {
        "def my_light(west, east, green):\n    return 'W'": "the light cannot go to 'W'",
        "my_light = stubborn": "my_light: not yet. See how the traffic wins:",
    }),
    "09 a sum": ("09", "def by_solving", "0 or 1.\"\"\"\n    return None", (
        """0 or 1.\"\"\"
    return by_solving(moves, more_moves)""", "Right on all "), {
        "0 or 1.\"\"\"\n    return [0]": "The first difference is in the length.",
        "0 or 1.\"\"\"\n    return [1] * len(moves) * len(more_moves)":
            "The first difference is at 0.",
    }),
    "09 Grundy values": ("09", "On the chain it recurses", "acyclic game.\"\"\"\n    return None", (
        """acyclic game.\"\"\"
    return gg.grundy(GameGraph.from_moves(moves)).tolist()""", "On the chain: right."), {
        """acyclic game.\"\"\"
    at = lambda u: mex([at(v) for v in moves[u]])
    return [at(u) for u in range(len(moves))]""": "On the chain it recurses too deep.",
        """acyclic game.\"\"\"
    return [0] * 20_000 if len(moves) > 99 else gg.grundy(GameGraph.from_moves(moves)).tolist()""":
            "On the chain: not yet, from 19998 back: values alternate, and 19999 has 0.",
    }),
    "09 mex": ("09", "is it the least of", "(0, 1, 2): None", (
        "(0, 1, 2): 3", "mex of (0, 1, 2): right"), {
        "(0, 1, 2): 1": "mex of (0, 1, 2): 1 is among them",
        "(0, 1, 2): 4": "4 is not among them, but is it the least of 0, 1, 2, ... that is missing?",
    }),
    "09 a winning move": ("09", "is it the least of", "my_move = None", (
        "my_move = (8, 1)", "- it wins."), {
        "my_move = (8, 2)": "the row is 8, 11 or 13, and you may take 1, 3 or 4",
        "my_move = (8, 3)": "- your opponent wins. Try again.",
    }),
    "09 sums with loops": ("09", "def said_of_sum",
        '{"a + 3": "?", "b + 0": "?", "b + 2": "?", "c + 1": "?", "c + c": "?", "d + 1": "?"}', (
        '{"a + 3": "D", "b + 0": "W", "b + 2": "D", "c + 1": "W", "c + c": "D", "d + 1": "L"}',
        "d + 1: right"), {
        '{"a + 3": "x"}': "'x' is no outcome; write",
        '{"a + 3": "W"}': "a loop beside a nimber: can one step out to a balance?",
        '{"c + c": "W"}': "two loops: whoever leaves one leaves the other to the opponent",
        '{"d + 1": "W"}': "two nimbers: who wins at their XOR?",
    }),
    "10 a cheaper charger": ("10", "def said_of_units",
        '{"garden open": None, "garden locked": None}', (
        '{"garden open": 3, "garden locked": -1}', "garden open: right"), {
        '{"garden open": 49, "garden locked": None}': "you say 49, but less is enough too",
        '{"garden open": 0, "garden locked": None}':
            "but then every round costs more than the dock gives",
        '{"garden open": -1, "garden locked": None}':
            "but some number is enough: which round can it make,",
        '{"garden open": None, "garden locked": 5}':
            "you say 5, but the people stop it all the same",
    }),
    "10 a drag": ("10", "def exercise_2", "wins `won_there`.\"\"\"\n    return None", (
        "wins `won_there`.\"\"\"\n    return attracted(arena, kept, other, won_there)",
        "Right on all "), {
        "wins `won_there`.\"\"\"\n    return won_there": "Wrong here: it lets player 0 win from ",
    }),
    "10 priorities": ("10", "each of 0, 1, 2, 3, 4 exactly once", "my_priorities = None", (
        "my_priorities = [0, 2, 4, 1, 3]", "Right."), {
        "my_priorities = [0, 1, 2, 3, 3]": "each of 0, 1, 2, 3, 4 exactly once, please.",
        "my_priorities = [0, 1, 2, 3, 4]": "player 0 still wins from",
    }),
    "10 three jobs": ("10", "the jobs are 1, 2 and 3", JOBS, (
        JOBS.replace("memory\n", "u or memory\n").replace("None", "memory % 3 + 1"),
        "Right: all three, whatever the office does."), {
        JOBS.replace("None", "memory % 3 + 1"):
            "The office can go round here, as (position, memory): ",
        JOBS.replace("None", "0"): "my_choice returns 0; the jobs are 1, 2 and 3.",
    }),
    "11 moves for plies": ("11", "first = \"The winner\"", function("moves_of_winner(plies)"), (
        "def moves_of_winner(plies):\n    return (plies + 1) // 2", "Yes."), {
        "def moves_of_winner(plies):\n    return plies // 2":
            "with plies = 1 you return 0. The winner makes the first move.",
        "def moves_of_winner(plies):\n    return plies":
            "with plies = 2 you return 2. The loser makes the first move.",
        "def moves_of_winner(plies):\n    return plies // 2 + 1":
            "with plies = 0 you return 1. Nobody makes the first move.",
    }),
    "11 numbers": ("11", "def check_numbers", function("position_of(u, n)"), (
        """
EVERY = {n: list(positions_of(Ending(n, STRAIGHT))) for n in (3, 4)}
def position_of(u, n):
    return EVERY[n][u]
""", "Yes: all numbers of both boards."), {
        "def position_of(u, n):\n    return 0": "Off: no tuple (side, K, k, P).",
        """
EVERY = {n: list(positions_of(Ending(n, STRAIGHT))) for n in (3, 4)}
def position_of(u, n):
    side, K, k, P = EVERY[n][u]
    return side, k, K, P
""": "Off: K, k.",
    }),
    "11 unmoves": ("11", "def copied", "my_position = None", (
        'my_position = ("black", (1, 0), (3, 2), (0, 0))', "unmoves too many."), {
        'my_position = ("black", (0, 0), (0, 1), (3, 3))': "That position is not legal:",
        'my_position = ("white", (0, 0), (3, 3), (1, 0))':
            "With White to move it was Black who moved last, and not the queen.",
        'my_position = ("black", (0, 0), (3, 1), (1, 0))':
            "What may stand on the queen's lines, and does it stand there?",
    }),
    "11 the only move": ("11", "def check_only", function("only_move(successors)"), (
        "def only_move(successors):\n    return successors.count(LOSE) == 1", "Yes: "), {
        "def only_move(successors):\n    return successors.count(WIN) == 1":
            "a WIN there is the opponent's.",
    }),
}  # fmt: skip

# What these cells build on takes seconds.
LONG = ("08 an attractor", "08 a trap", "10 a drag", "11 unmoves")
ROWS = [
    pytest.param(
        name, *answer, id=f"{name}: {answer[1]}", marks=[pytest.mark.long] if name in LONG else []
    )
    for name, (*_, right, slips) in CHECKS.items()
    for answer in (right, *slips.items())
]


@pytest.mark.parametrize(("name", "answer", "sentence"), ROWS)
def test_an_answer_gets_its_sentence(name, answer, sentence, monkeypatch):
    monkeypatch.chdir(ROOT / "notebooks")
    *where, right, slips = CHECKS[name]
    told = said(*where, answer)
    assert sentence in told
    if answer == right[0]:
        assert not any(other in told for other in slips.values())
