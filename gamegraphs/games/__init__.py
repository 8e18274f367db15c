"""Games with known rules: their positions, moves and values."""

from .octal import grundys_game_values, octal_values, subtraction_values

__all__ = ["grundys_game_values", "octal_values", "subtraction_values"]
