"""verify_attractor: every changed rank and every wrong move is found."""

from dataclasses import replace

import pytest
from brute import arena_case, ranks_by_rounds
from refused import changed, is_refused

from gamegraphs.certify import verify_attractor
from gamegraphs.solvers.arenas import attractor


@pytest.mark.parametrize("block", range(10))
def test_every_changed_entry_of_an_attractor_is_refused(way, block):
    for seed in range(20 * block, 20 * block + 20):
        case = arena_case(seed, largest=7)
        arena = case.arena()
        right = attractor(arena, 0, case.chosen, stuck=case.stuck)
        rank = ranks_by_rounds(case, 0)
        for u in range(arena.n):
            for value in range(-2, arena.n + 1):
                if value != rank[u]:
                    wrong = replace(right, rank=changed(right.rank, u, value))
                    assert is_refused(
                        verify_attractor, arena, 0, case.chosen, wrong, stuck=case.stuck
                    ), (u, value, str(case))
                due = rank[u] > 0 and case.owner[u] == 0
                good = {v for v in case.moves[u] if rank[v] == rank[u] - 1} if due else {-1}
                wrong = replace(right, strategy=changed(right.strategy, u, value))
                refused = is_refused(
                    verify_attractor, arena, 0, case.chosen, wrong, stuck=case.stuck
                )
                assert refused == (value not in good), (u, value, str(case))
