"""More wrong answers to task 16, written after the names were improved."""

from wrong.task_16 import answers_02 as _f


def no_dead_ends(n, seed, max_out=3):
    """At least one move each."""
    drawn = _f._stream(seed)
    counts = [1 + _f._cut(next(drawn), max_out) if max_out else 0 for _ in range(n)]
    return [[_f._cut(next(drawn), n) for _ in range(c)] for c in counts]


def sorted_from_zero(n, seed, max_out=3):
    """Two mistakes: begins with number 0, and sorts the targets."""
    return [sorted(row) for row in _f._game(n, _f._stream(seed, first=0), max_out + 1)]


def neighbours_only_once(n, seed, max_out=3):
    """A set of targets."""
    return [sorted(set(row)) for row in _f._game(n, _f._stream(seed), max_out + 1)]


WRONG = {
    no_dead_ends: "no-terminals",
    sorted_from_zero: "from-zero+targets-sorted",
    neighbours_only_once: "parallel-rejected+targets-sorted",
}
