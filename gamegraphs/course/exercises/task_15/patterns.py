"""Exercise 15: what the wrong answers of a function can have in common."""

from __future__ import annotations

from functools import partial
from itertools import combinations, permutations

from ....solvers.sums.tool_choice import GRAPH_TYPES, PATH_QUERIES, PLAY_QUERIES, TOOLS
from ...mistakes.pattern import Kind, Pattern, Where
from ..base import Input

_ARGUMENTS = {
    "graph_type": GRAPH_TYPES,
    "has_cycles": (False, True),
    "is_sum_of_games": (False, True),
    "query": (*PLAY_QUERIES, *PATH_QUERIES),
}
_FACTS = [
    (i, name, value) for i, (name, values) in enumerate(_ARGUMENTS.items()) for value in values
]
_Facts = tuple[tuple[int, str, object], ...]


def _hold(facts: _Facts, data: Input) -> bool:
    return all(data[i] == value for i, _, value in facts)


def _said(name: str, value: object) -> str:
    if isinstance(value, bool):
        return f"`{name}` holds" if value else f"`{name}` does not hold"
    return f"`{name}` is {value!r}"


def _where(*facts: tuple[int, str, object]) -> Where:
    """Return the pattern of the cases in which these arguments have these values."""
    key = "-".join(["where", *(f"{name}-{value}" for _, name, value in facts)]).lower()
    title = " and ".join(_said(name, value) for _, name, value in facts)
    return Where(key, title, "All other cases are right.", partial(_hold, facts))


PATTERNS: tuple[Pattern, ...] = (
    *(
        Kind(
            f"{given}-for-{right}".lower(), f"you say {given}, and it is {right}",
            "Which facts tell the two apart?",
            says=f"^You say {given}, but .*: that is {right}[.]",
        )
        for given, right in permutations(TOOLS, 2)
    ),
    *(_where(fact) for fact in _FACTS),
    *(
        _where(one, other)
        for one, other in combinations(_FACTS, 2)
        if one[0] != other[0] and (one[2], other[1:]) != ("dag", ("has_cycles", True))
    ),
)  # fmt: skip
