"""What a board shows of a position, for the four board games."""

from collections import Counter

import pytest
from board_games import ALL, SMALL, dao_sample, sample


@pytest.mark.parametrize("name", ALL)
def test_boards_show_every_piece_once_and_say_it_in_words(name):
    game = ALL[name]()
    for position in dao_sample()[:50] if name == "Dao" else sample(game, 50):
        board = game.board(position)
        pieces = Counter(piece for piece in board.pieces.values())
        assert (
            pieces
            == {
                "L-game": {"M": 4, "O": 4, "N": 2},
                "Dao": {"M": 4, "O": 4},
                "Pong Hau K'i": {"A": 2, "B": 2},
                "Hare and Hounds": {"H": 1, "D": 3},
            }[name]
        )
        assert set(board.pieces) <= set(range(len(board.places)))
        assert "to move" in board.words
        assert "to move" in board.caption
        assert set(board.sides) == set(pieces)


def test_words_tell_positions_apart():
    for name in SMALL:
        game = SMALL[name]()
        positions = sample(game, 200)
        assert len({game.board(p).words for p in positions}) == len(set(positions))
