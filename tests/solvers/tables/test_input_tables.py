"""What tells one input from another; the errors are in `test_wrong_kinds_of_tables.py`."""

from tables_in_engines import integers

from gamegraphs.solvers.tables.input_tables import (
    all_positions,
    read_question,
    row_of,
    without_moves,
)
from gamegraphs.solvers.tables.run_folder import RunFolder


def asked(duckdb, columns, positions=None, verdicts=None, terminals="normal"):
    run = RunFolder(None, duckdb)
    try:
        return read_question(integers(duckdb, columns), positions, verdicts, terminals, run)
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
        question = read_question(integers(duckdb, columns), listed, None, "normal", run)
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
