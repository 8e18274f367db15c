"""What the bytes of a table say, and which move is the best by them."""

import random
from itertools import pairwise

import pytest

from gamegraphs import DRAW, LOSE, WIN
from gamegraphs.games.table_bytes import (
    DRAWN,
    ILLEGAL,
    LONGEST,
    OPEN,
    best_first_key,
    best_line,
    outcome_counts,
    outcome_of,
)


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
    assert sorted(mixed, key=lambda after: best_first_key(*after)) == best_first
    assert all(best_first_key(*one) < best_first_key(*other) for one, other in pairwise(best_first))


def test_a_line_follows_the_first_move():
    assert best_line("a", 2, lambda name: [(name + "b", WIN, 1), (name, DRAW, -1)]) == [
        "a",
        "ab",
        "abb",
    ]
    assert best_line("a", -1, lambda name: []) == ["a"]


def test_bytes_are_counted_by_outcome():
    np = pytest.importorskip("numpy")
    tally = np.zeros(256, np.int64)
    tally[[0, 2, LONGEST, 1, DRAWN, ILLEGAL, OPEN]] = [1, 2, 4, 8, 16, 32, 64]
    assert outcome_counts(tally) == {LOSE: 7, WIN: 8, DRAW: 16}
