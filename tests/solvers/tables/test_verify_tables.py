"""The checker on tables: right answers pass, and each kind of wrong one has its witness."""

import dataclasses

import pytest
from tables_in_engines import integers, moves_table

import gamegraphs as gg
from gamegraphs.solvers import tables

MOVES = [[1, 2], [3], [1, 4], [], [2], [5]]  # outcomes D W D L D D


@pytest.fixture(scope="module")
def solved(duckdb):
    table = moves_table(duckdb, MOVES)
    return table, tables.solve(table, progress=False, in_memory=0)


def changed(duckdb, answer, rows):
    """Return the answer with other rows: {position: (outcome, distance) or None for no row}."""
    now = {row["position"]: (row["outcome"], row["distance"])
           for row in answer.labels.to_pyarrow().to_pylist()}  # fmt: skip
    now = {u: row for u, row in (now | rows).items() if row is not None}
    columns = {"position": list(now), "outcome": [o for o, _ in now.values()],
               "distance": [d for _, d in now.values()]}  # fmt: skip
    return dataclasses.replace(answer, labels=integers(duckdb, columns))


def test_a_right_answer_passes(duckdb, solved):
    table, answer = solved
    tables.verify(table, answer)
    tables.verify(table, changed(duckdb, answer, {}))


@pytest.mark.parametrize(
    ("rows", "position", "reason"),
    [
        ({1: (1, 3)}, 1, "WIN in 3, but by its successors it is WIN in 1"),
        ({1: (0, 1)}, 0, "DRAW, but by its successors it is WIN in 2"),
        ({1: (1, 3), 3: (0, 2)}, 3, "LOSE in 2, but by its successors it is LOSE in 0"),
        ({3: (1, 0)}, 1, "WIN in 1, but by its successors it is LOSE in 1"),
        ({0: (2, 4)}, 0, "DRAW in 4, but by its successors it is DRAW"),
        ({5: (1, 1)}, 5, "WIN in 1, but by its successors it is LOSE in 2"),
        ({2: (1, 3), 4: (0, 2)}, 0, "DRAW, but by its successors it is LOSE in 4"),
        ({4: (7, 1)}, 4, "outcome 7"),
        ({4: (None, None)}, 4, "outcome None"),
        ({4: None}, 4, "it has no row"),
        ({9: (0, 0)}, 9, "it is no position of the graph"),
    ],
)
def test_a_wrong_row_has_its_witness(duckdb, solved, rows, position, reason):
    table, answer = solved
    with pytest.raises(gg.VerificationError) as caught:
        tables.verify(table, changed(duckdb, answer, rows))
    assert caught.value.position == position
    assert reason in caught.value.reason


def test_two_rows_of_one_position(duckdb, solved):
    table, answer = solved
    twice = answer.labels.union(answer.labels.filter(answer.labels.position == 2))
    with pytest.raises(gg.VerificationError, match="position 2: it has more than one row"):
        tables.verify(table, dataclasses.replace(answer, labels=twice))


def test_verdicts_and_the_convention_are_held_against_it(duckdb, solved):
    table, _ = solved
    answer = tables.solve(table, verdicts={2: gg.LOSE, 5: gg.DRAW}, progress=False)
    tables.verify(table, answer)
    with pytest.raises(gg.VerificationError, match="position 2: LOSE in 0"):
        tables.verify(table, dataclasses.replace(answer, verdicts=None))
    misere = dataclasses.replace(changed(duckdb, answer, {3: (1, 0)}), terminals="misere")
    with pytest.raises(gg.VerificationError, match="position 1: WIN in 1, but by its successors"):
        tables.verify(table, misere)
    with pytest.raises(gg.GameGraphError, match=r"answer must be what tables\.solve returns"):
        tables.verify(table, gg.solve(gg.GameGraph.from_moves(MOVES)))
