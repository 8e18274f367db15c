"""Numbers, lists and headings in a sentence."""

import pytest

from gamegraphs.text import count, listing, sentence


def test_listing():
    assert [listing(list("abc")[:k]) for k in range(4)] == ["", "a", "a and b", "a, b and c"]


@pytest.mark.parametrize(
    ("n", "words", "expected"),
    [
        (0, (), "0 positions"),
        (1, (), "1 position"),
        (12_345, (), "12,345 positions"),
        (1, ("vertex", "vertices"), "1 vertex"),
        (0, ("vertex", "vertices"), "0 vertices"),
        (-1, ("ply", "plies"), "-1 plies"),
    ],
)
def test_a_number_and_its_noun(n, words, expected):
    assert count(n, *words) == expected


def test_listing_with_another_last_word():
    assert listing(("1", "2", "3"), "or") == "1, 2 or 3"
    assert listing(["7"], "or") == "7"


@pytest.mark.parametrize("end", [".", "?", "!"])
def test_a_heading_that_has_an_end_keeps_it(end):
    assert sentence(f"Who wins{end}") == f"Who wins{end}"
    assert sentence(f"Who wins{end} You") == f"Who wins{end} You."
