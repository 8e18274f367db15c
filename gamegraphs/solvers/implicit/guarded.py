"""A list that refuses every index it does not have: what rules write to and read while checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class OutsideError(Exception):
    """An index that is not there; says what was read or written."""


class Guarded:
    """A list that has no other indices than its own, not even negative ones."""

    def __init__(self, name: str, values: Sequence[Any]) -> None:
        self.name, self.values = name, list(values)

    def __len__(self) -> int:
        return len(self.values)

    def __getitem__(self, k: Any) -> Any:
        found = self.values[self._checked(k, "read")]
        if found is None:
            raise OutsideError(f"read {self.name}[{k}] before it was written")
        return found

    def __setitem__(self, k: Any, value: Any) -> None:
        if self.name == "params":
            raise OutsideError(f"wrote params[{k}] = {value!r}, which all positions share")
        self.values[self._checked(k, "wrote", value)] = value

    def _checked(self, k: Any, verb: str, *value: Any) -> int:
        at = k.__index__() if hasattr(k, "__index__") else None
        if at is None or not 0 <= at < len(self.values):
            said = f" = {value[0]!r}" if value else ""
            raise OutsideError(
                f"{verb} {self.name}[{k!r}]{said}, but {self.name} has only the indices "
                f"0..{len(self.values) - 1}"
            )
        return int(at)
