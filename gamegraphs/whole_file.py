"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def whole_file(path: Path, beside: str | None = None) -> Iterator[Path]:
    """Give a file to write to, in the folder of `path`, which takes its place in the end.

    Where writing fails, or the process is killed, the file that was there stays, and a reader
    meets it or the new one. The file is called `beside`: after a kill the next writer takes the
    same one. Without that name it is one that no other process uses.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "a.txt")
    ...     with whole_file(path) as half:
    ...         size = half.write_text("all of it")
    ...     path.read_text(), len(list(path.parent.iterdir()))
    ('all of it', 1)
    """
    half = path.with_name(beside or f"{path.name}.{os.getpid()}")
    try:
        yield half
        half.replace(path)
    except BaseException:
        with suppress(OSError):
            half.unlink(missing_ok=True)
        raise
