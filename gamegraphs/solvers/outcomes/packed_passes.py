"""The compiled loops of forward passes for labels alone: two bits a position.

Four positions share a byte, so what a pass reads at random is a quarter of what codes take: of
10^7 positions it stays in the cache. Without distances no round has to be told from the next:
what a pass has decided counts at once, so a few passes less leave as little open.

    0    not known
    1    LOSE
    2    WIN
    3    DRAW by verdict
"""

from __future__ import annotations

from typing import Any

from ..jit.primitives import (
    AHEAD,
    HALF_AHEAD,
    MIDDLE_AHEAD,
    ONE,
    THREE,
    TWO,
    ZERO,
    compiled,
    inlined,
    prefetch,
    uint,
)
from . import encoding

_DRAWN_CODE, _OPEN_CODE = uint(encoding.CODE_DRAW), uint(encoding.CODE_OPEN)
_MOVES_AHEAD = uint(48)
# Of what has been seen, the bit of LOSE; and all that may be seen where every move leads to WIN.
SEEN_LOSE, SEEN_WIN = TWO, uint(4)


@compiled
def pack_ends(offsets: Any, terminal: Any, packed: Any) -> Any:
    """Write what is known of terminals, nothing of the others; return how many the others are.

    offsets : unsigned, shape (n + 1,), as in a GameGraph
    terminal : what is written for a terminal
    packed : uint8, shape (n + 3) // 4, written
    """
    n = uint(len(offsets)) - ONE
    count = ZERO
    begin = uint(offsets[0])
    u = ZERO
    i = ZERO
    while u < n:
        byte = shift = ZERO
        stop = min(u + uint(4), n)
        while u < stop:
            end = uint(offsets[u + ONE])
            byte |= (terminal if end == begin else ZERO) << shift
            count += ZERO if end == begin else ONE
            begin = end
            shift += TWO
            u += ONE
        packed[i] = byte
        i += ONE
    return count


@inlined
def seen_from(targets: Any, packed: Any, e: Any, end: Any) -> Any:
    """Return which of the four the moves e .. end - 1 lead to, one bit for each.

    Three looks without a branch; a look at the same move twice does no harm.
    """
    last = end - ONE
    v = uint(targets[e])
    seen = ONE << ((uint(packed[v >> TWO]) >> ((v & THREE) << ONE)) & THREE)
    v = uint(targets[min(e + ONE, last)])
    seen |= ONE << ((uint(packed[v >> TWO]) >> ((v & THREE) << ONE)) & THREE)
    v = uint(targets[min(e + TWO, last)])
    seen |= ONE << ((uint(packed[v >> TWO]) >> ((v & THREE) << ONE)) & THREE)
    e += THREE
    while e < end:
        v = uint(targets[e])
        seen |= ONE << ((uint(packed[v >> TWO]) >> ((v & THREE) << ONE)) & THREE)
        e += ONE
    return seen


@inlined
def fetch_ahead(offsets: Any, targets: Any, packed: Any, todo: Any, i: Any) -> None:
    """Ask for the memory that a pass over `todo` reads soon, when it is at entry i."""
    prefetch(offsets, uint(todo[i + AHEAD]))
    prefetch(targets, uint(offsets[todo[i + MIDDLE_AHEAD]]))
    e = uint(offsets[todo[i + HALF_AHEAD]])
    if e + TWO < uint(len(targets)):
        prefetch(packed, uint(targets[e]) >> TWO)
        prefetch(packed, uint(targets[e + ONE]) >> TWO)
        prefetch(packed, uint(targets[e + TWO]) >> TWO)


@compiled
def pass_in_order(offsets: Any, targets: Any, packed: Any, first: Any, stop: Any, todo: Any) -> Any:
    """Decide open positions from `first` up to `stop`; return how many stay open.

    offsets : unsigned, shape (n + 1,), and targets : unsigned, shape (m,), as in a GameGraph
    packed : uint8, shape (n + 3) // 4, changed; threads may not share a byte of it
    todo : unsigned, written: those that stay open, in order
    """
    m = uint(len(targets))
    left = ZERO
    u = uint(first)
    end = uint(offsets[u])
    while u < stop:
        e = end
        end = uint(offsets[u + ONE])
        if end + _MOVES_AHEAD < m:
            prefetch(packed, uint(targets[end + _MOVES_AHEAD]) >> TWO)
            prefetch(packed, uint(targets[end + _MOVES_AHEAD - ONE]) >> TWO)
        is_open = False
        shift = (u & THREE) << ONE
        if (uint(packed[u >> TWO]) >> shift) & THREE == ZERO:
            seen = seen_from(targets, packed, e, end)
            wins = seen & SEEN_LOSE  # which is WIN in two bits, too
            loses = ONE if seen == SEEN_WIN else ZERO
            packed[u >> TWO] |= (wins | loses) << shift
            is_open = (wins | loses) == ZERO
        todo[left] = u
        left += ONE if is_open else ZERO
        u += ONE
    return left


@compiled
def pass_over(offsets: Any, targets: Any, packed: Any, todo: Any, still_open: Any) -> Any:
    """Decide positions of a list; return how many stay open.

    offsets, targets, packed : as for `pass_in_order`
    todo : unsigned, the open positions
    still_open : unsigned, written: those of them that stay open; may be `todo` itself
    """
    count = uint(len(todo))
    left = ZERO
    i = ZERO
    while i < count:
        if i + AHEAD < count:
            fetch_ahead(offsets, targets, packed, todo, i)
        u = uint(todo[i])
        seen = seen_from(targets, packed, uint(offsets[u]), uint(offsets[u + ONE]))
        wins = seen & SEEN_LOSE
        loses = ONE if seen == SEEN_WIN else ZERO
        packed[u >> TWO] |= (wins | loses) << ((u & THREE) << ONE)
        still_open[left] = u
        left += ONE if (wins | loses) == ZERO else ZERO
        i += ONE
    return left


@compiled
def unpack(packed: Any, first: Any, code: Any) -> None:
    """Write the codes of positions first, first + 1, ... (see `encoding`).

    packed : uint8, shape (n + 3) // 4
    code : uint8, shape (k,), written
    """
    n = uint(len(code))
    i = ZERO
    while i < n:
        u = uint(first) + i
        known = (uint(packed[u >> TWO]) >> ((u & THREE) << ONE)) & THREE
        code[i] = _OPEN_CODE if known == ZERO else _DRAWN_CODE if known == THREE else known - ONE
        i += ONE
