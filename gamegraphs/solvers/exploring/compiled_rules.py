"""Rules of a game as functions of numbers, so that `explore` runs them compiled.

Every position has a code, an integer of at most 62 bits: two sets of cells beside each other, say.
`rank` and `unrank` translate, in plain Python; the rules go from codes to codes, and numba
compiles them together with the loop that explores. The graph is the one that the game's own
`moves` and `verdict` give, its positions in the same order. They stay: where numba is missing, for
games so small that loading numba takes longer, and as what `check_compiled_rules` compares with.

How to write such rules: the page "Fast rules for your own game" of the book.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from types import FunctionType
from typing import Any

from ...arrays import INT32_MAX, SMALL
from ...graph import GameGraph
from ...outcome import DRAW, GOES_ON, LOSE, WIN, GameGraphError, LimitError
from ...validate import integer_within
from ..implicit.implicit_rules import flat_params
from ..jit.dispatch import has_numba
from . import explore_loop as steps
from .position_names import PositionNames, code_of

CODE_BITS = 62
_GAMES = "gamegraphs.games."
_ROOM = 1 << 15  # positions that there is room for at first, if there are so many codes
_MOVES = 1 << 22
_LISTED = 1024  # moves that are looked up together
_OUTCOMES = (LOSE, WIN, DRAW)


@dataclass(frozen=True, eq=False)
class CompiledRules:
    """The rules of a game on codes: what a game returns as its `compiled_rules`.

    Attributes
    ----------
    n : codes lie in 0..n - 1; at most 2^62. Most of them may stand for no position
    succ : succ(u, params, out) writes the codes of the positions that can be moved to into out[0],
        out[1], ..., in the order of `moves`, and returns how many; 0 where there is no move
    terminal : terminal(u, params) returns 0 LOSE, 1 WIN, 2 DRAW where play stops for the player
        to move, as `verdict` says, and 3 where it goes on
    rank : rank(position) returns its code
    unrank : unrank(code) returns the position, of the same type and form as those of `moves`
    most_moves : out has room for so many. What is written behind its end destroys other data
    params : integers of 32 bits that the rules read, such as lines and steps of the board

    `succ`, `terminal` and `params` are those of `solve_implicit`. A class has `compiled_rules` as
    a property; a subclass that changes `start`, `moves` or `verdict` is explored by these again.

    >>> class Pile:
    ...     start = 9
    ...     def moves(self, stones):
    ...         return [stones - take for take in (1, 2) if take <= stones]
    ...     @property
    ...     def compiled_rules(self):
    ...         return CompiledRules(10, succ, lambda u, params: 3, int, int, most_moves=2)
    >>> def succ(u, params, out):
    ...     count = 0
    ...     for take in (1, 2):
    ...         if take <= u:
    ...             out[count] = u - take
    ...             count += 1
    ...     return count
    >>> from gamegraphs import check_compiled_rules
    >>> check_compiled_rules(Pile())
    10
    """

    n: int
    succ: Callable[..., Any]
    terminal: Callable[..., Any]
    rank: Callable[[Any], int]
    unrank: Callable[[int], Hashable]
    most_moves: int
    params: Sequence[int] = ()

    def __post_init__(self) -> None:
        for name, least, most in (("n", 1, 1 << CODE_BITS), ("most_moves", 1, INT32_MAX)):
            value = getattr(self, name)
            number = integer_within(value, least, most)
            if number is None:
                raise GameGraphError(f"{name} must be an integer from {least} to {most}: {value!r}")
            object.__setattr__(self, name, number)  # numpy's integers become Python's
        for name in ("succ", "terminal", "rank", "unrank"):
            if not callable(getattr(self, name)):
                raise GameGraphError(f"{name} must be a function, not {getattr(self, name)!r}")
        flat_params(self.params)

    def explore(
        self, game: Any, limit: int | None = None, starts: Iterable[Hashable] | None = None
    ) -> GameGraph | None:
        """Return the graph of `gamegraphs.explore`, None where its own loop is the better one.

        That is so without numba, for games with few codes, and where the start or one of `starts`
        is no position that `rank` knows.
        """
        if self.n <= SMALL or not has_numba():
            return None
        return explore_compiled(self, game, limit, starts)


def explore_compiled(
    rules: CompiledRules, game: Any, limit: int | None, starts: Iterable[Hashable] | None
) -> GameGraph | None:
    """Return the graph, None if a position to begin from is none that the rules know."""
    import numpy as np

    begun: dict[int, None] = {}
    for position in chain((game.start,), starts or ()):
        code = code_of(position, rules.rank, rules.unrank)
        if code is None or code >= rules.n:
            return None
        begun[code] = None
        if limit is not None and len(begun) > limit:
            raise LimitError(_too_many(limit, game))
    most = rules.most_moves
    limit = min(INT32_MAX, limit or INT32_MAX)
    loop, fill = compiled_loops(rules.succ, rules.terminal)
    params = flat_params(rules.params)
    progress = np.array([0, len(begun), 0, 0])
    room = _room_for(min(_ROOM, rules.n), len(begun) + max(_LISTED, most))
    codes = np.empty(room, np.int64)
    codes[: len(begun)] = np.fromiter(begun, np.int64, len(begun))
    endings, offsets = np.empty(room, np.uint8), np.zeros(room + 1, np.int64)
    # It takes memory where it is written.
    targets = np.empty(min(_MOVES, rules.n * most) + 4 * room, np.int32)
    table = _filled(fill, codes, len(begun))
    out = np.empty(max(_LISTED, most), np.int64)
    if not str(getattr(rules.succ, "__module__", "")).startswith(_GAMES):
        _try_rules(rules)
    while True:
        result = loop(
            progress, rules.n, limit, most, params, out,
            codes, endings, offsets, targets, table,
        )  # fmt: skip
        u, count, at = progress[:3].tolist()
        if result == steps.DONE:
            break
        if result == steps.BEYOND_LIMIT:
            raise LimitError(_too_many(limit, game))
        if result != steps.NO_ROOM:
            raise _error(result, rules, game, int(codes[u]), int(progress[3]))
        if count + len(out) > len(codes):
            room = _room_for(_ROOM, len(codes) + len(out))
            codes, endings = _longer(codes, room), _longer(endings, room)
            offsets = _longer(offsets, room + 1)
            table = _filled(fill, codes, count)
        if at + len(out) > len(targets):
            targets = _longer(targets, 2 * len(targets) + len(out))
    if at <= INT32_MAX:
        offsets = offsets[: count + 1].astype(np.int32)
    names = PositionNames(codes[:count], rules.rank, rules.unrank)
    ends = np.flatnonzero(endings[:count] != GOES_ON)
    outcomes = [_OUTCOMES[end] for end in endings[ends].tolist()]
    return GameGraph.named_by(
        names, offsets[: count + 1], targets[:at], dict(zip(ends.tolist(), outcomes, strict=True))
    )


@cache
def compiled_loops(succ: Any, terminal: Any) -> tuple[Any, Any]:
    """Return the loops of `explore_loop`, compiled with these rules at their first call.

    With the package's own rules the compiled code is kept on disk. The loop then has the file and
    the name of the rules in place of its own, so that each game has code of its own.
    """
    from numba import njit

    from ..jit.kernel_cache import keep_compiled
    from ..jit.primitives import prefetch

    rule = getattr(succ, "py_func", succ)
    rules = {"succ": compiled_rule(succ), "terminal": compiled_rule(terminal)}
    scope = {**vars(steps), "prefetch": prefetch, **rules}
    code, is_ours = steps.explore_loop.__code__, rule.__module__.startswith(_GAMES)
    if is_ours:
        name = f"explore_by_{rule.__name__}"
        code = code.replace(
            co_filename=rule.__code__.co_filename, co_name=name, co_qualname=name,
            co_firstlineno=rule.__code__.co_firstlineno,
        )  # fmt: skip
    loop = FunctionType(code, scope)
    loop.__module__ = rule.__module__
    explore, fill = (
        njit(nogil=True, error_model="numpy")(function) for function in (loop, steps.fill_table)
    )
    return keep_compiled(explore) if is_ours else explore, keep_compiled(fill)


@cache
def compiled_rule(rule: Any) -> Any:
    """Return a rule compiled; the same one at every call with the same function."""
    from numba import njit

    return rule if hasattr(rule, "py_func") else njit(nogil=True, error_model="numpy")(rule)


def _try_rules(rules: CompiledRules) -> None:
    """Refuse rules that numba cannot compile, or whose results are no integers.

    The loop needs them compiled for the same types, so that this costs no time.
    """
    from numba import types
    from numba.core.errors import NumbaError

    numbers = types.Array(types.int32, 1, "C"), types.Array(types.int64, 1, "C")
    for name, rule, kinds in (
        ("terminal", rules.terminal, (types.int64, numbers[0])),
        ("succ", rules.succ, (types.int64, *numbers)),
    ):
        try:
            compiled = compiled_rule(rule)
            if not getattr(compiled, "_can_compile", True):  # the user has given signatures
                continue
            compiled.compile(kinds)
            found = compiled.overloads[kinds].signature.return_type
        except (NumbaError, TypeError) as error:
            said = str(error).strip().partition("\n")[0]
            raise GameGraphError(
                f"numba cannot compile {name} ({said}); run gg.check_compiled_rules(game)"
            ) from error
        if not isinstance(getattr(found, "literal_type", found), types.Integer):
            raise GameGraphError(
                f"{name} returns numba's type {found}; it must return an integer on every way "
                "through it; run gg.check_compiled_rules(game)"
            )


def _room_for(*counts: int) -> int:
    """Return a power of two, at least as large as each of these."""
    return 1 << (max(counts) - 1).bit_length()


def _filled(fill: Any, codes: Any, count: int) -> Any:
    """Return a table with two entries for each position that there is room for."""
    import numpy as np

    table = np.zeros(2 * len(codes), np.int32)
    fill(codes, count, table)
    return table


def _longer(values: Any, length: int) -> Any:
    import numpy as np

    found = np.empty(length, values.dtype)
    found[: len(values)] = values
    return found


def _too_many(used: int, game: Any) -> str:
    return f"more than {used} positions can be reached from {game.start!r}"


def _error(result: int, rules: CompiledRules, game: Any, code: int, said: int) -> GameGraphError:
    """Return what to raise for a position about which the rules err."""
    where = f"{rules.unrank(code)!r}, code {code}"
    if result == steps.BAD_END:
        return GameGraphError(f"terminal returned {said} for {where}; it must be 0, 1, 2 or 3")
    if result == steps.BAD_COUNT:
        return GameGraphError(
            f"succ returned {said} for {where}; it must be 0 to most_moves = {rules.most_moves}"
        )
    return GameGraphError(f"succ wrote {said} for {where}; codes lie in 0..{rules.n - 1}")
