"""The command `gamegraphs solve` for moves in Parquet: they are solved by an engine."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from ...outcome import GameGraphError
from ..progress_bar import is_watched
from .engines import as_pattern, connect_duckdb, connect_spark, engine_errors, need_ibis
from .output_files import check_parquet, check_places, local_path, write_answer
from .run_folder import claim, is_kept, remove_run
from .solve_tables import solve
from .through_files import ANSWER, solve_with_files
from .waves import Wave


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add what is asked for moves in Parquet."""
    group = parser.add_argument_group(
        "moves in Parquet",
        "FILE ... hold the columns source and target; where a graph outgrows memory, "
        "DuckDB or Spark solves it (pip install 'gamegraphs[tables]' or 'gamegraphs[spark]'), or "
        "files: faster, with a byte of memory a position, and not to be resumed.",
    )
    group.add_argument("-o", "--output", metavar="OUT", help="Parquet: position, outcome, distance")
    group.add_argument("--engine", choices=("duckdb", "spark", "files"))
    group.add_argument("--memory", metavar="SIZE", help="for the engine, such as 4GB")
    group.add_argument("--master", metavar="URL", help="of a Spark cluster: spark://host:7077")
    group.add_argument("--positions", metavar="FILE", help="Parquet: position; or how many: 0..N-1")
    group.add_argument("--verdicts", metavar="FILE", help="Parquet: position, outcome (0, 1, 2)")
    group.add_argument("--folder", metavar="DIR", help="where waves are kept; by default OUT.run")
    group.add_argument("--resume", action="store_true", help="go on after the last wave kept there")
    group.add_argument(
        "--in-memory", metavar="MOVES", type=int,
        help="solve the rest in memory once so few moves are open; 0: never",
    )  # fmt: skip


def is_for_tables(options: argparse.Namespace) -> bool:
    """Return whether an engine is asked for, by an option or by the names of the files."""
    named = (options.output, options.engine, options.memory, options.master, options.positions)
    more = (options.verdicts, options.folder, options.in_memory)
    if any(value is not None for value in (*named, *more)) or options.resume:
        return True
    return len(options.file) > 1 or options.file[0].endswith((".parquet", "/"))


def solve_parquet(options: argparse.Namespace) -> int:
    """Solve the files of the command line and write the answer; return the exit code."""
    if options.output is None:
        raise GameGraphError("say where the outcomes go: -o outcomes.parquet")
    if options.method != "auto" or options.json:
        raise GameGraphError("--method and --json are for a graph in a text file")
    if options.master is not None and options.engine not in (None, "spark"):
        raise GameGraphError("--master is for --engine spark")
    if options.engine == "files" and (options.resume or options.in_memory is not None):
        raise GameGraphError("--resume and --in-memory are for --engine duckdb and spark")
    if options.folder == "":
        raise GameGraphError("--folder must be the name of a folder, not an empty text")
    _check_positions(options.positions)
    need_ibis()
    output = Path(options.output)
    folder = Path(options.folder or f"{options.output.rstrip('/')}.run")
    _check_files(options, output, folder)
    is_ours = claim(folder) or _is_of_use(folder)
    if options.resume and not is_kept(folder):
        print(f"nothing is kept in {folder}: the run begins anew", file=sys.stderr)
    try:
        counts = _solve_into(output, folder, options)
    except BaseException:
        if is_ours and not _is_of_use(folder):
            with suppress(OSError, GameGraphError):
                remove_run(folder)
        raise
    print(f"{counts}: {options.output}", file=sys.stderr)
    remove_run(folder)
    return 0


def _check_files(options: argparse.Namespace, output: Path, folder: Path) -> None:
    """Refuse inputs that are no Parquet, and places where something would be lost."""
    beside = [options.verdicts]
    if options.positions is not None and not options.positions.isdecimal():
        beside.append(options.positions)
    others = [file for file in beside if file is not None]
    hint = (
        ": -o, --engine, --folder and the like need moves in Parquet (columns source and target); "
        "solve a graph in a text file without them"
    )
    for file in options.file:
        check_parquet(file, hint)
    for file in others:
        check_parquet(file)
    check_places(output, folder, [*options.file, *others])


def _solve_into(output: Path, folder: Path, options: argparse.Namespace) -> str:
    """Solve the files and write the answer; return how many positions have each outcome."""
    is_spark = options.engine == "spark" or options.master is not None
    if is_spark:
        connection = connect_spark(options.master, options.memory)
    else:
        connection = connect_duckdb(options.memory, folder / "scratch")
    more = {} if options.in_memory is None else {"in_memory": options.in_memory}
    try:
        question = (
            _read(connection, options.file),
            _positions(connection, options.positions),
            options.verdicts and _read(connection, [options.verdicts]),
            options.terminals,
            folder,
        )
        if options.engine == "files":
            answer = solve_with_files(*question, progress=is_watched(sys.stderr))
        else:
            answer = solve(*question, resume=options.resume, progress=_print, **more)
        as_folder = options.output.endswith("/") or output.is_dir()
        failures: tuple[type[BaseException], ...] = (GameGraphError, *engine_errors())
        try:
            write_answer(answer.labels, connection, output, as_folder)
        except failures as error:
            raise GameGraphError(_unwritten(error, folder)) from error
        return ", ".join(f"{count:,} {which.name}" for which, count in answer.counts().items())
    except engine_errors() as error:
        raise GameGraphError(str(error).strip().splitlines()[0]) from error
    finally:
        connection.disconnect()


def _is_of_use(folder: Path) -> bool:
    """Return whether a run can go on from there, or an answer lies there to be written."""
    return is_kept(folder) or (folder / ANSWER).exists()


def _unwritten(error: BaseException, folder: Path) -> str:
    """Return what an answer that could not be written is told with: the run is not lost."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    where = "the same command with --resume writes it"
    if (folder / ANSWER).exists():
        where = f"it lies in {folder / ANSWER} until a run begins there"
    return f"solved, but the answer cannot be written ({lines[0]}): {where}"


def _read(connection: Any, files: list[str]) -> Any:
    tables = []
    for file in files:
        path = local_path(file)
        name = as_pattern(file, connection) if path.exists() else file
        is_folder = file.endswith("/") or path.is_dir()
        pattern = f"{name.rstrip('/')}/*.parquet" if is_folder else name
        tables.append(connection.read_parquet(pattern))
    return tables[0] if len(tables) == 1 else import_module("ibis").union(*tables)


def _check_positions(given: str | None) -> None:
    """Refuse what is neither the name of a file nor a number of positions, such as -3 or 1e3."""
    if given is None or given.isdecimal():
        return
    try:
        float(given or "0")
    except ValueError:
        return
    if not given or not local_path(given).exists():
        raise GameGraphError(f"--positions must be a number from 0 on, or a file, not {given!r}")


def _positions(connection: Any, given: str | None) -> Any:
    if given is None:
        return None
    return int(given) if given.isdecimal() else _read(connection, [given])


def _print(wave: Wave) -> None:
    print(wave, file=sys.stderr, flush=True)
