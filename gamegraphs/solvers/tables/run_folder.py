"""The folder of a run: tables are Parquet, written aside and renamed; a wave is committed last.

    run.json           the last complete step, and what goes on from there; renamed into place
    waves.jsonl        a line for each wave
    known/STEP-NAME/   positions with outcome and distance: the answer, as it grows
    open/STEP/         the moves that are open after that step
    given/NAME/        what was handed over from Python, such as verdicts; the moves of `explore`
    aside/             what is being written
    files/, scratch/   of `solve_with_files`, and of DuckDB where memory is too small
    lock               held by the run at work; it says how many folders were made for runs here:
                       "gamegraphs 2" for this one and the one above it

Whoever finds the folder after a kill has `run.json` of some step, and all tables of that step:
later ones are thrown away, and the run goes on. The driver and all workers of a cluster must see
the folder under the same path. The folder may hold other things too: they are left alone.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
import weakref
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from secrets import token_hex
from shutil import rmtree
from typing import Any

from ...outcome import GameGraphError
from ...validate import as_path
from ...whole_file import whole_file
from .engines import DUCKDB, SPARK, StoppedError, as_pattern, engine_errors
from .waves import Wave

FORMAT = 1
_STATE, _WAVES, _HALF, _LOCK = "run.json", "waves.jsonl", "run.half", "lock"
_TABLES = ("known", "open", "aside")  # what is in `given` is written again by each run
_MADE = (_LOCK, _STATE, _WAVES, _HALF, *_TABLES, "given", "files", "scratch")


@dataclass
class State:
    """What a run is to go on with after a step: all its tables are complete."""

    question: dict[str, Any]
    step: int
    pending: dict[str, str]  # distance -> the table of LOSE that no step has looked at yet
    moves: str  # the table of open moves; "" stands for the moves as they were given
    open_moves: int
    known: int
    seconds: float
    in_memory: list[int] | None = None
    finished: bool = False
    format: int = FORMAT


class RunFolder:
    """The tables of a run, written and read by an engine."""

    def __init__(self, folder: Any, backend: Any) -> None:
        """Open a folder, or make one that goes away with the connection if `folder` is None."""
        self.backend = backend
        self.is_own = folder is None
        if self.is_own:
            self.path = Path(tempfile.mkdtemp(prefix="gamegraphs-"))
            weakref.finalize(backend, rmtree, self.path, ignore_errors=True)
        else:
            name = os.fsdecode(as_path(folder, "folder"))
            if not name:
                raise GameGraphError("folder must be the name of a folder, not an empty text")
            self.path = Path(name).absolute()
            claim(self.path)
        self.last: State | None = None
        self._views: dict[str, Any] = {}
        self._lock = _lock(self.path)

    def close(self) -> None:
        """Give the folder back, and forget the names under which the engine knew its tables."""
        for place in list(self._views):
            self._forget(place)
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def stopped(self, error: BaseException) -> StoppedError:
        """Return the error of a run in which the engine failed."""
        wave = None if self.last is None else self.last.step
        return StoppedError(wave, None if self.is_own else self.path, error)

    # Tables. `place` is their folder inside ours: "known/000000003-win".

    def write(self, place: str, table: Any) -> int:
        """Write a table, aside first; return how many rows it has."""
        aside = self._aside()
        if self.backend.name == SPARK:
            self.backend.to_parquet(table, str(aside))
        else:
            aside.mkdir()
            self.backend.to_parquet(table, str(aside / "part-0.parquet"))
        return self._into_place(aside, place)

    def write_arrow(self, place: str, batches: Iterable[Any], schema: Any) -> int:
        """Write Arrow tables that come from Python, in the same way."""
        import pyarrow.parquet as pq

        aside = self._aside()
        aside.mkdir()
        # Rising numbers take next to no room as differences.
        flat: dict[str, Any] = {"use_dictionary": False, "column_encoding": "DELTA_BINARY_PACKED"}
        with pq.ParquetWriter(aside / "part-0.parquet", schema, **flat) as writer:
            for batch in batches:
                writer.write_table(batch)
        return self._into_place(aside, place)

    def read(self, place: str) -> Any:
        """Return a table that was written."""
        if place not in self._views:
            self._views[place] = self.read_lasting(place)
        return self._views[place]

    def read_lasting(self, place: str) -> Any:
        """Return a table that may be used after the run; `place` may have stars."""
        # DuckDB takes a folder named position=3 for a column, unless it is told not to.
        plain = {"hive_partitioning": False} if self.backend.name == DUCKDB else {}
        pattern = f"{as_pattern(self.path, self.backend)}/{place}/*.parquet"
        return self.backend.read_parquet(pattern, **plain)

    def remove(self, place: str) -> None:
        self._forget(place)
        rmtree(self.path / place, ignore_errors=True)

    def _aside(self) -> Path:
        aside = self.path / "aside"
        rmtree(aside, ignore_errors=True)
        return aside

    def _into_place(self, aside: Path, place: str) -> int:
        import pyarrow.parquet as pq

        rows: int = sum(pq.read_metadata(file).num_rows for file in aside.glob("*.parquet"))
        self.remove(place)
        (self.path / place).parent.mkdir(parents=True, exist_ok=True)
        aside.replace(self.path / place)
        return rows

    def _forget(self, place: str) -> None:
        table = self._views.pop(place, None)
        if table is not None:
            try:
                self.backend.drop_view(table.get_name(), force=True)
            except engine_errors():
                pass  # the connection is lost, and its names with it

    # Steps.

    def begin(self, question: dict[str, Any], resume: bool) -> State | None:
        """Return the state to go on from, None for a new run; tables of neither are removed."""
        if not resume or not (self.path / _STATE).exists():
            for name in (_STATE, _WAVES):
                (self.path / name).unlink(missing_ok=True)
            for name in _TABLES:
                rmtree(self.path / name, ignore_errors=True)
            return None
        try:
            state = State(**json.loads((self.path / _STATE).read_text(encoding="utf-8")))
        except (ValueError, TypeError) as error:
            raise GameGraphError(
                f"{self.path / _STATE} is not the state of a run: {error}"
            ) from None
        if state.question != question or state.format != FORMAT:
            other = next(
                (f": {name} is {state.question.get(name)} there, {value} here"
                 for name, value in question.items() if state.question.get(name) != value),
                "",
            )  # fmt: skip
            raise GameGraphError(
                f"{self.path} holds a run on another question{other}; "
                "begin anew without resume, or in another folder"
            )
        for place in self.path.glob("known/*"):
            if int(place.name.partition("-")[0]) > state.step:
                rmtree(place)
        for place in self.path.glob("open/*"):
            if int(place.name) > state.step:
                rmtree(place)
        kept = [wave for wave in self.waves() if wave.distance <= state.step]
        (self.path / _WAVES).write_text("".join(map(_line, kept)), encoding="utf-8")
        self.last = state
        return state

    def commit(self, state: State, wave: Wave | None = None) -> None:
        """Keep a step for good: from here on a run that is resumed begins after it."""
        if wave is not None:
            with (self.path / _WAVES).open("a", encoding="utf-8") as file:
                file.write(_line(wave))
        with (
            whole_file(self.path / _STATE, _HALF) as half,
            half.open("w", encoding="utf-8") as file,
        ):
            json.dump(asdict(state), file)
            file.flush()
            os.fsync(file.fileno())
        self.last = state

    def waves(self) -> list[Wave]:
        """Return the waves so far; a line that was cut off by a kill is of no wave."""
        found = []
        if (self.path / _WAVES).exists():
            for line in (self.path / _WAVES).read_text(encoding="utf-8").splitlines():
                try:
                    found.append(Wave(**json.loads(line)))
                except (ValueError, TypeError):
                    break
        return found


def claim(folder: Path) -> bool:
    """Make a folder for runs; return whether none has been in it before.

    A folder is of runs if its lock says so. That of older releases was empty, as the lock of
    anyone may be: there a state of a run must lie beside it.

    Raises GameGraphError where it cannot be made, or holds something under the name of what a
    run makes: that would be overwritten.
    """
    folder = folder.absolute()
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameGraphError(f"folder cannot be made: {error}") from None
    if _made_folders(folder) is None and _is_of_older_release(folder):
        (folder / _LOCK).write_text("gamegraphs 0", encoding="ascii")
    if _made_folders(folder) is not None:
        return False
    for place in places(folder):
        if os.path.lexists(place):
            raise GameGraphError(
                f"{place} is of no run and would be overwritten: name another folder"
            )
    return True if _write_lock(folder, f"gamegraphs {len(missing)}") else claim(folder)


def places(folder: Path) -> list[Path]:
    """Return the paths of all that runs make in a folder."""
    return [folder / name for name in _MADE]


def is_kept(folder: Path) -> bool:
    """Return whether a folder holds a step from which a run can go on."""
    return (folder / _STATE).exists()


def remove_run(folder: Path) -> None:
    """Remove what runs have made in a folder, and the folders made for them if they are empty.

    Raises GameGraphError where a run is at work, and where none has been.
    """
    folder = folder.absolute()
    made = _made_folders(folder)
    if made is None:
        raise GameGraphError(f"{folder} is of no run: it is kept")
    lock = _lock(folder)
    try:
        for place in places(folder)[1:]:
            if place.is_dir() and not place.is_symlink():
                rmtree(place)
            else:
                place.unlink(missing_ok=True)
    finally:
        if lock is not None:
            os.close(lock)
    (folder / _LOCK).unlink()
    for path in (folder, *folder.parents)[:made]:
        try:
            path.rmdir()
        except OSError:  # something else lies there
            break


def _made_folders(folder: Path) -> int | None:
    """Return how many folders were made for runs in a folder; None if no run was there."""
    try:
        text = (folder / _LOCK).read_bytes()
    except OSError:
        return None
    found = re.fullmatch(rb"gamegraphs (\d{1,4})", text)
    return int(found[1]) if found else None


def _write_lock(folder: Path, text: str) -> bool:
    """Make the lock, whole from the first moment on; return False if there is one by now."""
    half = folder / f".{_LOCK}-{token_hex(8)}"
    try:
        half.write_text(text, encoding="ascii")
        try:
            os.link(half, folder / _LOCK)
        except FileExistsError:
            return False
        except OSError:  # no links on this disk
            half.replace(folder / _LOCK)
    finally:
        half.unlink(missing_ok=True)
    return True


def _is_of_older_release(folder: Path) -> bool:
    """Return whether an empty lock lies beside the state of a run."""
    try:
        if (folder / _LOCK).read_bytes():
            return False
        State(**json.loads((folder / _STATE).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return False
    return True


def _line(wave: Wave) -> str:
    return json.dumps(asdict(wave)) + "\n"


def _lock(folder: Path) -> int | None:
    """Lock a folder for this process; the lock goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return None
    file = os.open(folder / _LOCK, os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise GameGraphError(f"another run is at work in {folder}") from None
    return file
