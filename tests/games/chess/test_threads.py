"""Parts of a range, shared out among threads: the same answers in the same order."""

import numpy as np
from endgames import solved

from gamegraphs.games.chess import solve_endgame, threads


def test_the_number_of_threads_changes_nothing(monkeypatch):
    monkeypatch.setattr(threads, "cores", lambda: 1)
    assert np.array_equal(solve_endgame("KQKR", 4).tables["KQKR"], solved("KQKR", 4).tables["KQKR"])
