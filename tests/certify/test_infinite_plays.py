"""verify_safety, verify_buchi, verify_parity: another winner is refused, also where play ends."""

from dataclasses import replace

import pytest
from brute import arena_case
from refused import changed, is_refused

from gamegraphs import GameGraph, VerificationError
from gamegraphs.certify import (
    verify_buchi,
    verify_parity,
    verify_safety,
)
from gamegraphs.solvers.arenas import (
    Arena,
    ParitySolution,
    buchi,
    safety,
)


@pytest.mark.parametrize("seed", range(150))
def test_regions_with_another_winner_are_refused(seed):
    case = arena_case(seed, largest=6)
    arena = case.arena()
    safe = [u for u in range(arena.n) if u not in case.chosen]
    for player in (0, 1):
        for question, solver, check in (
            (case.chosen, buchi, verify_buchi),
            (safe, safety, verify_safety),
        ):
            right = solver(arena, player, question, stuck=case.stuck)
            check(arena, player, question, right, stuck=case.stuck)
            for u in range(arena.n):
                wrong = replace(right, winning=changed(right.winning, u, not right.winning[u]))
                assert is_refused(check, arena, player, question, wrong, stuck=case.stuck), (
                    player,
                    u,
                    solver.__name__,
                    str(case),
                )
            if (right.strategy >= 0).any():
                none = replace(right, strategy=right.counter_strategy)
                assert is_refused(check, arena, player, question, none, stuck=case.stuck), (
                    player,
                    solver.__name__,
                    str(case),
                )


def test_the_winner_of_a_play_that_ends():
    arena = Arena(GameGraph.from_moves([[]]), [0])
    verify_parity(arena, [2], ParitySolution([0], [-1]))
    verify_parity(arena, [2], ParitySolution([1], [-1]), stuck="loses")
    with pytest.raises(VerificationError, match="the play ends here, won by player 1"):
        verify_parity(arena, [2], ParitySolution([0], [-1]), stuck="loses")


def test_a_move_for_the_player_who_loses_is_refused():
    """Player 0 stays at 0 for ever and cannot leave the loop at 1; there no move is due to it."""
    arena = Arena(GameGraph.from_moves([[0, 1], [1]], names="ab"), [0, 1])
    right = safety(arena, 0, [0])
    verify_safety(arena, 0, [0], right)
    for name, values, position in (
        ("strategy", [0, 1], "b"),
        ("counter_strategy", [1, -1], "a"),
    ):
        wrong = replace(right, **{name: values})
        with pytest.raises(VerificationError, match="for the player who loses here") as caught:
            verify_safety(arena, 0, [0], wrong)
        assert caught.value.position == position


def test_the_answer_to_another_question_is_refused():
    """The loops at 0 and 1: to stay safe in 0, and to visit 0 again and again, is one answer."""
    arena = Arena(GameGraph.from_moves([[0, 1], [1]]), [0, 0])
    region = safety(arena, 0, [0])
    verify_buchi(arena, 0, [0], region)
    for check, player, question in (
        (verify_safety, 0, [0, 1]),
        (verify_safety, 0, [1]),
        (verify_safety, 1, [0]),
        (verify_buchi, 0, [0, 1]),
        (verify_buchi, 0, []),
        (verify_buchi, 1, [0]),
    ):
        assert is_refused(check, arena, player, question, region), (check, player, question)
