"""A match against the solution, driven from Python: moves, hints, repetitions, the end."""

import re
from functools import partial

import pytest
from shown_widgets import parts, picture, press, widgets, words

from gamegraphs import DRAW, LOSE, WIN, GameGraph, GameGraphError
from gamegraphs.draw import Picture, draw, draw_position, draw_stones
from gamegraphs.games import HareAndHounds, Nim, PongHauKi, Subtraction
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


class Spoken(Pile):
    """The pile, with its moves as players say them."""

    def move_name(self, pile, left):
        return f"take {('one', 'two')[pile - left - 1]}"


def test_the_game_is_spoken():
    match = play(Spoken(), name_of=lambda pile: f"{pile} stones")
    press(match, "Take one")
    assert match.log[0] == "You: take one. Then: 6 stones."
    assert re.fullmatch(r"The computer: take (one|two). Then: [45] stones.", match.log[1])
    by_argument = play(Pile(), move_name=lambda pile, left: f"grab {pile - left}")
    press(by_argument, "Grab 2")
    assert by_argument.log[0] == "You: grab 2. Then: 5."


def test_hints_are_spoken():
    assert play(Spoken()).hint() == "You can WIN in 5 plies: the fastest is to take one."
    lost = play(Spoken(), start=6).hint()
    assert re.search(r"no mistake. It takes longest if you take (one|two)\.$", lost)


def test_games_of_the_package_are_spoken():
    match = play(Subtraction(7, [1, 3]))
    assert match.log == []
    press(match, "Take 3")
    assert match.log[0] == "You: take 3. Then: 4."
    nim = play(Nim([1, 2]))
    press(nim, "Take 2 from pile 2")
    assert nim.log[0].startswith("You: take 2 from pile 2.")


def test_every_move_wears_its_value_on_request():
    match = play(Spoken())
    assert [b.description for b in moves_of(match)] == ["Take one", "Take two"]
    press(match, "Show values")
    # From 7 the solver wins by leaving 6; 5 is a win for the other.
    assert [b.description for b in moves_of(match)] == [
        "Take one (WIN in 5)",
        "Take two (LOSE in 4)",
    ]
    press(match, "Take one (WIN in 5)")
    assert all("(WIN in" in b.description or "(LOSE in" in b.description for b in moves_of(match))
    press(match, "Hide values")
    assert not any("(" in b.description for b in moves_of(match))


def test_a_draw_has_no_number_of_plies(five):
    match = play(five)
    match.show_values()
    assert [b.description for b in moves_of(match)] == ["Move to 1 (LOSE in 2)", "Move to 2 (DRAW)"]


def test_after_a_loss_the_map_shows_the_path_and_the_move_that_lost():
    match = play(Spoken())
    match.move(6)  # right
    after = match.position
    match.move(max(p for p in match.choices() if p % 3))  # wrong
    lost_at = after
    while not match.finished:
        match.move(match.choices()[0])
    assert match.winner == "computer"
    said = words(match)
    assert f"The move that lost: at {lost_at}, take" in said
    assert f"Better: take {('one', 'two')[lost_at % 3 - 1]}" in said
    alt = match.still().alt
    assert alt.startswith("Your play.")
    assert f"{lost_at}: WIN in" in alt
    (note,) = re.findall(r"(\d): \w+ in \d, lost here", alt)
    assert int(note) == lost_at
    assert "7: WIN in 5, moves to 6 and 5, move to 6 marked" in alt


def test_again_from_here():
    match = play(Spoken())
    match.move(5)  # loses at once
    while not match.finished:
        match.move(match.choices()[0])
    press(match, "Again from here")
    assert (match.position, match.finished, match.winner) == (7, False, None)
    assert match.log == []
    match.move(6)
    while not match.finished:
        match.move(next(pile for pile in match.choices() if pile % 3 == 0))
    assert match.winner == "you"
    with pytest.raises(AssertionError):
        press(match, "Again from here")  # not there after a win


def test_a_first_position_that_is_lost_has_no_move_that_lost():
    match = play(Spoken(), start=3)
    while not match.finished:
        match.move(match.choices()[0])
    assert "You made no mistake: the first position was lost." in words(match)
    with pytest.raises(GameGraphError, match="no move of yours has lost"):
        match.again()


def test_a_repetition_before_the_mistake_is_still_known_again():
    match = play(GameGraph.from_moves([[1, 2], [0], []]))
    match.move(1)
    assert match.position == 0
    assert "0 was there before" in match.log[-1]


def clickable(match):
    return [spot[-1] for spot in match._picture.spots]


def test_a_click_on_the_graph_moves(five):
    match = play(five)
    assert clickable(match) == ["Move to 1", "Move to 2"]
    match._picture.click(2)
    assert match.log[0] == "You move to 2."


def test_a_click_on_a_board_moves():
    """One square is enough where it tells, two where it does not."""
    pile = Subtraction(7, [1, 2])
    match = play(pile, picture=partial(draw_position, pile))
    assert sorted(clickable(match)) == ["Take 1", "Take 2"]
    match._picture.click((0.0, -6.0))  # the second stone from above: this and all above it
    assert match.log[0] == "You: take 2. Then: 5."
    hare = HareAndHounds()
    match = play(hare, picture=partial(draw_position, hare))
    before = match.position
    squares = match._squares
    end = match.choices()[0]
    source, target = sorted(
        squares[end], key=lambda s: sum(s in found for found in squares.values())
    )
    match._picture.click(target)
    if match.position == before:
        assert "Now click what goes there." in words(match)
        match._picture.click(source)
    assert match._plies[0].end == end


@pytest.mark.parametrize("game", [PongHauKi(), HareAndHounds()])
def test_a_second_click_on_a_square_takes_the_choice_back(game):
    match = play(game, picture=partial(draw_position, game))
    view, seen = match._picture, set()
    for k, *_, title in view.spots:
        if title == "Choose this":
            view._told(k)
            assert view.chosen == [k]
            seen |= set(re.findall("Now click [a-z ]*", words(match)))
            view._told(k)
            assert view.chosen == []
            assert "Now click" not in words(match)
            assert "You are to move at" in words(match)
    assert seen <= {"Now click where it goes", "Now click what goes there"}
    assert seen
    assert match.log == []


def test_a_click_on_a_picture_of_the_graph_moves(five):
    match = play(
        five, picture=lambda u: draw(five, highlight=[u]), move_name=lambda u, v: f"go {v}"
    )
    assert clickable(match) == ["Go 1", "Go 2"]
    match._picture.click(2)
    assert match.log[0] == "You: go 2. Then: 2."


def test_a_click_on_stones_in_a_row_takes_them():
    match = play(Pile(), picture=lambda n: draw_stones(n, places=7))
    match._picture.click((5, 0))  # the sixth stone: this and the one beside it
    assert match.log[0] == "You move to 5."


def test_nothing_can_be_clicked_when_it_is_over(five):
    match = play(five, start=3)
    assert match.finished
    assert clickable(match) == []


def moves_of(match):
    return [b for b in parts(match, widgets.Button) if b in match._buttons and b.description]
