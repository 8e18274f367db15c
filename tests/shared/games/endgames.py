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
    side = rng.randrange(2)
    steppers = [p for p, (colour, kind) in enumerate(pieces) if kind == 5 and colour != side]
    takers = [p for p, (colour, kind) in enumerate(pieces) if kind == 5 and colour == side]
    if steppers and takers and rng.random() < 0.5:  # often a pawn has just stepped two squares
        file, fourth = rng.randrange(8), 32 if side == 0 else 24
        squares[rng.choice(steppers)] = file + (56 if side == 0 else 0)
        squares[rng.choice(takers)] = fourth + max(0, min(7, file + rng.choice([-1, 1])))
    return pieces, squares, side


def stepped_pawns(pieces, squares, side):
    """Return which pawns stand on their own first rank: they have just stepped two squares."""
    first = 0 if side == 1 else 7
    kinds = enumerate(pieces)
    return [p for p, piece in kinds if piece == (1 - side, 5) and squares[p] // 8 == first]


def as_board(pieces, squares, side):
    board = chess.Board(None)
    squares, forward = list(squares), 8 if side == 1 else -8
    for p in stepped_pawns(pieces, squares, side):
        board.ep_square = squares[p] + 2 * forward
        squares[p] += 3 * forward
    for (colour, kind), square in zip(pieces, squares, strict=True):
        letter = KINDS[kind]
        board.set_piece_at(square, chess.Piece.from_symbol(letter.lower() if colour else letter))
    board.turn = side == 0
    return board


def is_sound(board, count, passing):
    """Return whether python-chess finds `count` pieces, and the right to take en passant of use."""
    if len(board.piece_map()) < count or passing > 1 or board.status() & ~IMPOSSIBLE:
        return False
    return passing == 0 or board.has_pseudo_legal_en_passant()


def after(board, move):
    """Return the first four fields of the FEN after a move, the fourth for captures en passant."""
    board.push(move)
    found = board.fen(en_passant="xfen").split()[:4]  # written where an enemy pawn is beside it
    board.pop()
    return tuple(found)


def every_value_follows_from_python_chess(name, sample, seed):
    """Derive the value of random legal positions from probes after python-chess's moves."""
    table, rng = solved(name), random.Random(seed)
    tried = Counter()
    while tried[WIN] + tried[LOSE] + tried[DRAW] < sample:
        pieces, squares, side = random_position(rng, name)
        board = as_board(pieces, squares, side)
        if not is_sound(board, len(squares), len(stepped_pawns(pieces, squares, side))):
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
        fen = board.fen(en_passant="xfen")
        assert table.probe(fen) == expected, fen
        tried[expected[0]] += 1
        tried["en passant"] += board.has_legal_en_passant()
    return tried


def many_values_follow_from_python_chess(name):
    tried = every_value_follows_from_python_chess(name, 2_000, seed=2)
    assert min(tried[WIN], tried[LOSE]) > 200
