"""What the tests of several widgets begin with."""

import pytest
from drawn import FIVE

from gamegraphs import GameGraph


@pytest.fixture
def five():
    return GameGraph.from_moves(FIVE)
