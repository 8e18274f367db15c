"""What a known mistake is: a wrong function, its name, and why it is wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


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

    def add(self, title: str, why: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """Return a decorator that keeps a wrong function under its name."""

        def keep(function: Callable[..., Any]) -> Callable[..., Any]:
            key = function.__name__.strip("_").replace("_", "-")
            self.found.append(Misconception(key, title, why, function))
            return function

        return keep
