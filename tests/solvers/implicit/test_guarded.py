"""A guarded list: what is not there, and what all positions share, is refused by name."""

import pytest

from gamegraphs.solvers.implicit.guarded import Guarded, OutsideError


def test_its_own_indices_are_read_and_written():
    out = Guarded("out", [None, 7])
    out[0] = 3
    assert (len(out), out[0], out[1]) == (2, 3, 7)


@pytest.mark.parametrize("k", [2, -1, 0.0, None])
def test_other_indices_are_refused(k):
    out = Guarded("out", [1, 2])
    with pytest.raises(OutsideError, match=r"^read out\[.*only the indices 0\.\.1$"):
        out[k]
    with pytest.raises(OutsideError, match=r"^wrote out\[.*\] = 5, but out has only"):
        out[k] = 5


def test_what_was_not_written_is_not_read():
    with pytest.raises(OutsideError, match=r"read out\[0\] before it was written"):
        Guarded("out", [None])[0]


def test_params_are_not_written():
    with pytest.raises(OutsideError, match=r"wrote params\[0\] = 1, which all positions share"):
        Guarded("params", [0])[0] = 1
