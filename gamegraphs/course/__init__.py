"""The exercises: checks that explain, hints, solutions, and labelling by hand."""

from .checking.check import check
from .checking.first_failure import first_failure
from .help import hint, solution
from .labelling import practice
from .running.arguments import implicit

__all__ = ["check", "first_failure", "hint", "implicit", "practice", "solution"]
