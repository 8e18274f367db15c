"""Numbers and lists in a sentence."""

from __future__ import annotations

from collections.abc import Sequence


def count(n: int, one: str = "position", many: str = "") -> str:
    """Return a number with its noun.

    >>> count(1), count(2), count(1, "vertex", "vertices")
    ('1 position', '2 positions', '1 vertex')
    """
    return f"{n:,} {one}" if n == 1 else f"{n:,} {many or one + 's'}"


def listing(words: Sequence[str], last: str = "and") -> str:
    """Return the words as a list in a sentence.

    >>> listing(["0", "2", "4"]), listing(["1", "2"], "or"), listing(["7"])
    ('0, 2 and 4', '1 or 2', '7')
    """
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def reason(error: Exception) -> str:
    """Return the text of an error; some, like that at the end of a file, have none.

    >>> reason(ValueError("no")), reason(EOFError())
    ('no', 'EOFError')
    """
    return str(error) or type(error).__name__


def sentence(heading: str) -> str:
    """Return a heading with a full stop where it has no end of its own.

    >>> sentence("A graph"), sentence("Who wins?")
    ('A graph.', 'Who wins?')
    """
    return heading if heading.endswith((".", "?", "!")) else f"{heading}."
