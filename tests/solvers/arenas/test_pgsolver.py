"""The PGSolver format: games come back as they were, mangled texts are refused at their line.

`reference` below is a second reader, written from the grammar, character by character. It
says what game a text is, or in which line its form goes wrong.
"""

import io

import numpy as np
import pytest
from arenas import random_arena
from brute import arena_case
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamegraphs import FormatError, GameGraph, GameGraphError
from gamegraphs.solvers.arenas.arena import Arena, with_loops
from gamegraphs.solvers.arenas.pgsolver import (
    format_pgsolver,
    parse_pgsolver,
    read_pgsolver,
    write_pgsolver,
)

EXAMPLE = 'parity 2;\nstart 0;\n0 3 0 1,2 "start";\n1 4 1 0;\n2 1 0 2 "a trap";\n'
SPACES = " \t\n\r\f\v"
LIMIT = 2**31


class WrongFormError(Exception):
    """The reference reader's error; `args[0]` is the line."""


class WrongContentError(Exception):
    """The form is right, but a number is not."""


def reference(text):
    """Return {identifier: (priority, owner, successors, name)}."""
    at = 0

    def fail():
        spaces()
        raise WrongFormError(text.count("\n", 0, at) + 1)

    def spaces():
        nonlocal at
        begin = at
        while at < len(text) and text[at] in SPACES:
            at += 1
        return at > begin

    def digits():
        nonlocal at
        begin = at
        while at < len(text) and text[at] in "0123456789":
            at += 1
        if at == begin:
            fail()
        return int(text[begin:at])

    def number():
        if not spaces():
            fail()
        return digits()

    def sign(character):
        nonlocal at
        spaces()
        if text[at : at + 1] != character:
            return False
        at += 1
        return True

    def header(word):
        """The number of `word N;`, or None and nothing read."""
        nonlocal at
        begin = at
        spaces()
        if not text.startswith(word, at):
            at = begin
            return None
        at += len(word)
        try:
            value = number()
            if not sign(";"):
                fail()
        except WrongFormError:
            at = begin
            return None
        return value

    last = header("parity")
    if last is None and (text.strip(SPACES).startswith("parity") or not text.strip(SPACES)):
        fail()
    start = header("start")
    found = {}
    wrong = (last or 0) >= LIMIT or (start or 0) >= LIMIT
    spaces()
    while at < len(text):
        identifier = digits()
        priority = number()
        if not spaces() or text[at : at + 1] not in ("0", "1"):
            fail()
        owner = int(text[at])
        if text[at + 1 : at + 2] in set("0123456789"):
            fail()
        at += 1
        successors = [number()]
        while True:
            before = at
            if not sign(","):
                break
            spaces()
            if text[at : at + 1] not in set("0123456789"):
                at = before
                break
            successors.append(digits())
        name = None
        before = at
        if sign('"'):
            end = text.find('"', at)
            if end < 0:
                at = before
            else:
                name, at = text[at:end], end + 1
        if not sign(";"):
            fail()
        wrong |= identifier in found or max(identifier, priority) >= LIMIT
        wrong |= last is not None and identifier > last
        found[identifier] = (priority, owner, successors, name)
        spaces()
    wrong |= start is not None and start not in found
    wrong |= any(v not in found for row in found.values() for v in row[2])
    if wrong:
        raise WrongContentError
    return found


def verdict(text):
    """Return (game, line of the wrong form): what the reference finds, None each if not found."""
    try:
        return reference(text), None
    except WrongFormError as wrong:
        return None, wrong.args[0]
    except WrongContentError:
        return None, None


def assert_same_as_reference(text):
    found, line = verdict(text)
    if found is None:
        with pytest.raises(FormatError) as caught:
            parse_pgsolver(text)
        last = line or text.count("\n") + 1
        assert 1 <= caught.value.line <= last
        # What comes twice or is too large is noticed on the way to a later wrong form.
        early = any(word in str(caught.value) for word in ("twice", "above", "large"))
        assert line is None or early or caught.value.line == line
        return
    arena, priority = parse_pgsolver(text)
    number = {identifier: u for u, identifier in enumerate(sorted(found))}
    rows = [found[identifier] for identifier in sorted(found)]
    assert priority == [row[0] for row in rows]
    assert arena.owner.tolist() == [row[1] for row in rows]
    moves = [arena.graph.moves(u) for u in range(arena.n)]
    assert moves == [[number[v] for v in row[2]] for row in rows]


def mangled():
    """The example with some characters replaced, removed or put in."""
    edits = st.tuples(
        st.integers(0, len(EXAMPLE)), st.integers(0, 3), st.sampled_from(["", *'0129,;" \nxp-'])
    )

    def apply(changes):
        text = EXAMPLE
        for at, length, new in changes:
            text = text[:at] + new + text[at + length :]
        return text

    return st.lists(edits, min_size=1, max_size=4).map(apply)


@settings(max_examples=2000)
@given(mangled())
@example("parity 0;")
@example("")
@example(" \n ")
@example("0 1 1 0;")
@example("parity 1; 0 1 1 0; 0 2 1 0;")
@example("parity 99999999999; 0 1 1 0;")
@example("parity 1; 0 99999999999999999999999 1 0;")
@example("parity 1; 0 1 1 99999999999999999999999;")
@example('parity 0; 0 1 1 0 "open;')
@example("parity 0; 0 1 1 0,;")
@example("parity 0; 0 1 10 0;")
@example("parity 5;\n5 0 0 3;\n3 1 1 5;")
@pytest.mark.long
def test_mangled_texts(text):
    assert_same_as_reference(text)


@settings(max_examples=500)
@given(st.text(alphabet='01 ;,"\npa', max_size=40))
def test_texts_of_nothing(text):
    assert_same_as_reference(text)


def test_the_example():
    arena, priority = parse_pgsolver(EXAMPLE)
    assert arena.graph.names == ("start", 1, "a trap")
    assert [arena.graph.moves(u) for u in range(3)] == [[1, 2], [0], [2]]
    assert (arena.owner.tolist(), priority) == ([0, 1, 0], [3, 4, 1])


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, 'expected "parity", the greatest identifier and ";"'),
        ("parity x;", 1, 'expected "parity"'),
        ("parity 1;\n0 1 0 1;\n1 1 2 0;", 3, "expected the owner, 0 or 1, not '2'"),
        ("parity 1;\n\n0 -1 0 1;", 3, "expected the priority, a number, not '-1'"),
        ("parity 1;\n0 1 0;\n1 1 1 0;", 2, "expected the successors, numbers with commas .* ';'"),
        ("parity 1;\n0 1 0 1\n1 1 1 0;", 3, "expected a \";\" after the position, not '1'"),
        ("parity 1;\n0 1 0 1", 2, "expected a \";\" after the position, not 'the end of the text'"),
        ("parity 1;\nstart 7;\n0 1 0 0;", 2, "the start, 7, is no position"),
        ("parity 1;\n0 1 0 1;\n1 1 0 2;", 3, "there is no position '2' to move to"),
        ("parity 1;\n0 1 0 0;\n2 1 0 0;", 3, "position 2 is above 1, the greatest"),
        ("parity 1;\n0 1 0 0;\n0 1 0 0;", 3, "position 0 comes twice"),
        ("0 9999999999 0 0;", 1, "'9999999999' is too large; at most 2147483647"),
    ],
)
def test_errors_name_line_and_place(text, line, message):
    with pytest.raises(FormatError, match=message) as caught:
        parse_pgsolver(text, "game.gm")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"game.gm, line {line}: ")


@pytest.mark.parametrize("seed", range(200))
def test_games_come_back_as_they_were(seed, tmp_path):
    case = arena_case(seed, largest=9)
    arena = with_loops(case.arena())
    if seed % 2:
        names = [f"position {u}; \n'{u}'" for u in range(arena.n)]
        graph = GameGraph.from_moves([arena.graph.moves(u) for u in range(arena.n)], names=names)
        arena = Arena(graph, arena.owner)
    write_pgsolver(tmp_path / "game.gm", arena, case.priority)
    found, priority = read_pgsolver(tmp_path / "game.gm")
    assert found.graph == arena.graph, case
    assert (found.owner.tolist(), priority) == (arena.owner.tolist(), case.priority), case


def test_names_of_every_kind():
    text = 'parity 9; 0 1 0 4 "x"; 4 1 0 9 "x"; 9 1 1 0; 7 0 0 0 "";'
    arena, _ = parse_pgsolver(text)
    assert arena.graph.names == ("x", 4, "", 9)
    assert parse_pgsolver("parity 9; 4 1 0 4; 9 1 0 4;")[0].graph.names == (4, 9)
    assert parse_pgsolver("parity 1; 1 1 0 0; 0 1 0 1;")[0].graph.names == range(2)


def test_open_files_and_windows_line_ends():
    arena, priority = read_pgsolver(io.StringIO(EXAMPLE.replace("\n", "\r\n")))
    assert (arena.n, priority) == (3, [3, 4, 1])


def test_what_cannot_be_written():
    with pytest.raises(GameGraphError, match="position 1 has no moves, which this format"):
        format_pgsolver(Arena(GameGraph.from_moves([[1], []]), [0, 0]), [1, 1])
    quoted = GameGraph.from_moves([[0]], names=['say "x"'])
    with pytest.raises(GameGraphError, match="has a quote in it"):
        format_pgsolver(Arena(quoted, [0]), [1])
    with pytest.raises(GameGraphError, match=r"priority\[0\] must be an integer"):
        format_pgsolver(Arena(GameGraph.from_moves([[0]]), [0]), [-1])


def test_a_large_game():
    arena = random_arena(30_000, 3, seed=1)
    priority = np.random.default_rng(1).integers(0, 50, arena.n)
    found, back = parse_pgsolver(format_pgsolver(arena, priority))
    assert back == priority.tolist()
    assert list(found.graph.targets) == list(arena.graph.targets)
