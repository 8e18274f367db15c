"""Solutions of the board games, found once for all tests."""

import pytest
from board_games import SMALL, solved

from gamegraphs import games


@pytest.fixture(scope="session")
def everything():
    """Return {game: its solution over all positions}; Dao is left to the long tests."""
    return {name: solved(game(), game().positions()) for name, game in SMALL.items()}


@pytest.fixture(scope="session")
def all_of_dao():
    return solved(games.Dao(), games.Dao().positions())
