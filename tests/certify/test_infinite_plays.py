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
