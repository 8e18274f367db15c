"""Python's own operations, each done as always and its items added to those of its place.

Calls of these stand in the code that `counting_code` makes. Only what is certain is counted:
operations of Python's own containers, of integers with many digits, and those of numpy's functions
that read or copy a whole array whatever is in it.
"""

from __future__ import annotations

import ast
import builtins
import functools
import operator
from array import array
from bisect import bisect_left, bisect_right
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterable, Iterator
from types import (
    BuiltinFunctionType,
    FunctionType,
    MethodDescriptorType,
    MethodType,
    MethodWrapperType,
    WrapperDescriptorType,
)
from typing import Any

_SEQUENCES = (list, tuple, deque, str, bytes, bytearray, array)
_KEYS: type[Any] = type({}.keys())
_SIZED: tuple[type[Any], ...] = (
    *_SEQUENCES,
    dict,
    set,
    frozenset,
    type({}.values()),
    _KEYS,
    type({}.items()),
)
_EXACT = frozenset(_SIZED)  # these themselves, no subclasses
_COPIES = (
    list, tuple, set, frozenset, dict, OrderedDict, Counter, deque, bytes, bytearray, array
)  # fmt: skip
_FUNCTIONS = {sum, min, max, sorted, any, all, operator.countOf, repr, ascii}
_UNCOUNTED = {x for x in vars(builtins).values() if type(x) is BuiltinFunctionType} - _FUNCTIONS
_RESULTS = {operator.add, operator.concat, operator.mul, operator.or_, operator.and_, operator.sub}
_LAZY = (map, filter, zip, enumerate)
_WORD = 64  # bits
_SHORT = 1 << _WORD - 1  # integers below take one word
OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Mult: operator.mul, ast.Sub: operator.sub,
    ast.BitOr: operator.or_, ast.BitAnd: operator.and_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
}  # fmt: skip
# Of the methods of containers those that read or move more than one item.
_METHODS = {
    "insert", "remove", "index", "count", "copy", "reverse", "sort", "find", "rfind", "rindex",
    "replace", "split", "join", "union", "difference", "intersection", "symmetric_difference",
    "issubset", "issuperset", "rotate", "translate", "tolist", "__contains__", "__add__",
}  # fmt: skip
# Of numpy, by name: what may stop early (any), or is over at once (reshape), is not here.
_OF_ARRAYS = {
    "append", "concatenate", "hstack", "vstack", "stack", "delete", "insert", "roll", "copy",
    "array", "flatnonzero", "nonzero", "argwhere", "where", "unique", "sort", "argsort", "isin",
    "sum", "cumsum", "bincount", "tolist", "astype", "tobytes",
}  # fmt: skip
_ADDS = {"extend", "update", "join", "extendleft"}  # what they are given is read, not the rest

items_read: dict[tuple[int, bool], int] = {}  # by place, and whether they are words of an integer


def _add(place: int, items: int, words: bool = False) -> None:
    if items > 0:
        items_read[place, words] = items_read.get((place, words), 0) + items


def _length(value: Any) -> int:
    """Return how many items there are; 0 for what is no container of Python's own."""
    if type(value) in _EXACT:
        return len(value)
    if _counts_looks(value):
        return list.__len__(value)
    return len(value) if isinstance(value, _SIZED) else 0


def _counts_looks(value: Any) -> bool:
    """Return whether this is a list of moves that counts the looks at it (`running.arguments`).

    To ask for its length, or where an item stands, is a look: here that is asked of the list below.
    """
    return isinstance(value, list) and hasattr(value, "_whole")


def _words(*values: Any) -> int:
    """Return the words of memory in the longest of these integers; 0 if one is enough."""
    longest = 0
    for x in values:
        if type(x) is int and not -_SHORT < x < _SHORT:
            longest = max(longest, x.bit_length())
    return longest // _WORD


# What stands in the code in place of an operation. Each does it, and adds what it has read.


def _contains(item: Any, container: Any, place: int) -> bool:
    found = item in container
    kind = type(container)
    if kind is set or kind is dict:
        return found
    if isinstance(container, _SEQUENCES):
        index: Callable[[Any, Any], int] = kind.index
        if _counts_looks(container):
            index = list.index
        _add(place, index(container, item) + 1 if found else _length(container))
    return found


def _read(value: Any, place: int) -> Any:
    _add(place, _length(value))
    return value


def _operate(number: int, left: Any, right: Any, place: int) -> Any:
    result = _BY_NUMBER[number](left, right)
    kind = type(result)
    if kind is int:
        if (  # as nearly always; a call would be traced
            type(left) is type(right) is int
            and -_SHORT < left < _SHORT
            and -_SHORT < right < _SHORT
            and -_SHORT < result < _SHORT
        ):
            return result
        both = (left, right) if number != _AND or left < 0 or right < 0 else (min(left, right),)
        _add(place, _words(*both, result), words=True)
    elif kind is bool or kind is float:
        return result
    elif isinstance(result, _SIZED):
        if isinstance(left, set | frozenset | _KEYS) and number == _AND:
            _add(place, min(_length(left), _length(right)))
        else:
            _add(place, max(_length(left), _length(result)))
    return result


def _augment(left: Any, right: Any, place: int) -> Any:
    """Return `right`, which is about to change `left`; only what cannot change is copied."""
    if type(left) is int:
        _add(place, _words(left, right), words=True)
    elif isinstance(left, tuple | bytes | frozenset):
        _add(place, _length(left) + _length(right))
    else:
        _add(place, _length(right))
    return right


def _reduce(left: Any, right: Any, place: int) -> Any:
    """Return `right`, which says what `left` is about to lose (-=) or to keep (&=)."""
    if type(left) is not set or not isinstance(right, set | frozenset):
        return _augment(left, right, place)
    _add(place, min(len(left), len(right)))  # Python goes through the smaller one
    return right


def _delete(container: Any, key: Any, place: int) -> None:
    if isinstance(container, list | bytearray | array | deque) and isinstance(key, int | slice):
        _add(place, _behind(container, key))
    del container[key]


def _store(value: Any, container: Any, key: Any, place: int) -> None:
    if isinstance(container, list | bytearray | array) and isinstance(key, slice):
        size = _length(value)
        if size == len(range(*key.indices(_length(container)))):  # nothing moves
            _add(place, size)
        else:
            _add(place, max(_behind(container, key), size))
    container[key] = value


def _behind(container: Any, key: int | slice) -> int:
    """Return how many items stand behind a place: they move."""
    size = _length(container)
    first = key.indices(size)[0] if isinstance(key, slice) else key % size if size else 0
    if isinstance(container, deque):  # it moves the shorter side
        return min(first, size - first)
    return size - first


def _callee(function: Any, place: int) -> Any:
    """Return the function, or one that does the same and counts."""
    if type(function) is BuiltinFunctionType:
        if function in _UNCOUNTED:
            return function
        if type(function.__self__) in _EXACT:
            return _method_of(function, place)
    if isinstance(function, type):
        if function in _LAZY:
            return functools.partial(_lazily, function, place)
        if function is str:
            return functools.partial(_as_text, place)
        return functools.partial(_copying, function, place) if function in _COPIES else function
    if isinstance(function, FunctionType):
        copies = function.__module__ == "copy" and function.__name__ in ("copy", "deepcopy")
        return functools.partial(_copying, function, place) if copies else function
    if isinstance(function, MethodDescriptorType | WrapperDescriptorType):
        return functools.partial(_unbound, function, place)
    if isinstance(function, MethodType) and _counts_looks(function.__self__):
        return _method_of(function, place)
    if _is_of_arrays(function):
        return functools.partial(_on_arrays, function, place)
    if not isinstance(function, BuiltinFunctionType | MethodWrapperType):
        return function
    if function is any or function is all:
        return functools.partial(_stopping, function, place)
    if function is functools.reduce:
        return functools.partial(_reducing, place)
    if function in _RESULTS:
        return functools.partial(_resulting, function, place)
    if function in _FUNCTIONS or function.__name__ in ("heapify", "nlargest", "nsmallest"):
        return functools.partial(_copying, function, place)
    if getattr(function, "__module__", "") == "_bisect" and function.__name__[:6] == "insort":
        return functools.partial(_inserting, function, place)
    if function in (operator.contains, operator.indexOf):
        return functools.partial(_searching, function, place)
    owner = function.__self__
    return _method_of(function, place) if isinstance(owner, _SIZED) else function


def _is_of_arrays(function: Any) -> bool:
    """Return whether this is a function of numpy, or a method of an array, that reads all of it."""
    if getattr(function, "__name__", None) not in _OF_ARRAYS:
        return False
    owner = getattr(function, "__self__", None)
    return getattr(function, "__module__", None) == "numpy" or _is_array(owner)


def _is_array(value: Any) -> bool:
    return type(value).__name__ == "ndarray" and type(value).__module__ == "numpy"


def _on_arrays(function: Any, place: int, *given: Any, **named: Any) -> Any:
    result = function(*given, **named)
    parts = result if type(result) is tuple else (result,)
    read = sum(x.size for x in (getattr(function, "__self__", None), *given) if _is_array(x))
    _add(place, max(int(read), sum(int(x.size) for x in parts if _is_array(x))))
    return result


def _method_of(function: Any, place: int) -> Any:
    """Return a method of a container, or what does the same and counts."""
    owner, name = function.__self__, function.__name__
    if name in _METHODS or name in _ADDS or (name == "pop" and isinstance(owner, _SEQUENCES)):
        return functools.partial(_method, function, place)
    return function


def _lazily(kind: Any, place: int, *given: Any, **named: Any) -> Any:
    """Return map(...), zip(...) and the like that count what is taken from containers."""
    if kind in (map, filter):
        given = (_callee(given[0], place), *given[1:])
    counted = (_each(x, place) if _length(x) else x for x in given)
    return kind(*counted, **named)


def _reducing(place: int, function: Any, given: Any, *first: Any) -> Any:
    return functools.reduce(_callee(function, place), _read(given, place), *first)


def _resulting(function: Any, place: int, left: Any, right: Any) -> Any:
    result = function(left, right)
    _add(place, max(_length(left), _length(result)))
    return result


def _unbound(function: Any, place: int, *given: Any, **named: Any) -> Any:
    if not given or not isinstance(given[0], function.__objclass__):
        return function(*given, **named)
    return _callee(function.__get__(given[0]), place)(*given[1:], **named)


def _each(container: Iterable[Any], place: int) -> Iterator[Any]:
    for item in container:
        _add(place, 1)
        yield item


def _stopping(function: Any, place: int, *given: Any, **named: Any) -> Any:
    """Do as any and all do, which read on only until they know."""
    return function(*(_each(x, place) if _length(x) else x for x in given), **named)


def _copying(function: Any, place: int, *given: Any, **named: Any) -> Any:
    _add(place, sum(map(_length, given)))
    return function(*given, **named)


def _as_text(place: int, *given: Any, **named: Any) -> str:
    if given and not isinstance(given[0], str):
        _add(place, _length(given[0]))
    return str(*given, **named)


def _inserting(
    function: Any, place: int, sequence: Any, item: Any, *more: Any, **named: Any
) -> Any:
    """Do as bisect.insort does, which moves all items behind the new one."""
    if isinstance(sequence, list) and not (more or named):
        left = function.__name__ == "insort_left"
        found = (bisect_left if left else bisect_right)(sequence, item)
        _add(place, _length(sequence) - found)
    return function(sequence, item, *more, **named)


def _searching(function: Any, place: int, container: Any, item: Any) -> Any:
    _contains(item, container, place)
    return function(container, item)


def _method(method: Any, place: int, *given: Any, **named: Any) -> Any:
    owner, name = method.__self__, method.__name__
    size = _length(owner)
    if name in ("index", "find", "rindex", "rfind", "count"):
        found = method(*given, **named)
        begin, end, _ = slice(*[*given[1:3], None, None][:2]).indices(size)
        if name == "count" or found < 0:
            read = end - begin
        else:
            read = end - found if name.startswith("r") else found + 1 - begin
        _add(place, read)
        return found
    if name == "__contains__":
        return _contains(given[0], owner, place)
    if name in _ADDS:
        read = sum(map(_length, given))
    elif isinstance(owner, set | frozenset):
        read = _read_of_set(owner, name, given)
    elif name == "pop":
        read = _behind(owner, given[0]) if given and isinstance(given[0], int) else 0
    elif name == "insert" and given and isinstance(given[0], int):
        read = _behind(owner, slice(given[0], None))
    elif name == "rotate":
        read = min(size, abs(given[0]) if given and isinstance(given[0], int) else 1)
    elif name == "remove" and isinstance(owner, deque) and given and given[0] in owner:
        found = owner.index(given[0])
        read = found + 1 + min(found, size - found)  # it moves the shorter side
    else:
        read = size
    _add(place, read)
    return method(*given, **named)


def _read_of_set(owner: Any, name: str, given: tuple[Any, ...]) -> int:
    """Return how many items a method of a set goes through."""
    size, sizes = len(owner), [_length(x) for x in given]
    if name == "remove":
        return 0
    if name == "intersection":
        return min([size, *sizes])
    if name == "issuperset":
        return sum(sizes)
    if name == "issubset" and size > sum(sizes):
        return 0
    return size


_BY_NUMBER = list(OPERATORS.values())
_AND = list(OPERATORS).index(ast.BitAnd)
_NAMES = {
    "_contains": _contains, "_read": _read, "_operate": _operate, "_augment": _augment,
    "_reduce": _reduce, "_delete": _delete, "_store": _store, "_callee": _callee,
    "_slice": slice,
}  # fmt: skip
HELPERS = {f"__gamegraphs{name}__": helper for name, helper in _NAMES.items()}
