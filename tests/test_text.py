"""Numbers, lists and headings in a sentence."""

from gamegraphs.text import listing


def test_listing():
    assert [listing(list("abc")[:k]) for k in range(4)] == ["", "a", "a and b", "a, b and c"]
