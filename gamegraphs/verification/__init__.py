"""Checkers: each tests an answer against its certificate, without solving again."""

from .certify import (
    verify_any,
    verify_attractor,
    verify_buchi,
    verify_grundy,
    verify_implicit,
    verify_parity,
    verify_safety,
)
from .labels import VerificationError

__all__ = [
    "VerificationError",
    "verify_any",
    "verify_attractor",
    "verify_buchi",
    "verify_grundy",
    "verify_implicit",
    "verify_parity",
    "verify_safety",
]
