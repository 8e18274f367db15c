"""Positions as text, and texts that are no position."""

import pytest
from endgames import solved

from gamegraphs import GameGraphError


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
