"""The index up to symmetry: images of a position share an entry, and nothing else does."""

import random

import numpy as np
import pytest
from endgames import random_position

from gamegraphs.games.chess.board_symmetry import spread, symmetry_of
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows.layout import (
    gather_rows,
    index_of,
    layout_of,
    spread_rows,
    squares_at,
    times_counted,
)


@pytest.mark.parametrize(
    ("name", "places", "rows"),
    [("KRK", 462, 1), ("KQKR", 462, 64), ("KPPK", 1806, 64), ("KQRKQ", 462, 4096),
     ("KBBKN", 462, 2080), ("KRRRK", 462, 2080), ("KK", 462, 1)],
)  # fmt: skip
def test_sizes_are_those_of_the_literature(name, places, rows):
    layout = layout_of(8, material_of(name).pieces)
    assert (layout.places, layout.rows) == (places, rows)
    assert layout.width == (1 if name == "KK" else 64)
    assert layout.weight.sum() == 64 * 64 - (4 * 4 + 24 * 6 + 36 * 9)  # kings apart
    assert times_counted(layout).sum() == 64 ** (len(name) - 2)


def images(squares, pawns):
    """Turn and reflect squares of 8 x 8 with coordinates alone."""
    for flip in (False,) if pawns else (False, True):
        for up in (False,) if pawns else (False, True):
            for left in (False, True):
                at = [(7 - s // 8 if up else s // 8, 7 - s % 8 if left else s % 8) for s in squares]
                yield [8 * x + y if flip else 8 * y + x for y, x in at]


@pytest.mark.parametrize("name", ["KRK", "KQKR", "KRRK", "KPPK", "KRPK", "KBBKN", "KQRKB"])
def test_all_images_have_one_entry_or_two_where_the_kings_are_their_own_image(name):
    rng, layout = random.Random(name), layout_of(8, material_of(name).pieces)
    for _ in range(200):
        pieces, squares, side = random_position(rng, name)
        found = {index_of(layout, image, side) for image in images(squares, "P" in name)}
        again = [squares_at(layout, index) for index in found if index >= 0]
        near = max(abs(squares[0] // 8 - squares[1] // 8), abs(squares[0] % 8 - squares[1] % 8))
        assert (found == {-1}) == (near <= 1)
        if near <= 1:
            continue
        diagonal = "P" not in name and any(
            all(s // 8 == s % 8 for s in image[:2]) for image in images(squares, False)
        )
        assert len(found) in ((1, 2) if diagonal else (1,))
        kinds = list(zip(pieces, squares, strict=True))
        same = {tuple(sorted(zip(pieces, i, strict=True))) for i in images(squares, "P" in name)}
        for at, turn in again:
            assert turn == side
            assert tuple(sorted(zip(pieces, at, strict=True))) in same
            assert index_of(layout, at, side) in found
        assert len(kinds) == len(squares)


@pytest.mark.parametrize(("name", "n"), [("KRRK", 4), ("KBBKN", 3), ("KRRRK", 3), ("KQKR", 5)])
def test_written_out_in_full_the_bytes_are_those_of_the_other_order(name, n):
    pieces = material_of(name).pieces
    layout, symmetry = layout_of(n, pieces), symmetry_of(n, pieces)
    values = np.random.default_rng(1).integers(0, 250, len(symmetry.heads) * symmetry.tails)
    rows = gather_rows(layout, symmetry, values)
    assert np.array_equal(spread_rows(layout, symmetry, rows), spread(symmetry, values))
