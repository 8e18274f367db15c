"""Rules: a game's moves as a function of the position; `explore` turns them into a graph."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Iterator
from itertools import tee
from typing import Any, Protocol

from .arrays import INT32_MAX, code_for
from .graph import GameGraph
from .outcome import GameGraphError, LimitError, Outcome, as_outcome
from .validate import as_count, shown


class Rules(Protocol):
    """A game: where it starts and what may be played.

    Positions are hashable and contain whose turn it is. A game may also have
    `verdict(position) -> Outcome | None`: the outcome for the player to move where play stops.
    """

    @property
    def start(self) -> Hashable: ...
    def moves(self, position: Any) -> Iterable[Hashable]: ...


def explore(
    game: Rules, limit: int | None = None, starts: Iterable[Hashable] | None = None
) -> GameGraph:
    """Return the graph of all positions that can be reached from `game.start`.

    Position 0 is the start; the others follow in breadth-first order and are named by the
    positions of the game. Where `game.verdict` gives an outcome, play stops: the verdict is
    kept in the graph's `verdicts` and the position gets no moves.

    Parameters
    ----------
    limit : the most positions the graph may have
    starts : more positions to begin from; they follow the start, in their order. All positions
        of a game, reachable or not: `explore(game, starts=game.positions())`, where the game
        can list them

    Raises LimitError if more than `limit` positions can be reached, GameGraphError if the
    rules return something that is no position or no outcome.
    Cost: O(n + m) calls and hash look-ups. A game with `compiled_rules` (see `CompiledRules`) of
    more than a few thousand positions is explored by these where numba is installed, some thirty
    times faster. The graph is the same; its names are made when they are asked for, and are a
    sequence that holds 8 bytes a position in place of a tuple.

    >>> class Countdown:
    ...     start = 3
    ...     def moves(self, pile):
    ...         return [pile - take for take in (1, 2) if take <= pile]
    >>> g = explore(Countdown())
    >>> g.names, g.moves(0)
    ((3, 2, 1, 0), [1, 2])
    >>> explore(Countdown(), starts=[5, 0]).names
    (3, 5, 0, 2, 1, 4)
    """
    if limit is not None and not isinstance(limit, int):
        limit = as_count(limit, "limit")
    if limit is not None and limit < 1:
        raise GameGraphError(f"limit must be at least 1, the start itself, not {limit}")
    if not (hasattr(game, "start") and callable(getattr(game, "moves", None))):
        raise GameGraphError(
            f"game must have a start and a function moves(position), not {shown(game)}; "
            "a graph is made of lists with GameGraph.from_moves([[1], []])"
        )
    verdict_of = getattr(game, "verdict", None)
    others = checked_starts(starts)
    compiled = rules_on_codes(game)
    if compiled is not None:
        others, again = tee(others)
        graph: GameGraph | None = compiled.explore(game, limit, others)
        if graph is not None:
            return graph
        others = again
    names: list[Hashable] = [game.start]
    numbers: dict[Hashable, int] = {_hashable(game.start, "game.start"): 0}
    for position in others:
        if position not in numbers:
            _check_room(len(names), limit, game)
            numbers[position] = len(names)
            names.append(position)
    verdicts: dict[Any, Outcome] = {}
    targets = array("i")
    offsets = array("q", [0])
    for position in names:  # grows while it is walked: a queue that forgets nothing
        verdict = verdict_of(position) if verdict_of is not None else None
        if verdict is not None:
            verdicts[position] = as_outcome(verdict, f"verdict({position!r})")
        else:
            for successor in _moves(game, position):
                try:
                    number = numbers.get(successor)
                except TypeError:
                    _hashable(successor, f"a move of {position!r}")
                    raise
                if number is None:
                    number = len(names)
                    _check_room(number, limit, game)
                    numbers[successor] = number
                    names.append(successor)
                targets.append(number)
        offsets.append(len(targets))
    if code_for(len(targets)) == "i":
        offsets = array("i", offsets)
    return GameGraph(offsets, targets, names=names, verdicts=verdicts)


def rules_on_codes(game: Any) -> Any:
    """Return the `compiled_rules` of a game, None if it has none for the rules it plays by.

    They belong to the class that defines them: a subclass with `moves` or a `verdict` of its own
    needs its own.
    """
    for owner in type(game).__mro__:
        if "compiled_rules" in vars(owner):
            found = game.compiled_rules
            if found is not None and not callable(getattr(found, "explore", None)):
                raise GameGraphError(f"compiled_rules must be CompiledRules, not {shown(found)}")
            return None if {"moves", "verdict"} & getattr(game, "__dict__", {}).keys() else found
        if {"moves", "verdict"} & vars(owner).keys():
            return None
    return None


def checked_starts(starts: Iterable[Hashable] | None) -> Iterator[Hashable]:
    """Yield further starts; GameGraphError names what is no position."""
    if starts is not None and not hasattr(starts, "__iter__"):
        raise GameGraphError(f"starts must be positions, not {starts!r}")
    for i, position in enumerate(starts or ()):
        yield _hashable(position, f"starts[{i}]")


def _check_room(used: int, limit: int | None, game: Rules) -> None:
    if used == limit or used > INT32_MAX:
        raise LimitError(f"more than {used} positions can be reached from {game.start!r}")


def _moves(game: Rules, position: Hashable) -> Iterable[Hashable]:
    successors = game.moves(position)
    if not hasattr(successors, "__iter__"):
        raise GameGraphError(f"moves({position!r}) must be positions, not {successors!r}")
    return successors


def _hashable(position: Hashable, what: str) -> Hashable:
    try:
        hash(position)
    except TypeError:
        raise GameGraphError(
            f"{what} is {position!r}; a position must be hashable, for instance a tuple"
        ) from None
    return position
