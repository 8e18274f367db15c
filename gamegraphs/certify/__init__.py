"""Checkers: each tests an answer against its certificate, without solving again.

`verify` chooses the checker. A wrong answer raises VerificationError with a witness: a position
where the answer breaks a rule, or (WrongCycleError) a cycle on which a strategy loses.
"""

from .attractors import verify_attractor
from .base import VerificationError
from .choose import verify
from .grundy import verify_grundy
from .infinite_plays import verify_buchi, verify_parity, verify_safety
from .labels import verify_implicit, verify_labels
from .payoffs import verify_energy, verify_mean_payoff
from .strategies import WrongCycleError

__all__ = [
    "VerificationError",
    "WrongCycleError",
    "verify",
    "verify_attractor",
    "verify_buchi",
    "verify_energy",
    "verify_grundy",
    "verify_implicit",
    "verify_labels",
    "verify_mean_payoff",
    "verify_parity",
    "verify_safety",
]
