"""Compare the compiled rules of a game with its own `moves` and `verdict`, position by position.

Compiled code looks at no bounds: what is written behind `out` destroys other data and is noticed
late or never. So each rule is first run as plain Python, with an `out` and `params` that refuse
every index they do not have, and then compiled, as numba's numbers of 64 bits can differ from
Python's. Both have to give the moves and verdicts of the game, in their order.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import islice
from operator import index as as_index
from typing import Any

from ...outcome import GOES_ON, GameGraphError, Outcome, as_outcome
from ...rules import Rules, checked_starts, rules_on_codes
from ...validate import as_count, integer_within, shown
from ..implicit.guarded import Guarded, OutsideError
from ..implicit.implicit_rules import flat_params
from ..jit.dispatch import has_numba
from .compiled_rules import CompiledRules, compiled_rule

_BEHIND = 64  # entries behind the end of a compiled rule's `out` that must stay as they are
_UNTOUCHED = -0x5EED


def check_compiled_rules(
    game: Rules, limit: int = 10_000, starts: Iterable[Hashable] | None = None
) -> int:
    """Return how many positions were compared; the compiled rules agree with the game on them.

    Parameters
    ----------
    game : a game with `compiled_rules`
    limit : how many positions to compare at most: the first that come up breadth first
    starts : more positions to begin from, such as `game.positions()`

    Raises GameGraphError at the first fault, with the position and the value: a write or read
    past the end of `out` or `params`, a code that is not in 0..n - 1, a position that `rank` and
    `unrank` change, moves in another order, a move of a position where play has ended, a wrong
    verdict, and what only the compiled rule does.
    Cost: some 50 microseconds a position and 5 a move, and a second to compile.
    """
    rules = rules_on_codes(game)
    if not isinstance(rules, CompiledRules):
        raise GameGraphError(
            f"game must have compiled_rules beside its moves, not {shown(game)}; a subclass with "
            "other moves needs its own"
        )
    if as_count(limit, "limit") == 0:
        raise GameGraphError("limit must be at least 1, the start itself, not 0")
    check = _Check(game, rules)
    seen = dict.fromkeys((game.start, *islice(checked_starts(starts), limit)))
    waiting = list(seen)
    for done, position in enumerate(waiting):  # grows while it is walked
        if done == limit:
            return done
        for successor in check.moves(position):
            if successor not in seen:
                seen[successor] = None
                waiting.append(successor)
    return len(waiting)


class _Check:
    def __init__(self, game: Any, rules: CompiledRules) -> None:
        self.game, self.rules = game, rules
        self.verdict = getattr(game, "verdict", None)
        self.params = Guarded("params", [int(value) for value in flat_params(rules.params)])
        self.ranks: dict[int, Hashable] = {}
        self.compiled: Any = None
        if has_numba():
            import numpy as np

            self.compiled = compiled_rule(rules.succ), compiled_rule(rules.terminal)
            self.flat = flat_params(rules.params)
            self.out = np.empty(rules.most_moves + _BEHIND, np.int64)

    def moves(self, position: Hashable) -> list[Hashable]:
        """Return the moves of a position, [] where play has ended, after comparing everything."""
        code = self.rank(position)
        where = f"{position!r}, code {code}"
        verdict = None if self.verdict is None else self.verdict(position)
        if verdict is not None:
            verdict = as_outcome(verdict, f"verdict({position!r})")
        moves = [] if verdict is not None else list(self.game.moves(position))
        end = self.run(self.rules.terminal, where, code, self.params)
        self.end(end, verdict, where)
        if verdict is None:
            self.successors(self.plain_row(code, where), moves, where)
        if self.compiled is not None:
            self.compare_compiled(code, where, end, verdict is None)
        return moves

    def rank(self, position: Hashable) -> int:
        """Return the code of a position, which must lead back to it and to no other."""
        n = self.rules.n
        given = self.called("rank", position)
        code = integer_within(given, 0, n - 1)
        if code is None:
            raise GameGraphError(f"rank({position!r}) is {given!r}; codes lie in 0..{n - 1}")
        other = self.ranks.setdefault(code, position)
        if other != position:
            raise GameGraphError(f"rank gives {code} for {position!r} and for {other!r}")
        back = self.called("unrank", code)
        if back != position or type(back) is not type(position):
            raise GameGraphError(f"unrank({code}) is {back!r}, but {position!r} has this code")
        return code

    def called(self, name: str, given: Any) -> Any:
        """Return what rank or unrank returns."""
        try:
            return getattr(self.rules, name)(given)
        except Exception as error:
            raise GameGraphError(f"{name} raised {error!r} for {given!r}") from error

    def run(self, rule: Any, where: str, *arguments: Any) -> int:
        """Return what a rule returns, run as plain Python."""
        plain = getattr(rule, "py_func", rule)
        name = "succ" if rule is self.rules.succ else "terminal"
        try:
            found = plain(*arguments)
        except OutsideError as error:
            raise GameGraphError(f"{name} {error} for {where}") from None
        except Exception as error:
            raise GameGraphError(f"{name} raised {error!r} for {where}") from error
        try:
            if isinstance(found, bool):
                raise TypeError
            return as_index(found)
        except TypeError:
            raise GameGraphError(
                f"{name} returned {found!r} for {where}; it must be an integer"
            ) from None

    def run_compiled(self, rule: Any, name: str, *arguments: Any) -> int:
        """Return what a compiled rule returns."""
        from numba.core.errors import NumbaError

        try:
            return int(rule(*arguments))
        except (NumbaError, TypeError) as error:
            raise GameGraphError(f"numba cannot compile {name}: {error}") from error

    def end(self, end: int, verdict: Outcome | None, where: str) -> None:
        if not 0 <= end <= GOES_ON:
            raise GameGraphError(f"terminal returned {end} for {where}; it must be 0, 1, 2 or 3")
        found = None if end == GOES_ON else Outcome(end)
        if found != verdict:
            raise GameGraphError(
                f"terminal returned {end} for {where}, which says {_said(found)}; the verdict of "
                f"the game says {_said(verdict)}"
            )

    def plain_row(self, code: int, where: str) -> list[int]:
        """Return the codes that succ writes in plain Python."""
        rules = self.rules
        out = Guarded("out", [None] * rules.most_moves)
        count = self.run(rules.succ, where, code, self.params, out)
        if not 0 <= count <= rules.most_moves:
            raise GameGraphError(
                f"succ returned {count} for {where}; it must be 0 to most_moves = "
                f"{rules.most_moves}"
            )
        row: list[int] = []
        for k, value in enumerate(out.values[:count]):
            if value is None:
                raise GameGraphError(f"succ returned {count} for {where}, but left out[{k}] unset")
            if not isinstance(value, int) or not 0 <= value < rules.n:
                raise GameGraphError(
                    f"succ wrote out[{k}] = {value!r} for {where}; codes lie in 0..{rules.n - 1}"
                )
            row.append(value)
        return row

    def successors(self, row: list[int], moves: list[Hashable], where: str) -> None:
        """Refuse other successors than those of the game, or another order."""
        found = [self.called("unrank", code) for code in row]
        if len(found) > len(moves) and not moves:
            raise GameGraphError(f"succ has the move to {found[0]!r} for {where}, which has none")
        for k, (have, due) in enumerate(zip(found, moves, strict=False)):
            if have != due:
                raise GameGraphError(
                    f"move {k} of succ leads to {have!r} for {where}; that of the game to {due!r}"
                )
        if len(found) != len(moves):
            raise GameGraphError(
                f"succ has {len(found)} moves for {where}, and the game {len(moves)}"
            )

    def compare_compiled(self, code: int, where: str, end: int, goes_on: bool) -> None:
        """Refuse what only the compiled rules do."""
        succ, terminal = self.compiled
        compiled_end = self.run_compiled(terminal, "terminal", code, self.flat)
        if compiled_end != end:
            raise GameGraphError(
                f"terminal returned {end} for {where}, but {compiled_end} once it is compiled"
            )
        if goes_on:
            row = self.plain_row(code, where)
            self.out[:] = _UNTOUCHED
            room = self.out[: self.rules.most_moves]
            count = self.run_compiled(succ, "succ", code, self.flat, room)
            compiled_row = self.out[:count].tolist()
            if compiled_row != row:
                pairs = enumerate(zip(row, compiled_row, strict=False))
                k = next((k for k, (a, b) in pairs if a != b), min(len(row), len(compiled_row)))
                raise GameGraphError(
                    f"succ wrote {row[k : k + 1]} to out[{k}] and returned {len(row)} for {where}, "
                    f"but {compiled_row[k : k + 1]} and {count} once it is compiled"
                )
            touched = [int(v) for v in self.out[self.rules.most_moves :] if v != _UNTOUCHED]
            if touched:
                raise GameGraphError(
                    f"succ wrote {touched[0]} behind the end of out for {where} once it is compiled"
                )


def _said(outcome: Outcome | None) -> str:
    return "that play goes on" if outcome is None else outcome.name
