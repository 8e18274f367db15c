"""How much code two answers have in common, found by winnowing.

Schleimer, Wilkerson and Aiken (Winnowing: local algorithms for document fingerprinting, SIGMOD
2003), as in the library copydetect: names are replaced by a letter, comments and white space left
out, and what two texts share of runs of `RUN` characters is counted. Renaming and the order of
functions change next to nothing. Every run counts (a window of 1): answers are short, and which
run of a window is chosen would differ from one start of Python to the next.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import combinations
from typing import Any

from ...outcome import GameGraphError
from .answers import StudentAnswer

RUN = 25  # characters, after names have become letters: about two short lines
SHORTEST = 60  # such characters; what is shorter is alike by nature

# The most that two of the independent right answers in tests/right share; a test keeps it true.
INDEPENDENT = 0.46
WORTH_A_LOOK = 0.6


@dataclass(frozen=True)
class SimilarPair:
    """Two answers to one exercise.

    Attributes
    ----------
    one, other : the answers
    share : the share of what they have in common, of the one that has less beside it; 0 to 1
    lines : for each of the two the numbers of its shared lines, from 0
    """

    one: StudentAnswer
    other: StudentAnswer
    share: float
    lines: tuple[list[int], list[int]]


def pairs(
    found: Sequence[StudentAnswer], given: dict[int, list[str]]
) -> tuple[list[SimilarPair], list[StudentAnswer]]:
    """Return all pairs that have anything in common, most first, and what is too short to say.

    given : for each exercise the code that everybody was given, which does not count

    Raises GameGraphError if copydetect is not installed.

    Cost: a tenth of a millisecond for each two answers to one exercise, more where they share.
    """
    prints: dict[int, list[tuple[StudentAnswer, Any]]] = defaultdict(list)
    short = []
    for answer in found:
        own = _fingerprint(answer.code, "\n\n".join(given.get(answer.number, [])))
        if own.token_coverage < SHORTEST:
            short.append(answer)
        else:
            prints[answer.number].append((answer, own))
    alike = [
        _pair(*one, *other)
        for number in sorted(prints)
        for one, other in combinations(prints[number], 2)
        if one[1].hashes & other[1].hashes
    ]
    return sorted(alike, key=lambda pair: (-pair.share, pair.one.number)), short


def _fingerprint(code: str, given: str) -> Any:
    """Return copydetect's fingerprint of a text, without what the given text has too."""
    try:
        from copydetect import CodeFingerprint
        from copydetect.utils import get_token_coverage
    except ModuleNotFoundError:
        raise GameGraphError(
            'similar submissions are found by copydetect: pip install "gamegraphs[similar]"'
        ) from None

    def of(text: str) -> Any:
        return CodeFingerprint("answer.py", RUN, 1, fp=StringIO(text), language="python")

    own = of(code)
    # Not its own way to leave out what was given: that drops what a text says twice, too.
    for run in own.hashes & of(given).hashes:
        del own.hash_idx[run]
    own.hashes = set(own.hash_idx)
    own.token_coverage = get_token_coverage(own.hash_idx, RUN, len(own.filtered_code))
    return own


def _pair(
    one: StudentAnswer, print_of_one: Any, other: StudentAnswer, print_of_other: Any
) -> SimilarPair:
    from copydetect import compare_files

    _, shares, slices = compare_files(print_of_one, print_of_other)
    lines = _lines(one.code, slices[0]), _lines(other.code, slices[1])
    return SimilarPair(one, other, min(1.0, float(max(shares))), lines)


def _lines(code: str, slices: Any) -> list[int]:
    """Return the lines of which half or more lies in the slices: starts, and ends, of text."""
    found, begin = [], 0
    for number, line in enumerate(code.split("\n")):
        first = begin + len(line) - len(line.lstrip())
        last = begin + len(line.rstrip())
        covered = sum(
            max(0, min(last, int(end)) - max(first, int(start)))
            for start, end in zip(*slices, strict=True)
        )
        if first < last and 2 * covered >= last - first:
            found.append(number)
        begin += len(line) + 1
    return found
