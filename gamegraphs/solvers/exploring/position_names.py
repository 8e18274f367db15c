"""Names of positions that are made when they are asked for, from codes of eight bytes each."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterator, Sequence
from operator import index as as_index
from typing import Any, overload

from ...arrays import find_numpy
from ...outcome import GameGraphError

_SHOWN = 12

# What a function that reads a position may raise when it is given something else.
_NO_POSITION = (GameGraphError, AttributeError, IndexError, KeyError, TypeError, ValueError)


class PositionNames(Sequence[Hashable]):
    """The positions of a game in their order: a sequence like a tuple of them, without holding it.

    Attributes
    ----------
    codes : int64, one a position, all different
    rank, unrank : from a position to its code, and back

    Cost: a name is one call of `unrank`; `number` is a binary search, and sorts the codes once.
    """

    def __init__(
        self, codes: Any, rank: Callable[[Any], int], unrank: Callable[[int], Hashable]
    ) -> None:
        self.codes, self.rank, self.unrank = codes, rank, unrank
        self._sorted: tuple[Any, Any] | None = None

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, u: int) -> Hashable: ...
    @overload
    def __getitem__(self, u: slice) -> tuple[Hashable, ...]: ...
    def __getitem__(self, u: Any) -> Any:
        if isinstance(u, slice):
            return tuple(map(self.unrank, self.codes[u].tolist()))
        return self.unrank(int(self.codes[u]))

    def __iter__(self) -> Iterator[Hashable]:
        return map(self.unrank, self.codes.tolist())

    @property
    def numbers(self) -> Numbers:
        """The place of each name: `numbers[name]`."""
        return Numbers(self)

    def number(self, name: Hashable) -> int:
        """Return the place of a name. Raises KeyError where it is none of them."""
        code = code_of(name, self.rank, self.unrank)
        if code is None:
            raise KeyError(name)
        if self._sorted is None:
            np = find_numpy()
            assert np is not None
            order = np.argsort(self.codes)
            self._sorted = self.codes[order], order
        rising, order = self._sorted
        at = bisect_left(rising, code)
        if at == len(rising) or rising[at] != code:
            raise KeyError(name)
        return int(order[at])

    def __contains__(self, name: object) -> bool:
        try:
            self.number(name)
        except KeyError:
            return False
        return True

    def index(self, name: Any, *where: int) -> int:
        """Return the place of a name; ValueError where it is none of them, as for a tuple."""
        try:
            at = self.number(name)
        except KeyError:
            raise ValueError(f"{name!r} is none of the positions") from None
        if where and at not in range(*slice(*(*where, None)[:2]).indices(len(self))):
            raise ValueError(f"{name!r} is none of the positions there")
        return at

    def count(self, name: Any) -> int:
        """Return 1 for a position that is here, 0 for everything else."""
        return int(name in self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PositionNames | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        if len(self) <= _SHOWN:
            return repr(tuple(self))
        first = ", ".join(map(repr, self[:_SHOWN]))
        return f"({first}, ... {len(self) - _SHOWN:,} more)"


class Numbers:
    """The places of names, looked up like in a dict."""

    def __init__(self, names: PositionNames) -> None:
        self._names = names

    def __getitem__(self, name: Hashable) -> int:
        return self._names.number(name)


def code_of(
    name: Hashable, rank: Callable[[Any], int], unrank: Callable[[int], Hashable]
) -> int | None:
    """Return the code of a position, None for what is no position of the game."""
    try:
        code = as_index(rank(name))
        if code >= 0 and unrank(code) == name:
            return code
    except _NO_POSITION:
        pass
    return None
