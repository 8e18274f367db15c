"""Every value of a table: plain Python rules explored and solved, and python-chess's moves."""

import threading
from collections import Counter
from functools import cache
from itertools import takewhile

import numpy as np
import pytest
from endgames import (
    KINDS,
    SHORT,
    every_value_follows_from_python_chess,
    many_values_follow_from_python_chess,
    solved,
)

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.games.chess import build as building
from gamegraphs.games.chess.board_symmetry import spread
from gamegraphs.games.chess.fen import read, write
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows.layout import gather_rows, layout_of
from gamegraphs.games.chess.slices import lookup, slice_of

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
WAYS = {
    "K": (1, STRAIGHT + DIAGONAL),
    "Q": (99, STRAIGHT + DIAGONAL),
    "R": (99, STRAIGHT),
    "B": (99, DIAGONAL),
    "N": (1, [(a * i, b * j) for a, b in ((1, 2), (2, 1)) for i in (1, -1) for j in (1, -1)]),
}


class PlainChess:
    """Pieces without pawns on n x n squares; a position is (side, {(colour, kind, x, y), ...})."""

    start = "all positions"

    def __init__(self, n, pieces):
        self.n = n
        # Asked of the same position several times: by `explore`, by `verdict`, from every move.
        self.rays, self.legal, self.moves = map(cache, (self.rays, self.legal, self.moves))
        self.all = [
            (side, frozenset((c, k, *at) for (c, k), at in zip(pieces, places, strict=True)))
            for side in "wb"
            for places in self.placings(len(pieces))
        ]
        self.all = [position for position in dict.fromkeys(self.all) if self.legal(position)]

    def placings(self, k):
        squares = [(x, y) for x in range(self.n) for y in range(self.n)]
        if k == 0:
            return [()]
        return [(*rest, at) for rest in self.placings(k - 1) for at in squares if at not in rest]

    def rays(self, kind, x, y):
        """Return the squares ahead in each of the ways a piece goes, the nearest first."""
        steps, ways = WAYS[kind]
        inside = range(self.n)
        return [
            list(takewhile(lambda at: at[0] in inside and at[1] in inside, squares))
            for dx, dy in ways
            for squares in [[(x + i * dx, y + i * dy) for i in range(1, min(steps, self.n) + 1)]]
        ]

    def goals(self, pieces, piece):
        colour, kind, x, y = piece
        owner = {(px, py): c for c, _, px, py in pieces}
        for ray in self.rays(kind, x, y):
            for at in ray:
                if owner.get(at) == colour:
                    break
                yield at
                if at in owner:
                    break

    def in_check(self, pieces, colour):
        (king,) = [(x, y) for c, k, x, y in pieces if (c, k) == (colour, "K")]
        return any(king in self.goals(pieces, piece) for piece in pieces if piece[0] != colour)

    def legal(self, position):
        side, pieces = position
        return not self.in_check(pieces, "b" if side == "w" else "w")

    def moves(self, position):
        if position == self.start:
            return self.all
        side, pieces = position
        found = []
        for piece in pieces:
            if piece[0] == side:
                for at in self.goals(pieces, piece):
                    left = {other for other in pieces if other != piece and other[2:] != at}
                    after = ("b" if side == "w" else "w", frozenset(left | {(*piece[:2], *at)}))
                    if self.legal(after):
                        found.append(after)
        return found

    def verdict(self, position):
        if position == self.start or self.moves(position):
            return None
        return LOSE if self.in_check(position[1], position[0]) else DRAW

    def fen(self, position):
        side, pieces = position
        squares = [y * self.n + x for _, _, x, y in pieces]
        listed = tuple(("wb".index(c), KINDS.index(k)) for c, k, _, _ in pieces)
        return write(self.n, listed, squares, "wb".index(side))


def agree_with_plain_rules(name, size):
    """Compare a table with `solve` on the graph of all legal positions, and those they lead to."""
    table = solved(name, size)
    white, black = name[1:].split("K")
    pieces = [("w", "K"), ("b", "K"), *(("w", k) for k in white), *(("b", k) for k in black)]
    game = PlainChess(size, pieces)
    plain = gg.solve(gg.explore(game))
    counts = {"w": Counter(), "b": Counter()}
    for position in plain.graph.names:
        if position != game.start:
            expected = plain.outcome(position), plain.distance(position)
            assert table.probe(game.fen(position)) == expected, game.fen(position)
    for position in game.all:
        counts[position[0]][plain.outcome(position)] += 1
    for side in ("white", "black"):
        assert Counter(table.counts(side)) == counts[side[0]]
    return len(plain.graph.names)


@pytest.mark.parametrize(
    ("name", "size"),
    [("KQK", 3), ("KRK", 3), ("KBNK", 3), ("KQKR", 3), ("KRRK", 3), ("KQK", 4), ("KRK", 4)],
)
def test_small_boards_agree_with_plain_rules_explored_and_solved(name, size):
    assert agree_with_plain_rules(name, size) > 200


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "size"), [("KBNK", 4), ("KQKR", 4), ("KRRK", 4), ("KRK", 5), ("KRKR", 3)]
)
def test_more_small_boards_agree_with_plain_rules(name, size):
    assert agree_with_plain_rules(name, size) > 500


@pytest.mark.parametrize("name", SHORT)
def test_values_follow_from_the_moves_of_python_chess(name):
    tried = every_value_follows_from_python_chess(name, 500, seed=1)
    assert tried[WIN] > 50
    assert tried[LOSE] > 50


@pytest.mark.long
@pytest.mark.parametrize("name", SHORT)
def test_many_values_follow_from_the_moves_of_python_chess(name):
    many_values_follow_from_python_chess(name)  # those of four pieces: in test_chess_table.py


def late_captures(table):
    """Count the LOSE positions by the plies that the best capture outlasts every quiet move."""
    part = slice_of(material_of(table.name).pieces, table.size)
    gains = Counter()
    for index in np.flatnonzero(table.tables[table.name] % 2 == 0).tolist():
        quiet, captures = [], []
        for fen, _, plies in table.moves(write(table.size, *part.position(index))):
            same = lookup(read(table.size, fen), table.size)[0].name == table.name
            (quiet if same else captures).append(plies)
        if quiet and captures:
            gains[max(captures) - max(quiet)] += 1
    return gains


def test_a_loss_by_capture_arrives_in_the_layer_it_belongs_to():
    # Black takes one rook and is mated by the other, plies after every quiet move had lost: such
    # a position must wait, though all its quiet moves are known to lose. That the plies are right
    # is compared above with `solve`, on KRRK with 3 x 3 squares.
    gains = late_captures(solved("KRRK", 3))
    assert sum(count for gain, count in gains.items() if gain >= 2) > 20


def built(name, size, bar=None):
    """Build a table position by position; return (slice, values, how many are its own)."""
    part = slice_of(material_of(name).pieces, size)
    own = len(part.symmetry.heads) * part.symmetry.tails
    values = part.values_with(solved(name, size).tables, own)
    building.build(part.rules, part.symmetry, values, bar)
    return part, values, own


@pytest.mark.parametrize(
    ("name", "size"),
    [("KQK", 8), ("KPK", 8), ("KBNK", 5), ("KQKR", 5), ("KRRK", 4), ("KRKR", 4), ("KRBKR", 3)],
)
def test_position_by_position_and_by_rows_the_table_is_the_same(name, size):
    part, values, own = built(name, size)
    assert np.array_equal(spread(part.symmetry, values[:own]), solved(name, size).tables[name])


@pytest.mark.long
@pytest.mark.parametrize("name", ["KQKR", "KBNK", "KBBK", "KRKP", "KPPK"])
def test_position_by_position_and_by_rows_tables_of_four_men_are_the_same(name):
    part, values, own = built(name, 8)
    layout = layout_of(8, part.pieces)
    rows = solved(name).tables.rows[name]
    assert np.array_equal(gather_rows(layout, part.symmetry, values[:own]), rows)


def test_progress_rises_to_its_end_and_an_interruption_ends_the_threads():
    seen = []
    part, values, own = built("KRK", 8, lambda done, total: seen.append(done / total))
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert len(seen) > 50
    assert np.array_equal(spread(part.symmetry, values[:own]), solved("KRK").tables["KRK"])

    def interrupt(done, total):
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        built("KRK", 8, interrupt)
    assert threading.active_count() == before


def test_a_mate_that_no_byte_can_hold_is_refused(monkeypatch):
    monkeypatch.setattr(building, "LONGEST", 20)
    with pytest.raises(GameGraphError, match="more than 20 plies"):
        built("KRK", 8)
