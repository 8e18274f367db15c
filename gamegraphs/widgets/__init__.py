"""Widgets: an editor and its missions, the wave by buttons, labels by hand, random games, a match.

Each is a Python object that shows itself in a notebook, can be driven by method calls without
a browser, and says everything in words as well. All but `by_hand` need ipywidgets, and those that
are drawn on need anywidget; both are imported when the first of them is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .editor import Editor, edit
    from .match import Match, play
    from .missions import MissionEditor, mission
    from .practice_buttons import Practice, practice
    from .random_games import RandomGames, explore_random
    from .wave_stepper import Stepper, stepper

__all__ = [
    "Editor",
    "Match",
    "MissionEditor",
    "Practice",
    "RandomGames",
    "Stepper",
    "edit",
    "explore_random",
    "mission",
    "play",
    "practice",
    "stepper",
]

_MODULES = {
    "Editor": "editor",
    "Match": "match",
    "MissionEditor": "missions",
    "Practice": "practice_buttons",
    "RandomGames": "random_games",
    "Stepper": "wave_stepper",
    "edit": "editor",
    "explore_random": "random_games",
    "mission": "missions",
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
