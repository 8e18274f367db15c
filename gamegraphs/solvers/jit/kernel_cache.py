"""Compiled loops kept on the disk from one process to the next, as long as they are up to date.

numba compiles a loop anew when the file it stands in has changed, but not when a function or a
constant that it takes from another file has. Here every file from which compiled code can come
counts. Where no folder can be written to, or the disk is full, loops are compiled in each process.
"""

from __future__ import annotations

import hashlib
import pickle
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys

# The folders with compiled loops, and "" for the modules of the package itself, not below it.
FOLDERS = ("", "solvers", "certify", "games")
_PACKAGE = Path(__file__).parents[2]
_NO_INDEX = (EOFError, pickle.UnpicklingError, AttributeError, ImportError)
_UNREADABLE = (OSError, *_NO_INDEX)


class KernelCache(FunctionCache):
    """The cache of one loop. Raises RuntimeError where no folder can be written to."""

    def __init__(self, function: Any) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file._source_stamp = (self._cache_file._source_stamp, sources_hash(_PACKAGE))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Return the compiled loop, or None if it is not there or cannot be read.

        numba's own method loads all that its compiler knows of first, which takes 0.1 s. What has
        been compiled needs the runtime alone, and whoever compiles loads the rest.
        """
        rtsys.initialize(target_context)
        try:
            return self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]
        except _UNREADABLE:
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the compiled loop if there is room for it.

        numba reads the index of what was kept before it looks whether that is up to date. One that
        names a class that is no longer there, or is damaged, is written anew.
        """
        try:
            try:
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]
            except _NO_INDEX:
                self._cache_file.flush()  # type: ignore[no-untyped-call]
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]
        except OSError:
            self.disable()  # type: ignore[no-untyped-call]


def keep_compiled(dispatcher: Any) -> Any:
    """Return a numba dispatcher whose compiled code is kept, where that is possible."""
    with suppress(RuntimeError, OSError):  # else it is compiled in each process
        dispatcher._cache = KernelCache(dispatcher.py_func)
    return dispatcher


@cache
def sources_hash(package: Path) -> str:
    """Return a hash of all sources from which compiled code can come, names included."""
    found = hashlib.sha256()
    for folder in FOLDERS:
        for path in sorted((package / folder).glob("**/*.py" if folder else "*.py")):
            source = path.read_bytes()
            found.update(f"{path.relative_to(package)} {len(source)}\n".encode())
            found.update(source)
    return found.hexdigest()
