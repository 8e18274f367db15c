"""Exercise 15: choose the tool."""

from .exercise import draw_cases

__all__ = ["draw_cases"]
