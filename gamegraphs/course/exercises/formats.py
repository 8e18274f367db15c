"""For callers that still look here: an exercise knows its text form itself."""

from __future__ import annotations

from typing import Any

from . import EXERCISES, Input


def text_of(number: int, data: Input) -> str:
    """Return an input as a program reads it."""
    return EXERCISES[number].input_text(data)


def answer_in(number: int, data: Input, printed: str) -> Any:
    """Return the answer in what a program printed."""
    return EXERCISES[number].answer_in(data, printed)


def described(number: int, example: Input) -> str:
    """Return what a program reads and prints."""
    return EXERCISES[number].text_form()
