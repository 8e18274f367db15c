"""`gamegraphs bench games`: real games, as ratios and times of one run."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from ..timing import Result

PARTS = ("policeman_and_thief", "cops_and_robber", "boards", "chess", "teeko")


def measure(quick: bool = False) -> Iterator[Result]:
    """Yield the rows of all parts; `quick` leaves out what takes more than some ten seconds."""
    for part in PARTS:
        yield from import_module(f"{__package__}.{part}").rows(quick)
