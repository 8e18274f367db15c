"""Tables of representatives by name, which are written out in full only for those who ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from ....outcome import GameGraphError
from ...table_bytes import DRAWN, ILLEGAL, LONGEST
from ..material import Material, material_of
from ..slices import slice_of
from .layout import Layout, index_of, layout_of, spread_rows, times_counted

MOST_IN_FULL = 150_000_000


class TablesBySymmetry(Mapping[str, Any]):
    """A mapping from names of slices to the bytes of all positions, by number.

    A table that has been asked for is kept in full, and what its owner writes into it counts.

    Attributes
    ----------
    size : squares on a side of the board
    rows : the tables of representatives by name, uint8; see layout.py
    """

    def __init__(self, size: int, rows: dict[str, Any]) -> None:
        self.size = size
        self.rows = rows
        self._full: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """Return all bytes. Raises GameGraphError for more than 150 million positions."""
        if name not in self._full:
            self._full[name] = self.in_full(name)
        return self._full[name]

    def __contains__(self, name: object) -> bool:
        return name in self.rows  # Mapping would ask for the whole table

    def __iter__(self) -> Iterator[str]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def in_full(self, name: str) -> Any:
        """Return all bytes of a table, and do not keep them."""
        part = slice_of(material_of(name).pieces, self.size)
        rows = self.rows[name]
        if part.positions > MOST_IN_FULL:
            raise GameGraphError(
                f"{name} in full would have {part.positions:,} bytes, more than {MOST_IN_FULL:,}: "
                "ask with `probe`, `moves`, `counts` and `histogram`"
            )
        return spread_rows(layout_of(self.size, part.pieces), part.symmetry, rows)

    def changed(self, name: str) -> bool:
        """Return whether somebody has written into a table that was given out."""
        return name in self._full and not np.array_equal(self._full[name], self.in_full(name))

    def byte(self, material: Material, squares: list[int], side: int) -> int:
        """Return the byte of a position."""
        if material.name in self._full:
            number = slice_of(material.pieces, self.size).number(squares, side)
            return int(self._full[material.name][number])
        index = index_of(layout_of(self.size, material.pieces), squares, side)
        return ILLEGAL if index < 0 else int(self.rows[material.name][index])

    def tally(self, name: str, side: int) -> Any:
        """Return int64 [byte]: how many positions have it, with one side to move.

        A position counts with all its images, and once for all orders of equal pieces.
        """
        layout, blocks = self._blocks(name, side)
        tally = np.zeros(256, dtype=np.int64)
        times = times_counted(layout)
        for count in np.unique(times):
            chosen = slice(None) if (times == count).all() else np.flatnonzero(times == count)
            for weight in np.unique(layout.weight):
                for place in np.flatnonzero(layout.weight == weight):
                    found = np.bincount(blocks[place][chosen], minlength=256)
                    tally += found * int(weight) * int(count)
        return tally // layout.times

    def longest(self, name: str) -> tuple[int, int] | None:
        """Return (plies, number) of the first WIN in the most plies, None if there is none."""
        best = 0
        for side in (0, 1):
            for block in self._blocks(name, side)[1]:
                best = max(best, int(block.max(initial=0, where=_is_win(block))))
        if best == 0:
            return None
        part = slice_of(material_of(name).pieces, self.size)
        for side in (0, 1):
            layout, blocks = self._blocks(name, side)
            for place, block in enumerate(blocks):
                tails = np.flatnonzero(block[layout.entry] == best)
                if len(tails):
                    head = int(part.symmetry.heads[side * layout.places + place])
                    return best, head * part.symmetry.tails + int(tails[0])
        raise AssertionError("a number that was there is gone")

    def _blocks(self, name: str, side: int) -> tuple[Layout, Any]:
        """Return the layout of a table, and its blocks with one side to move."""
        layout = layout_of(self.size, material_of(name).pieces)
        return layout, self.rows[name].reshape(2, layout.places, -1)[side]


def bare_kings(size: int) -> Any:
    """Return the table of two kings: all draws."""
    layout = layout_of(size, material_of("KK").pieces)
    return np.full(2 * layout.places, DRAWN, dtype=np.uint8)


def _is_win(values: Any) -> Any:
    return (values <= LONGEST) & (values % 2 == 1)
