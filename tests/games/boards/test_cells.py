"""Sets of cells of the 4 x 4 board."""

import random

from gamegraphs.games.boards.cells import bits, cells_of, images, in_words


def test_cells_are_counted_from_the_top_left():
    assert bits([]) == 0
    assert bits([0, 15]) == 1 + 2**15
    assert all(bits(cells_of(mask)) == mask for mask in range(0, 2**16, 101))
    assert in_words(bits([0, 3, 12, 15])) == "a4 d4 a1 d1"


def test_images_are_the_eight_symmetries_of_the_square():
    corners, rng = {0, 3, 12, 15}, random.Random(1)
    assert {cells_of(image)[0] for image in images(bits([0]))} == corners
    assert len(set(images(bits([1, 4, 8])))) == 8
    for _ in range(50):
        mask = rng.randrange(2**16)
        assert images(mask)[0] == mask
        for image in images(mask):  # neighbours stay neighbours, and the images form one orbit
            assert sorted(images(image)) == sorted(images(mask))
            assert edges(image) == edges(mask)


def edges(mask):
    points = {divmod(cell, 4) for cell in cells_of(mask)}
    return sum((r, c + 1) in points for r, c in points) + sum(
        (r + 1, c) in points for r, c in points
    )
