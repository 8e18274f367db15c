"""The exercises: checks that explain, hints, solutions, and labelling by hand."""

from .check import check
from .help import hint, solution

__all__ = ["check", "hint", "solution"]
