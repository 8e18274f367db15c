"""Tables and arguments of the wrong kind: the error names the argument, the row or the value."""

import ibis
import pytest
from tables_in_engines import answer_lists, integers, pa

import gamegraphs as gg
from gamegraphs.solvers import tables


@pytest.fixture(scope="module")
def chain(duckdb):
    """The moves 0 -> 1 -> 2."""
    return integers(duckdb, {"source": [0, 1], "target": [1, 2]})


def refused(message, call, *arguments, **options):
    with pytest.raises(gg.GameGraphError, match=message):
        call(*arguments, **options)


@pytest.mark.parametrize("kind", ["int8", "int16", "int32", "uint8", "uint16", "uint32", "uint64"])
def test_all_whole_numbers_will_do(duckdb, kind):
    moves = integers(duckdb, {"source": [0, 1, 1], "target": [1, 2, 0]}, kind)
    listed = integers(duckdb, {"position": [0, 1, 2, 3]}, kind)
    verdicts = integers(duckdb, {"position": [3], "outcome": [2]}, kind)
    for in_memory in (0, 100):
        found = tables.solve(moves, listed, verdicts, in_memory=in_memory, progress=False)
        assert answer_lists(found) == ([0, 1, 0, 2], [2, 1, 0, -1])
        assert [str(t) for t in found.labels.schema().types] == ["int64", "int8", "int32"]


@pytest.mark.parametrize(
    ("columns", "kind", "message"),
    [
        ({"source": [0, None], "target": [1, 2]}, "int64",
         r"moves has the row \(source=NULL, target=2\), but a position is a number from 0 on"),
        ({"source": [0, 3], "target": [1, None]}, "int64", r"\(source=3, target=NULL\)"),
        ({"source": [0, -1], "target": [1, 2]}, "int64", r"the row \(source=-1, target=2\), but a"),
        ({"source": [0, 1], "target": [1, -2]}, "int32", r"the row \(source=1, target=-2\), but a"),
        ({"source": [2**63], "target": [1]}, "uint64", f"{2**63}, which does not fit into 64 bits"),
        ({"source": [0.5], "target": [1]}, "float64",
         "columns source and target, whole numbers; it has source float64, target float64"),
        ({"source": ["0"], "target": ["1"]}, "string", "it has source string, target string"),
        ({"source": [True], "target": [False]}, "bool", "it has source boolean, target boolean"),
        ({"target": [1]}, "int64", "columns source and target, whole numbers; it has target int64"),
        ({"source": [1], "Target": [1]}, "int64", "it has source int64, Target int64"),
        ({"from": [0], "to": [1]}, "int64", "it has from int64, to int64"),
    ],
)  # fmt: skip
def test_moves(duckdb, columns, kind, message):
    moves = integers(duckdb, columns, kind)
    refused(message, tables.solve, moves, progress=False)
    owners = integers(duckdb, {"position": [0, 1, 2, 3], "owner": [0, 0, 0, 0]})
    refused(message, tables.attractor, moves, owners, 0, [0])


@pytest.mark.parametrize(
    ("moves", "shown"),
    [
        (None, "not None"),
        ([[1], []], r"not the list \[\[1\], \[\]\]"),
        ("moves.parquet", "not the str 'moves.parquet'"),
        (pa.table({"source": [0], "target": [1]}), "not the Table pyarrow"),
        (gg.GameGraph.from_moves([[1], []]), "not the GameGraph"),
    ],
)
def test_what_is_no_table_of_ibis(duckdb, chain, moves, shown):
    message = f"^moves must be an Ibis table with the columns source and target, {shown}"
    owners = integers(duckdb, {"position": [0], "owner": [0]})
    answer = tables.solve(chain, progress=False)
    refused(message, tables.solve, moves)
    refused(message, tables.attractor, moves, owners, 0, [0])
    refused(message, tables.verify, moves, answer)


def test_a_table_without_a_connection():
    loose = ibis.table({"source": "int64", "target": "int64"}, name="moves")
    refused("^moves must lie in one connection: ", tables.solve, loose)


def test_positions(duckdb, chain):
    def table(values, kind="int64", name="position"):
        return integers(duckdb, {name: values}, kind)

    for positions, message in (
        (table([0, 2]), r"the row \(source=1, target=2\), but positions does not list its source"),
        (table([1, 2]), r"the row \(source=0, target=1\), but positions does not list its source"),
        (table([0, 1]), r"the row \(source=1, target=2\), but positions does not list its target"),
        (table([0, 1, 2, None]), r"positions has the row \(position=NULL\), but a position is a"),
        (table([0, 1, 2, -4]), r"positions has the row \(position=-4\), but a position is a"),
        (table([0.0], "float64"), "the column position, whole numbers; it has position float64"),
        (table([0, 1, 2], name="p"), "the column position, whole numbers; it has p int64"),
        (2, r"moves has the row \(source=1, target=2\), but there are only 2 positions \(0..1\)"),
        (-1, "positions must lie in 0..2.63 - 1, not -1"),
        (1 << 63, f"positions must lie in 0..2.63 - 1, not {1 << 63}"),
        (1.5, "positions must be an integer, not 1.5"),
        ("3", "positions must be an integer, not '3'"),
        ([0, 1, 2], r"positions must be an integer, not \[0, 1, 2\]"),
        (pa.table({"position": [0, 1, 2]}), "positions must be an Ibis table with the column posi"),
    ):
        refused(message, tables.solve, chain, positions, progress=False)


def test_verdicts(duckdb, chain):
    def table(position, outcome, kind="int64", names=("position", "outcome")):
        return integers(duckdb, dict(zip(names, (position, outcome), strict=True)), kind)

    for verdicts, message in (
        ({9: gg.WIN}, r"^verdicts\[9\] is for no position"),
        ({-1: gg.WIN}, r"^verdicts\[-1\] is for no position"),
        ({1 << 70: gg.WIN}, rf"^verdicts\[{1 << 70}\] is for no position"),
        ({"a": gg.WIN}, "^a key of verdicts must be an integer, not 'a'"),
        ({0: "WIN"}, r"^verdicts\[0\] must be an Outcome .* not 'WIN'"),
        ({0: None}, r"^verdicts\[0\] must be an Outcome .* not None"),
        ([(0, 1)], "^verdicts must be a dict of outcomes by position, or a table .* not the list"),
        (table([0, 8], [1, 1]), r"^verdicts\[8\] is for no position"),
        (table([0, None], [1, 1]), r"verdicts has the row \(position=NULL\), but a position is a"),
        (table([-3], [1]), r"verdicts has the row \(position=-3\), but a position is a"),
        (table([0], [None]), r"verdicts has the row \(position=0, outcome=NULL\), but an outcome"),
        (table([0], [-1]), r"verdicts has the row \(position=0, outcome=-1\), but an outcome is"),
        (table([1], [3]), r"verdicts has the row \(position=1, outcome=3\), but an outcome is"),
        (table([2, 2], [1, 1]), r"verdicts names a position more than once: \(position=2, rows=2"),
        (table([0], [1], names=("position", "label")), "it has position int64, label int64"),
        (table(["0"], ["WIN"], "string"), "it has position string, outcome string"),
    ):
        refused(message, tables.solve, chain, None, verdicts, progress=False)
        refused(message, tables.solve, chain, 3, verdicts, progress=False)


@pytest.mark.parametrize("terminals", ["lose", "Normal", None, 1, ["normal"]])
def test_terminals(chain, terminals):
    refused('^terminals must be "normal" or "misere", not ', tables.solve, chain,
            terminals=terminals)  # fmt: skip


def test_other_arguments_of_solve(chain, tmp_path):
    (tmp_path / "file").touch()
    for options, message in (
        ({"in_memory": -1}, "in_memory must lie in 0..2.63 - 1, not -1"),
        ({"in_memory": "2GB"}, "in_memory must be an integer, not '2GB'"),
        ({"folder": 7}, "folder must be a path, not the int 7"),
        ({"folder": tmp_path / "file"}, "folder cannot be made: .*file"),
    ):
        refused(message, tables.solve, chain, progress=False, **options)


def test_tables_of_another_connection(duckdb, chain):
    other = ibis.duckdb.connect()
    listed = integers(other, {"position": [0, 1, 2]})
    verdicts = integers(other, {"position": [0], "outcome": [1]})
    owners = integers(other, {"position": [0, 1, 2], "owner": [0, 0, 0]})
    here = "must lie in the same connection as moves"
    refused(f"positions {here}", tables.solve, chain, listed)
    refused(f"verdicts {here}", tables.solve, chain, None, verdicts, progress=False)
    refused(f"owners {here}", tables.attractor, chain, owners, 0, [0])
    moves = integers(other, {"source": [0, 1], "target": [1, 2]})
    answer = tables.solve(chain, progress=False)
    refused("moves must lie in the connection in which they", tables.verify, moves, answer)
    other.disconnect()


def test_owners_and_targets(duckdb, chain):
    def owners(values):
        return integers(duckdb, {"position": [0, 1, 2], "owner": values})

    good = owners([0, 1, 0])
    for given, target, message in (
        (owners([0, 1, None]), [0], r"owners has the row \(position=2, owner=NULL\), but an owner"),
        (owners([0, 1, 2]), [0], r"owners has the row \(position=2, owner=2\), but an owner is 0"),
        ([0, 1, 0], [0], "owners must be an Ibis table with the columns position and owner"),
        (good, [-1], r"target has the row \(position=-1\), but owners does not list it"),
        (good, integers(duckdb, {"position": [None]}), r"target has the row \(position=NULL\)"),
        (good, [1 << 64], "target must be positions, not the list"),
        (good, ["0"], "target must be positions, not the list"),
        (good, 1, "target must be a table or positions, not the int 1"),
        (good, integers(duckdb, {"at": [1]}), "target must have the column position, .* at int64"),
    ):
        refused(message, tables.attractor, chain, given, 0, target)
    for player in (2, None, "0"):
        refused("player must be 0 or 1", tables.attractor, chain, good, player, [0])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("oracle9",), "^dialect must be one of .*duckdb, .*pyspark, .* not the str 'oracle9'"),
        ((None,), "^dialect must be one of .* not None"),
        ((7,), "^dialect must be one of .* not the int 7"),
        (("duckdb", 0), "^distance must be at least 1, a WIN takes a move, not 0"),
        (("duckdb", -1), "^distance must lie in 0.* not -1"),
        (("duckdb", 1.5), "^distance must be an integer, not 1.5"),
        (("duckdb", "one"), "^distance must be an integer, not 'one'"),
    ],
)
def test_the_sql_of_a_wave(arguments, message):
    refused(message, tables.wave_sql, *arguments)


@pytest.mark.parametrize(("limit", "message"), [(-1, "not -1"), ("3", "an integer, not '3'")])
def test_the_limit_of_explore(duckdb, limit, message):
    refused(f"limit must .*{message}", tables.explore, 0, lambda p: (p, p), duckdb, limit=limit)
