"""The messages between a runner and the process that makes the calls: lines of JSON in two pipes.

To the process
    header : the first line says what to run. `worker` reads {"cells", "function", "shape",
        "module", "modules", "limits"}, where modules are sources by name and may be missing,
        `program` reads {"command", "memory"}; a forked child needs none.
    request : {"inputs": [input, ...], "steps": lines a call may run, 0 for any number and no
        counting, "counting": whether looks at moves are counted, "seconds": for each call}
From the process
    result : one line for the header where there was one, then one for each input in its order;
        the fields of CallResult as an object, without those that are as they are by default

The process may run code that wants to mislead: `read_result` takes nothing on trust.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from .values import is_plain

KINDS = ("value", "raised", "deep", "steps", "missing")  # what a process can tell of itself
_MOST_TEXT = 20_000  # characters of each text in a result
_MOST_COUNT = 10**15
_MOST_PLACES, _MOST_QUOTED = 100, 200

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


_DEFAULTS = CallResult("")


def encode(message: dict[str, Any]) -> bytes:
    """Return a message as one line."""
    return json.dumps(message).encode() + b"\n"


def encode_request(inputs: list[Any], rest: Request, texts: dict[int, str]) -> bytes:
    """Return a request for these inputs as one line; `rest` is what else is in it.

    `texts` has an entry for each input that comes again and again, by identity: once such an input
    has been written, its text stands there.

    >>> encode_request([[3], [4]], {"steps": 0}, {})
    b'{"steps": 0, "inputs": [[3], [4]]}\\n'
    """
    written = []
    for data in inputs:
        text = texts.get(id(data)) or json.dumps(data)
        if id(data) in texts:
            texts[id(data)] = text
        written.append(text)
    return f'{json.dumps(rest)[:-1]}, "inputs": [{", ".join(written)}]}}\n'.encode()


def as_dict(result: CallResult) -> dict[str, Any]:
    """Return a result as an object of JSON.

    >>> encode(as_dict(CallResult("value", [0, 1])))
    b'{"kind": "value", "value": [0, 1]}\\n'
    """
    pairs = zip(CallResult._fields, result, _DEFAULTS, strict=True)
    return {name: value for name, value, default in pairs if value != default}


def write_result(end: int, result: CallResult) -> None:
    """Write a result into a pipe, all of it; this blocks until it has been read."""
    rest = memoryview(encode(as_dict(result)))
    while rest:
        rest = rest[os.write(end, rest) :]


def serve(
    requests: Iterable[bytes], results: int, call: Callable[[Any, Request], CallResult]
) -> None:
    """Answer requests until there are no more; `call` makes the result of an input of a request."""
    for line in requests:
        request = json.loads(line)
        for data in request["inputs"]:
            write_result(results, call(data, request))


def read_result(line: bytes, kinds: Sequence[str] = KINDS) -> CallResult:
    """Return the result in a line that may have been written by anybody.

    >>> read_result(b"[]").error
    'its answer could not be read'
    """
    unreadable = CallResult("died", error="its answer could not be read")
    try:
        fields = json.loads(line)
        result = CallResult(**fields)
    except (ValueError, TypeError, RecursionError, MemoryError):
        return unreadable
    if not is_plain(result.value):
        return unreadable
    texts = (result.kind, result.error, result.line, result.printed)
    numbers = (result.steps, result.looks, result.reads)
    fits = all(type(x) is str and len(x) <= _MOST_TEXT for x in texts) and all(
        type(x) is int and 0 <= x <= _MOST_COUNT for x in numbers
    )
    fits = fits and _are_places(result.places)
    return result if fits and result.kind in kinds else unreadable


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
