"""Where an answer goes; what users see of it is in test_solve_command.py."""

import pyarrow.parquet as pq
import pytest
from tables_in_engines import integers, pa

import gamegraphs as gg
from gamegraphs.solvers.tables.output_files import check_parquet, check_places, write_answer


def labels(connection):
    return integers(connection, {"position": [0], "outcome": [1], "distance": [1]})


@pytest.mark.parametrize("as_folder", [False, True])
def test_an_answer_takes_the_place_of_another_of_either_shape(duckdb, tmp_path, as_folder):
    output = tmp_path / "out"
    for other in (False, True, False):
        write_answer(labels(duckdb), duckdb, output, as_folder)
        assert output.is_dir() == as_folder
        write_answer(labels(duckdb), duckdb, output, other)
        assert output.is_dir() == other
        assert [path.name for path in tmp_path.iterdir()] == ["out"]
        assert pq.read_table(output).num_rows == 1


def test_an_answer_that_cannot_be_written_leaves_what_was_there(duckdb, tmp_path):
    output = tmp_path / "out"
    output.mkdir()
    (output / "thesis.txt").write_text("mine")
    with pytest.raises(gg.GameGraphError, match=r"holds thesis\.txt, which is no answer"):
        write_answer(labels(duckdb), duckdb, output, as_folder=True)
    assert [path.name for path in tmp_path.rglob("*")] == ["out", "thesis.txt"]


def test_an_answer_of_spark_is_an_answer(tmp_path):
    (tmp_path / "out").mkdir()
    table = pa.table({"position": [0], "outcome": [1], "distance": [1]})
    pq.write_table(table, tmp_path / "out" / "part-00000-c000.snappy.parquet")
    for name in ("_SUCCESS", "._SUCCESS.crc", ".part-00000-c000.snappy.parquet.crc"):
        (tmp_path / "out" / name).touch()
    check_places(tmp_path / "out", tmp_path / "out.run", [])
    (tmp_path / "out" / ".notes").touch()
    with pytest.raises(gg.GameGraphError, match=r"holds \.notes, which is no answer"):
        check_places(tmp_path / "out", tmp_path / "out.run", [])


def test_places_elsewhere_are_not_looked_at(tmp_path):
    check_places(tmp_path / "out", tmp_path / "run", ["s3a://bucket/*.parquet", "hdfs://a/b/"])
    check_parquet("s3a://bucket/*.parquet")
    check_parquet(str(tmp_path / "nothing.parquet"))
