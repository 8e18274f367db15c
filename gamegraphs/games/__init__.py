"""Games with known rules: their positions, moves and values."""

from . import chess, teeko
from .board import Board, squares
from .boards.connect_four import ConnectFour
from .boards.dao import Dao
from .boards.hare_and_hounds import HareAndHounds
from .boards.l_game import LGame
from .boards.pong_hau_ki import PongHauKi
from .piles.nim import Nim
from .piles.octal import grundys_game_values, octal_values, subtraction_values
from .piles.subtraction import Subtraction
from .pursuit.capture_times import capture_rows, capture_times, cop_number
from .pursuit.cops_and_robber import CopsAndRobber
from .pursuit.line_pursuit import LinePursuit
from .pursuit.policeman_and_thief import PolicemanAndThief
from .symmetry import UpToSymmetry
from .teeko import Teeko

__all__ = [
    "Board",
    "ConnectFour",
    "CopsAndRobber",
    "Dao",
    "HareAndHounds",
    "LGame",
    "LinePursuit",
    "Nim",
    "PolicemanAndThief",
    "PongHauKi",
    "Subtraction",
    "Teeko",
    "UpToSymmetry",
    "capture_rows",
    "capture_times",
    "chess",
    "cop_number",
    "grundys_game_values",
    "octal_values",
    "squares",
    "subtraction_values",
    "teeko",
]
