"""Lines that read a whole container each time: told by how the number of items grows.

Work in proportion to the input also reads containers whole, a few times. A place that does so for
each position reads sixteen times as many items when the input is four times as large.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from math import log

from ...exercises import Family
from ...mistakes.pattern import SLOW, Pattern
from ...running.protocol import CallResult

_NOISE = 2  # so many items for each position and move are nothing to speak of

# For each kind of operation: what it does each time.
_DOES = {
    "in": "compares one item after the other",
    "move": "moves every item that stands behind that place",
    "remove": "looks for that item, and moves all that stand behind it",
    "slice": "copies every item that it takes",
    "new": "copies all that has been collected so far",
    "read": "goes through all items again",
    "integer": "works on all digits of an integer that grows with the input",
}
IN_LISTS = _DOES.keys() - {"integer"}


@dataclass(frozen=True)
class WholeRead:
    """A place in an answer that reads more and more items at once, or a line that runs too often.

    Attributes
    ----------
    sizes, items : for a smaller and a larger input of the family: the size, and all items read
        there, or how often the line ran
    line, text, kind : of the place, as `running.reads.whole_reads` tells them; the kind "line" is
        that of `running.metered_call`
    ended : whether the call with the larger input was ended: then there would have been more
    """

    family: Family
    sizes: tuple[int, int]
    items: tuple[int, int]
    line: int
    text: str
    kind: str
    ended: bool = False

    @property
    def pattern(self) -> Pattern:
        """What the place has in common with others of its kind, and what to do instead."""
        return SLOW.get(self.kind, SLOW["read"])

    def sentence(self) -> str:
        """Return what the line does, and how much that is."""
        what = f"`{self.text}`" if self.text and "`" not in self.text else "it"
        small, large = self.sizes
        on = self.family.named(large)
        first, last = (f"{items:,}" for items in self.items)
        last = f"more than {last}" if self.ended else last
        if self.kind == "line":
            before = f", and {first} times with {small:,} instead of {large:,}"
            before = before if self.items[0] else ""
            return f"Line {self.line}: {what} runs ever more often, {last} times on {on}{before}."
        growth = self.items[1] / self.items[0] if self.items[0] else 0
        times = f": {growth:,.0f} times the work for {large / small:.0f} times the size"
        does = _DOES.get(self.kind, _DOES["read"])
        unit = "words of memory" if self.kind == "integer" else "items"
        return (
            f"Line {self.line}: {what} {does}, each time. On {on} that comes to {last} {unit}, "
            f"with {small:,} instead of {large:,} to {first}{times if growth else ''}."
        )


def growing_reads(
    family: Family,
    sizes: tuple[int, int],
    amounts: tuple[int, int],
    results: tuple[CallResult, CallResult],
    ratio: float,
    kinds: Container[str] = IN_LISTS,
) -> tuple[WholeRead, ...]:
    """Return the places whose items grow faster than the input, those with most items first.

    Parameters
    ----------
    family, sizes : what was tried, in two sizes
    amounts : positions and moves of both
    results : of both calls
    ratio : the items may grow by so much where the size grows by four
    kinds : of the places that count; small inputs have no long integers
    """
    before = {(line, text, kind): items for line, text, kind, items in results[0].places}
    allowed = (sizes[1] / sizes[0]) ** log(ratio, 4)
    found = []
    for line, text, kind, items in results[1].places:
        first = before.get((line, text, kind), 0)
        if kind in kinds and items > allowed * first and items > _NOISE * amounts[1]:
            ended = results[1].kind == "steps"
            found.append(WholeRead(family, sizes, (first, items), line, text, kind, ended))
    return tuple(found)
