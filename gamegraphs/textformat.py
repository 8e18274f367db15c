"""The text format of the tasks: n, then for each position its move count and its targets.

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
from itertools import repeat

from .arrays import INT32_MAX, IntArray, code_for
from .outcome import FormatError

_FOREIGN = re.compile(rb"[^0-9 \t\r\n]")
_TOKEN = re.compile(rb"[^ \t\r\n]+")


def read_text(text: str | bytes, source: str = "") -> tuple[IntArray, IntArray]:
    """Return (offsets, targets) of the graph in `text`; raise FormatError with the line."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    foreign = _FOREIGN.search(data)
    # What stands before the first foreign character is read first: its errors come earlier.
    clean_end = _token_start(data, foreign.start()) if foreign else len(data)
    tokens = data[:clean_end].split()
    reader = _Reader(data, tokens, source)
    reader.run(complete=foreign is None)
    if foreign:
        raise reader.foreign_token(clean_end)
    offsets = array(code_for(len(reader.targets)), reader.offsets)
    return offsets, reader.targets


def write_text(offsets: IntArray, targets: IntArray) -> str:
    """Return the text of a graph, one line a position."""
    flat = list(map(str, targets.tolist()))
    starts = offsets.tolist()
    lines = [str(len(starts) - 1)]
    for begin, end in zip(starts, starts[1:], strict=False):
        lines.append(" ".join([str(end - begin), *flat[begin:end]]))
    lines.append("")
    return "\n".join(lines)


class _Reader:
    """Walks over the numbers of a text; knows the line of each."""

    def __init__(self, data: bytes, tokens: list[bytes], source: str) -> None:
        self.data, self.tokens, self.source = data, tokens, source
        self.offsets: list[int] = [0]
        self.targets: array[int] = array("i")

    def run(self, complete: bool) -> None:
        """Read the graph; a text that is cut off is an error only if it is `complete`."""
        tokens = self.tokens
        if not tokens:
            if complete:
                raise self.error("the text is empty; the number of positions is missing", None)
            return
        n = self.number(0)
        at = 1
        for u in range(n):
            if at >= len(tokens):
                if complete:
                    raise self.error(f"the move count of position {u} (of {n}) is missing", None)
                return
            count = self.number(at)
            at += 1
            row = tokens[at : at + count]
            try:
                self.targets.extend(map(int, row, repeat(10)))
            except (ValueError, OverflowError):
                self.check_targets(u, at, len(row), n)
                # All are positions: int() only refuses thousands of leading zeros.
                del self.targets[self.offsets[-1] :]
                self.targets.extend(self.number(i) for i in range(at, at + len(row)))
            if len(row) == count and count and max(self.targets[-count:]) >= n:
                self.check_targets(u, at, count, n)
            elif len(row) < count:
                self.check_targets(u, at, len(row), n)
                if complete:
                    raise self.error(
                        f"position {u} announces {count} move(s), but only {len(row)} follow", None
                    )
                return
            at += count
            self.offsets.append(len(self.targets))
        if at < len(tokens):
            raise self.error(
                f"{_short(tokens[at])} stands after the last of the {n} position(s)", at
            )

    def check_targets(self, u: int, at: int, count: int, n: int) -> None:
        for i in range(at, at + count):
            v = self.number(i)
            if v >= n:
                positions = f"only {n} position(s) (0..{n - 1})"
                raise self.error(f"position {u} has a move to {v}, but there are {positions}", i)

    def number(self, i: int) -> int:
        token = self.tokens[i]
        digits = token.lstrip(b"0") or b"0"
        if len(digits) > 10 or int(digits) > INT32_MAX:
            raise self.error(f"{_short(token)} is too large; at most {INT32_MAX} is possible", i)
        return int(digits)

    def foreign_token(self, start: int) -> FormatError:
        token = _TOKEN.match(self.data, start)[0]  # type: ignore[index]  # starts at `start`
        line = self.data.count(b"\n", 0, start) + 1
        if re.fullmatch(rb"-[0-9]+", token):
            what = f"{_short(token)} is negative; move counts and positions start at 0"
        elif token.startswith(b"\xef\xbb\xbf"):
            what = "the text starts with a byte order mark; save it as UTF-8 without one"
        else:
            what = f"expected a number, not {_short(token)}"
        return FormatError(what, line, self.source)

    def error(self, message: str, i: int | None) -> FormatError:
        """Return the error at token i, or at the end of the text."""
        if i is None:
            line = self.data.rstrip().count(b"\n") + 1
        else:
            # Found again from the front: only an error pays for it.
            places = _TOKEN.finditer(self.data)
            start = next(place.start() for k, place in enumerate(places) if k == i)
            line = self.data.count(b"\n", 0, start) + 1
        return FormatError(message, line, self.source)


def _token_start(data: bytes, at: int) -> int:
    while at > 0 and data[at - 1 : at] not in (b" ", b"\t", b"\r", b"\n"):
        at -= 1
    return at


def _short(token: bytes) -> str:
    text = token.decode("utf-8", "replace")
    return repr(text if len(text) <= 24 else text[:20] + "...")
