"""The exercises: checks that explain, hints, solutions, labelling by hand, and your progress."""

from .checking.check import check
from .checking.first_failure import first_failure
from .help import hint, solution
from .labelling import practice
from .learning.predictions import once_answered, predict, predictions
from .learning.progress_page import progress
from .learning.recall import recall
from .learning.wave_practice import wave_by_hand
from .running.arguments import implicit

__all__ = [
    "check",
    "first_failure",
    "hint",
    "implicit",
    "once_answered",
    "practice",
    "predict",
    "predictions",
    "progress",
    "recall",
    "solution",
    "wave_by_hand",
]
