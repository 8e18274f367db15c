"""Hare and Hounds against published results, its moves against rules written a second time.

The hounds win wherever the hare begins (Gardner 1963); the plies for every beginning are those of
E. Annunziata's study (github.com/edoannunziata/jardin).
"""

from itertools import combinations, product

import pytest
from board_games import in_plain_words, solved

import gamegraphs as gg
from gamegraphs import DRAW, LOSE, WIN, games

POINTS = [(0, 1), *product((1, 2, 3), (0, 1, 2)), (4, 1)]  # (column, row)


def joined(p, q):
    """A king's step; slanted ones only from a point of the middle row in an even column."""
    (a, b), (c, d) = POINTS[p], POINTS[q]
    slanted = a != c and b != d
    return max(abs(a - c), abs(b - d)) == 1 and (
        not slanted or any(y == 1 and x % 2 == 0 for x, y in ((a, b), (c, d)))
    )


def hare_moves(position):
    hounds, hare, mover = position
    for p, q in product(range(11), repeat=2):
        if joined(p, q) and q not in (*hounds, hare):
            if mover == "hare" and p == hare:
                yield hounds, q, "hounds"
            if mover == "hounds" and p in hounds and POINTS[q][0] >= POINTS[p][0]:
                yield tuple(sorted({*hounds} - {p} | {q})), hare, "hare"


def test_hare_and_hounds_moves_and_verdicts_are_those_of_the_rules():
    game = games.HareAndHounds()
    positions = list(game.positions())
    assert len(set(positions)) == len(positions) == 2640
    for position in positions:
        assert sorted(game.moves(position)) == sorted(hare_moves(position))
        hounds, hare, mover = position
        past = POINTS[hare][0] < min(POINTS[hound][0] for hound in hounds)
        assert game.verdict(position) == ((WIN if mover == "hare" else LOSE) if past else None)


# {the hare's point: plies when the hounds begin, when the hare begins}; the study numbers the
# points row by row, here they go column by column.
PLIES = {2: (27, 24), 4: (23, 24), 5: (23, 28), 6: (23, 24), 7: (23, 24), 8: (23, 24),
         9: (23, 24), 10: (23, 24)}  # fmt: skip


def test_the_hounds_win_wherever_the_hare_begins_and_whoever_moves_first(everything):
    solution = everything["Hare and Hounds"]
    for hare, (hounds_first, hare_first) in PLIES.items():
        for mover, outcome, plies in (("hounds", WIN, hounds_first), ("hare", LOSE, hare_first)):
            position = ((0, 1, 3), hare, mover)
            assert (solution.outcome(position), solution.distance(position)) == (outcome, plies)
    assert sorted(PLIES) == sorted({*range(11)} - {0, 1, 3})


@pytest.mark.parametrize(("first", "outcome", "plies"), [("hounds", WIN, 23), ("hare", LOSE, 24)])
def test_hare_and_hounds_from_its_start(first, outcome, plies):
    game = games.HareAndHounds(first=first)
    solution = solved(game)
    assert game.start == ((0, 1, 3), 10, first)
    assert (solution.outcome(game.start), solution.distance(game.start)) == (outcome, plies)
    assert solution.line(game.start)[-1][2] == "hare"  # which cannot move
    assert in_plain_words(solution) == {"WIN": 1094, "LOSE": 759, "DRAW": 543}


def test_hare_and_hounds_counts(everything):
    solution = everything["Hare and Hounds"]
    assert in_plain_words(solution) == {"WIN": 1238, "LOSE": 857, "DRAW": 545}
    assert (solution.longest_win()[1], solution.longest_loss()[1]) == (27, 28)
    # The hounds stand well, and whoever has to move spoils it (the study's zugzwang).
    assert solution.outcome(((1, 3, 5), 4, "hare")) == LOSE
    assert solution.distance(((1, 3, 5), 4, "hare")) == 18
    assert solution.outcome(((1, 3, 5), 4, "hounds")) != WIN


class Escape(games.HareAndHounds):
    """The game with another idea of when the hare has slipped past."""

    def __init__(self, past):
        super().__init__()
        self.past = past

    def verdict(self, position):
        hounds, hare, mover = position
        if self.past(POINTS[hare][0], min(POINTS[hound][0] for hound in hounds)):
            return WIN if mover == "hare" else LOSE
        return None


@pytest.mark.parametrize(
    "past",
    [lambda hare, last: hare == 0, lambda hare, last: hare <= last],
    ids=["on the leftmost point", "past or level"],
)
def test_other_ideas_of_escape_change_nothing_for_the_start(past):
    game = Escape(past)
    solution = solved(game)
    assert (solution.outcome(game.start), solution.distance(game.start)) == (WIN, 23)


class Stalling:
    """Hare and Hounds in which the hare wins after ten moves up or down of the hounds in a row."""

    def __init__(self, game):
        self.game = game
        self.start = (game.start, 0)

    def moves(self, position):
        (hounds, hare, mover), stalled = position
        for after in self.game.moves((hounds, hare, mover)):
            advanced = sum(POINTS[h][0] for h in after[0]) - sum(POINTS[h][0] for h in hounds)
            still = stalled if mover == "hare" else 0 if advanced else stalled + 1
            yield after, still

    def verdict(self, position):
        inner, stalled = position
        end = self.game.verdict(inner)
        return WIN if end is None and stalled == 10 else end

    def positions(self):
        return ((position, 0) for position in self.game.positions())


def test_with_the_rule_against_stalling_draws_become_wins_of_the_hare(everything):
    game = Stalling(games.HareAndHounds())
    plain, strict = everything["Hare and Hounds"], solved(game, game.positions())
    assert strict.counts()[DRAW] == 0
    for position in plain.graph.names:
        outcome = plain.outcome(position)
        if outcome == DRAW:
            outcome = WIN if position[2] == "hare" else LOSE
        assert strict.outcome((position, 0)) == outcome, position
    assert strict.distance(game.start) == 23


def test_first_must_be_hounds_or_hare():
    with pytest.raises(gg.GameGraphError, match='first must be "hounds" or "hare", not \'fox\''):
        games.HareAndHounds(first="fox")


def test_lines_of_the_drawn_board_are_those_of_the_moves():
    board = games.HareAndHounds().board(games.HareAndHounds().start)
    assert {frozenset(line) for line in board.joined} == {
        frozenset((p, q)) for p, q in combinations(range(11), 2) if joined(p, q)
    }
    assert [(x, y) for x, y in board.places] == POINTS
