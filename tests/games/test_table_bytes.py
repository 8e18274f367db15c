"""What the bytes of a table say, and which move is the best by them."""

import random
from itertools import pairwise

from gamegraphs import DRAW, LOSE, WIN
from gamegraphs.games.table_bytes import DRAWN, ILLEGAL, LONGEST, OPEN, outcome_of, rank_of


def test_even_is_lost_and_odd_is_won():
    for plies in range(LONGEST + 1):
        assert outcome_of(plies) == ((LOSE, WIN)[plies % 2], plies)
    assert outcome_of(DRAWN) == (DRAW, -1)
    assert len({*range(LONGEST + 1), DRAWN, OPEN, ILLEGAL}) == LONGEST + 4


def test_the_best_move_comes_first():
    best_first = [
        *((LOSE, plies) for plies in range(0, 9, 2)),
        (DRAW, -1),
        *((WIN, plies) for plies in range(9, 0, -2)),
    ]
    mixed = random.Random(1).sample(best_first, len(best_first))
    assert sorted(mixed, key=lambda after: rank_of(*after)) == best_first
    assert all(rank_of(*one) < rank_of(*other) for one, other in pairwise(best_first))
