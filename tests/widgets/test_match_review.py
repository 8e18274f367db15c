"""The look back at a match: the worth of a move, the move that lost, the squares that changed."""

import pytest

from gamegraphs import DRAW, LOSE, WIN, random_graph, solve
from gamegraphs.draw import Picture
from gamegraphs.games import Subtraction
from gamegraphs.rules import explore

pytest.importorskip("anywidget")
from gamegraphs.widgets import play
from gamegraphs.widgets.match_review import (
    Ply,
    changed_squares,
    losing_move,
    path_on_the_map,
    worth,
)

PILE = explore(Subtraction(7, [1, 2]))
SOLUTION = solve(PILE)


@pytest.mark.parametrize("seed", range(30))
def test_the_best_move_is_worth_what_the_position_is(seed):
    graph = random_graph(7, seed)
    solution = solve(graph)
    for u in range(graph.n):
        if graph.moves(u):
            outcome, plies = solution.outcome(u), solution.distance(u)
            said = "DRAW" if outcome == DRAW else f"{outcome.name} in {plies}"
            assert worth(solution, solution.best_move(u)) == said


def test_only_the_moves_of_the_player_count():
    plies = [Ply("You", 7, 5), Ply("The computer", 5, 4), Ply("You", 4, 3)]
    assert losing_move(SOLUTION, plies, "You") == 0  # 5 is WIN for who moves there
    assert losing_move(SOLUTION, plies, "The computer") == 1  # 4 is WIN too
    assert losing_move(SOLUTION, plies[2:], "You") is None


def test_the_map_has_the_path_and_the_note():
    plies = [Ply("You", 7, 5), Ply("The computer", 5, 3)]
    alt = path_on_the_map(PILE, SOLUTION, plies, 0).alt
    assert "7: WIN in 5, lost here, moves to 6 and 5, highlighted, move to 5 marked." in alt
    assert "lost here" not in path_on_the_map(PILE, SOLUTION, plies, None).alt


def test_the_squares_that_changed():
    before, after = (
        Picture("", "", {}, {(0, 0): "A", (1, 0): "B"}),
        Picture("", "", {}, {(0, 1): "A", (1, 0): "B"}),
    )
    assert changed_squares(before, after) == {(0, 0), (0, 1)}
    assert changed_squares(before, before) == set()


@pytest.mark.parametrize("seed", range(40))
def test_the_move_that_lost_is_the_last_that_gave_something_away(seed):
    """Against the definition: before it the mover had more than after it, after it no ply does."""
    graph = random_graph(8, seed)
    match = play(graph)
    count = 0
    while not match.finished and count < 20:
        choices = match.choices()
        match.move(choices[(seed + count) % len(choices)])
        count += 1
    value = {WIN: 2, DRAW: 1, LOSE: 0}
    yours = [ply for ply in match._plies if ply.mover == "You"]
    falls = [
        k for k, ply in enumerate(yours)
        if 2 - value[match.solution.outcome(ply.end)] < value[match.solution.outcome(ply.start)]
    ]  # fmt: skip
    lost = match._lost()
    if falls:
        assert match._plies[lost] is yours[falls[-1]]
    else:
        assert lost is None
    if match.winner == "computer" and match.solution.outcome(0) != LOSE:
        assert falls
