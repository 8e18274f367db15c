"""For callers that still look here."""

from __future__ import annotations

from .misconception import Misconception

__all__ = ["Misconception"]
