"""The wave in plain Python: bad rules are named on the way, and every state is kept apart."""

import pytest
from rules_of_graphs import lists

from gamegraphs import GameGraphError


@pytest.mark.parametrize("bad", [[3], [-1], [-9], ["a"], [0.5]])
def test_what_the_sample_did_not_see_is_found_on_the_way(bad):
    with pytest.raises(GameGraphError, match=r"pred\(2\)\[0\]"):
        lists(pred=lambda v: bad, check=0)


def test_an_error_inside_a_rule_is_not_hidden():
    def broken(v):
        raise IndexError("of its own")

    for check in (0, 5):
        with pytest.raises(IndexError, match="of its own"):
            lists(pred=broken, check=check)
