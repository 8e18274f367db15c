"""What a known mistake is: a wrong function, its name, and why it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, TypeVar

_Function = TypeVar("_Function", bound=Callable[..., Any])


@dataclass(frozen=True)
class Misconception:
    """A mistake that real learners make.

    Attributes
    ----------
    key : a short name for reports, the function's with hyphens
    title : the mistake in a few words, as it stands after "This looks like:"
    why : why it is wrong, and what holds, in one to three sentences
    function : the answer of someone who makes it
    """

    key: str
    title: str
    why: str
    function: Callable[..., Any]


class Mistakes:
    """The mistakes of one exercise, collected by a decorator.

    >>> mistakes = Mistakes()
    >>> @mistakes.add("All is lost", "A position with a move to LOSE is WIN.")
    ... def all_lost(moves):
    ...     return [0] * len(moves)
    >>> mistakes.found[0].key
    'all-lost'
    """

    def __init__(self) -> None:
        self.found: list[Misconception] = []

    def add(self, title: str, why: str) -> Callable[[_Function], _Function]:
        """Return a decorator that keeps a wrong function under its name."""

        def keep(function: _Function) -> _Function:
            key = function.__name__.strip("_").replace("_", "-")
            self.found.append(Misconception(key, title, why, function))
            return function

        return keep

    def share(self, shared: Mistakes, given: Callable[..., tuple[Any, ...]], *names: str) -> None:
        """Take over mistakes of another collection, by the names of their functions.

        `given` makes what these functions get of the arguments of the exercise.

        >>> everyone, mistakes = Mistakes(), Mistakes()
        >>> @everyone.add("All is lost", "A position with a move to LOSE is WIN.")
        ... def all_lost(moves, seeds):
        ...     return [0] * len(moves)
        >>> mistakes.share(everyone, lambda moves: (moves, {}), "all_lost")
        >>> mistakes.found[0].key, mistakes.found[0].function([[], []])
        ('all-lost', [0, 0])
        """
        known = {mistake.function.__name__: mistake for mistake in shared.found}
        for name in names:
            self.add(known[name].title, known[name].why)(_called(known[name].function, given))


def _called(
    function: Callable[..., Any], given: Callable[..., tuple[Any, ...]]
) -> Callable[..., Any]:
    @wraps(function)
    def answer(*arguments: Any) -> Any:
        return function(*given(*arguments))

    return answer
