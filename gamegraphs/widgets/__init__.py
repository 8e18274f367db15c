"""Widgets: the retrograde wave by buttons, labelling by hand, random games, a match.

Each is a Python object that shows itself in a notebook, can be driven by method calls without
a browser, and says everything in words as well. All but `by_hand` need ipywidgets, which is
imported when the first of them is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .match import Match, play
    from .practice_buttons import Practice, practice
    from .random_games import RandomGames, explore_random
    from .wave_stepper import Stepper, stepper

__all__ = [
    "Match",
    "Practice",
    "RandomGames",
    "Stepper",
    "explore_random",
    "play",
    "practice",
    "stepper",
]

_MODULES = {
    "Match": "match",
    "Practice": "practice_buttons",
    "RandomGames": "random_games",
    "Stepper": "wave_stepper",
    "explore_random": "random_games",
    "play": "match",
    "practice": "practice_buttons",
    "stepper": "wave_stepper",
}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_MODULES[name]}", __name__), name)


def __dir__() -> list[str]:
    return __all__
