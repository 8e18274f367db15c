"""What all wrong answers of a function can have in common, where no known mistake explains them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar


@dataclass(frozen=True)
class Pattern:
    """Something in which wrong answers, or the inputs they belong to, agree.

    Attributes
    ----------
    key : a short name for reports
    title : what it is, as it stands after `words`
    why : what holds there, in one or two sentences, true in any language
    in_python : how it comes about in Python, or what to write there instead
    """

    key: str
    title: str
    why: str
    in_python: str = field(default="", kw_only=True)
    words: ClassVar[str] = "This looks like:"

    @property
    def explanation(self) -> str:
        """What holds there, for those who write in Python."""
        return f"{self.why} {self.in_python}".rstrip()

    @property
    def summary(self) -> str:
        """What it is, in a report."""
        return self.title


@dataclass(frozen=True)
class Kind(Pattern):
    """The first faults are all of one kind: `says` is a regular expression for their sentences."""

    says: str
    words: ClassVar[str] = "The first thing wrong is always the same:"


@dataclass(frozen=True)
class Where(Pattern):
    """All inputs that go wrong have something that others have not: `holds` says of one of them."""

    holds: Callable[[list[Any]], bool]
    words: ClassVar[str] = "It goes wrong only where"

    @property
    def summary(self) -> str:
        return f"wrong only where {self.title}"


@dataclass(frozen=True)
class Place(Pattern):
    """All faults are at positions of one kind.

    `holds` says so of an input, a position of it, and the right labels, where there are some. Only
    `of_ends` can tell a position with moves from one without.
    """

    holds: Callable[[list[Any], int, Sequence[int]], bool]
    of_ends: bool = False
    words: ClassVar[str] = "The first thing wrong is always at a position"

    @property
    def summary(self) -> str:
        return f"first wrong at a position {self.title}"


KEPT = Pattern(
    "kept-between-calls",
    "something is kept from one call to the next",
    "Make all that the answer depends on anew in every call.",
    in_python="What is kept may be a variable outside the function, a default argument such as "
    "`memo={}`, or a cache.",
)
CHANCE = Pattern(
    "other-each-time",
    "the same call gives different answers",
    "All that an answer depends on is in its arguments. Does something random decide, the order of "
    "a set, an address in memory, the time, or something that an earlier call has left behind?",
)
DEEP = Pattern(
    "recursion-too-deep",
    "a call inside a call, for each step along a chain",
    "Turn the recursion into a loop: what waits for an answer stands in a list.",
)
OF_NOTHING = Pattern(
    "smallest-of-nothing",
    "the smallest or the largest of nothing",
    "`min` and `max` need one item at least. Say what comes out where there is none, with "
    "`default=...`, or ask first.",
)
NONE_AS_A_NUMBER = Pattern(
    "none-as-a-number",
    "None where a number is needed",
    "Something is compared, or counted with, that is not known yet or never will be. Ask `is "
    "None` first, or begin with a number.",
)
NONE_AS_A_LIST = Pattern(
    "none-as-a-list",
    "None where a list, a dict or another object is needed",
    "A function without `return` gives None. So do `append`, `sort`, `update` and their like: they "
    "change what they are called on, and stand alone in their line.",
)
NOBODY_FITS = Pattern(
    "nobody-fits",
    "`next` where nothing is left",
    "Either nothing fits, as in a graph without a terminal, say, or all has been taken already. "
    "`next(..., None)` gives None there.",
)
NOT_IN_THE_LIST = Pattern(
    "not-in-the-list",
    "something is looked for in a list that does not hold it",
    "`remove` and `index` need what they are given to be there. Ask with `in`, or find out why it "
    "is gone already: is a move taken back twice?",
)
NO_VALUE_YET = Pattern(
    "no-value-yet",
    "a name that has no value yet",
    "Only one branch, or a loop that may not run at all, gives it one. Begin with a value that "
    "holds where nothing happens.",
    in_python="A name that a function assigns to is its own: `nonlocal` takes that of the function "
    "around it, `global` that of the file or notebook.",
)
BEYOND_THE_LIST = Pattern(
    "beyond-the-list",
    "an index that the list does not have",
    "A list of n items has the indices 0 to n - 1, and an empty one has none. Print the index and "
    "the length in that line.",
)
NO_SUCH_KEY = Pattern(
    "no-such-key",
    "a key that the dict does not have",
    "A dict has only what was put in. Begin with an entry for everybody, or ask with `in` or "
    "`.get`.",
)
EMPTIED = Pattern(
    "taken-from-nothing",
    "something is taken out where nothing is left",
    "Ask first: `while queue:`, `if stack:`.",
)
CHANGED_ON_THE_WAY = Pattern(
    "changed-on-the-way",
    "what a loop goes through is changed by the loop",
    "Go through a copy, `for x in list(found):`, or collect what is new and add it after the loop.",
)
WITHOUT_END = Pattern(
    "recursion-without-an-end",
    "a call that waits for an answer which waits for this call",
    "On a cycle of moves, or where nothing gets smaller, the calls go round for ever. Let a queue "
    "bring what is known, and ask for nothing that is not.",
)
ASKED_AGAIN = Pattern(
    "asked-again",
    "a function that calls itself for the same again and again",
    "Each call makes more of them, and so their number grows with every step. Keep what has been "
    "found, by what was asked, and ask only for what is not there yet. On a cycle of moves it "
    "never will be: let a queue bring what is known.",
    in_python="A dict made anew in each call of your function will do.",
)
FIXED_SIZE = Pattern(
    "fixed-size",
    "something of a fixed size, too small where there are many",
    "With a few hundred the work is in proportion, with thousands it is not. A cache of a fixed "
    "size has thrown away what is needed next, and it is found again, each time; a table of a "
    "fixed size has many in each place. Make it as large as the input is: an entry for each "
    "position, say.",
    in_python="`lru_cache` alone keeps 128 results, `lru_cache(maxsize=None)` all of them.",
)
NARROW = Pattern(
    "narrow-numbers",
    "a number is kept where there is no room for it",
    "A byte ends at 255, two bytes end at 65,535.",
    in_python="The numbers in Python's lists have no such end.",
)
EQUAL_REMAINDERS = Pattern(
    "equal-remainders",
    "positions whose numbers leave the same remainder are taken for one",
    "What is kept by a part of a number, in 64 bits or in a table of fixed size, is shared by "
    "others: make room for each position, or count.",
    in_python="Integers have as many bits as you need; it is `% 64`, `& 63` and the like that "
    "throw them away.",
)
BY_IDENTITY = Pattern(
    "numbers-by-identity",
    "numbers are compared as objects, not by their value",
    "Of a small number there may be one object, and of a larger one there are many: two of them "
    "are the same number, and not the same object.",
    in_python="`is` asks for the same object, `==` for the same number; up to 256 Python has one "
    "object for each.",
)
FEW_CASES = Pattern(
    "few-cases",
    "a case that is taken for another one",
    "All others are right. Follow it through your conditions in their order: which of them takes "
    "it, and which one should?",
)
TOO_SMALL_A_NUMBER = Pattern(
    "number-too-small",
    "a number in the code that is too small for a larger game",
    "A 9999 for infinity, a number of rounds, the base of a sum, a mask of bits: make it from the "
    "input, or do without it.",
    in_python="`None` stands for infinity, and a pair of numbers needs no base.",
)
FROM_A_SIZE_ON = Pattern(
    "from-a-size-on",
    "a limit on the number of positions",
    "With so many or more it is wrong, whatever the moves are; with fewer it is right. Is there a "
    "number in the code that is too small for a larger game?",
)
OTHER_FORM = Pattern(
    "other-form",
    "the answer has another form than asked for",
    "What is to be returned stands in the task, and after `->` in the first line of the function.",
)

# What makes an answer slow, by the kind of operation: what lists and their like do in one step is
# no one step where they grow with the input.
SLOW = {
    "in": Pattern(
        "list-searched",
        "a list or a queue is searched from its start, each time",
        "Whether something has been met is answered at once by a set, or by a list with an entry "
        "for each position.",
        in_python="A `set` answers `in` at once.",
    ),
    "move": Pattern(
        "front-of-a-list",
        "all that stands behind moves up, each time",
        "Keep an index that says where the queue begins.",
        in_python="A `collections.deque` takes from both ends at once (`popleft`), and a list from "
        "its end.",
    ),
    "remove": Pattern(
        "removed-from-a-list",
        "a list is searched for what is to be removed, each time",
        "Count what is left, or keep it in a set.",
    ),
    "slice": Pattern(
        "part-copied",
        "a part of a list is copied, each time",
        "Keep the list and an index into it.",
        in_python="A `collections.deque` gives what stands in front without a copy of the rest.",
    ),
    "new": Pattern(
        "copied-whole",
        "all that has been collected is copied, each time",
        "Change the one you have.",
        in_python="`append` does for a list, `add` for a set, `d[key] = value` for a dict.",
    ),
    "read": Pattern(
        "read-whole",
        "all items are gone through, each time",
        "Keep the result in a variable and bring it up to date with each change; sort once, before "
        "the loop.",
    ),
    "integer": Pattern(
        "long-integer",
        "an integer with a digit for each position",
        "A list with an entry for each position changes one entry at a time.",
        in_python="A `bytearray` does as well.",
    ),
    "line": Pattern(
        "line-runs-again",
        "a line that runs far more often than there are positions and moves",
        "What it looks at again is mostly what it was. Let each change say whom it concerns, and "
        "look at those alone.",
    ),
}

# What an answer to any exercise can show.
IN_ANY_EXERCISE = (
    KEPT,
    CHANCE,
    DEEP,
    OF_NOTHING,
    NONE_AS_A_NUMBER,
    NONE_AS_A_LIST,
    NOBODY_FITS,
    NOT_IN_THE_LIST,
    NO_VALUE_YET,
    BEYOND_THE_LIST,
    NO_SUCH_KEY,
    EMPTIED,
    CHANGED_ON_THE_WAY,
    WITHOUT_END,
    ASKED_AGAIN,
    FIXED_SIZE,
    NARROW,
    EQUAL_REMAINDERS,
    BY_IDENTITY,
    FEW_CASES,
    TOO_SMALL_A_NUMBER,
    FROM_A_SIZE_ON,
    OTHER_FORM,
    *SLOW.values(),
)
