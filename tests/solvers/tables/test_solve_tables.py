"""Solving on DuckDB gives the answers of `gg.solve`."""

import pytest
from helpers import random_case, run_child
from tables_in_engines import (
    all_small_graphs,
    answer_lists,
    doubled,
    integers,
    moves_table,
    strewn_verdicts,
    true_lists,
)

import gamegraphs as gg
from gamegraphs.solvers import tables


@pytest.mark.parametrize("terminals", ["normal", "misere"])
@pytest.mark.parametrize("with_verdicts", [False, True])
def test_all_graphs_up_to_three_positions(duckdb, terminals, with_verdicts):
    moves = doubled(all_small_graphs(), 1)
    verdicts = strewn_verdicts(len(moves), 2) if with_verdicts else None
    table = moves_table(duckdb, moves)
    found = tables.solve(table, len(moves), verdicts, terminals, in_memory=0, progress=False)
    assert found.in_memory is None
    assert answer_lists(found) == true_lists(gg.GameGraph.from_moves(moves), terminals, verdicts)
    tables.verify(table, found)


@pytest.mark.parametrize("seed", range(12))
def test_random_cases(duckdb, seed):
    """Waves alone, and a rest in memory that begins after a wave of any kind."""
    case = random_case(seed, 60)
    expected = true_lists(case.graph(), case.terminals, case.verdicts)
    for in_memory in (0, len(case.moves), 10**6):
        found = tables.solve(
            moves_table(duckdb, case.moves), len(case.moves), case.verdicts, case.terminals,
            in_memory=in_memory, progress=False,
        )  # fmt: skip
        assert answer_lists(found) == expected, case


def test_positions_and_verdicts_as_tables_and_none(duckdb):
    moves = [[1, 2], [3], [1, 4], [], [2], []]
    graph = gg.GameGraph.from_moves(moves)
    table = moves_table(duckdb, moves)
    listed = integers(duckdb, {"position": [5, 4, 3, 2, 1, 0, 0]})
    verdicts = {2: gg.LOSE, 4: gg.DRAW}
    given = integers(duckdb, {"position": [2, 4], "outcome": [0, 2]})
    for kind in (verdicts, given):
        found = tables.solve(table, listed, kind, progress=False, in_memory=0)
        assert answer_lists(found) == true_lists(graph, verdicts=verdicts)
        tables.verify(table, found)
    without = tables.solve(table, progress=False)  # nobody knows of position 5
    labels, _ = true_lists(graph)
    assert answer_lists(without)[0] == labels[:5]
    assert (without.verdicts, without.positions) == (None, None)


def test_large_numbers_and_an_empty_table(duckdb):
    far = 1 << 60
    table = integers(duckdb, {"source": [far, 7], "target": [7, 7]})
    for in_memory in (0, 10):
        found = tables.solve(table, progress=False, in_memory=in_memory)
        rows = found.labels.order_by("position").to_pyarrow().to_pydict()
        assert rows == {"position": [7, far], "outcome": [2, 2], "distance": [None, None]}
    empty = integers(duckdb, {"source": [], "target": []})
    assert answer_lists(tables.solve(empty, progress=False)) == ([], [])
    assert answer_lists(tables.solve(empty, 2, progress=False)) == ([0, 0], [0, 0])


def test_the_answer_says_what_was_done(duckdb):
    n = 300
    table = moves_table(duckdb, [[u + 1] for u in range(n - 1)] + [[]])
    told = []
    found = tables.solve(table, progress=told.append)
    assert found.in_memory == (0, n - 1, n - 1)
    assert "in memory after wave 0: 299 moves" in repr(found)
    assert told == found.waves
    assert str(told[0]).startswith("wave 0: 1 positions known, 299 moves open, ")
    short = moves_table(duckdb, [[u + 1] for u in range(9)] + [[]])
    waves = tables.solve(short, in_memory=0, progress=False).waves
    assert [(w.distance, w.wins, w.losses) for w in waves[:3]] == [(0, 0, 1), (1, 1, 1), (3, 1, 1)]
    assert [w.open_moves for w in waves] == [9, 7, 5, 3, 1, 0]
    assert [w.known for w in waves] == [1, 3, 5, 7, 9, 10]


def test_the_connection_is_left_as_it_was(duckdb):
    def state():
        (setting,) = duckdb.raw_sql("SELECT current_setting('preserve_insertion_order')").fetchone()
        views = duckdb.raw_sql("SELECT count(*) FROM duckdb_views() WHERE NOT internal").fetchone()
        return setting, views[0]

    table = moves_table(duckdb, [[1], [2], []])
    before = state()
    tables.solve(table, in_memory=0, progress=False)
    setting, views = state()
    assert setting == before[0]
    assert views == before[1] + 1  # of the answer itself


def test_nothing_else_imports_an_engine():
    code = """
    import sys
    import gamegraphs, gamegraphs.cli
    from gamegraphs.solvers import tables
    gamegraphs.solve(gamegraphs.GameGraph.from_moves([[1], []]))
    print(sorted({"ibis", "duckdb", "pyspark", "pyarrow"} & set(sys.modules)))
    """
    assert run_child(code) == "[]"


def test_without_the_extra_the_error_says_what_to_install():
    code = """
    from gamegraphs.solvers import tables
    for call in (lambda: tables.solve(1), lambda: tables.explore(0, len, 1), tables.wave_sql,
                 lambda: tables.attractor(1, 1, 0, []), lambda: tables.verify(1, 1),
                 lambda: tables.solve_with_files(1)):
        try:
            call()
        except ValueError as error:
            print('pip install "gamegraphs[tables]"' in str(error))
    """
    assert run_child(code, blocked=["ibis"]).split() == ["True"] * 6
