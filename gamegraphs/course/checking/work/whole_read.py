"""Lines that read a whole container each time: told by how the number of items grows.

Work in proportion to the input also reads containers whole, a few times. A place that does so for
each position reads sixteen times as many items when the input is four times as large.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

from ...exercises import Family
from ...running.protocol import CallResult

_NOISE = 2  # so many items for each position and move are nothing to speak of

# For each kind of operation: what it does each time, and what does not.
_WORDS = {
    "in": (
        "compares one item after the other",
        "Whether something has been met is answered at once by a `set`, or by a list with an entry "
        "for each position.",
    ),
    "move": (
        "moves every item that stands behind that place",
        "A `collections.deque` takes from both ends at once (`popleft`), and a list from its end; "
        "or keep an index that says where the queue begins.",
    ),
    "remove": (
        "looks for that item, and moves all that stand behind it",
        "Count what is left, or keep it in a `set`.",
    ),
    "slice": (
        "copies every item that it takes",
        "Keep the list and an index into it, or take from the end of a `collections.deque`.",
    ),
    "new": (
        "copies all that has been collected so far",
        "Change the one you have: `append` for a list, `add` for a set, `d[key] = value` for a "
        "dict.",
    ),
    "read": (
        "goes through all items again",
        "Keep the result in a variable and bring it up to date with each change; sort once, before "
        "the loop.",
    ),
    "integer": (
        "works on all digits of an integer that grows with the input",
        "A list or a `bytearray` with an entry for each position changes one entry at a time.",
    ),
}


@dataclass(frozen=True)
class WholeRead:
    """A place in an answer that reads more and more items at once.

    Attributes
    ----------
    sizes, items : for a smaller and a larger input of the family: the size, all items read there
    line, text, kind : of the place, as `running.reads.whole_reads` tells them
    """

    family: Family
    sizes: tuple[int, int]
    items: tuple[int, int]
    line: int
    text: str
    kind: str

    def sentences(self) -> list[str]:
        """Return what the line does, how much that is, and what to do instead."""
        does, instead = _WORDS.get(self.kind, _WORDS["read"])
        what = f"`{self.text}`" if self.text and "`" not in self.text else "it"
        small, large = self.sizes
        unit = "words of memory" if self.kind == "integer" else "items"
        first, last = (f"{items:,}" for items in self.items)
        growth = self.items[1] / self.items[0] if self.items[0] else 0
        times = f": {growth:,.0f} times the work for {large / small:.0f} times the size"
        return [
            f"Line {self.line}: {what} {does}, each time. On {self.family.named(large)} that comes "
            f"to {last} {unit}, with {small:,} instead of {large:,} to {first}"
            f"{times if growth else ''}.",
            instead,
        ]


def growing_reads(
    family: Family,
    sizes: tuple[int, int],
    amounts: tuple[int, int],
    results: tuple[CallResult, CallResult],
    ratio: float,
    integers: bool = False,
) -> tuple[WholeRead, ...]:
    """Return the places whose items grow faster than the input, those with most items first.

    Parameters
    ----------
    family, sizes : what was tried, in two sizes
    amounts : positions and moves of both
    results : of both calls
    ratio : the items may grow by so much where the size grows by four
    integers : whether those of long integers count, too: small inputs have none
    """
    before = {(line, text, kind): items for line, text, kind, items in results[0].places}
    allowed = (sizes[1] / sizes[0]) ** log(ratio, 4)
    found = []
    for line, text, kind, items in results[1].places:
        first = before.get((line, text, kind), 0)
        if kind == "integer" and not integers:
            continue
        if items > allowed * first and items > _NOISE * amounts[1]:
            found.append(WholeRead(family, sizes, (first, items), line, text, kind))
    return tuple(found)
