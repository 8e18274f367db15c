"""A run in a process of its own, to be killed: `python killed_run.py ENGINE MOVES FOLDER N`.

It goes on from what the folder holds, prints a line for each wave, and at the end writes the answer
to FOLDER/answer.json.
"""

import json
import sys
import warnings
from pathlib import Path

warnings.simplefilter("ignore")


def connect(engine):
    import ibis

    if engine == "duckdb":
        return ibis.duckdb.connect(threads=1)
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master("local[2]")
    for name, value in {
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "2",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.driver.host": "127.0.0.1",
    }.items():
        builder = builder.config(name, value)
    return ibis.pyspark.connect(builder.getOrCreate())


def main(engine, moves, folder, n):
    from gamegraphs.solvers import tables

    connection = connect(engine)
    found = tables.solve(
        connection.read_parquet(moves), int(n), None, "normal", folder, resume=True, in_memory=0,
        progress=lambda wave: print(wave, flush=True),
    )  # fmt: skip
    rows = found.labels.order_by("position").to_pyarrow().to_pydict()
    half = Path(folder) / "answer.half"
    half.write_text(json.dumps([rows["outcome"], rows["distance"]]))
    half.replace(Path(folder) / "answer.json")


if __name__ == "__main__":
    main(*sys.argv[1:])
