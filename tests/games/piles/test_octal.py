"""Octal games, subtraction games and Grundy's game against OEIS, periods and explored graphs."""

import pytest
from arenas import WAYS, force
from helpers import run_child

from gamegraphs import GameGraphError, explore
from gamegraphs.games import grundys_game_values, octal_values, subtraction_values
from gamegraphs.solvers.sums.grundy import grundy


def terms(text):
    return [int(term) for term in text.split(",")]


# From oeis.org, offset 0 each: A002186 Kayles, A002187 Dawson's chess (.137), A002188.
KAYLES = terms(
    "0,1,2,3,1,4,3,2,1,4,2,6,4,1,2,7,1,4,3,2,1,4,6,7,4,1,2,8,5,4,7,2,1,8,6,7,4,1,2,3,1,4,7,2,1,8,"
    "2,7,4,1,2,8,1,4,7,2,1,4,2,7,4,1,2,8,1,4,7,2,1,8,6,7,4,1,2,8,1,4,7,2,1,8,2,7,4,1,2,8,1,4,7,2,"
    "1,8,2,7,4,1,2,8,1,4,7,2,1"
)
DAWSONS_CHESS = terms(
    "0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4,0,1,1,2,0,3,1,1,0,3,3,2,"
    "2,4,4,5,5,2,3,3,0,1,1,3,0,2,1,1,0,4,5,3,7,4,8,1,1,2,0,3,1,1,0,3,3,2,2,4,4,5,5,9,3,3,0,1,1,3,"
    "0,2,1,1,0,4,5,3,7,4,8,1,1,2,0,3,1,1,0,3,3,2,2,4,4,5,5,9,3,3,0,1,1,3,0,2,1,1,0,4"
)
GRUNDYS_GAME = terms(
    "0,0,0,1,0,2,1,0,2,1,0,2,1,3,2,1,3,2,4,3,0,4,3,0,4,3,0,4,1,2,3,1,2,4,1,2,4,1,2,4,1,5,4,1,5,4,"
    "1,5,4,1,0,2,1,0,2,1,5,2,1,3,2,1,3,2,4,3,2,4,3,2,4,3,2,4,3,2,4,3,2,4,5,2,4,5,2,4,3,7,4,3,7,4,"
    "3,7,4,3,5,2,3,5,2,3,5,2,3"
)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("values", "known"),
    [
        (lambda n: octal_values(".77", n), KAYLES),
        (lambda n: octal_values("0.771", n), KAYLES),
        (lambda n: octal_values(".137", n), DAWSONS_CHESS),
        (lambda n: octal_values(".07", n + 1)[1:], DAWSONS_CHESS),
        (grundys_game_values, GRUNDYS_GAME),
    ],
    ids=["Kayles", "Kayles .771", "Dawson's chess", "Dawson's Kayles", "Grundy's game"],
)
def test_known_sequences(values, known, way, monkeypatch):
    force(way, monkeypatch)
    assert values(len(known) - 1).tolist() == known


def test_kayles_has_period_12_with_the_known_exceptions():
    # OEIS A002186: the exceptions to the period are n = 0, 3, 6, ..., 70.
    values = octal_values(".77", 5000)
    period = {n % 12: int(values[n]) for n in range(4000, 4012)}
    exceptions = [n for n in range(5001) if values[n] != period[n % 12]]
    assert exceptions == [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]


def test_dawsons_chess_has_period_34_with_the_known_exceptions():
    # OEIS A002187; in .07 each of them is one further on.
    for code, shift in ((".137", 0), (".07", 1)):
        values = octal_values(code, 5000)
        period = {n % 34: int(values[n]) for n in range(4000, 4034)}
        exceptions = [n for n in range(shift, 5001) if values[n] != period[n % 34]]
        assert exceptions == [n + shift for n in (0, 14, 16, 17, 31, 34, 51)]


class Piles:
    """An octal game, played out: positions are sorted tuples of piles."""

    def __init__(self, digits, pile, splits_only_unequal=False):
        self.digits, self.start = digits, (pile,) if pile else ()
        self.unequal = splits_only_unequal

    def moves(self, piles):
        for i, pile in enumerate(piles):
            rest = piles[:i] + piles[i + 1 :]
            for take, digit in enumerate(self.digits):
                left = pile - take
                if digit & 1 and left == 0:
                    yield rest
                if digit & 2 and left > 0:
                    yield tuple(sorted((*rest, left)))
                if digit & 4:
                    for part in range(1, left // 2 + 1):
                        if not self.unequal or 2 * part != left:
                            yield tuple(sorted((*rest, part, left - part)))


@pytest.mark.parametrize("code", [".77", ".137", ".07", ".333", ".6", "4.4", ".156", "0.0", ".1"])
def test_values_are_those_of_the_game_played_out(code):
    whole, _, digits = code.partition(".")
    rules = [int(digit) for digit in (whole or "0") + digits]
    values = octal_values(code, 11)
    for pile in range(12):
        assert grundy(explore(Piles(rules, pile)))[0] == values[pile], pile


def test_grundys_game_played_out():
    values = grundys_game_values(13)
    for pile in range(14):
        assert grundy(explore(Piles([4], pile, True)))[0] == values[pile], pile


def test_subtraction_games():
    assert subtraction_values([1, 2, 3], 100).tolist() == [n % 4 for n in range(101)]
    assert subtraction_values(range(1, 101), 100).tolist() == list(range(101))
    assert subtraction_values([], 3).tolist() == [0, 0, 0, 0]
    assert subtraction_values([5, 10**30], 6).tolist() == [0, 0, 0, 0, 0, 1, 1]
    for takes in ([2, 3], [1, 4, 9], [3]):
        rules = [0] * (max(takes) + 1)
        for take in takes:
            rules[take] = 3
        values = subtraction_values(takes, 40)
        for pile in range(0, 41, 8):
            assert grundy(explore(Piles(rules, pile)))[0] == values[pile], (takes, pile)
        code = "." + "".join(map(str, rules[1:]))
        assert values.tolist() == octal_values(code, 40).tolist()


def test_thousands_of_terms_agree_with_plain_python(monkeypatch):
    fast = octal_values(".77", 700), grundys_game_values(700), subtraction_values([2, 5, 7], 9000)
    force("plain", monkeypatch)
    slow = octal_values(".77", 700), grundys_game_values(700), subtraction_values([2, 5, 7], 9000)
    for a, b in zip(fast, slow, strict=True):
        assert a.tolist() == b.tolist()


def test_without_numpy():
    code = "from gamegraphs.games import octal_values; print(list(octal_values('.77', 12)))"
    assert run_child(code, blocked=["numpy", "numba"]) == str(KAYLES[:13])


@pytest.mark.parametrize("code", ["77", ".8", "1.7", "", ".7a", 0.77, None, "0,77", "..7"])
def test_refused_codes(code):
    with pytest.raises(GameGraphError, match=r'an octal game is a text such as "\.77"'):
        octal_values(code, 5)


def test_other_refused_arguments():
    for call, message in (
        (lambda: octal_values(".77", -1), "n must be an integer, 0 or more, not -1"),
        (lambda: grundys_game_values(2.5), "n must be an integer, 0 or more, not 2.5"),
        (lambda: subtraction_values([1, 0], 5), r"takes\[1\] must be an integer, 1 or more, not 0"),
        (lambda: subtraction_values(["1"], 5), r"takes\[0\] must be an integer"),
    ):
        with pytest.raises(GameGraphError, match=message):
            call()
