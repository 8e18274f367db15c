"""What known mistakes are made of: their form, and the wrong answers that several exercises share.

The mistakes of an exercise stand beside it, in `gamegraphs/course/exercises/task_NN/mistakes.py`;
`gamegraphs.course.checking.diagnosis` compares an answer with them.
"""

from __future__ import annotations

from .misconception import Misconception, Mistakes
from .retrograde_with_switches import wave

__all__ = ["Misconception", "Mistakes", "wave"]
