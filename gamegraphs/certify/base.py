"""What all checkers share: the error with its witness, and the form of the numbers."""

from __future__ import annotations

from array import array
from typing import Any

from ..outcome import GameGraphError
from ..outcome import VerificationError as VerificationError  # the checkers import it from here
from ..validate import shown


def need_answer(value: Any, kind: type, what: str) -> None:
    """Raise GameGraphError unless an answer is of the kind that the solver returns."""
    if not isinstance(value, kind):
        raise GameGraphError(f"{what} must be the {kind.__name__} of a solver, not {shown(value)}")


def as_int32(values: Any, n: int, what: str) -> Any:
    """Return n integers, one a position, as int32; none is cut off."""
    if not hasattr(values, "__len__"):
        raise GameGraphError(f"{what} must be integers, one a position, not {shown(values)}")
    if len(values) != n:
        raise GameGraphError(f"{what} has {len(values)} entries, but there are {n} positions")
    if hasattr(values, "astype") and values.dtype.kind in "biu" and values.ndim == 1:
        narrowed = values.astype("int32")
        if values.dtype.itemsize < 4 or bool((narrowed == values).all()):
            return narrowed
    try:
        return array("i", values.tolist() if hasattr(values, "tolist") else values)
    except TypeError:
        raise GameGraphError(f"{what} must be integers") from None
    except OverflowError:
        raise GameGraphError(f"{what} must fit into 32 bits") from None
