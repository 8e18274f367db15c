"""Answers changed in one entry, and whether a check refuses them."""

from gamegraphs import VerificationError


def changed(values, u, value):
    """A copy of an array with one entry changed."""
    copy = values.copy()
    copy[u] = value
    return copy


def is_refused(check, *question, **stuck):
    """Whether a check raises VerificationError."""
    try:
        check(*question, **stuck)
    except VerificationError:
        return True
    return False
