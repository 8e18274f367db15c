"""What a learner's function returned, as plain data, and how it is read.

`plain` runs where the learner's code runs and makes plain JSON values of whatever came back.
The readers run where the truth is known and refuse, with a sentence, what is no answer.
"""

from __future__ import annotations

import re
from array import array
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from operator import index as as_index
from typing import Any

from ...outcome import GameGraphError
from ...text import count as count

LAZY = ("generator", "map", "filter", "zip")  # what `list(...)` makes a list of
_ADDRESS = re.compile(" at 0x[0-9a-fA-F]+")  # of an object without a text of its own
_MOST = 5_000_000
_DEEPEST = 6
_LONGEST = 10_000  # characters of a text
_SHOWN = 300
_ITEMS = (12, 12, 6, 2, 1)  # shown of a list, of a list in a list, and so on
_WHOLE = 400  # characters of code
_TUPLES = 2  # so deep are tuples told from lists
_SEVERAL = 50
_INT = {int}
_SEQUENCES = (list, tuple, deque, range, array, bytes, bytearray)
_LARGEST: int = 10**300  # so that a number can always be written down


class MalformedError(GameGraphError):
    """What was returned has not the form the task asks for."""


def plain(value: Any) -> Any:
    """Return a value as None, bool, int, float, str or a list of such.

    Lists, tuples, ranges, deques, byte strings and arrays become lists, whole numbers of any
    kind (NumPy's, Outcome) become int. Everything else becomes a dict that describes it:
    {"dict": pairs}, {"set": items} or {"other": type, "shown": text}.

    >>> plain((7, range(2), {3: 0}))
    [7, [0, 1], {'dict': [[3, 0]]}]
    """
    if type(value) is list and _are_numbers(value):  # mostly it is such a list
        return [*value]
    if type(value) in (list, tuple) and len(value) == 2:  # or two of them
        one, other = value
        if type(one) is type(other) is list and _are_numbers(one) and _are_numbers(other):
            return [[*one], [*other]]
    return _plain(value, 0, [0])


def _are_numbers(values: list[Any]) -> bool:
    """Return whether there are whole numbers alone, at least one, that can be written down."""
    return {*map(type, values)} == _INT and _are_small(values)


def _plain(value: Any, depth: int, count: list[int]) -> Any:
    kind = type(value)
    if value is None or kind is bool or kind is float:
        return value
    if kind is int:
        return value if -_LARGEST < value < _LARGEST else _enormous(value)
    count[0] += 1
    if depth > _DEEPEST or count[0] > _MOST:
        return {"other": kind.__name__, "shown": "too much to show"}
    if kind is str:
        return value[:_LONGEST]
    if kind is list or kind is tuple:
        kinds = {*map(type, value)}
        if kinds == _INT and _are_small(value):
            return [*value]
        if kinds and bool not in kinds and all(issubclass(one, int) for one in kinds):
            numbers = [*map(int.__int__, value)]
            if _are_small(numbers):
                return numbers
    if issubclass(kind, int):  # Outcome and the like: the number itself, whatever it overrides
        return _plain(int.__int__(value), depth, count)
    if isinstance(value, _SEQUENCES):
        return [_plain(item, depth + 1, count) for item in value]
    if isinstance(value, Mapping):
        pairs = [[_plain(x, depth + 2, count) for x in pair] for pair in value.items()]
        return {"dict": pairs}
    if isinstance(value, set | frozenset):
        return {"set": sorted((_plain(x, depth + 1, count) for x in value), key=repr)}
    if isinstance(value, str):
        return str.__str__(value)[:_LONGEST]  # the text itself, as with numbers
    to_list = getattr(value, "tolist", None)  # numpy's arrays and numbers
    if callable(to_list) and kind.__module__.partition(".")[0] == "numpy":
        return _plain(to_list(), depth + 1, count)
    try:
        return _plain(int(as_index(value)), depth, count)
    except TypeError:
        return {"other": kind.__name__[:80], "shown": _ADDRESS.sub("", repr(value))[:80]}


def _are_small(values: Sequence[int]) -> bool:
    """Return whether all of these whole numbers can be written down."""
    if len(values) > _SEVERAL:  # these are quicker, and nearly all fit
        with suppress(ValueError):
            bytearray(values)
            return True
        with suppress(OverflowError):
            array("q", values)
            return True
    return min(values) > -_LARGEST and max(values) < _LARGEST


def _enormous(value: int) -> dict[str, str]:
    return {"other": "int", "shown": f"a number of {value.bit_length():,} bits"}


def is_plain(value: Any, depth: int = 0) -> bool:
    """Return whether a value is one that `plain` could have made.

    >>> is_plain([1, {"dict": [[3, 0]]}]), is_plain({"dict": 5})
    (True, False)
    """
    kind = type(value)
    if value is None or kind is bool or kind is float or kind is str:
        return True
    if kind is int:
        return bool(abs(value) < _LARGEST)
    if depth > _DEEPEST + 3:
        return False
    if kind is list:
        if {*map(type, value)} == {int}:
            return _are_small(value)
        return all(is_plain(item, depth + 1) for item in value)
    if kind is not dict:
        return False
    if value.keys() == {"other", "shown"}:
        return all(type(text) is str for text in value.values())
    if value.keys() == {"set"}:
        return type(value["set"]) is list and is_plain(value["set"], depth + 1)
    if value.keys() != {"dict"} or type(value["dict"]) is not list:
        return False
    pairs = value["dict"]
    return all(type(x) is list and len(x) == 2 for x in pairs) and is_plain(pairs, depth + 1)


def shown(value: Any, depth: int = 0) -> str:
    """Return a plain value as the learner would write it, shortened.

    >>> shown({"dict": [[3, 0]]}), shown([0] * 50)
    ('{3: 0}', '[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...] (50 items)')
    """
    most = _ITEMS[min(depth, len(_ITEMS) - 1)]
    if isinstance(value, dict):
        if "dict" in value:
            pairs = [
                f"{shown(key, depth + 1)}: {shown(item, depth + 1)}"
                for key, item in value["dict"][:most]
            ]
            return "{" + ", ".join(pairs) + (", ..." if len(value["dict"]) > most else "") + "}"
        if "set" in value:
            return "{" + ", ".join(shown(item, depth + 1) for item in value["set"][:most]) + "}"
        kind = f"a {value['other'][: _SHOWN // 3]}"
        return kind if value["other"] in LAZY else f"{value['shown'][:_SHOWN]} ({kind})"
    if isinstance(value, list | tuple):
        items = ", ".join(shown(item, depth + 1) for item in value[:most])
        items += "," * (isinstance(value, tuple) and len(value) == 1)
        more, end = "", ""
        if len(value) > most:
            more, end = ", ...", f" ({len(value):,} items)"
        return (f"[{items}{more}]" if isinstance(value, list) else f"({items}{more})") + end
    long = _SHOWN if depth == 0 else _SHOWN // 6
    if isinstance(value, str) and len(value) > long:
        return f"{value[:long]!r}... ({len(value):,} characters)"
    text = repr(value)
    return text if len(text) <= long else f"{text[:long]}... ({len(text)} digits)"


def as_code(value: Any) -> str:
    """Return a plain value whole, as code; shortened where that is too long to be read.

    >>> as_code([[1] * 65, []])
    '[[1] * 65, []]'
    >>> as_code([[]] * 5000)
    '[[], [], [], [], [], [], [], [], [], [], [], [], ...] (5,000 items)'
    """
    return _whole(value) or shown(value)


def is_whole(value: Any) -> bool:
    """Return whether `as_code` gives all of a plain value."""
    return bool(_whole(value))


def _whole(value: Any) -> str:
    """Return a plain value as code, "" where it is too long."""
    if isinstance(value, dict) and "dict" in value:
        pairs = [f"{_whole(key)}: {_whole(item)}" for key, item in value["dict"][:_WHOLE]]
        text = "{" + ", ".join(pairs) + "}"
    elif isinstance(value, list):
        first = value[0] if value else None
        if len(value) > _ITEMS[0] and type(first) is int and value.count(first) == len(value):
            return f"[{first}] * {len(value)}"
        items = [_whole(item) for item in value[: _WHOLE // 2]]
        text = f"[{', '.join(items)}]" if all(items) and len(items) == len(value) else ""
    else:
        text = repr(value)
    return text if len(text) <= _WHOLE else ""


def as_returned(value: Any) -> str:
    """Return whatever came back as text, tuples as tuples.

    >>> as_returned(([], {})), as_returned((1,))
    ('([], {})', '(1,)')
    """
    return shown(_with_tuples(value))


def _with_tuples(value: Any, depth: int = 0) -> Any:
    """Return plain data in which the outer tuples are still there."""
    if type(value) in (list, tuple) and depth < _TUPLES and len(value) <= _LONGEST:
        return type(value)(_with_tuples(item, depth + 1) for item in value)
    return plain(value)


def read_list(value: Any, length: int, what: str, where: str) -> list[Any]:
    """Return a list of this length; `what` its items are, `where` they belong."""
    if not isinstance(value, list):
        raise MalformedError(f"the {what} must be a list, not {described(value)}")
    if not value and length:
        noun = " ".join([what.split()[0].removesuffix("s"), *what.split()[1:]])
        needed = f"1 {noun} is needed" if length == 1 else f"{length:,} {what} are needed"
        raise MalformedError(f"{needed}, for {where}; there are none")
    if len(value) != length:
        verb = "is" if len(value) == 1 else "are"
        first, *rest = what.split()
        noun = " ".join([first.removesuffix("s"), *rest]) if len(value) == 1 else what
        raise MalformedError(f"there {verb} {len(value)} {noun} for {where}")
    return value


def read_whole(value: Any, place: str) -> int:
    """Return a whole number; True and 1.0 are none."""
    if type(value) is not int:
        raise MalformedError(f"{place} must be a whole number, not {described(value)}")
    return value


def read_labels(
    value: Any, n: int, allowed: Sequence[int] = (0, 1, 2), place: str = "position"
) -> list[int]:
    """Return n labels; `place` is what has a label.

    >>> read_labels([0, True], 2)
    Traceback (most recent call last):
    gamegraphs.course.running.values.MalformedError: label 1 must be one of 0, 1, 2, not True (a bool); it is the label of position 1
    """  # noqa: E501
    labels = read_list(value, n, "labels", count(n))
    for u, label in enumerate(labels):
        if type(label) is not int or label not in allowed:
            choices = ", ".join(map(str, allowed))
            raise MalformedError(
                f"label {u} must be one of {choices}, not {described(label)}; it is the label of "
                f"{place} {u}"
            )
    return labels


def read_pair(value: Any, parts: str) -> tuple[Any, Any]:
    """Return the two parts of a pair; `parts` names them in the error."""
    if not isinstance(value, list) or len(value) != 2:
        raise MalformedError(f"the answer must be a pair ({parts}), not {described(value)}")
    return value[0], value[1]


def described(value: Any) -> str:
    """Return a plain value with the kind of thing it is, where that is not obvious."""
    if isinstance(value, bool):
        return f"{value} (a bool)"
    return shown(value)
