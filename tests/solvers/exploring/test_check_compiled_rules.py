"""Each fault that rules on codes can have is found, and named with its position and value."""

from dataclasses import replace

import pytest
from board_games import ALL

import gamegraphs as gg
from gamegraphs import games
from gamegraphs.solvers.exploring import check_compiled_rules as module

SIDE = 3  # the token walks on a line of three places, to the right or two back


class Token:
    """From 0 to 2 and back again; the last place, 3, is the end, and a win of who moved there."""

    start = ("at", 0)

    def __init__(self, **changed):
        self.changed = changed

    def moves(self, position):
        _, place = position
        return [("at", to) for to in (place + 1, place - 2) if 0 <= to <= 3]

    def verdict(self, position):
        return gg.LOSE if position == ("at", 3) else None

    @property
    def compiled_rules(self):
        right = gg.CompiledRules(
            4, succ, terminal, lambda position: position[1], lambda code: ("at", code), 2, [1, -2]
        )
        return replace(right, **self.changed)


def succ(u, params, out):
    count = 0
    for k in range(2):
        to = u + params[k]
        if 0 <= to <= 3:
            out[count] = to
            count += 1
    return count


def terminal(u, params):
    return 0 if u == 3 else 3


def past_out(u, params, out):
    out[0], out[1] = u + 1, 0
    if u == 1:
        out[2] = 7
    return 2 if u == 2 else 1


def before_out(u, params, out):
    count = 0
    if u == 2:
        out[count - 1] = 0
    return succ(u, params, out)


def past_params(u, params, out):
    return succ(u, params, out) + 0 * params[2 + u]


def writes_params(u, params, out):
    params[0] = 5
    return succ(u, params, out)


def reads_unset(u, params, out):
    return out[1]


def code_too_large(u, params, out):
    count = succ(u, params, out)
    if u == 2:
        out[1] = 4
    return count


def code_negative(u, params, out):
    out[0] = -1
    return 1


def code_no_number(u, params, out):
    out[0] = 1.5
    return 1


def too_many(u, params, out):
    return 3


def negative_count(u, params, out):
    return -1


def no_count(u, params, out):
    return None


def leaves_one_out(u, params, out):
    out[0] = u + 1
    return 1


def leaves_unset(u, params, out):
    out[0] = u + 1
    return 2


def one_more(u, params, out):
    out[0], out[1] = u + 1, 0
    return 2


def other_order(u, params, out):
    count = succ(u, params, out)
    if count == 2:
        out[0], out[1] = out[1], out[0]
    return count


def never_ends(u, params):
    return 3


def ends_too_early(u, params):
    return 1 if u == 1 else terminal(u, params)


def other_side(u, params):
    return 1 if u == 3 else 3


def no_end(u, params):
    return 4


def by_a_power(u, params, out):
    """4^40 is 0 in numbers of 64 bits."""
    out[0] = u + 1
    if u == 2:
        out[1] = 0
        return 2
    return 1 if (u + 4) ** (40 + params[0] - 1) != 0 else 0


def raises_at_1(u, params, out):
    out[0] = 1 + u // (1 - u)
    return 1


# what is changed, and what is said of it
FAULTS = {
    "a write past the end of out": (
        {"succ": past_out},
        r"succ wrote out\[2\] = 7, but out has only the indices 0..1 for \('at', 1\), code 1",
    ),
    "a write before out": (
        {"succ": before_out},
        r"succ wrote out\[-1\] = 0, but out has only the indices 0..1 for \('at', 2\), code 2",
    ),
    "out with too little room": (
        {"most_moves": 1},
        r"succ wrote out\[1\] = 0, but out has only the indices 0..0 for \('at', 2\), code 2",
    ),
    "a read past the end of params": (
        {"succ": past_params},
        r"succ read params\[2\], but params has only the indices 0..1 for \('at', 0\), code 0",
    ),
    "a write to params": (
        {"succ": writes_params},
        r"succ wrote params\[0\] = 5, which all positions share for \('at', 0\), code 0",
    ),
    "a read of out": (
        {"succ": reads_unset},
        r"succ read out\[1\] before it was written for \('at', 0\)",
    ),
    "a code that is too large": (
        {"succ": code_too_large},
        r"succ wrote out\[1\] = 4 for \('at', 2\), code 2; codes lie in 0..3",
    ),
    "a negative code": (
        {"succ": code_negative},
        r"succ wrote out\[0\] = -1 for \('at', 0\), code 0; codes lie in 0..3",
    ),
    "a code that is no integer": ({"succ": code_no_number}, r"succ wrote out\[0\] = 1.5 for"),
    "too many moves": (
        {"succ": too_many},
        r"succ returned 3 for \('at', 0\), code 0; it must be 0 to most_moves = 2",
    ),
    "an error": (
        {"succ": raises_at_1},
        r"succ raised ZeroDivisionError\(.*\) for \('at', 1\), code 1",
    ),
    "a negative number of moves": ({"succ": negative_count}, "succ returned -1 for"),
    "no number of moves": ({"succ": no_count}, "succ returned None for .* must be an integer"),
    "an entry that is not set": (
        {"succ": leaves_unset},
        r"succ returned 2 for \('at', 0\), code 0, but left out\[1\] unset",
    ),
    "a move that is missing": (
        {"succ": leaves_one_out},
        r"succ has 1 moves for \('at', 2\), code 2, and the game 2",
    ),
    "a move too many": (
        {"succ": one_more},
        r"succ has 2 moves for \('at', 0\), code 0, and the game 1",
    ),
    "another order": (
        {"succ": other_order},
        r"move 0 of succ leads to \('at', 0\) for \('at', 2\), code 2; that of the game to "
        r"\('at', 3\)",
    ),
    "a terminal that goes on": (
        {"terminal": never_ends},
        r"terminal returned 3 for \('at', 3\), code 3, which says that play goes on; the verdict "
        "of the game says LOSE",
    ),
    "an end that is none": (
        {"terminal": ends_too_early},
        r"terminal returned 1 for \('at', 1\), code 1, which says WIN; the verdict of the game "
        "says that play goes on",
    ),
    "the outcome of the other player": (
        {"terminal": other_side},
        r"terminal returned 1 for \('at', 3\).* says WIN; .* says LOSE",
    ),
    "an outcome that is none": ({"terminal": no_end}, "terminal returned 4 for"),
    "a rank out of range": ({"n": 3}, r"succ wrote out\[0\] = 3 for \('at', 2\)"),
    "a rank that is too large": (
        {"rank": lambda position: 4 + position[1]},
        r"rank\(\('at', 0\)\) is 4; codes lie in 0..3",
    ),
    "a rank that is negative": (
        {"rank": lambda position: -position[1] - 1},
        r"rank\(\('at', 0\)\) is -1; codes lie in 0..3",
    ),
    "a rank that is no integer": ({"rank": lambda position: None}, r"rank\(\('at', 0\)\) is None"),
    "a position that does not come back": (
        {"unrank": lambda code: ("at", code if code != 1 else 0)},
        r"move 0 of succ leads to \('at', 0\) for \('at', 0\)",
    ),
    "a start that does not come back": (
        {"unrank": lambda code: ("at", code + 1)},
        r"unrank\(0\) is \('at', 1\), but \('at', 0\) has this code",
    ),
    "a position of another type": (
        {"unrank": lambda code: Pair(("at", code))},
        r"unrank\(0\) is \('at', 0\), but",
    ),
}


class Pair(tuple):
    """Equal to a tuple, and not one."""

    __slots__ = ()


def test_right_rules_have_no_fault():
    assert gg.check_compiled_rules(Token()) == 4
    assert gg.check_compiled_rules(Token(), limit=2) == 2


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_position_and_value(fault, monkeypatch):
    """As plain Python, which finds all of these; compiling each would take a second."""
    monkeypatch.setattr(module, "has_numba", lambda: False)
    changed, said = FAULTS[fault]
    with pytest.raises(gg.GameGraphError, match=said):
        gg.check_compiled_rules(Token(**changed))


def test_moves_of_a_position_that_has_none_are_named(monkeypatch):
    monkeypatch.setattr(module, "has_numba", lambda: False)

    class Stuck(Token):
        def moves(self, position):
            return []

        @property
        def compiled_rules(self):
            return Token().compiled_rules

    with pytest.raises(
        gg.GameGraphError, match=r"succ has the move to \('at', 1\) for \('at', 0\), code 0, which"
    ):
        gg.check_compiled_rules(Stuck())


def test_two_positions_with_one_code_are_named(monkeypatch):
    monkeypatch.setattr(module, "has_numba", lambda: False)
    game = Token(rank=lambda position: min(position[1], 0))
    with pytest.raises(
        gg.GameGraphError, match=r"rank gives 0 for \('at', 1\) and for \('at', 0\)"
    ):
        gg.check_compiled_rules(game)


def test_what_is_wrong_only_once_it_is_compiled_is_found():
    pytest.importorskip("numba")
    with pytest.raises(gg.GameGraphError, match=r"but \[\] and 0 once it is compiled"):
        gg.check_compiled_rules(Token(succ=by_a_power))


@pytest.mark.long
def test_what_numba_cannot_compile_is_said():
    pytest.importorskip("numba")

    def with_a_set(u, params, out):
        out[0] = {1: u + 1, "a": 0}[1]
        out[1] = 0
        return 2 if u == 2 else 1

    with pytest.raises(gg.GameGraphError, match="numba cannot compile succ"):
        gg.check_compiled_rules(Token(succ=with_a_set))


def test_a_subclass_with_other_moves_has_no_rules_to_check():
    class Other(games.Dao):
        def moves(self, position):
            return []

    with pytest.raises(gg.GameGraphError, match="a subclass with other moves needs its own"):
        gg.check_compiled_rules(Other())


@pytest.mark.parametrize("name", ALL)
def test_the_games_of_the_house_have_no_fault(name):
    game = ALL[name]()
    assert gg.check_compiled_rules(game, limit=300, starts=game.positions()) >= 60


class Odd(Token):
    """Says 5 for an outcome."""

    def verdict(self, position):
        return 5

    compiled_rules = Token.compiled_rules


def fails(given):
    return {}[given]


@pytest.mark.parametrize(
    ("game", "more", "said"),
    [
        (Token(rank=fails), {}, r"rank raised KeyError.* for \('at', 0\)"),
        (Token(unrank=fails), {}, r"unrank raised KeyError.* for 0"),
        (Token(terminal=lambda u, params: False), {}, "terminal returned False"),
        (Odd(), {}, r"verdict\(\('at', 0\)\) must be an Outcome"),
        (Token(), {"limit": "x"}, "limit must be an integer"),
        (Token(), {"limit": -1}, "limit must lie in"),
        (Token(), {"limit": 0}, "limit must be at least 1"),
        (Token(), {"starts": 5}, "starts must be positions, not 5"),
        (Token(), {"starts": [[1, 2]]}, r"starts\[0\] is \[1, 2\]; a position must be hashable"),
    ],
)
def test_what_is_handed_over_wrongly_is_named(game, more, said, monkeypatch):
    monkeypatch.setattr(module, "has_numba", lambda: False)
    with pytest.raises(gg.GameGraphError, match=said):
        gg.check_compiled_rules(game, **more)
