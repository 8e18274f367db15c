"""What tells one input from another; the errors are in `test_wrong_kinds_of_tables.py`."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest
from tables_in_engines import integers

from gamegraphs.solvers.tables.input_tables import (
    _SEEDS,
    _SUMMED,
    _mixed,
    all_positions,
    read_input,
    row_of,
    without_moves,
)
from gamegraphs.solvers.tables.run_folder import RunFolder


def asked(duckdb, columns, positions=None, verdicts=None, terminals="normal"):
    run = RunFolder(None, duckdb)
    try:
        return read_input(integers(duckdb, columns), positions, verdicts, terminals, run)
    finally:
        run.close()


def test_the_mark_tells_inputs_apart_and_not_orders(duckdb):
    one = {"source": [0, 1, 2], "target": [1, 2, 0]}
    marks = [
        asked(duckdb, *question).mark
        for question in (
            (one,),
            ({"source": [0, 1, 2], "target": [2, 1, 0]},),  # the same sums of each column
            ({"source": [0, 1, 1], "target": [1, 2, 0]},),
            (one, 3),
            (one, 4),
            (one, None, {0: 1}),
            (one, None, {0: 2}),
            (one, None, None, "misere"),
        )
    ]
    assert all(a != b for i, a in enumerate(marks) for b in marks[:i])
    turned = asked(duckdb, {"source": [2, 0, 1], "target": [0, 1, 2]})
    assert turned.mark == marks[0]


def test_positions_with_and_without_moves(duckdb):
    columns = {"source": [0, 1, 7], "target": [1, 9, 7]}
    for listed, every, ends in (
        (None, [0, 1, 7, 9], [9]),
        (11, list(range(11)), [2, 3, 4, 5, 6, 8, 9, 10]),
    ):
        run = RunFolder(None, duckdb)
        question = read_input(integers(duckdb, columns), listed, None, "normal", run)
        found = all_positions(question), without_moves(question)
        lists = [sorted(t.to_pyarrow().column("position").to_pylist()) for t in found]
        assert lists == [every, ends]
        run.close()


def test_numbers_are_as_narrow_as_they_can_be(duckdb):
    kinds = [
        str(asked(duckdb, {"source": [0], "target": [top]}).moves.target.type())
        for top in (2**31 - 1, 2**31)
    ]
    assert kinds == ["int32", "int64"]


def test_a_row_as_text(duckdb):
    table = integers(duckdb, {"source": [3, 1, 1], "target": [0, None, 5]})
    assert row_of(table) == "(source=1, target=5)"
    assert row_of(table.filter(table.target.isnull())) == "(source=1, target=NULL)"
    assert row_of(table.filter(table.source > 9)) is None


def test_rows_with_the_same_sums_are_told_apart(duckdb):
    """All sets of two or three rows of small numbers, moves that keep every power sum included."""
    rows = list(product(range(5), repeat=2))
    table = integers(duckdb, dict(zip(("source", "target"), zip(*rows, strict=True), strict=True)))
    mixed = [
        (_mixed(table, ("source", "target"), seed) % prime).name(f"sum{i}")
        for i, (seed, prime) in enumerate(product(_SEEDS, _SUMMED))
    ]
    found = table.select("source", "target", *mixed).to_pyarrow().to_pylist()
    assert len(found) == len(rows)
    assert all(0 <= value < 1 << 20 for row in found for value in list(row.values())[2:])
    sums = Counter()
    for k in (2, 3):
        for some in combinations_with_replacement([tuple(row.values())[2:] for row in found], k):
            sums[tuple(map(sum, zip(*some, strict=True)))] += 1
    assert set(sums.values()) == {1}


SAME_SUMS = [
    ({"source": [0, 0, 3, 4], "target": [3, 4, 0, 1]}, {"source": [0, 0, 3, 4],
     "target": [2, 5, 0, 1]}),  # one source, and its targets keep their sum
    ({"source": [7] * 3, "target": [0, 4, 5]}, {"source": [7] * 3, "target": [1, 2, 6]}),  # squares
    ({"source": [7] * 4, "target": [0, 4, 7, 11]}, {"source": [7] * 4,
     "target": [1, 2, 9, 10]}),  # and cubes
]  # fmt: skip


@pytest.mark.parametrize(("one", "other"), SAME_SUMS)
def test_moves_that_keep_their_sums_are_another_question(duckdb, one, other):
    assert asked(duckdb, one).mark["moves"] != asked(duckdb, other).mark["moves"]


def test_verdicts_and_positions_that_keep_their_sums_are_another_question(duckdb):
    one = {"source": [0, 1, 2, 3, 4, 5], "target": [1, 2, 3, 4, 5, 6]}
    marks = [
        asked(duckdb, one, None, verdicts).mark["verdicts"]
        for verdicts in ({0: 1, 3: 1, 4: 0}, {1: 1, 2: 1, 4: 0}, {0: 0, 3: 2, 4: 0})
    ]
    assert all(a != b for i, a in enumerate(marks) for b in marks[:i])
    lists = [
        asked(duckdb, {"source": [0], "target": [5]}, integers(duckdb, {"position": listed}))
        for listed in ([0, 5, 1, 4], [0, 5, 2, 3])
    ]
    assert lists[0].mark["positions"] != lists[1].mark["positions"]
