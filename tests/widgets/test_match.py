"""A match against the solution, driven from Python: moves, hints, repetitions, the end."""

import pytest
from shown_widgets import picture, press, words

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError
from gamegraphs.draw import Picture
from gamegraphs.widgets import play


class Pile:
    """Take one or two; who cannot take loses. Multiples of three are lost."""

    start = 7

    def moves(self, pile):
        return [pile - take for take in (1, 2) if take <= pile]


def test_the_reader_can_win_and_lose():
    match = play(Pile())
    assert match.choices() == [6, 5]
    match.move(6)
    while not match.finished:
        match.move(next(pile for pile in match.choices() if pile % 3 == 0))
    assert match.winner == "you"
    assert match.log[-1] == "The computer has no moves: you win."
    match.restart()
    match.move(5)
    while not match.finished:
        match.move(match.choices()[0])
    assert match.winner == "computer"
    assert match.log[-1] == "You have no moves: the computer wins."
    assert match.choices() == []


def test_the_computer_may_begin_and_never_misses_a_win():
    match = play(Pile(), you_first=False)
    assert match.log == ["The computer moves to 6."]
    while not match.finished:
        match.move(match.choices()[-1])
    assert match.winner == "computer"


def test_buttons_move_and_a_new_game_starts_again(five):
    match = play(five)
    press(match, "Move to 1")
    assert match.position == 3
    assert match.finished
    press(match, "New game")
    assert (match.position, match.log, match.finished) == (0, [], False)
    press(match, "Move to 2")
    assert match.log[0] == "You move to 2."


def test_hints(five):
    match = play(five, start=1)
    assert match.hint() == "You can WIN in 1 ply: the fastest win is by a move to 3."
    assert "You can WIN in 1 ply" in words(match)
    assert play(five).hint() == "With best play this is a DRAW: moving to 2 keeps it."
    lost = play(Pile(), start=3)
    assert (
        lost.hint() == "You LOSE in 2 plies if the computer makes no mistake. To 2 takes longest."
    )
    lost.move(2)
    assert lost.hint() == "The game is over."


def test_a_repetition_is_announced_and_play_goes_on():
    match = play(GameGraph.from_moves([[1], [0]]))
    match.move(1)
    assert match.log[-1].startswith("0 was there before with the same player to move")
    assert not match.finished
    match.move(1)
    assert match.position == 0


def test_a_position_is_no_repetition_for_the_other_player():
    # Three in a circle: you stand on 0 and 2, then on 1 and 0; only that 0 is a repetition.
    match = play(GameGraph.from_moves([[1], [2], [0]]))
    match.move(1)
    match.move(0)
    assert not any("before" in line for line in match.log)
    match.move(2)
    assert "0 was there before" in match.log[-1]


@pytest.mark.parametrize(
    ("outcome", "winner", "end"),
    [(LOSE, "you", "you win"), (WIN, "computer", "the computer wins"), (DRAW, None, "a draw")],
)
def test_verdicts_end_the_game(outcome, winner, end):
    match = play(GameGraph.from_moves([[1], [0]], verdicts={1: outcome}))
    match.move(1)
    assert match.finished
    assert match.winner == winner
    assert match.log[-1].startswith("The rules end the game")
    assert end in match.log[-1]


def test_misere():
    match = play(GameGraph.from_moves([[1], []]), terminals="misere")
    match.move(1)
    assert match.log[-1] == "The computer has no moves: the computer wins."


def test_names_and_pictures_of_the_game(five):
    match = play(
        five,
        name_of=lambda u: "<abcde>"[u + 1],
        picture=lambda u: Picture(f"<svg id='{u}'></svg>", "its own"),
    )
    match.move(2)
    assert match.log == ["You move to c.", "The computer moves to e."]
    assert "<svg id='4'>" in picture(match)


def test_illegal_moves_are_refused(five):
    match = play(five)
    with pytest.raises(GameGraphError, match="no move from 0 to 3; there are: 1, 2"):
        match.move(3)
    match.move(1)
    with pytest.raises(GameGraphError, match="is over"):
        match.move(1)
    with pytest.raises(GameGraphError, match="no position 9"):
        play(five, start=9)
    with pytest.raises(GameGraphError, match="no position to start"):
        play(GameGraph.from_moves([]))
