"""Moves and legality against python-chess, and moves back against moves forth."""

import random
from collections import Counter

import numpy as np
import pytest
from endgames import after, as_board, is_sound, random_position, stepped_pawns

from gamegraphs.games.chess.fen import write
from gamegraphs.games.chess.moves import is_legal, list_unmoves, put
from gamegraphs.games.chess.slices import slice_of

NAMES = ["KQKR", "KBNK", "KBBK", "KPK", "KRKP", "KQKP", "KPPK", "KBKN", "KPKN", "KPKR", "KNPK"]
PASSING = ["KPKP", "KPPKP", "KPKPP", "KRPKP", "KPKBP"]  # with captures en passant


@pytest.mark.parametrize("name", NAMES + PASSING)
def test_legality_and_moves_agree_with_python_chess(name):
    rng = random.Random(name)
    seen = Counter()
    for _ in range(1500 if name in PASSING else 600):
        pieces, squares, side = random_position(rng, name)
        part = slice_of(pieces, 8)
        board = as_board(pieces, squares, side)
        at = np.array(squares)
        legal = bool(is_legal(part.rules, at, np.zeros(64, np.int64), side))
        # Two checks that no last move can have given do not make a position illegal for us.
        valid = is_sound(board, len(squares), len(stepped_pawns(pieces, squares, side)))
        assert legal == valid, (name, board.fen())
        seen[legal] += 1
        if legal:
            ours = sorted(
                tuple(write(8, *position).split()[:4])
                for position in part.moves(squares, side)
                if is_legal(slice_of(position[0], 8).rules, np.array(position[1]),
                            np.zeros(64, np.int64), position[2])
            )  # fmt: skip
            assert ours == sorted(after(board, move) for move in board.legal_moves), board.fen()
            seen["captures"] += sum(map(board.is_capture, board.legal_moves))
            passing = [m for m in board.pseudo_legal_moves if board.is_en_passant(m)]
            seen["en passant"] += sum(map(board.is_legal, passing))
            seen["not legal en passant"] += sum(not board.is_legal(move) for move in passing)
            seen["promotions"] += sum(move.promotion is not None for move in board.legal_moves)
    assert seen[True] > 100
    assert seen[False] > 100
    assert seen["captures"] > 0
    assert seen["promotions"] > 0 or "P" not in name
    assert (seen["en passant"] > 20) == (name in PASSING)
    # In KPKP only a king is left to attack, after the capture.
    assert (seen["not legal en passant"] > 0) == (name in PASSING[1:])


@pytest.mark.parametrize("name", NAMES + PASSING)
def test_going_back_is_going_forth_from_the_other_end(name):
    rng = random.Random(name)
    found = np.zeros(256, np.int64)
    back = forth = 0
    for _ in range(900 if name in PASSING else 300):
        pieces, squares, side = random_position(rng, name)
        part = slice_of(pieces, 8)
        here, board = np.array(squares), np.zeros(64, np.int64)
        if not is_legal(part.rules, here, board, side):
            continue
        stepped = put(part.rules, side, here, board)
        number = part.number(squares, side)
        count = list_unmoves(part.rules, side, here, board, stepped, found)
        for before in found[:count].tolist():
            _, at, mover = part.position(before)
            assert mover == 1 - side
            assert number in [part.number(s, t) for p, s, t in part.moves(at, mover) if p == pieces]
            back += 1
        for left, at, turn in part.moves(squares, side):
            if left == pieces:
                there, board = np.array(at), np.zeros(64, np.int64)
                stepped = put(part.rules, turn, there, board)
                count = list_unmoves(part.rules, turn, there, board, stepped, found)
                assert number in found[:count]
                forth += 1
    assert back > 500
    assert forth > 500
