"""Names that are made when asked for behave like the tuple of them."""

import pytest

np = pytest.importorskip("numpy")

from gamegraphs.solvers.exploring.position_names import PositionNames, code_of  # noqa: E402

PAIRS = ((3, 1), (0, 0), (2, 7), (9, 9), (1, 5))


def rank(pair):
    a, b = pair
    return 10 * a + b


def unrank(code):
    return divmod(code, 10)


@pytest.fixture
def names():
    return PositionNames(np.array(list(map(rank, PAIRS))), rank, unrank)


def test_it_is_the_sequence_of_the_positions(names):
    assert len(names) == 5
    assert list(names) == list(PAIRS)
    assert names[0] == (3, 1)
    assert names[-1] == (1, 5)
    assert names[1:4] == PAIRS[1:4]
    assert names[::-1] == PAIRS[::-1]
    assert list(reversed(names)) == list(reversed(PAIRS))
    with pytest.raises(IndexError):
        names[5]
    assert repr(names) == repr(PAIRS)


def test_many_names_are_not_all_shown():
    many = PositionNames(np.arange(1000), int, int)
    assert repr(many) == "(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ... 988 more)"


def test_it_equals_the_tuple_and_nothing_else(names):
    assert names == PAIRS
    assert PAIRS == names  # noqa: SIM300
    assert names == PositionNames(names.codes, rank, unrank)
    assert names != PAIRS[:4]
    assert names != PAIRS[::-1]
    assert names != list(PAIRS)


def test_every_name_is_found_at_its_place(names):
    assert [names.index(pair) for pair in PAIRS] == [0, 1, 2, 3, 4]
    assert [names.numbers[pair] for pair in PAIRS] == [0, 1, 2, 3, 4]
    assert all(pair in names for pair in PAIRS)
    assert [names.count(pair) for pair in PAIRS] == [1] * 5
    assert names.index((2, 7), 1, 3) == 2
    with pytest.raises(ValueError, match="none of the positions there"):
        names.index((2, 7), 3)


@pytest.mark.parametrize("other", [(3, 2), (99, 99), (0, 31), "31", 31, None, (1,), [], (-1, 5)])
def test_what_is_no_name_is_not_found(names, other):
    """(0, 31) would have the code of (3, 1)."""
    assert other not in names
    assert names.count(other) == 0
    with pytest.raises(KeyError):
        names.numbers[other]
    with pytest.raises(ValueError, match="none of the positions"):
        names.index(other)


def test_a_code_leads_back_to_its_position():
    assert code_of((3, 1), rank, unrank) == 31
    assert code_of((0, 31), rank, unrank) is None
    assert code_of(None, rank, unrank) is None
    assert code_of((-1, 5), rank, unrank) is None
