"""What known mistakes are made of: their form, and the wrong answers that several exercises share.

The mistakes of an exercise stand beside it, in `gamegraphs/course/exercises/task_NN/mistakes.py`;
`gamegraphs.course.checking.diagnosis` compares an answer with them.
"""

from __future__ import annotations

from .misconception import Misconception, Mistakes
from .retrograde import wave

__all__ = ["Misconception", "Mistakes", "misconceptions", "wave"]


def misconceptions(number: int) -> tuple[Misconception, ...]:
    """Return the known mistakes of an exercise, for callers that still look here."""
    from ..exercises import misconceptions

    return misconceptions(number)
