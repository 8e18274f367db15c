"""Connections for the tests of tables, one of each kind a process."""

import os
import shutil
import sys
import warnings

import pytest


@pytest.fixture(scope="session")
def duckdb():
    ibis = pytest.importorskip("ibis", reason='pip install "gamegraphs[tables]"')
    connection = ibis.duckdb.connect(threads=2)
    yield connection
    connection.disconnect()


def why_no_spark():
    """Return what is missing for Spark, None if it can be started."""
    try:
        import pyspark  # noqa: F401
    except ImportError:
        return 'Spark is not installed: pip install "gamegraphs[spark]"'
    if shutil.which("java") is None and not os.environ.get("JAVA_HOME"):
        return "there is no Java runtime: apt-get install default-jre-headless"
    return None


@pytest.fixture(scope="session")
def spark():
    """A cluster on this machine: a driver, a master and two workers, in processes of their own."""
    missing = why_no_spark()
    if missing is not None:
        if os.environ.get("GAMEGRAPHS_NEED_SPARK"):
            pytest.fail(missing)
        pytest.skip(missing)
    import ibis
    from pyspark.sql import SparkSession

    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pandas 3 is new to Spark
        builder = SparkSession.builder.master("local-cluster[2,1,1024]")
        for name, value in {
            "spark.ui.enabled": "false",
            "spark.ui.showConsoleProgress": "false",
            "spark.sql.shuffle.partitions": "2",
            "spark.driver.bindAddress": "127.0.0.1",
            "spark.driver.host": "127.0.0.1",
            "spark.log.level": "ERROR",
            # For small tables it takes longer to compile an expression than to interpret it.
            # killed_run.py leaves Spark as its users have it.
            "spark.sql.codegen.wholeStage": "false",
            "spark.sql.codegen.factoryMode": "NO_CODEGEN",
            "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",
            "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1",
        }.items():
            builder = builder.config(name, value)
        session = builder.getOrCreate()
        yield ibis.pyspark.connect(session)
        session.stop()
