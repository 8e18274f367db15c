"""For callers that still look here: the exercises are found by the package itself."""

from __future__ import annotations

from . import EXERCISES, Exercise, exercise

__all__ = ["EXERCISES", "Exercise", "exercise"]
