"""Chess endgames for the tests: tables that are built once, and random positions."""

import random
from collections import Counter
from functools import cache

import chess

from gamegraphs import DRAW, LOSE, WIN
from gamegraphs.games.chess import solve_endgame

KINDS = "KQRBNP"
solved = cache(solve_endgame)
SHORT = {"KQK": 10, "KRK": 16, "KPK": 28}
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


def many_values_follow_from_python_chess(name):
    tried = every_value_follows_from_python_chess(name, 2_000, seed=2)
    assert min(tried[WIN], tried[LOSE]) > 200
