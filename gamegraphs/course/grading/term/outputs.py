"""Where reports are written: never over a file that a teacher wrote or a student handed in."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from ....outcome import GameGraphError


def refuse_overwriting(
    written: Iterable[Path | None], read: Iterable[Path | None], handed_in: Path | None = None
) -> None:
    """Raise GameGraphError if a file to be written is one that is read, or is written twice.

    `handed_in` is a folder with a folder for each student: into these nothing is written either.
    None among the files stands for one that is not asked for.
    """
    kept = {path.resolve() for path in read if path is not None}
    found: set[Path] = set()
    for path in written:
        if path is None:
            continue
        place = path.resolve()
        if place in kept:
            raise GameGraphError(f"{path} is read, and would be written over: name another file")
        if place in found:
            raise GameGraphError(f"two reports would be written into {path}: name another file")
        inside = handed_in is not None and handed_in.resolve() in place.parents[1:]
        if inside and place.parent.is_dir():
            raise GameGraphError(f"{path} lies among what was handed in: name another file")
        found.add(place)
