"""Files that a submission writes: they are kept in its memory, for there is no disk to write to.

An answer that keeps a log or uses `tempfile` works in a notebook; in the sandbox nothing can be
written. There, a file with a relative path is one in memory, which ends with the process and is no
more than any variable outside the function. Absolute paths are refused as ever.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import stat
import sys
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

_MOST_EACH = 16 << 20  # bytes: what is written beyond goes nowhere, as in a log that nobody reads
_MOST_FILES = 50_000  # an answer may leave one behind in each of its calls
_FOLDER = "temporary"  # where tempfile makes files

_files: dict[str, bytearray] = {}
_folders: set[str] = {_FOLDER}
_number = 0  # of the last temporary file


def install_memory_files() -> None:
    """Let `open`, `tempfile` and some functions of `os` work on files in memory."""
    true_open, true_stat, true_mkdir = builtins.open, os.stat, os.mkdir
    true_remove, true_rmdir = os.remove, os.rmdir

    def open_(
        file: Any, mode: str = "r", buffering: int = -1, encoding: Any = None,
        errors: Any = None, newline: Any = None, closefd: bool = True, opener: Any = None,
    ) -> Any:  # fmt: skip
        path = _relative(file)
        writes = not set(mode).isdisjoint("wax+")
        if path is None or opener or not (writes or path in _files):
            return true_open(file, mode, buffering, encoding, errors, newline, closefd, opener)
        return _opened(path, mode, encoding, errors, newline)

    def stat_(path: Any, **named: Any) -> os.stat_result:
        name = _relative(path)
        if name in _files:
            kind, size = stat.S_IFREG | 0o644, len(_files[name])
        elif name in _folders:
            kind, size = stat.S_IFDIR | 0o755, 0
        else:
            return true_stat(path, **named)
        return os.stat_result((kind, 0, 0, 1, 0, 0, size, 0, 0, 0))

    def mkdir(path: Any, *more: Any, **named: Any) -> None:
        name = _relative(path)
        if name is None:
            true_mkdir(path, *more, **named)
        elif name in _folders or name in _files:
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path)
        elif len(_folders) < _MOST_FILES:
            _folders.add(name)

    def remove(path: Any, **named: Any) -> None:
        if _files.pop(_relative(path) or "", None) is None:
            true_remove(path, **named)

    def rmdir(path: Any, **named: Any) -> None:
        name = _relative(path)
        if name in _folders:
            _folders.discard(name)
        else:
            true_rmdir(path, **named)

    for module, name, function in (
        (builtins, "open", open_), (io, "open", open_), (os, "stat", stat_), (os, "mkdir", mkdir),
        (os, "remove", remove), (os, "unlink", remove), (os, "rmdir", rmdir),
    ):  # fmt: skip
        setattr(module, name, function)
    if "tempfile" in sys.modules:
        _into(sys.modules["tempfile"])
    else:
        sys.meta_path.insert(0, _TempfileFinder())


def _into(tempfile: ModuleType) -> None:
    """Let the module `tempfile` make its files and folders in memory."""
    new: dict[str, Any] = {"NamedTemporaryFile": _temporary, "TemporaryFile": _temporary}
    new |= {"TemporaryDirectory": _TemporaryFolder, "mkdtemp": _new_folder, "tempdir": _FOLDER}
    vars(tempfile).update(new)


class _TempfileFinder:
    """Finds `tempfile`, whose files are in memory too, once it is asked for.

    Most answers never do, and to import it takes a tenth of the start of a process.
    """

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        spec = PathFinder.find_spec(name) if name == "tempfile" else None
        if spec is None or spec.loader is None:
            return None
        execute = spec.loader.exec_module

        def exec_module(module: ModuleType) -> None:
            execute(module)
            _into(module)

        spec.loader.exec_module = exec_module  # type: ignore[method-assign]
        return spec


def _relative(file: Any) -> str | None:
    """Return the path of a file in memory; None for a number, an absolute path or a name in use."""
    if not isinstance(file, str | os.PathLike):
        return None
    path = os.fspath(file)
    if not isinstance(path, str) or os.path.isabs(path):
        return None
    return os.path.normpath(path)


def _opened(path: str, mode: str, encoding: Any, errors: Any, newline: Any) -> Any:
    kinds = set(mode)
    if "x" in kinds and path in _files:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), path)
    if path in _folders:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if "r" in kinds and path not in _files:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
    if path not in _files and len(_files) >= _MOST_FILES:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), path)
    content = _files.setdefault(path, bytearray())
    if "w" in kinds:
        content.clear()
    raw = _InMemory(path, content, kinds)
    kind = io.BufferedReader if "r" in kinds else io.BufferedWriter
    buffer: Any = io.BufferedRandom(raw) if "+" in kinds else kind(raw)
    if "b" in kinds:
        return buffer
    return io.TextIOWrapper(buffer, encoding or "utf-8", errors, newline)


class _InMemory(io.RawIOBase):
    """The bytes of a file, read and written from a place of its own."""

    def __init__(self, name: str, content: bytearray, kinds: set[str]) -> None:
        self.name = name
        self._content = content
        self._reads = not kinds.isdisjoint("r+")
        self._writes = not kinds.isdisjoint("wax+")
        self._appends = "a" in kinds
        self._place = len(content) if self._appends else 0
        self.temporary = False

    def readable(self) -> bool:
        return self._reads

    def writable(self) -> bool:
        return self._writes

    def seekable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        part = self._content[self._place : self._place + len(buffer)]
        buffer[: len(part)] = part
        self._place += len(part)
        return len(part)

    def write(self, data: Any) -> int:
        part = bytes(data)
        place = len(self._content) if self._appends else self._place
        if place + len(part) <= _MOST_EACH:
            if place > len(self._content):
                self._content.extend(bytes(place - len(self._content)))
            self._content[place : place + len(part)] = part
            self._place = place + len(part)
        return len(part)

    def seek(self, offset: int, whence: int = 0) -> int:
        start = (0, self._place, len(self._content))[whence]
        self._place = max(0, start + offset)
        return self._place

    def tell(self) -> int:
        return self._place

    def truncate(self, size: int | None = None) -> int:
        size = self._place if size is None else size
        del self._content[size:]
        return size

    def close(self) -> None:
        super().close()
        if self.temporary:
            _files.pop(self.name, None)


def _new_name(prefix: str | None, suffix: str | None, folder: Any) -> str:
    global _number
    _number += 1
    return os.path.join(folder or _FOLDER, f"{prefix or 'tmp'}{_number}{suffix or ''}")


def _temporary(
    mode: str = "w+b",
    buffering: int = -1,
    encoding: Any = None,
    newline: Any = None,
    suffix: str | None = None,
    prefix: str | None = None,
    dir: Any = None,
    delete: bool = True,
    *,
    errors: Any = None,
    delete_on_close: bool = True,
) -> Any:
    """Return a temporary file, gone when it is closed, as `tempfile` does."""
    name = os.path.normpath(_new_name(prefix, suffix, dir))
    file = _opened(name, mode, encoding, errors, newline)
    raw = file.raw if "b" in mode else file.buffer.raw
    raw.temporary = delete and delete_on_close
    return file


def _new_folder(suffix: str | None = None, prefix: str | None = None, dir: Any = None) -> str:
    name = _new_name(prefix, suffix, dir)
    os.mkdir(name)
    return name


class _TemporaryFolder:
    """A folder whose files are gone when it is left."""

    def __init__(
        self, suffix: Any = None, prefix: Any = None, dir: Any = None, **more: Any
    ) -> None:
        self.name = _new_folder(suffix, prefix, dir)

    def __enter__(self) -> str:
        return self.name

    def __exit__(self, *problem: object) -> None:
        self.cleanup()

    def cleanup(self) -> None:
        inside = self.name + os.sep
        for kept in (_files, _folders):
            for name in [name for name in kept if f"{name}{os.sep}".startswith(inside)]:
                kept.pop(name) if isinstance(kept, dict) else kept.discard(name)
