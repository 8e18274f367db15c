"""Moves of whole rows against the moves of single positions, which python-chess has checked."""

import random

import numpy as np
import pytest

from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.moves import is_legal
from gamegraphs.games.chess.rows.layout import index_of, layout_of, squares_at
from gamegraphs.games.chess.rows.men import (
    attacked,
    kings_back,
    men_of,
    moves_back,
    moves_into,
    taken_squares,
)
from gamegraphs.games.chess.rows.wave import legal_loop
from gamegraphs.games.chess.slices import slice_of

CASES = [("KRK", 8), ("KQKR", 8), ("KBNK", 5), ("KRRK", 7), ("KPPK", 8), ("KRPK", 8), ("KQKP", 8),
         ("KPK", 8), ("KBBKN", 4), ("KRBKR", 4), ("KQRKQ", 3)]  # fmt: skip


def bits(one):
    return [s for s in range(64) if int(one) >> s & 1]


def made(name, n):
    """Return (slice, layout, men, legal, some): what is legal, and a random half of it."""
    pieces = material_of(name).pieces
    men, layout = men_of(n, pieces), layout_of(n, pieces)
    legal = np.zeros(2 * men.places * men.rows, np.uint64)
    legal_loop(0, 2 * men.places, men, legal)
    rng = np.random.default_rng(1)
    some = legal & rng.integers(0, 2**64, len(legal), dtype=np.uint64, endpoint=False)
    return slice_of(pieces, n), layout, men, legal, some


def entries(layout, position):
    """Return the entries of a position: of all its images that are representatives."""
    side, squares = position
    area, found = layout.n * layout.n, set()
    for image in layout.images:
        turned = [int(image[s]) for s in squares]
        head = turned[0] * area + turned[1]
        if layout.turn[head] == 0 and layout.place[head] >= 0:
            found.add(index_of(layout, turned, side))
    return found


@pytest.mark.parametrize(("name", "n"), CASES)
def test_what_is_legal_and_moves_into_a_set_are_those_of_single_positions(name, n):
    part, layout, men, legal, some = made(name, n)
    rng, board = random.Random(name), np.zeros(n * n, np.int64)
    tried = 0
    while tried < 40:
        at = rng.randrange(len(legal))
        if legal[at] == 0 and rng.random() < 0.8:
            continue
        tried += 1
        side, place = divmod(at // men.rows, men.places)
        row = at % men.rows
        positions = {s: squares_at(layout, at * men.width + s)[0] for s in range(men.width)}
        expected = [
            s for s, squares in positions.items()
            if is_legal(part.rules, np.array(squares), board, side)
        ]  # fmt: skip
        assert bits(legal[at]) == expected
        if not expected:
            continue
        taken = np.uint64(taken_squares(men, place, row))
        checks = attacked(men, place, row, side, taken)
        into = moves_into(men, side, place, row, taken, some, ~np.uint64(0))
        for s in expected:
            mates = is_legal(part.rules, np.array(positions[s]), board, 1 - side)
            assert (s in bits(checks)) == (not mates)
            quiet = [p for p in part.moves(positions[s], side) if p[0] == part.pieces]
            after = [index_of(layout, squares, turn) for _, squares, turn in quiet]
            leads = any(i >= 0 and s2 in bits(some[i // men.width]) for i in after
                        for s2 in [i % men.width])  # fmt: skip
            assert (s in bits(into)) == leads, (positions[s], side)


LARGE = [
    pytest.param(name, n, marks=pytest.mark.long)
    for name, n in (("KRRK", 7), ("KPPK", 8), ("KQKP", 8))
]


@pytest.mark.parametrize(
    ("name", "n"), [*(case for case in CASES if case[1] < 7), CASES[0], *LARGE]
)
def test_moves_taken_back_are_moves_from_the_other_end(name, n):
    _, layout, men, legal, some = made(name, n)
    # Both names of a position belong to the set, or neither does.
    for at in np.flatnonzero(some):
        for s in bits(some[at]):
            squares, side = squares_at(layout, int(at) * men.width + s)
            for index in entries(layout, (side, squares)):
                some[index // men.width] |= np.uint64(1 << index % men.width)
    before = np.zeros_like(some)
    active = np.ones(2 * men.places, bool)
    for block in range(2 * men.places):
        side, place = divmod(block, men.places)
        other = (1 - side) * men.places + place
        for row in range(men.rows):
            after = some[other * men.rows + row]
            if after:
                taken = np.uint64(taken_squares(men, place, row))
                moves_back(men, side, place, row, taken, after, before, block * men.rows)
        kings_back(men, side, place, some, active, before)
    for at in np.flatnonzero(legal).tolist()[:: max(len(legal) // 3000, 1)]:
        side, place = divmod(at // men.rows, men.places)
        row = at % men.rows
        taken = np.uint64(taken_squares(men, place, row))
        into = moves_into(men, side, place, row, taken, some, ~np.uint64(0))
        assert int(into) & int(legal[at]) == int(before[at]) & int(legal[at])
