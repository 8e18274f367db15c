"""Chess endgames for the tests: tables that are built once, and random positions."""

from functools import cache

import chess

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
