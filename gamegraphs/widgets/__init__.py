"""Widgets: the retrograde wave by buttons, labelling by hand, random games, a match.

Each is a Python object that shows itself in a notebook, can be driven by method calls without
a browser, and says everything in words as well.
"""

from .opponent import Match, play
from .practice import Practice, practice
from .randoms import RandomGames, explore_random
from .stepper import Stepper, stepper

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
