"""`gamegraphs bench games`: real games, as ratios and times of one run."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

from ..timing import Result

PARTS = ("policeman_and_thief", "cops_and_robber", "boards", "chess", "teeko")


def measure(quick: bool = False, parts: Sequence[str] = PARTS) -> Iterator[Result]:
    """Yield the rows of some parts; `quick` leaves out what takes more than some ten seconds."""
    for part in parts:
        yield from import_module(f"{__package__}.{part}").rows(quick)
