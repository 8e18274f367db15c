"""Names of endgames: brought into order, or refused."""

import pytest

from gamegraphs import GameGraphError
from gamegraphs.games.chess import solve_endgame
from gamegraphs.games.chess.material import exits, material_of, table_of


@pytest.mark.parametrize("name", ["KQRKRR", "QK", "KXK", "", "krk", 5, None])
def test_other_names_are_refused_with_a_list_of_those_that_work(name):
    with pytest.raises(GameGraphError, match=r"KQKR or, .*, KBBKN") as caught:
        solve_endgame(name)
    assert repr(name) in str(caught.value)


def test_five_men_with_a_pawn_are_refused():
    with pytest.raises(GameGraphError, match="KQPKR: five men are solved without pawns only"):
        solve_endgame("KQPKR")


@pytest.mark.parametrize(
    ("given", "name"), [("KKR", "KRK"), ("KRKQ", "KQKR"), ("KNBK", "KBNK"), ("KQvKR", "KQKR")]
)
def test_names_are_brought_into_order(given, name):
    assert material_of(given).name == name


@pytest.mark.parametrize("name", ["KK", "KRK", "KBNK", "KQKR", "KBBK", "KPKR", "KPKP"])
def test_pieces_are_found_in_the_table_whoever_has_them(name):
    material = material_of(name)
    assert table_of(material.pieces) == (material, False, tuple(range(len(material.pieces))))
    turned = tuple((1 - colour, kind) for colour, kind in material.pieces)
    pieces = (turned[1], turned[0], *turned[2:])
    found, exchanged, order = table_of(pieces)
    assert found == material
    assert exchanged == (name not in ("KK", "KPKP"))
    assert sorted(order) == list(range(len(pieces)))
    assert [(pieces[i][0] ^ exchanged, pieces[i][1]) for i in order] == list(material.pieces)


def test_a_pawn_leads_out_by_promotion_and_capture_and_never_back():
    out = dict(exits(material_of("KRKP").pieces))
    kings = ((0, 0), (1, 0))
    assert out[2, 0, 0] == (*kings, (1, 5))  # the rook is taken
    assert out[3, 0, 0] == (*kings, (0, 2))  # the pawn
    assert out[0, 3, 1] == (*kings, (0, 2), (1, 1))  # it becomes a queen,
    assert out[2, 3, 4] == (*kings, (1, 4))  # or takes the rook and becomes a knight
    assert len(out) == 2 + 4 + 4
    assert all(left != material_of("KRKP").pieces for left in out.values())
    assert list(exits(material_of("KK").pieces)) == []
