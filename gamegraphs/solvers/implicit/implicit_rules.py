"""The rules of a game that is not stored: functions from a position's number to its neighbours.

Two styles. `ListRules` are plain functions that return the neighbours. `ArrayRules` write them
into an array and read what they need from one flat int32 array, `params`; that is what can be
compiled. Both answer the same questions here, one position at a time, and check every answer.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from operator import index as as_index
from typing import Any

from ...arrays import find_numpy
from ...outcome import GOES_ON, GameGraphError, Outcome, terminal_outcome
from ...validate import as_integer, positions
from ..jit.dispatch import has_numba
from .guarded import Guarded, OutsideError

Rows = tuple[Any, Any, Any]  # offsets and targets of some positions, and their endings


class ListRules:
    """succ(u) and pred(v) return iterables of positions, terminal(u) whether play ends at u."""

    compiled = False

    def __init__(
        self,
        n: int,
        succ: Callable[[int], Iterable[int]],
        pred: Callable[[int], Iterable[int]],
        terminal: Callable[[int], Any],
        terminals: str,
    ) -> None:
        self.n, self.succ, self.pred, self.terminal = n, succ, pred, terminal
        self.end = terminal_outcome(terminals)
        self.known_degree: Callable[[int], int] | None = None  # without a call of succ

    def moves(self, u: int) -> list[int]:
        """Return the successors of u, every one checked; also where play has ended."""
        return checked(self.succ(u), f"succ({u})", self.n)

    def predecessors(self, v: int) -> list[int]:
        """Return the predecessors of v, once for every move, every one checked."""
        return checked(self.pred(v), f"pred({v})", self.n)

    def degree(self, u: int) -> int:
        """Return the number of moves of u."""
        known = self.known_degree
        return len(self.moves(u)) if known is None else known(u)

    def ending(self, u: int) -> Outcome | None:
        """Return the outcome with which `terminal` ends play at u, None where it goes on."""
        return self.meaning(u, self.terminal(u))

    def meaning(self, u: int, said: Any) -> Outcome | None:
        """Return the ending that `terminal` has told of u."""
        if said is None or said is False:
            return None
        if said is True:
            return self.end
        if isinstance(said, Outcome):
            return said
        if getattr(getattr(said, "dtype", None), "kind", "") == "b":  # numpy's own bool
            return self.end if said else None
        raise GameGraphError(
            f"terminal({u}) must be False, True or an Outcome, not {said!r}: "
            "a number could mean either"
        )

    def rows(self, first: int, last: int) -> Rows:
        """Return (offsets, targets, endings) of positions first..last - 1; GOES_ON is no end.

        The moves of a position where play ends are left out: they are never made.
        """
        offsets, targets, endings = array("i", [0]), array("i"), array("B")
        for u in range(first, last):
            end = self.ending(u)
            endings.append(GOES_ON if end is None else end)
            if end is None:
                targets.extend(self.moves(u))
            offsets.append(len(targets))
        return offsets, targets, endings


class ArrayRules(ListRules):
    """succ(u, params, out) fills `out` and returns how many; pred the same; terminal(u, params).

    They are compiled where numba is installed, and run as they are where it is not. With `debug`
    they run as they are, and `out` and `params` refuse every index that they do not have.
    """

    def __init__(
        self,
        n: int,
        succ: Callable[..., int],
        pred: Callable[..., int],
        terminal: Callable[..., int],
        terminals: str,
        params: Any,
        degree: Callable[..., int] | None,
        most_moves: int,
        debug: bool = False,
    ) -> None:
        self.params = flat_params(() if params is None else params)
        self.most_moves = most_moves
        self.compiled = has_numba() and not debug
        self.debug = debug
        self.functions: tuple[Any, ...] = (succ, pred, terminal, degree)
        if self.compiled:
            from .rule_loops import compiled_rule

            self.functions = tuple(rule and compiled_rule(rule) for rule in self.functions)
            succ, pred, terminal, degree = self.functions
        elif debug:
            self.params = Guarded("params", self.params.tolist())
            self.functions = tuple(rule and _in_plain_python(rule) for rule in self.functions)
            succ, pred, terminal, degree = self.functions
        self._out = flat_params([0] * most_moves)
        super().__init__(
            n,
            lambda u: self._filled(succ, "succ", u),
            lambda v: self._filled(pred, "pred", v),
            lambda u: terminal(u, self.params),
            terminals,
        )
        if degree is not None:
            self.known_degree = lambda u: degree(u, self.params)

    def meaning(self, u: int, said: Any) -> Outcome | None:
        if not isinstance(said, bool) and said in (0, 1, 2, GOES_ON):
            return None if said == GOES_ON else Outcome(int(said))
        raise GameGraphError(
            f"terminal({u}, params) must be 0, 1 or 2, or {GOES_ON} where play goes on, "
            f"not {said!r}"
        )

    def rows(self, first: int, last: int) -> Rows:
        if not self.compiled:
            return super().rows(first, last)
        from .rule_loops import compiled_rows

        return compiled_rows(self, first, last)

    def _filled(self, function: Callable[..., int], what: str, u: int) -> list[int]:
        out: Any = Guarded("out", [None] * self.most_moves) if self.debug else self._out
        count = function(u, self.params, out)
        try:
            count = as_index(count)
        except TypeError:
            raise GameGraphError(
                f"{what}({u}, params, out) returned {count!r}; it must be the number of moves"
            ) from None
        if not 0 <= count <= self.most_moves:
            raise GameGraphError(
                f"{what}({u}, params, out) returned {count}, but out has room for "
                f"{self.most_moves}; see most_moves"
            )
        if self.debug and None in out.values[:count]:
            raise GameGraphError(
                f"{what}({u}, params, out) returned {count}, but left "
                f"out[{out.values.index(None)}] unset"
            )
        return out.values[:count] if self.debug else out[:count].tolist()  # type: ignore[no-any-return]


def _in_plain_python(rule: Callable[..., int]) -> Callable[..., int]:
    """Return a rule as it was before it was compiled; an index that is not there is an error."""
    plain = getattr(rule, "py_func", rule)

    def call(u: int, *arrays: Any) -> Any:
        try:
            return plain(u, *arrays)
        except OutsideError as error:
            raise GameGraphError(f"{plain.__name__} {error} for position {u}") from None

    return call


def flat_params(values: Any) -> Any:
    """Return integers as a flat int32 array, a numpy one where numpy is installed."""
    np = find_numpy()
    try:
        if np is None:
            return array("i", values)
        found = np.asarray(values)
        if found.size == 0:
            return np.empty(0, np.int32)
        if found.dtype.kind in "iu" and found.ndim == 1:
            flat = np.ascontiguousarray(found, np.int32)
            if (flat == found).all():
                return flat
    except (TypeError, ValueError, OverflowError):
        pass
    raise GameGraphError(f"params must be integers of 32 bits in one flat array, not {values!r}")


def checked(found: Any, what: str, n: int) -> list[int]:
    """Return what a rule gave as a list of positions; `what` is the call, for the error."""
    if not hasattr(found, "__iter__"):
        raise GameGraphError(f"{what} must be positions, not {found!r}")
    given = list(found)
    if set(map(type, given)) <= {int} and (not given or (min(given) >= 0 and max(given) < n)):
        return given
    row = []
    for i, value in enumerate(given):
        v = as_integer(value, f"{what}[{i}]")
        if not 0 <= v < n:
            raise GameGraphError(f"{what}[{i}] is position {v}, but {positions(n)}")
        row.append(v)
    return row
