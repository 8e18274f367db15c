"""The engines that run the tables: how they are reached, and what their errors become."""

from __future__ import annotations

import glob
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ...validate import as_integer, shown

DUCKDB, SPARK = "duckdb", "pyspark"  # as Ibis calls them
_ERRORS = (  # what an engine raises when a disk is full, a connection is lost, a query fails
    ("duckdb", "Error"),
    ("pyspark.errors", "PySparkException"),
    ("py4j.protocol", "Py4JError"),
    ("ibis.common.exceptions", "IbisError"),
    ("pyarrow", "ArrowException"),
)


class StoppedError(GameGraphError):
    """The engine failed in the middle of a run; what was good before is kept.

    Attributes
    ----------
    wave : the last wave that is complete, in plies; None if there is none
    folder : where it is kept, None where the run had no folder of its own
    """

    def __init__(self, wave: int | None, folder: Path | None, why: object) -> None:
        self.wave = wave
        self.folder = folder
        lines = str(why).strip().splitlines() or [type(why).__name__]
        good = "no wave was complete" if wave is None else f"the last good wave is {wave}"
        kept = "" if folder is None or wave is None else f", kept in {folder}; resume goes on there"
        super().__init__(f"the engine failed, {good}{kept}: {lines[0]}")


def need_ibis() -> Any:
    """Return the module ibis; the error says what to install."""
    try:
        import_module("pyarrow")
        return import_module("ibis")
    except ImportError as error:
        raise GameGraphError(
            f'tables need ibis and pyarrow ({error}): pip install "gamegraphs[tables]"'
        ) from None


def as_table(value: Any, what: str, columns: tuple[str, ...]) -> Any:
    """Return an Ibis table, of which only these columns, all of whole numbers, are kept."""
    ibis = need_ibis()
    due = f"the column{'s' * (len(columns) > 1)} {' and '.join(columns)}"
    if not isinstance(value, ibis.Table):
        raise GameGraphError(
            f"{what} must be an Ibis table with {due}, not {shown(value)}; that of a file: "
            f"ibis.duckdb.connect().read_parquet('{what}.parquet')"
        )
    types = dict(value.schema().items())
    if any(name not in types or not types[name].is_integer() for name in columns):
        found = ", ".join(f"{name} {kind}" for name, kind in types.items()) or "none"
        raise GameGraphError(f"{what} must have {due}, whole numbers; it has {found}")
    try:
        value.get_backend()
    except ibis.common.exceptions.IbisError as error:
        raise GameGraphError(f"{what} must lie in one connection: {error}") from None
    return value.select(*columns)


def backend_of(table: Any) -> Any:
    """Return the connection in which a table lies."""
    return need_ibis().get_backend(table)


def as_run_table(value: Any, what: str, columns: tuple[str, ...], backend: Any) -> Any:
    """Return a table of the same connection as the moves."""
    table = as_table(value, what, columns)
    if backend_of(table) is not backend:
        raise GameGraphError(f"{what} must lie in the same connection as moves")
    return table


def as_pattern(path: str | Path, backend: Any) -> str:
    """Return a path as an engine reads it: no sign in it stands for others, as in a pattern."""
    text = str(path)
    if backend.name == SPARK:
        return re.sub(r"[][*?{}\\]", r"\\\g<0>", text.replace(os.sep, "/"))
    return glob.escape(text)


def as_size(value: Any, what: str) -> int:
    """Return how many rows there are: an integer from 0 to 2^63 - 1."""
    size = as_integer(value, what)
    if not 0 <= size < 1 << 63:
        raise GameGraphError(f"{what} must lie in 0..2^63 - 1, not {size}")
    return size


def connect_duckdb(memory: str | None = None, scratch: Path | None = None) -> Any:
    """Return a connection to DuckDB in this process.

    memory : as DuckDB reads it, "4GB"; None for its own limit, 80 % of the machine's
    scratch : the folder for what does not fit into it
    """
    ibis = need_ibis()
    try:
        import_module("duckdb")
    except ImportError:
        raise GameGraphError(
            'this needs duckdb, which is missing: pip install "gamegraphs[tables]"'
        ) from None
    options = {"memory_limit": memory, "temp_directory": scratch and str(scratch)}
    try:
        found = ibis.duckdb.connect(**{name: value for name, value in options.items() if value})
        found.raw_sql("SET enable_progress_bar = false")
    except import_module("duckdb").Error as error:
        raise GameGraphError(f"DuckDB does not start: {str(error).splitlines()[0]}") from error
    return found


def connect_spark(master: str | None = None, memory: str | None = None) -> Any:
    """Return a connection to Spark: to the session there is, or a new one.

    master : "spark://HOST:7077", "yarn", "local[4]"; None for all cores of this machine
    memory : of the driver and of each executor, "4GB"; None for Spark's own, 1 GB
    """
    ibis = need_ibis()
    try:
        from pyspark.errors import PySparkException
        from pyspark.sql import SparkSession
    except ImportError:
        raise GameGraphError(
            'Spark is missing: pip install "gamegraphs[spark]"; it needs a Java runtime too'
        ) from None
    builder = SparkSession.builder.appName("gamegraphs").master(master or "local[*]")
    builder = builder.config("spark.ui.showConsoleProgress", "false")
    if (master or "local").startswith("local"):  # the workers of this machine: this same Python
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    if memory:
        size = memory.strip().lower().replace(" ", "").removesuffix("b").removesuffix("i")
        for name in ("spark.driver.memory", "spark.executor.memory"):
            builder = builder.config(name, size)
    try:
        session = builder.getOrCreate()
    except (PySparkException, RuntimeError, OSError) as error:
        raise GameGraphError(
            f"Spark does not start: {str(error).strip().splitlines()[0]} (is there a Java runtime, "
            "17 or later? apt-get install default-jre-headless)"
        ) from error
    return ibis.pyspark.connect(session)


def engine_errors() -> tuple[type[BaseException], ...]:
    """Return the errors of those engines that are loaded, to be caught."""
    loaded = [
        getattr(sys.modules[module], name, None)
        for module, name in _ERRORS
        if module in sys.modules
    ]
    return (OSError, *(kind for kind in loaded if kind is not None))


@contextmanager
def tuned(backend: Any) -> Iterator[None]:
    """Let DuckDB write tables in any order, which takes far less memory, and set it back after."""
    if backend.name != DUCKDB:
        yield
        return
    setting = "preserve_insertion_order"
    (before,) = backend.raw_sql(f"SELECT current_setting('{setting}')").fetchone()
    backend.raw_sql(f"SET {setting} = false")
    try:
        yield
    finally:
        try:
            backend.raw_sql(f"SET {setting} = {before}")
        except engine_errors():
            pass  # the connection is lost, and its settings with it
