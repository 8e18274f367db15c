"""Positions as text, and texts that are no position."""

import random

import pytest
from endgames import solved

from gamegraphs import GameGraphError
from gamegraphs.games.chess.fen import read, write
from gamegraphs.games.chess.material import material_of


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


PAWNS = (0, 0), (1, 0), (0, 5), (1, 5)


def test_the_square_for_a_capture_en_passant_is_read_and_written():
    text = "8/8/8/8/3KpP2/8/1k6/8 b - f3 0 1"
    pieces, squares, side = read(8, text)
    assert (pieces, squares, side) == (PAWNS, [27, 9, 5, 28], 1)  # f4 has the digit of f1
    assert write(8, pieces, squares, side) == text
    assert read(8, text.replace("f3", "-"))[1] == [27, 9, 29, 28]
    text = "8/8/8/Pp6/8/8/8/KR5k w - b6 0 1"
    pieces, squares, side = read(8, text)
    assert squares[pieces.index((1, 5))] == 57
    assert write(8, pieces, squares, side) == text
    # The rule book names the square after every double step; without an enemy pawn it says nothing.
    assert read(8, "8/8/8/4p3/5P2/8/K6k/8 b - f3 0 1")[1] == [8, 15, 29, 36]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("8/8/8/8/3KpP2/8/1k6/8 b - f6 0 1", "of rank 3 with Black to move, not 'f6'"),
        ("8/8/8/8/3KpP2/8/1k6/8 w - f3 0 1", "of rank 6 with White to move, not 'f3'"),
        ("8/8/8/8/3KpP2/8/1k6/8 b - x 0 1", "not 'x'"),
        ("8/8/8/8/3KpP2/8/1k6/8 b - g3 0 1", "stepped over g3: it would stand on g4"),
        ("8/8/8/8/4pP2/5K2/1k6/8 b - f3 0 1", "with f3 and f2 empty"),
        ("8/8/8/8/4pP2/8/1k3K2/8 b - f3 0 1", "with f3 and f2 empty"),
        ("8/8/8/8/3KpR2/8/1k6/8 b - f3 0 1", "stepped over f3"),
    ],
)
def test_a_square_that_no_pawn_has_stepped_over_is_refused(position, words):
    with pytest.raises(GameGraphError, match=words):
        read(8, position)


def test_a_small_board_has_no_capture_en_passant():
    with pytest.raises(GameGraphError, match='has to be "-", for no pawn steps two squares here'):
        read(4, "2k1/4/2K1/R3 w - a3")


@pytest.mark.parametrize("n", [3, 8, 9, 10, 16])
def test_what_is_written_is_read(n):
    rng = random.Random(n)
    for name in ("KK", "KRK", "KBNK", "KQKR"):
        pieces = material_of(name).pieces
        for side in (0, 1):
            squares = rng.sample(range(n * n), len(pieces))
            got, at, turn = read(n, write(n, pieces, squares, side))
            assert turn == side
            assert sorted(zip(got, at, strict=True)) == sorted(zip(pieces, squares, strict=True))


@pytest.mark.parametrize(
    ("n", "text", "words"),
    [
        (3, "2k/3/K2", "who is to move"),
        (3, "8/8/8/8/8/8/8/K6k w", "has 8 rank"),
        (4, "2k/3/K2/3 w", "the rank '2k' has 3 squares, not 4"),
        (3, "12k/3/K2 w", "the rank '12k' has 4 squares, not 3"),  # below 10, digits stand alone
        (12, "12/" * 11 + "13 w", "the rank '13' has 13 squares, not 12"),
        (3, None, "a text in FEN, not None"),
    ],
)
def test_what_does_not_fit_the_board_is_refused(n, text, words):
    with pytest.raises(GameGraphError, match=words):
        read(n, text)


def test_a_digit_that_is_no_number_of_squares_is_refused():
    with pytest.raises(GameGraphError, match="is no piece"):
        read(4, "2k1/4/2K1/\u00b2R3 w")
