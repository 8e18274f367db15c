"""Outcomes of a position, conventions for its end, and the errors of this package.

An outcome is always that of the player to move.
"""

from __future__ import annotations

from collections.abc import Iterable
from copyreg import __newobj__  # type: ignore[attr-defined]
from enum import IntEnum
from typing import Any, Literal, NoReturn

Terminals = Literal["normal", "misere"]


class Outcome(IntEnum):
    """What the player to move gets under best play of both sides.

    >>> Outcome.WIN, int(Outcome.DRAW), Outcome(0).letter
    (<Outcome.WIN: 1>, 2, 'L')
    """

    LOSE = 0
    WIN = 1
    DRAW = 2

    @property
    def letter(self) -> str:
        """The first letter: L, W or D."""
        return self.name[0]


LOSE, WIN, DRAW = Outcome

# In arrays of outcomes with which play ends, and in compiled rules: play goes on here.
GOES_ON = 3


class GameGraphError(ValueError):
    """Something handed to this package is not what it has to be; the message names the place.

    It can be pickled and copied, whatever the arguments of a subclass: its text and its
    attributes are kept, and `__init__` is not called again.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return __newobj__, (type(self), *self.args), self.__dict__


class FormatError(GameGraphError):
    """A text is not a game graph; `line` is the line, counted from 1, where it stops being one."""

    def __init__(self, message: str, line: int, source: str = "") -> None:
        self.line = line
        super().__init__(f"{source + ', ' if source else ''}line {line}: {message}")


class UnknownPositionError(GameGraphError, LookupError):
    """A name, or an index, that no position of the graph has."""


class CycleError(GameGraphError):
    """A method for acyclic graphs met a cycle; `cycle` holds the names of its positions."""

    def __init__(self, cycle: Iterable[object], advice: str = 'use method="retrograde"') -> None:
        self.cycle = list(cycle)
        shown = [str(name) for name in self.cycle[:8]]
        rest = ["..."] if len(self.cycle) > 8 else []
        path = " -> ".join([*shown, *rest, shown[0]])
        super().__init__(
            f"the game has a cycle of {len(self.cycle)} position(s): {path}; "
            f"play may never end there, so {advice}"
        )


class LimitError(GameGraphError):
    """More positions can be reached than the caller allowed."""


class VerificationError(GameGraphError):
    """A solution is wrong; `position` is the name of a position where this shows."""

    __module__ = "gamegraphs"

    def __init__(self, position: object, reason: str) -> None:
        self.position = position
        self.reason = reason
        super().__init__(f"position {position!r}: {reason}")


class Verdicts(dict[Any, Outcome]):
    """{name: Outcome} of a graph or a solution; a dict that refuses to be changed.

    >>> Verdicts({"a": WIN})
    {'a': <Outcome.WIN: 1>}
    """

    def _refuse(self, *given: Any, **more: Any) -> NoReturn:
        raise GameGraphError(
            "verdicts cannot be changed; solve with verdicts=..., or make a graph with others"
        )

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return Verdicts, (dict(self),)


def terminal_outcome(terminals: str) -> Outcome:
    """Return the outcome of a position without moves: LOSE in normal play, WIN in misere play.

    >>> terminal_outcome("misere")
    <Outcome.WIN: 1>
    """
    if terminals == "normal":
        return LOSE
    if terminals == "misere":
        return WIN
    raise GameGraphError(f'terminals must be "normal" or "misere", not {terminals!r}')


def as_outcome(value: object, place: str) -> Outcome:
    """Return `value` as an Outcome; `place` says in the error where it came from.

    >>> as_outcome(1, "verdicts[3]")
    <Outcome.WIN: 1>
    """
    if isinstance(value, Outcome):
        return value
    try:
        # Only whole numbers: 1.0 and True are not outcomes, whatever they are equal to.
        if not isinstance(value, bool | float | str):
            return Outcome(value.__index__())  # type: ignore[attr-defined]
    except (AttributeError, TypeError, ValueError):
        pass
    raise GameGraphError(f"{place} must be an Outcome (LOSE 0, WIN 1 or DRAW 2), not {value!r}")
