"""Chess endgames: what is said where numpy is missing."""

import pytest
from helpers import run_child

from gamegraphs import GameGraphError
from gamegraphs.games.chess import solve_endgame


def test_without_numpy_it_says_what_is_missing():
    code = """
    from gamegraphs import games
    try:
        games.chess.solve_endgame("KRK", size=3)
    except ValueError as error:
        print(error)
    """
    said = run_child(code, blocked=["numpy", "numba"])
    assert said.strip() == 'chess endgames need numpy: pip install "gamegraphs[fast]"'


def test_a_checkpoint_that_is_no_folder_is_refused(tmp_path):
    (tmp_path / "file").touch()
    for folder, said in ((5, "checkpoint must be a path"), (tmp_path / "file", "is a file")):
        with pytest.raises(GameGraphError, match=said):
            solve_endgame("KRK", size=3, checkpoint=folder)
