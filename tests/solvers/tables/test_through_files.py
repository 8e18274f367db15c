"""`solve_files` behind the interface of tables: the same answers, checks and errors."""

import numpy as np
import pytest
from helpers import random_case
from tables_in_engines import (
    all_small_graphs,
    answer_lists,
    doubled,
    integers,
    moves_table,
    pa,
    strewn_verdicts,
    true_lists,
)

import gamegraphs as gg
from gamegraphs.solvers import tables
from gamegraphs.solvers.tables import through_files as module


@pytest.mark.parametrize("terminals", ["normal", "misere"])
def test_all_graphs_up_to_three_positions(duckdb, terminals):
    moves = doubled(all_small_graphs(), 1)
    verdicts = strewn_verdicts(len(moves), 2)
    table = moves_table(duckdb, moves)
    found = tables.solve_with_files(table, len(moves), verdicts, terminals)
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves), terminals, verdicts)
    tables.verify(table, found)
    assert (found.waves, found.in_memory) == ([], None)


@pytest.mark.parametrize("seed", range(6))
def test_random_cases_in_small_batches(duckdb, monkeypatch, seed):
    monkeypatch.setattr(module, "SLICE", 7)
    monkeypatch.setattr(module, "_ROWS", 5)
    case = random_case(seed, 60)
    table = moves_table(duckdb, case.moves)
    found = tables.solve_with_files(table, len(case.moves), case.verdicts, case.terminals)
    assert answer_lists(found) == true_lists(case.graph(), case.terminals, case.verdicts)


@pytest.mark.parametrize("rows", [1, 2, 3, 100])
@pytest.mark.parametrize("size", [1, 2, 100])
def test_slices_of_batches_that_cut_a_position_and_leave_gaps(monkeypatch, rows, size):
    monkeypatch.setattr(module, "SLICE", size)
    source, target = [1, 1, 1, 4, 4, 9], [0, 2, 1, 9, 3, 4]
    batches = pa.table({"source": source, "target": target}).to_batches(max_chunksize=rows)
    counts, targets = zip(*module._slices(batches, 12), strict=True)
    assert np.concatenate(counts).tolist() == [0, 3, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0]
    assert np.concatenate(targets).tolist() == target
    with pytest.raises(gg.GameGraphError, match="has not sorted the moves"):
        list(module._slices(reversed(batches + batches[:1]), 12))


def test_only_positions_that_there_are(duckdb, tmp_path):
    table = integers(duckdb, {"source": [5, 900, 7], "target": [900, 7, 5]})
    listed = integers(duckdb, {"position": [5, 900, 7, 3]})
    for positions, expected in ((None, [5, 7, 900]), (listed, [3, 5, 7, 900])):
        found = tables.solve_with_files(table, positions, {7: gg.WIN}, folder=tmp_path)
        rows = found.labels.order_by("position").to_pyarrow().to_pydict()
        assert rows["position"] == expected
        assert rows["outcome"][-3:] == [1, 1, 0]
        assert rows["distance"][-3:] == [2, 0, 1]
        tables.verify(table, found)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["given", "known", "lock"]
    empty = integers(duckdb, {"source": [], "target": []})
    assert answer_lists(tables.solve_with_files(empty)) == ([], [])


def test_what_is_refused(duckdb):
    far = integers(duckdb, {"source": [0], "target": [1 << 31]})
    table = integers(duckdb, {"source": [0], "target": [1]})
    for arguments, message in (
        ((far,), r"files hold positions below 2147483647, and here is 2147483648: solve it with"),
        ((table, 1), r"moves has the row \(source=0, target=1\), but there is only position"),
        ((table, None, {7: gg.WIN}), r"verdicts\[7\] is for no position"),
        ((table, None, None, "both"), '"normal" or "misere"'),
        (([[1], []],), "moves must be an Ibis table"),
    ):
        with pytest.raises(gg.GameGraphError, match=message):
            tables.solve_with_files(*arguments)
