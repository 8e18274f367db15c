"""One of the images of a position stands for all: which one, and where it stands."""

import random
from itertools import product

import numpy as np
import pytest
from endgames import random_position, solved

from gamegraphs.games.chess.board_symmetry import (
    is_symmetric,
    number_at,
    represent,
    spread,
    symmetry_of,
    without,
)
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.moves import is_legal, list_moves, list_unmoves, put
from gamegraphs.games.chess.slices import slice_of

ROOK, PAWN = material_of("KRK").pieces, material_of("KPK").pieces


def images_of(n, squares, pawns):
    """Return all images of some squares, from turning and reflecting the board with numpy."""
    board = np.arange(n * n).reshape(n, n)
    boards = [board, board[:, ::-1]]
    if not pawns:
        boards = [np.rot90(b, k) for b in boards for k in range(4)]
    return {tuple(int(np.flatnonzero(b.ravel() == s)[0]) for s in squares) for b in boards}


@pytest.mark.parametrize(("pawns", "places"), [(False, 462), (True, 1806)])
def test_as_many_places_of_the_kings_as_published(pawns, places):
    assert len(symmetry_of(8, PAWN if pawns else ROOK).heads) == 2 * places


@pytest.mark.parametrize(("n", "pawns"), [(3, False), (4, False), (5, False), (6, True)])
def test_each_pair_of_kings_is_turned_to_its_least_image(n, pawns):
    symmetry, area = symmetry_of(n, PAWN if pawns else ROOK), n * n
    for side, white, black in product((0, 1), range(area), range(area)):
        head = (side * area + white) * area + black
        place = symmetry.place[head]
        near = max(abs(white // n - black // n), abs(white % n - black % n)) < 2
        assert (place < 0) == near
        if place >= 0:
            least = min(images_of(n, (white, black), pawns))
            assert symmetry.heads[place] == side * area**2 + least[0] * area + least[1]
            image = symmetry.images[symmetry.turn[head]]
            assert (image[white], image[black]) == least
            twins = [i for i in symmetry.images[1:] if (i[least[0]], i[least[1]]) == least]
            assert len(twins) == (symmetry.twin[place] >= 0)


@pytest.mark.parametrize(
    ("name", "n", "same"),
    [("KK", 3, 0), ("KRK", 3, 0), ("KQKR", 3, 0), ("KBNK", 8, 0), ("KBBK", 4, 2), ("KRKR", 3, 0)],
)
def test_the_squares_of_the_other_men_are_turned_one_by_one_and_equal_men_sorted(name, n, same):
    pieces = material_of(name).pieces
    symmetry, rng, others = symmetry_of(n, pieces), random.Random(1), len(pieces) - 2
    assert symmetry.images.shape == (8, symmetry.tails)
    turned = symmetry_of(n, ROOK).images
    for _ in range(100):
        squares, image = [rng.randrange(n * n) for _ in range(others)], rng.randrange(8)
        tail = there = 0
        for square in squares:
            tail = tail * n * n + square
        ways = [int(turned[image, square]) for square in squares]
        for square in sorted(ways) if same else ways:
            there = there * n * n + square
        assert symmetry.images[image, tail] == there


@pytest.mark.parametrize("name", ["KQKR", "KBNK", "KPKP", "KPKR", "KRK", "KK"])
@pytest.mark.parametrize("listing", [list_moves, list_unmoves])
def test_a_move_leads_to_all_representatives_of_a_position(name, listing):
    part, rng = slice_of(material_of(name).pieces, 8), random.Random(name)
    symmetry = part.symmetry
    end, pawns = len(symmetry.heads) * symmetry.tails, "P" in name
    for _ in range(200):
        _, squares, side = random_position(rng, name)
        number = part.number(squares, side)
        if symmetry.place[number // symmetry.tails] < 0 or len(set(squares)) < len(squares):
            continue
        head = symmetry.place[number // symmetry.tails]
        number = int(number_at(symmetry, head * symmetry.tails + number % symmetry.tails))
        at, board = np.array(part.position(number)[1]), np.zeros(64, np.int64)
        if pawns and not is_legal(part.rules, at, board, side):
            continue
        stepped = put(part.rules, side, at, board)
        numbers, found = np.zeros(256, np.int64), np.zeros(256, np.int64)
        count = listing(part.rules, side, at, board, stepped, numbers)
        some = found[: represent(symmetry, number, numbers, count, found)].tolist()
        ours = {int(number_at(symmetry, i)) for i in some if i < end}
        expected = set()
        for after in numbers[:count].tolist():
            if after < part.positions:
                _, squares, turn = part.position(after)
                if squares[:2] == part.position(number)[1][:2]:  # its twin is a move of our twin
                    expected.add(after)
                    continue
                for image in images_of(8, squares, pawns):
                    there = part.number(list(image), turn)
                    head = symmetry.place[there // symmetry.tails]
                    if head >= 0 and symmetry.heads[head] == there // symmetry.tails:
                        expected.add(there)
        assert ours == expected
        behind = sorted(i - end for i in some if i >= end)
        assert behind == sorted(i - part.positions for i in numbers[:count] if i >= part.positions)


@pytest.mark.parametrize(("name", "n"), [("KQKR", 3), ("KRRK", 3), ("KRK", 5), ("KPK", 8)])
def test_a_table_is_spread_from_its_representatives(name, n):
    table, part = solved(name, n).tables[name], slice_of(material_of(name).pieces, n)
    symmetry = part.symmetry
    size = len(symmetry.heads) * symmetry.tails
    small = np.array([table[number_at(symmetry, i)] for i in range(size)])
    assert np.array_equal(spread(symmetry, small), table)
    assert is_symmetric(symmetry, table)
    rng = random.Random(n)
    for number in rng.sample(range(part.positions), 50):
        squares, side = part.position(number)[1:]
        images = {part.number(list(i), side) for i in images_of(n, squares, "P" in name)}
        if name == "KRRK":
            squares[2:] = squares[:1:-1]
            images |= {part.number(list(i), side) for i in images_of(n, squares, False)}
        assert len({int(table[image]) for image in images}) == 1
        spoiled = table.copy()
        spoiled[number] ^= 1
        alone = len(images) == 1 and table[number] != 255
        assert is_symmetric(symmetry, spoiled) == (alone or spoiled[number] == table[number])


def test_without_symmetry_every_position_stands_for_itself():
    none = without(symmetry_of(4, ROOK))
    numbers = np.arange(2 * 16**3)
    assert all(number_at(none, i) == i for i in numbers[::17])
    assert is_symmetric(none, numbers)
