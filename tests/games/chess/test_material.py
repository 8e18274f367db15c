"""Names of endgames: brought into order, or refused."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.games.chess import solve_endgame
from gamegraphs.games.chess.material import material_of


@pytest.mark.parametrize("name", ["KQKRR", "KPKP", "QK", "KXK", "", "krk", 5, None])
def test_other_names_are_refused_with_a_list_of_those_that_work(name):
    with pytest.raises(GameGraphError, match="KQK, KRK, KPK, KBNK, KBBK or KQKR") as caught:
        solve_endgame(name)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize(
    ("given", "name"), [("KKR", "KRK"), ("KRKQ", "KQKR"), ("KNBK", "KBNK"), ("KQvKR", "KQKR")]
)
def test_names_are_brought_into_order(given, name):
    assert material_of(given).name == name
