"""Game graphs as text: n, then for each position its move count and its targets.

    5
    2 1 2
    1 3
    2 1 4
    0
    1 2

Only the order of the numbers counts; any white space separates them. The reader accepts
plain decimal numbers and nothing else, and says in which line a text goes wrong.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from itertools import islice, pairwise
from typing import TYPE_CHECKING

from .arrays import INT32_MAX, IntArray, compact
from .outcome import FormatError, GameGraphError
from .validate import as_path, shown

if TYPE_CHECKING:
    from os import PathLike
    from typing import IO

    Source = str | PathLike[str] | IO[str] | IO[bytes]

# What is no number: anything but digits, or more of them than a graph has room for.
_FOREIGN = re.compile(rb"[^0-9 \t\r\n]|[1-9][0-9]{10}")
_TOKEN = re.compile(rb"[^ \t\r\n]+")


def read_file(source: Source) -> tuple[IntArray, IntArray]:
    """Return (offsets, targets) of the graph in a file: a path, or a file that is open."""
    if hasattr(source, "read"):
        return read_text(source.read(), str(getattr(source, "name", "")))
    with open(as_path(source, "source"), "rb") as file:
        return read_text(file.read(), str(source))


def write_file(path: str | PathLike[str], offsets: IntArray, targets: IntArray) -> None:
    """Write the text of a graph to a file."""
    with open(as_path(path, "path"), "w", encoding="ascii", newline="\n") as file:
        file.write(write_text(offsets, targets))


def read_text(text: str | bytes, source: str = "") -> tuple[IntArray, IntArray]:
    """Return (offsets, targets) of the graph in `text`; raise FormatError with the line."""
    if not isinstance(text, str | bytes):
        raise GameGraphError(f"text must be a text, not {shown(text)}")
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    found = _FOREIGN.search(data)
    foreign = found is not None
    # What stands before the first foreign token is read first: its errors come earlier.
    clean_end = _token_start(data, found.start()) if found else len(data)
    tokens = data[:clean_end].split()
    try:
        numbers = list(map(int, tokens))
    except ValueError:  # int() gives up on thousands of digits, even if they are zeros
        numbers = [int(token.lstrip(b"0") or b"0") for token in tokens]
    if max(numbers, default=0) > INT32_MAX:
        k = next(k for k, number in enumerate(numbers) if number > INT32_MAX)
        foreign, clean_end, numbers = True, _start_of_token(data, k), numbers[:k]

    offsets, targets, at = [0], array("q"), 1
    n = numbers[0] if numbers else 0
    for _ in range(n):
        if at >= len(numbers):
            break
        begin, at = at + 1, at + 1 + numbers[at]
        targets.extend(numbers[begin:at])
        offsets.append(len(targets))

    if len(targets) and max(targets) >= n:
        i, v = next((i, v) for i, v in enumerate(targets) if v >= n)
        u = bisect_right(offsets, i) - 1
        message = f"position {u} has a move to {v}, but there are only {n} position(s) (0..{n - 1})"
        raise FormatError(message, _line(data, _start_of_token(data, i + u + 2)), source)
    if numbers and at < len(numbers):
        message = f"'{numbers[at]}' stands after the last of the {n} position(s)"
        raise FormatError(message, _line(data, _start_of_token(data, at)), source)
    if foreign:
        raise FormatError(_why_foreign(data, clean_end), _line(data, clean_end), source)
    if not numbers or len(offsets) <= n or at > len(numbers):
        raise FormatError(_what_is_missing(numbers, offsets), _line(data.rstrip()), source)
    return compact(offsets, len(targets)), compact(targets, n)


def write_text(offsets: IntArray, targets: IntArray) -> str:
    """Return the text of a graph, one line a position."""
    flat = list(map(str, targets.tolist()))
    starts = offsets.tolist()
    lines = [str(len(starts) - 1)]
    for begin, end in pairwise(starts):
        lines.append(" ".join([str(end - begin), *flat[begin:end]]))
    lines.append("")
    return "\n".join(lines)


def _what_is_missing(numbers: list[int], offsets: list[int]) -> str:
    """Say what a text that ends too early lacks."""
    if not numbers:
        return "the text is empty; the number of positions is missing"
    n, u = numbers[0], len(offsets) - 1
    there = offsets[-1] - offsets[-2] if u else 0
    announced = numbers[u + offsets[-2]] if u else 0
    if announced > there:
        return f"position {u - 1} announces {announced} move(s), but only {there} follow"
    return f"the move count of position {u} (of {n}) is missing"


def _why_foreign(data: bytes, start: int) -> str:
    token = _TOKEN.match(data, start)[0]  # type: ignore[index]  # a token starts here
    text = token.decode("utf-8", "replace")
    told = repr(text if len(text) <= 24 else text[:20] + "...")
    if token.startswith(b"\xef\xbb\xbf"):
        return "the text starts with a byte order mark; save it as UTF-8 without one"
    if re.fullmatch(rb"-[0-9]+", token):
        return f"{told} is negative; move counts and positions start at 0"
    if token.isdigit():
        return f"{told} is too large; at most {INT32_MAX} is possible"
    return f"expected a number, not {told}"


def _token_start(data: bytes, at: int) -> int:
    while at > 0 and data[at - 1 : at] not in (b" ", b"\t", b"\r", b"\n"):
        at -= 1
    return at


def _start_of_token(data: bytes, index: int) -> int:
    """Return where a token begins; found from the front, for only an error asks for it."""
    return next(islice(_TOKEN.finditer(data), index, None)).start()


def _line(data: bytes, end: int | None = None) -> int:
    return data.count(b"\n", 0, len(data) if end is None else end) + 1
