"""Games with known rules: their positions, moves and values."""

from . import chess
from .capture import capture_times, cop_number
from .cops import CopsAndRobber
from .dao import Dao
from .hare import HareAndHounds
from .l_game import LGame
from .line import LinePursuit
from .nim import Nim
from .octal import grundys_game_values, octal_values, subtraction_values
from .policeman import PolicemanAndThief
from .pong import PongHauKi
from .subtraction import Subtraction
from .symmetry import UpToSymmetry

__all__ = [
    "CopsAndRobber",
    "Dao",
    "HareAndHounds",
    "LGame",
    "LinePursuit",
    "Nim",
    "PolicemanAndThief",
    "PongHauKi",
    "Subtraction",
    "UpToSymmetry",
    "capture_times",
    "chess",
    "cop_number",
    "grundys_game_values",
    "octal_values",
    "subtraction_values",
]
