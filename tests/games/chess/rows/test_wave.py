"""Five men: small boards against plain rules and position by position, the usual one as published.

Published lengths of the longest mates, in moves of the winner: the statistics of E. V. Nalimov's
tables.
"""

import numpy as np
import pytest
from endgames import every_value_follows_from_python_chess, solved

from gamegraphs import LOSE, WIN, GameGraphError
from gamegraphs.games.chess.material import material_of
from gamegraphs.games.chess.rows import wave
from gamegraphs.games.chess.rows.captures import left_of
from gamegraphs.games.chess.rows.men import men_of


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("name", ["KBBKN", "KRBKR", "KQRKQ", "KRRRK", "KBNKN"])
def test_five_men_on_small_boards_follow_from_their_successors(name, size):
    table = solved(name, size)
    table.check()
    position, plies = table.longest_mate()
    assert [table.probe(p) for p in table.line(position)] == [
        (d % 2, d) for d in range(plies, -1, -1)
    ]
    assert table.counts("white")[WIN] > 0


def test_progress_rises_to_its_end_and_the_same_table_comes_every_time():
    pieces = material_of("KQKR").pieces
    men, rows = men_of(8, pieces), solved("KQKR").tables.rows
    seen, kept = [], []
    values = wave.run_wave(
        men, left_of(8, pieces, rows), wave.begin_wave(men),
        lambda done, total: seen.append(done / total), lambda wave: kept.append(wave.layer),
    )  # fmt: skip
    assert seen == sorted(seen)
    assert seen[-1] == 1
    assert kept == list(range(1, kept[-1] + 1))
    assert kept[-1] >= 70
    assert np.array_equal(values, rows["KQKR"])


def test_a_mate_that_no_byte_can_hold_is_refused(monkeypatch):
    monkeypatch.setattr(wave, "LONGEST", 20)
    pieces = material_of("KRK").pieces
    men = men_of(8, pieces)
    with pytest.raises(GameGraphError, match="more than 20 plies"):
        wave.run_wave(men, left_of(8, pieces, solved("KRK").tables.rows), wave.begin_wave(men))


@pytest.mark.long
def test_five_men_are_as_published_and_follow_from_the_moves_of_python_chess():
    table = solved("KBBKN")
    position, plies = table.longest_mate()
    assert plies == 2 * 78 - 1
    assert table.probe(position) == (WIN, plies)
    table.check()
    tried = every_value_follows_from_python_chess("KBBKN", 1_500, seed=4)
    assert min(tried[WIN], tried[LOSE]) > 100
    with pytest.raises(GameGraphError, match="in full would have"):
        table.tables["KBBKN"]
