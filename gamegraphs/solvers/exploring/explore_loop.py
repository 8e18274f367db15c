"""Breadth-first numbering of the positions of a game, as one loop that numba compiles.

Positions have codes, integers from 0 on with gaps between them; `table` finds the number of a
code. It is a hash table with linear probing: an entry is 0, or a number plus one. At most half of
it is taken.

The moves of many positions are listed at a time. Then memory is asked for all entries that they
will need, first of the table and then of the codes, before the first of them is looked at: a
processor waits some hundred steps for an entry that is in none of its caches.
"""

from __future__ import annotations

from typing import Any

from ...outcome import GOES_ON

DONE, NO_ROOM, BAD_END, BAD_COUNT, BAD_CODE, BEYOND_LIMIT = range(6)

# The golden ratio in 61 bits. The top bits of a product depend on all bits of the code, and are
# the same in numbers of 64 bits as in Python's.
_SPREAD = 0x1E3779B97F4A7C15
_BITS = 63
_INT32 = 0x7FFFFFFF  # tells the compiler that an index is not negative
_IN_CACHE = 1 << 17  # a table of so many entries is in the second cache

# The rules of the game that is explored, see `CompiledRules`; `compiled_loops` puts them in.
succ: Any = None
terminal: Any = None


def prefetch(values: Any, index: Any) -> None:
    """Do nothing; where this is compiled, that of `jit.primitives` takes its place."""


def explore_loop(
    progress: Any,
    n: Any,
    limit: Any,
    most: Any,
    params: Any,
    out: Any,
    codes: Any,
    endings: Any,
    offsets: Any,
    targets: Any,
    table: Any,
) -> Any:
    """Go on with exploring while there is room; return DONE, NO_ROOM or what is wrong.

    progress : int64, shape (4,), read and written: the position that is looked at next, how many
        have a number, how many moves are listed, which number is wrong
    n, limit, most : codes lie in 0..n - 1; the most positions; the most moves of a position
    out : int64, for the moves of many positions, at least `most`
    codes, endings, offsets : int64, uint8, int64, by position
    targets : int32, by move
    table : int32, its length a power of two
    """
    u, count, at = progress[0], progress[1], progress[2]
    mask = len(table) - 1 & _INT32
    shift = _BITS
    while 1 << (_BITS - shift) < len(table):
        shift -= 1
    is_large = len(table) > _IN_CACHE
    while u < count:
        listed = 0
        last = u
        while last < count and listed + most <= len(out):
            code = codes[last]
            end = terminal(code, params)
            if end < 0 or end > GOES_ON:
                progress[0], progress[3] = last, end
                return BAD_END
            endings[last] = end
            if end == GOES_ON:
                moves = succ(code, params, out[listed:])
                if moves < 0 or moves > most:
                    progress[0], progress[3] = last, moves
                    return BAD_COUNT
                listed += moves
            last += 1
            offsets[last] = at + listed
        if count + listed > len(codes) or at + listed > len(targets):
            progress[0], progress[1], progress[2] = u, count, at
            return NO_ROOM
        if is_large:
            for k in range(listed):
                prefetch(table, (out[k] * _SPREAD >> shift) & mask)
            for k in range(listed):
                prefetch(codes, table[(out[k] * _SPREAD >> shift) & mask] & _INT32)
        row = targets[at:]
        for k in range(listed):
            code = out[k]
            if code < 0 or code >= n:
                while offsets[u + 1] <= at + k:
                    u += 1
                progress[0], progress[3] = u, code
                return BAD_CODE
            h = (code * _SPREAD >> shift) & mask
            v = table[h] & _INT32
            while v != 0 and codes[v - 1 & _INT32] != code:
                h = h + 1 & mask
                v = table[h] & _INT32
            if v == 0:
                if count == limit:
                    return BEYOND_LIMIT
                codes[count] = code
                count += 1
                v = count
                table[h] = v
            row[k] = v - 1
        at += listed
        u = last
    progress[0], progress[1], progress[2] = u, count, at
    return DONE


def fill_table(codes: Any, count: Any, table: Any) -> None:
    """Enter the first `count` codes, all different, into an empty table."""
    mask = len(table) - 1 & _INT32
    shift = _BITS
    while 1 << (_BITS - shift) < len(table):
        shift -= 1
    for v in range(count):
        h = (codes[v] * _SPREAD >> shift) & mask
        while table[h] != 0:
            h = h + 1 & mask
        table[h] = v + 1
