"""The exercises: checks that explain, hints, solutions, and labelling by hand."""

from .checking.check import check
from .help import hint, solution
from .practice import practice

__all__ = ["check", "hint", "practice", "solution"]
