"""Chess endgames: published mates, python-chess, plain Python rules, and every successor checked.

Published lengths of the longest mates, in moves of the winner: K. Thompson, Retrograde analysis
of certain endgames, ICCA Journal 9 (1986) 131-139, and the statistics of E. V. Nalimov's tables.
"""

import random
import threading
from collections import Counter
from functools import cache

import chess
import numpy as np
import pytest
from helpers import run_child

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, GameGraphError
from gamegraphs.bench.games import chess as games_chess
from gamegraphs.draw import draw_position
from gamegraphs.games.chess import build as building
from gamegraphs.games.chess import load_endgame, solve_endgame, threads
from gamegraphs.games.chess.fen import read, write
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.moves import is_legal, list_unmoves, put
from gamegraphs.games.chess.slices import lookup, slice_of

KINDS = "KQRBNP"
solved = cache(solve_endgame)


# Rules in plain Python, from the book and not from the package -------------------------------

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

    def goals(self, pieces, piece):
        colour, kind, x, y = piece
        steps, ways = WAYS[kind]
        owner = {(px, py): c for c, _, px, py in pieces}
        for dx, dy in ways:
            for step in range(1, min(steps, self.n) + 1):
                at = x + step * dx, y + step * dy
                if not (0 <= at[0] < self.n and 0 <= at[1] < self.n) or owner.get(at) == colour:
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


# The longest mates and the counts -------------------------------------------------------------

SHORT = {"KQK": 10, "KRK": 16, "KPK": 28}
LONG = {"KBNK": 33, "KBBK": 19, "KQKR": 35}


def mate_is_as_published(name, moves):
    table = solved(name)
    position, plies = table.longest_mate()
    assert plies == 2 * moves - 1
    assert table.probe(position) == (WIN, plies)
    line = table.line(position)
    assert [table.probe(fen) for fen in line] == [(d % 2, d) for d in range(plies, -1, -1)]
    assert chess.Board(line[-1]).is_checkmate()


@pytest.mark.parametrize(("name", "moves"), SHORT.items())
def test_the_longest_mate_is_as_published(name, moves):
    mate_is_as_published(name, moves)


def test_bare_kings_and_a_lone_bishop_draw():
    for name in ("KK", "KBK", "KNK"):
        table = solved(name)
        assert table.longest_mate() is None
        counts = table.counts("white")
        assert counts[DRAW] > 3000
        assert counts[WIN] == counts[LOSE] == 0
        assert table.histogram("black").tolist() == [0]


def test_counts_and_histogram_belong_together():
    table = solved("KRK")
    for side in ("white", "black"):
        histogram, counts = table.histogram(side), table.counts(side)
        assert histogram.shape == (33,)
        assert histogram[::2].sum() == counts[LOSE]
        assert histogram[1::2].sum() == counts[WIN]
    assert table.histogram("black")[0] == 216  # mates, counted with python-chess below
    assert table.histogram("black")[32] > 0


def test_kpk_counts_are_those_of_the_well_known_bitbase():
    # White to move wins 124,960 of 163,328; Black to move loses 97,604 of 168,024: the numbers
    # that come with every KPK bitbase (see the chess programming wiki).
    table = solved("KPK")
    assert table.counts("white") == {LOSE: 0, WIN: 124_960, DRAW: 38_368}
    assert table.counts("black") == {LOSE: 97_604, WIN: 0, DRAW: 70_420}


def test_legal_positions_and_mates_are_as_many_as_python_chess_counts():
    # A white king in the triangle a1 d1 d4 stands for all others: 8 of them, 4 on the diagonal.
    table = solved("KRK")
    valid, mates, stuck = Counter(), Counter(), Counter()
    for rank in range(4):
        for file in range(rank, 4):
            weight = 4 if file == rank else 8
            for index in range(2 * 64 * 64):
                side, king, rook = index // 4096, index // 64 % 64, index % 64
                white = chess.square(file, rank)
                if len({white, king, rook}) < 3:
                    continue
                board = chess.Board(None)
                for square, letter in ((white, "K"), (king, "k"), (rook, "R")):
                    board.set_piece_at(square, chess.Piece.from_symbol(letter))
                board.turn = side == 0
                if board.is_valid():
                    valid[side] += weight
                    if side == 1 and not any(board.generate_legal_moves()):
                        (mates if board.is_check() else stuck)[side] += weight
    assert [sum(table.counts(side).values()) for side in ("white", "black")] == [valid[0], valid[1]]
    assert table.histogram("black")[0] == mates[1] == 216
    assert stuck[1] > 0


# Moves and legality against python-chess ------------------------------------------------------

NAMES = ["KQKR", "KBNK", "KBBK", "KPK", "KRKP", "KQKP", "KPPK", "KBKN", "KPKN", "KPKR", "KNPK"]
IMPOSSIBLE = chess.STATUS_IMPOSSIBLE_CHECK | chess.STATUS_TOO_MANY_CHECKERS


def random_position(rng, name):
    """Return (pieces, squares, side): anything, with pieces close together half of the time."""
    white, black = name[1:].split("K")
    pieces = ((0, 0), (1, 0), *((0, KINDS.index(k)) for k in white))
    pieces += tuple((1, KINDS.index(k)) for k in black)
    corner = rng.randrange(5) + 8 * rng.randrange(5)
    near = [corner + x + 8 * y for x in range(4) for y in range(4)]
    squares = [rng.choice(near) if rng.random() < 0.5 else rng.randrange(64) for _ in pieces]
    return pieces, squares, rng.randrange(2)


def as_board(pieces, squares, side):
    board = chess.Board(None)
    for (colour, kind), square in zip(pieces, squares, strict=True):
        letter = KINDS[kind]
        board.set_piece_at(square, chess.Piece.from_symbol(letter.lower() if colour else letter))
    board.turn = side == 0
    return board


def after(board, move):
    board.push(move)
    found = board.fen().split()[:2]
    board.pop()
    return tuple(found)


@pytest.mark.parametrize("name", NAMES)
def test_legality_and_moves_agree_with_python_chess(name):
    rng = random.Random(name)
    seen = Counter()
    for _ in range(600):
        pieces, squares, side = random_position(rng, name)
        part = slice_of(pieces, 8)
        board = as_board(pieces, squares, side)
        at = np.array(squares)
        legal = bool(is_legal(part.rules, at, np.zeros(64, np.int64), side))
        # Two checks that no last move can have given do not make a position illegal for us.
        valid = len(set(squares)) == len(squares) and not board.status() & ~IMPOSSIBLE
        assert legal == valid, (name, board.fen())
        seen[legal] += 1
        if legal:
            ours = sorted(
                tuple(write(8, *position).split()[:2])
                for position in part.moves(squares, side)
                if is_legal(slice_of(position[0], 8).rules, np.array(position[1]),
                            np.zeros(64, np.int64), position[2])
            )  # fmt: skip
            assert ours == sorted(after(board, move) for move in board.legal_moves), board.fen()
            seen["captures"] += sum(map(board.is_capture, board.legal_moves))
            seen["promotions"] += sum(move.promotion is not None for move in board.legal_moves)
    assert seen[True] > 100
    assert seen[False] > 100
    assert seen["captures"] > 0
    assert seen["promotions"] > 0 or "P" not in name


@pytest.mark.parametrize("name", NAMES)
def test_going_back_is_going_forth_from_the_other_end(name):
    rng = random.Random(name)
    found = np.zeros(256, np.int64)
    back = forth = 0
    for _ in range(300):
        pieces, squares, side = random_position(rng, name)
        part = slice_of(pieces, 8)
        here, board = np.array(squares), np.zeros(64, np.int64)
        if not is_legal(part.rules, here, board, side):
            continue
        put(here, board)
        number = part.number(squares, side)
        for before in found[: list_unmoves(part.rules, side, here, board, found)].tolist():
            _, at, mover = part.position(before)
            assert mover == 1 - side
            assert number in [part.number(s, t) for p, s, t in part.moves(at, mover) if p == pieces]
            back += 1
        for left, at, turn in part.moves(squares, side):
            if left == pieces:
                there, board = np.array(at), np.zeros(64, np.int64)
                put(there, board)
                count = list_unmoves(part.rules, turn, there, board, found)
                assert number in found[:count]
                forth += 1
    assert back > 500
    assert forth > 500


def every_value_follows_from_python_chess(name, sample, seed):
    """Derive the value of random legal positions from probes after python-chess's moves."""
    table, rng = solved(name), random.Random(seed)
    tried = Counter()
    while tried.total() < sample:
        pieces, squares, side = random_position(rng, name)
        board = as_board(pieces, squares, side)
        if len(set(squares)) < len(squares) or board.status() & ~IMPOSSIBLE:
            continue
        found = [table.probe(" ".join(after(board, move))) for move in board.legal_moves]
        losing = [plies for outcome, plies in found if outcome == LOSE]
        if not found:
            expected = (LOSE, 0) if board.is_check() else (DRAW, -1)
        elif losing:
            expected = WIN, 1 + min(losing)
        elif any(outcome == DRAW for outcome, _ in found):
            expected = DRAW, -1
        else:
            expected = LOSE, 1 + max(plies for _, plies in found)
        assert table.probe(board.fen()) == expected, board.fen()
        tried[expected[0]] += 1
    return tried


@pytest.mark.parametrize("name", SHORT)
def test_values_follow_from_the_moves_of_python_chess(name):
    tried = every_value_follows_from_python_chess(name, 500, seed=1)
    assert tried[WIN] > 50
    assert tried[LOSE] > 50


@pytest.mark.long
@pytest.mark.parametrize("name", [*SHORT, "KBNK", "KBBK", "KQKR"])
def test_many_values_follow_from_the_moves_of_python_chess(name):
    tried = every_value_follows_from_python_chess(name, 2_000, seed=2)
    assert min(tried[WIN], tried[LOSE]) > 200


# The certificate: every legal position of every table ------------------------------------------


@pytest.mark.parametrize(
    ("name", "size"), [("KQK", 8), ("KRK", 8), ("KPK", 8), ("KQKR", 4), ("KRRK", 4), ("KBBK", 5)]
)
def test_every_position_follows_from_its_successors(name, size):
    solved(name, size).check()


def spoil(table, index, value, name=None):
    name = name or table.name
    values = table.tables[name].copy()
    assert values[index] != value
    values[index] = value
    return type(table)(material_of(table.name), table.size, {**table.tables, name: values})


def test_the_check_rejects_any_single_wrong_byte():
    table, rng = solved("KQKR", 3), random.Random(1)
    values = table.tables["KQKR"]
    decided = np.flatnonzero(values <= building.LONGEST).tolist()
    others = np.flatnonzero(values > building.LONGEST).tolist()
    for index in rng.sample(decided, 40) + rng.sample(others, 40):
        for value in {0, 1, 2, int(values[index]) ^ 2, 253, 254, 255, 251} - {int(values[index])}:
            with pytest.raises(GameGraphError, match=r"is wrong$"):
                spoil(table, index, value).check()


def test_the_check_rejects_a_wrong_byte_in_a_table_that_is_led_into():
    table = solved("KQKR", 4)
    index = int(np.flatnonzero(table.tables["KRK"] == 3)[7])
    with pytest.raises(GameGraphError, match=r"is wrong$"):
        spoil(table, index, 5, name="KRK").check()


def test_the_check_names_the_position():
    table = solved("KRK", 3)
    number = slice_of(material_of("KRK").pieces, 3).number([0, 8, 1], 0)
    spoiled = spoil(table, number, 77)
    message = "KRK: wK on a1, bK on c3, wR on b1, White to move: WIN in 77 is wrong"
    with pytest.raises(GameGraphError) as caught:
        spoiled.check()
    assert str(caught.value) == message


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


# Longer ones -------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("name", "moves"), LONG.items())
def test_four_pieces_are_as_published_and_checked(name, moves):
    mate_is_as_published(name, moves)
    solved(name).check()


@pytest.mark.long
@pytest.mark.parametrize("size", [5, 6, 7, 9, 12])
def test_other_boards_are_checked(size):
    for name in ("KQK", "KRK", "KQKR", "KBNK")[: 4 if size < 8 else 2]:
        solve_endgame(name, size).check()


# Asking ---------------------------------------------------------------------------------------


def test_white_and_black_may_be_exchanged_and_pieces_be_gone():
    table = solved("KQKR", 4)
    rng = random.Random(3)
    part = slice_of(material_of("KQKR").pieces, 4)
    legal = np.flatnonzero(table.tables["KQKR"] < 254)
    for index in rng.sample(legal.tolist(), 200):
        pieces, squares, side = part.position(index)
        turned = tuple((1 - colour, kind) for colour, kind in pieces)
        upside = [(3 - square // 4) * 4 + square % 4 for square in squares]
        here, there = write(4, pieces, squares, side), write(4, turned, upside, 1 - side)
        assert table.probe(here) == table.probe(there)
        assert len(table.moves(here)) == len(table.moves(there))
    assert table.probe("1k2/4/1K2/3Q w") == solved("KQK", 4).probe("1k2/4/1K2/3Q w") == (WIN, 1)
    assert table.probe("3k/4/4/K3 b") == (DRAW, -1)


def test_moves_come_best_first():
    table = solved("KRK")
    position = "8/8/8/8/8/2k5/1R6/K7 w - - 0 1"  # the rook is attacked
    moves = table.moves(position)
    assert moves[0] == ("1R6/8/8/8/8/2k5/8/K7 b - - 0 1", LOSE, 30)
    assert [outcome for _, outcome, _ in moves] == [LOSE] * 12 + [DRAW] * 4
    wins = [plies for _, outcome, plies in moves if outcome == LOSE]
    assert wins == sorted(wins)
    lost = table.moves(moves[0][0])
    assert [plies for _, _, plies in lost] == sorted((p for _, _, p in lost), reverse=True)
    assert table.line("8/8/8/8/8/2k5/8/K7 w - - 0 1") == ["8/8/8/8/8/2k5/8/K7 w - - 0 1"]


def test_a_picture_says_where_everything_stands():
    table = solved("KRK", 4)
    picture = draw_position(table, "2k1/4/2K1/R3 b")
    assert picture.alt == "wK on c2, bK on c4, wR on a1, Black to move."
    assert "Black to move" in picture.svg


def test_saved_tables_come_back_memory_mapped(tmp_path):
    table = solved("KQKR", 4)
    table.save(tmp_path / "kqkr")
    loaded = load_endgame(tmp_path / "kqkr")
    assert repr(loaded) == repr(table) == "Endgame('KQKR', size=4)"
    assert all(isinstance(values, np.memmap) for values in loaded.tables.values())
    assert loaded.longest_mate() == table.longest_mate()
    assert loaded.counts("black") == table.counts("black")
    loaded.check()


def test_what_is_no_saved_table_is_refused(tmp_path):
    with pytest.raises(GameGraphError, match="no saved endgame in"):
        load_endgame(tmp_path)
    solved("KRK", 3).save(tmp_path)
    np.save(tmp_path / "KRK.npy", np.zeros(7, np.uint8))
    with pytest.raises(GameGraphError, match="should hold 1,458 bytes, not uint8 of shape"):
        load_endgame(tmp_path)


@pytest.mark.parametrize("name", ["KQKRR", "KPKP", "QK", "KXK", "", "krk", 5, None])
def test_other_names_are_refused_with_a_list_of_those_that_work(name):
    with pytest.raises(GameGraphError, match="KQK, KRK, KPK, KBNK, KBBK or KQKR") as caught:
        solve_endgame(name)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize(
    ("given", "name"), [("KKR", "KRK"), ("KRKQ", "KQKR"), ("KNBK", "KBNK"), ("KQvKR", "KQKR")]
)
def test_names_are_brought_into_order(given, name):
    assert material_of(given).name == name


@pytest.mark.parametrize(
    ("name", "size", "words"),
    [
        ("KRK", 2, "size must be an integer from 3 to 16, not 2"),
        ("KRK", 8.0, "not 8.0"),
        ("KPK", 6, "needs the usual board, size=8, not 6"),
        ("KBNK", 12, "has 859,963,392 positions"),
    ],
)
def test_other_boards_are_refused(name, size, words):
    with pytest.raises(GameGraphError, match=words):
        solve_endgame(name, size)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (7, "a position is a text in FEN, not 7"),
        ("", "has 1 rank"),
        ("8/8/8/8/8/8/8 w", "has 7 rank"),
        ("8/8/8/8/8/8/8/K6kk w", "has 9 squares, not 8"),
        ("8/8/8/8/8/8/8/K5xk w", "'x' is no piece"),
        ("8/8/8/8/8/8/8/K6k", "who is to move"),
        ("8/8/8/8/8/8/8/K6k x", "who is to move"),
        ("8/8/8/8/8/8/8/K5R1 w", "one king of each side"),
        ("8/8/8/8/8/8/8/K3KR1k w", "one king of each side"),
        ("8/8/8/8/8/8/8/4K2R w K - 0 1", "one king of each side|castling"),
        ("7k/8/8/8/8/8/8/4K2R w K - 0 1", "castling"),
        ("8/8/8/8/8/8/8/K4Q1k w - - 0 1", "is not legal"),
        ("8/8/8/8/8/8/8/Kk5R w - - 0 1", "is not legal"),
        ("8/8/8/8/8/8/8/K2N3k w - - 0 1", "belongs to KNK, and here are KRK, KK"),
    ],
)
def test_texts_that_are_no_position_are_refused(position, words):
    if "Q" in str(position):
        position = position.replace("Q", "R")
    with pytest.raises(GameGraphError, match=words):
        solved("KRK").probe(position)


def test_the_side_to_move_is_white_or_black():
    for ask in (solved("KRK", 3).counts, solved("KRK", 3).histogram):
        with pytest.raises(GameGraphError, match='"white" or "black", not \'w\''):
            ask("w")


def test_the_benchmark_has_a_row_for_each_table(monkeypatch):
    monkeypatch.setattr(games_chess, "solve_endgame", solved)
    rows = list(games_chess.rows(quick=True))
    assert [(work, goal) for work, _, goal in rows] == [
        ("KQK, all positions; longest mate 10 moves", "<= 2 s"),
        ("KRK, all positions; longest mate 16 moves", "<= 2 s"),
        ("KPK, all positions; longest mate 28 moves", ""),
    ]
    assert all(seconds.endswith(" s") for _, seconds, _ in rows)


# Running --------------------------------------------------------------------------------------


def test_progress_rises_to_its_end_and_an_interruption_ends_the_threads():
    part = slice_of(material_of("KRK").pieces, 8)
    tables = solved("KRK").tables
    values, seen = part.values_with(tables), []
    building.build(
        part.rules, part.positions, values, lambda done, total: seen.append(done / total)
    )
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert len(seen) > 50
    assert np.array_equal(values[: part.positions], tables["KRK"])

    def interrupt(done, total):
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        building.build(part.rules, part.positions, values, interrupt)
    assert threading.active_count() == before


def test_the_number_of_threads_changes_nothing(monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 1)
    assert np.array_equal(solve_endgame("KQKR", 4).tables["KQKR"], solved("KQKR", 4).tables["KQKR"])


def test_a_mate_that_no_byte_can_hold_is_refused(monkeypatch):
    monkeypatch.setattr(building, "LONGEST", 20)
    with pytest.raises(GameGraphError, match="more than 20 plies"):
        solve_endgame("KRK")


def test_without_numba_small_boards_work_and_others_say_what_is_missing():
    code = """
    from gamegraphs import games, GameGraphError
    t = games.chess.solve_endgame("KRK", size=3)
    t.check()
    print(t.counts("black"), t.longest_mate())
    try:
        games.chess.solve_endgame("KQKR")
    except GameGraphError as error:
        print(error)
    """
    lines = run_child(code, blocked=["numba", "llvmlite"]).splitlines()
    table = solved("KRK", 3)
    assert lines[0] == f"{table.counts('black')} {table.longest_mate()}"
    assert "without numba" in lines[1]
    assert 'pip install "gamegraphs[fast]"' in lines[1]


def test_without_numpy_it_says_what_is_missing():
    code = """
    from gamegraphs import games
    try:
        games.chess.solve_endgame("KRK", size=3)
    except ValueError as error:
        print(error)
    """
    said = run_child(code, blocked=["numpy", "numba"])
    assert said.strip() == 'chess endgames need numpy: pip install "gamegraphs[fast]"'
