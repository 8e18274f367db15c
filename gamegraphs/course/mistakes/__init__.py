"""Known wrong answers to every task, each with the name of its mistake.

One module a task; in it wrong functions as learners write them.
`gamegraphs.course.checking.diagnosis` compares an answer with them.
"""

from __future__ import annotations

from importlib import import_module

from .base import Misconception


def misconceptions(number: int) -> tuple[Misconception, ...]:
    """Return the known mistakes of a task.

    >>> misconceptions(4)[0].key
    'terminals-win'
    """
    module = import_module(f".task_{number:02d}", __name__)
    return tuple(module.MISTAKES.found)
