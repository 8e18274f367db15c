"""Widgets: the retrograde wave by buttons, random games by sliders, play against the solution.

Each is a Python object that shows itself in a notebook, can be driven by method calls without
a browser, and says everything in words as well.
"""

from .opponent import Match, play
from .randoms import RandomGames, explore_random
from .stepper import Stepper, stepper

__all__ = ["Match", "RandomGames", "Stepper", "explore_random", "play", "stepper"]
