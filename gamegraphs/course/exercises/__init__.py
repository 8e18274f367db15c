"""The tasks: inputs, truth and explanations for each of the sixteen exercises."""

from __future__ import annotations

from importlib import import_module

from .base import Family, Input, Task

_CLASSES = {
    1: ("labels", "LabelDag"),
    2: ("structure", "SeedTerminals"),
    3: ("structure", "ReverseGraph"),
    4: ("labels", "LabelGame"),
    5: ("labels", "LabelMisere"),
    6: ("distances", "LabelWithDistances"),
    7: ("verdicts", "LabelWithVerdicts"),
    8: ("subtraction", "LabelSubtraction"),
    9: ("kinds", "SolveAny"),
    10: ("line", "CaptureOnLine"),
    11: ("labels", "LabelImplicit"),
    12: ("distances", "LongestMates"),
    13: ("labels", "LabelWithPasses"),
    14: ("cops", "CopWinStarts"),
    15: ("tool", "ChooseTool"),
    16: ("generator", "RandomGame"),
}


def task(number: int) -> Task:
    """Return the task of a number.

    >>> task(4).answer([[[0]]])
    '[2], that is D'
    """
    module, name = _CLASSES[number]
    found: Task = getattr(import_module(f".{module}", __name__), name)()
    return found


__all__ = ["Family", "Input", "Task", "task"]
