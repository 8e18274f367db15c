"""The messages between a runner and the process that makes the calls, in two pipes.

To the process
    header : the first line says what to run. `worker` reads {"cells", "function", "shape",
        "module", "modules", "limits"}, where modules are sources by name and may be missing,
        `program` reads {"command", "memory"}; a forked child needs none.
    request : {"steps": lines a call may run, 0 for any number and no counting, "counting": whether
        looks at moves are counted, "seconds": for each call, "together": of so many results
        several may be written at once, "twice": whether each input is two, for two calls with the
        same lists (see `arguments.called_twice`), "inputs": bytes that each input takes}, a line
        of JSON; after it the inputs, as `marshal` writes them
From the process
    result : one line for the header where there was one, then one for each input in its order;
        the fields of CallResult as an object, without those that are as they are by default. A
        long list of whole numbers is {"packed": type of an array, "numbers": its bytes in base 64}

The process may run code that wants to mislead: `read_result` takes nothing on trust.
"""

from __future__ import annotations

import json
import marshal
import os
import sys
import time
from array import array
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import IO, Any, NamedTuple

from .values import is_plain

KINDS = ("value", "raised", "deep", "steps", "missing")  # what a process can tell of itself
_MOST_TEXT = 20_000  # characters of each text in a result
_MOST_COUNT = 10**15
_MOST_PLACES, _MOST_QUOTED = 100, 200
_MARSHAL = 2  # a version without references between objects
_SOON = 0.02  # seconds after which results are written, however few they are
_LONG = 1_000  # numbers in a list that is packed
# Types of arrays: of bytes, and of whole numbers of 32 and 64 bits.
_PACKED: dict[str, Callable[[list[int]], bytearray | array[int]]] = {
    "B": bytearray,
    "i": partial(array, "i"),
    "q": partial(array, "q"),
}

Request = dict[str, Any]


class CallResult(NamedTuple):
    """The result of one call.

    Attributes
    ----------
    kind : "value"; "raised"; "deep", the recursion went too deep; "steps", more lines were run
        than allowed; "time", no answer in time; "late", no time left for the whole check;
        "died", the interpreter itself crashed; "missing", there is no function to call
    value : the answer as plain data
    error : the error's type and message
    line : where it was raised, as "line 3: x = moves[v]"
    steps : lines and calls that were run
    looks : looks at moves, where they were counted
    printed : what the call printed, shortened
    reads : system calls by which a program read its input and itself, 0 if that is not known
    places : where the call read many items at once, if that was counted: for each place its line,
        what stands there, the kind of operation and the items (see `reads.whole_reads`)
    text : the answer as a program printed it, if it is not long
    """

    kind: str
    value: Any = None
    error: str = ""
    line: str = ""
    steps: int = 0
    looks: int = 0
    printed: str = ""
    reads: int = 0
    places: Sequence[Sequence[Any]] = ()
    text: str = ""


_DEFAULTS = CallResult("")
_OF_NUMBERS = "0123456789-, []"
_dumps = json.JSONEncoder().encode


def encode(message: dict[str, Any]) -> bytes:
    """Return a message as one line."""
    return json.dumps(message).encode() + b"\n"


def encode_request(inputs: list[Any], rest: Request, texts: dict[int, bytes]) -> bytes:
    """Return a request for these inputs; `rest` is what else is in it.

    `texts` has an entry for each input that comes again and again, by identity: once such an input
    has been written, its text stands there.

    >>> encode_request([[3]], {"steps": 0}, {})
    b'{"steps": 0, "inputs": [10]}\\n[\\x01\\x00\\x00\\x00i\\x03\\x00\\x00\\x00'
    """
    written = []
    for data in inputs:
        text = texts.get(id(data)) or marshal.dumps(data, _MARSHAL)
        if id(data) in texts:
            texts[id(data)] = text
        written.append(text)
    return b"".join([encode({**rest, "inputs": [*map(len, written)]}), *written])


def requests_in(file: IO[bytes]) -> Iterator[tuple[Request, Iterator[bytes]]]:
    """Yield requests, each with the texts of its inputs, as they come; this blocks till then."""
    while line := file.readline():
        request = json.loads(line)
        yield request, (file.read(size) for size in request["inputs"])


def as_dict(result: CallResult) -> dict[str, Any]:
    """Return a result as an object of JSON.

    >>> encode(as_dict(CallResult("value", [0, 1])))
    b'{"kind": "value", "value": [0, 1]}\\n'
    """
    pairs = zip(CallResult._fields, result, _DEFAULTS, strict=True)
    return {name: value for name, value, default in pairs if value != default}


def write_result(end: int, result: CallResult) -> None:
    """Write a result into a pipe, all of it; this blocks until it has been read."""
    _write(end, _line(result))


def _write(end: int, text: bytes) -> None:
    rest = memoryview(text)
    while rest:
        rest = rest[os.write(end, rest) :]


def _line(result: CallResult) -> bytes:
    """Return a result as one line, long lists in it packed."""
    value = result.value
    if value is not None and result[2:] == _DEFAULTS[2:]:  # nearly all are so
        text = _numbers_as_text(value) or _dumps(_packed(value))
        return f'{{"kind": "{result.kind}", "value": {text}}}\n'.encode()
    return encode(as_dict(result._replace(value=_packed(result.value))))


def _numbers_as_text(value: Any) -> str:
    """Return whole numbers, also in short lists, as text that JSON writes the same; else ""."""
    inner = value
    while type(inner) is list and inner:
        if len(inner) >= _LONG:
            return ""
        inner = inner[-1]
    text = repr(value)
    return "" if text.strip(_OF_NUMBERS) else text


def _packed(value: Any) -> Any:
    if type(value) is not list:
        return value
    if len(value) < _LONG:
        return [*map(_packed, value)] if list in map(type, value) else value
    if {*map(type, value)} == {int}:
        for kind, make in _PACKED.items():
            with suppress(OverflowError, ValueError):
                numbers = b2a_base64(make(value), newline=False).decode()
                return {"packed": kind, "numbers": numbers}
    return value


def serve(
    requests: IO[bytes], results: int, call: Callable[[Callable[[], Any], Request], CallResult]
) -> None:
    """Answer requests until there are no more.

    `call` makes the result of an input of a request; it gets a function that returns the input,
    each time an object of its own.
    """
    if "random" in sys.modules:  # a forked process would draw the same numbers as its parent
        with suppress(Exception):  # an answer may have put something else there
            sys.modules["random"].seed()
    for request, texts in requests_in(requests):
        lines, end = [], time.perf_counter() + _SOON
        for text in texts:
            lines.append(_line(call(partial(marshal.loads, text), request)))
            if len(lines) >= request["together"] or time.perf_counter() > end:
                _write(results, b"".join(lines))
                lines, end = [], time.perf_counter() + _SOON
        _write(results, b"".join(lines))


def read_result(line: bytes, kinds: Sequence[str] = KINDS) -> CallResult:
    """Return the result in a line that may have been written by anybody.

    >>> read_result(b"[]").error
    'its answer could not be read'
    """
    unreadable = CallResult("died", error="its answer could not be read")
    try:
        fields = json.loads(line)
        result = CallResult(**fields)
        value, packed = _unpacked(result.value)
    except (ValueError, TypeError, RecursionError, MemoryError):
        return unreadable
    if not (packed or is_plain(value)):
        return unreadable
    result = result._replace(value=value)
    texts = (result.kind, result.error, result.line, result.printed)
    numbers = (result.steps, result.looks, result.reads)
    fits = all(type(x) is str and len(x) <= _MOST_TEXT for x in texts) and all(
        type(x) is int and 0 <= x <= _MOST_COUNT for x in numbers
    )
    fits = fits and _are_places(result.places)
    return result if fits and result.kind in kinds else unreadable


def _unpacked(value: Any) -> tuple[Any, bool]:
    """Return a value with its lists of numbers, and whether there is nothing else in it.

    Raises ValueError or TypeError for what could not have been written.
    """
    if type(value) is dict and value.keys() == {"packed", "numbers"}:
        if value["packed"] not in _PACKED:
            raise ValueError(value["packed"])
        found = array(value["packed"])
        found.frombytes(a2b_base64(value["numbers"]))
        return found.tolist(), True
    if type(value) is list and dict in map(type, value):
        pairs = [*map(_unpacked, value)]
        return [item for item, _ in pairs], all(packed for _, packed in pairs)
    return value, False


def _are_places(places: Any) -> bool:
    """Return whether this could be the places of a result."""
    return (
        isinstance(places, list | tuple)
        and len(places) <= _MOST_PLACES
        and all(
            type(place) is list
            and [*map(type, place)] == [int, str, str, int]
            and all(len(text) <= _MOST_QUOTED for text in place[1:3])
            and all(0 <= number <= _MOST_COUNT for number in place[::3])
            for place in places
        )
    )
