"""explore: rules become a graph, breadth first; bad rules are named."""

from itertools import count

import pytest

import gamegraphs as gg


class Game:
    """A game from a table: {position: successors}; positions not in it have no moves."""

    def __init__(self, start, table, verdicts=None):
        self.start = start
        self.table = table
        if verdicts is not None:
            self.verdict = verdicts.get

    def moves(self, position):
        return self.table.get(position, [])


class Subtraction:
    start = 12

    def moves(self, pile):
        return (pile - take for take in (1, 2, 3) if take <= pile)  # a generator will do


def test_positions_come_breadth_first_and_are_named_by_the_game():
    g = gg.explore(Game("a", {"a": ["c", "b"], "c": ["d", "a"], "b": ["d", "d"]}))
    assert g.names == ("a", "c", "b", "d")
    assert [g.moves(u) for u in range(4)] == [[1, 2], [3, 0], [3, 3], []]


def test_only_what_can_be_reached_is_explored():
    assert gg.explore(Game(1, {1: [2], 5: [1]})).names == (1, 2)
    assert gg.explore(Game(1, {})).names == (1,)
    assert gg.explore(Game(None, {None: [None]})).moves(0) == [0]


def test_subtraction_has_its_known_outcomes():
    """With 1, 2 or 3 taken, the piles divisible by 4 are LOSE (folklore)."""
    s = gg.solve(gg.explore(Subtraction()))
    assert [pile for pile in range(13) if s.outcome(pile) == gg.LOSE] == [0, 4, 8, 12]
    assert s.distance(12) == 6


def test_starts_are_numbered_after_the_start_in_their_order():
    game = Game("a", {"a": ["b"], "x": ["c", "a"], "y": ["x"]})
    g = gg.explore(game, starts=(p for p in ["x", "a", "y", "x"]))
    assert g.names == ("a", "x", "y", "b", "c")
    assert [g.moves(u) for u in range(5)] == [[3], [4, 0], [1], [], []]


@pytest.mark.parametrize("starts", [None, [], ["a"]])
def test_no_other_starts_change_nothing(starts):
    game = Game("a", {"a": ["c", "b"], "c": ["d", "a"], "b": ["d", "d"]})
    assert gg.explore(game, starts=starts) == gg.explore(game)


def test_a_start_with_a_verdict_gets_no_moves():
    game = Game("a", {"a": ["b"], "x": ["y"]}, verdicts={"x": gg.DRAW})
    g = gg.explore(game, starts=["x"])
    assert (g.names, g.moves(1), g.verdicts) == (("a", "x", "b"), [], {"x": gg.DRAW})


def test_starts_count_for_the_limit():
    assert gg.explore(Game(0, {}), limit=3, starts=[1, 2, 0]).n == 3
    with pytest.raises(gg.LimitError, match="more than 2 positions can be reached from 0"):
        gg.explore(Game(0, {}), limit=2, starts=[1, 0, 2])
    with pytest.raises(gg.LimitError, match="more than 2 positions"):
        gg.explore(Game(0, {1: [5]}), limit=2, starts=[1])
    with pytest.raises(gg.LimitError, match="more than 1000 positions"):
        gg.explore(Game(0, {}), limit=1000, starts=count())


def test_bad_starts_are_named():
    with pytest.raises(gg.GameGraphError, match=r"starts\[1\] is \[3\]; .*hashable"):
        gg.explore(Game(0, {}), starts=[2, [3]])
    with pytest.raises(gg.GameGraphError, match="starts must be positions, not 3"):
        gg.explore(Game(0, {}), starts=3)


def test_verdicts_stop_play_and_are_kept():
    game = Game(0, {0: [1, 2], 1: [3], 2: [0]}, verdicts={1: gg.DRAW, 2: 0})
    g = gg.explore(game)
    assert g.names == (0, 1, 2)  # 3 lies behind a verdict
    assert g.verdicts == {1: gg.DRAW, 2: gg.LOSE}
    assert (g.moves(1), g.moves(2)) == ([], [])
    s = gg.solve(g)
    assert (s.outcome(0), s.best_move(0), s.distance(1)) == (gg.WIN, 2, -1)


def test_a_verdict_of_none_lets_play_go_on():
    g = gg.explore(Game(0, {0: [1]}, verdicts={}))
    assert (g.n, g.verdicts) == (2, {})


@pytest.mark.parametrize("verdict", [True, 1.0, "WIN", 3])
def test_verdict_that_is_no_outcome_names_position_and_value(verdict):
    with pytest.raises(gg.GameGraphError) as caught:
        gg.explore(Game("a", {"a": ["b"]}, verdicts={"b": verdict}))
    assert "verdict('b') must be an Outcome" in str(caught.value)
    assert repr(verdict) in str(caught.value)


def test_limit_is_the_number_of_positions_allowed():
    assert gg.explore(Subtraction(), limit=13).n == 13
    with pytest.raises(gg.LimitError, match="more than 12 positions can be reached from 12"):
        gg.explore(Subtraction(), limit=12)


def test_limit_stops_an_infinite_game():
    class Counting:
        start = 0

        def moves(self, k):
            return [k + 1]

    with pytest.raises(gg.LimitError, match="more than 1000 positions"):
        gg.explore(Counting(), limit=1000)


@pytest.mark.parametrize("limit", [0, -1])
def test_limit_without_room_for_the_start_is_refused(limit):
    with pytest.raises(gg.GameGraphError, match=f"limit must be at least 1.*not {limit}"):
        gg.explore(Subtraction(), limit=limit)


def test_unhashable_start_and_move_are_named():
    with pytest.raises(gg.GameGraphError, match=r"game\.start is \[1\]; .*hashable"):
        gg.explore(Game([1], {}))
    with pytest.raises(gg.GameGraphError, match=r"a move of 'a' is \[2\]; .*hashable"):
        gg.explore(Game("a", {"a": [[2]]}))


@pytest.mark.parametrize("moves", [None, 3])
def test_moves_that_are_no_positions_are_named(moves):
    with pytest.raises(gg.GameGraphError, match=rf"moves\('a'\) must be positions, not {moves}"):
        gg.explore(Game("a", {"a": moves}))


def test_an_error_inside_the_rules_comes_through():
    class Broken:
        start = 0

        def moves(self, position):
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        gg.explore(Broken())
