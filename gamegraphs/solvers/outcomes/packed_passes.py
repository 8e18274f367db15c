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
_FOUR, _SIX, _SIXTEEN, _SIXTY_FOUR = uint(4), uint(6), uint(16), uint(64)
# Of what has been seen, the bit of LOSE; and all that may be seen where every move leads to WIN.
SEEN_LOSE, SEEN_WIN = TWO, _FOUR


@compiled
def pack_ends(offsets: Any, terminal: Any, packed: Any) -> Any:
    """Write what is known of terminals, nothing of the others; return how many the others are.

    offsets : unsigned, shape (n + 1,), as in a GameGraph
    terminal : what is written for a terminal
    packed : uint8, shape (n + 3) // 4, written
    """
    n = uint(len(offsets)) - ONE
    whole = n >> TWO  # bytes with four positions
    count = ZERO
    i = ZERO
    while i < whole:
        u = i << TWO
        a, b, c = uint(offsets[u]), uint(offsets[u + ONE]), uint(offsets[u + TWO])
        d, e = uint(offsets[u + THREE]), uint(offsets[u + _FOUR])
        first = (ONE if a == b else ZERO) | (_FOUR if b == c else ZERO)
        ends = first | (_SIXTEEN if c == d else ZERO) | (_SIXTY_FOUR if d == e else ZERO)
        packed[i] = ends * terminal  # at most 3 in each two bits
        count += (ONE if a != b else ZERO) + (ONE if b != c else ZERO)
        count += (ONE if c != d else ZERO) + (ONE if d != e else ZERO)
        i += ONE
    ends, place = ZERO, ONE
    u = whole << TWO
    while u < n:
        is_end = offsets[u] == offsets[u + ONE]
        ends |= place if is_end else ZERO
        count += ZERO if is_end else ONE
        place <<= TWO
        u += ONE
    if place > ONE:
        packed[whole] = ends * terminal
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
    if m == ZERO:
        return left  # all are terminals
    u = uint(first)
    end = uint(offsets[u])
    while u < stop:
        e = end
        end = uint(offsets[u + ONE])
        if end + _MOVES_AHEAD < m:
            prefetch(packed, uint(targets[end + _MOVES_AHEAD]) >> TWO)
            prefetch(packed, uint(targets[end + _MOVES_AHEAD - ONE]) >> TWO)
        shift = (u & THREE) << ONE
        known = (uint(packed[u >> TWO]) >> shift) & THREE
        # A terminal looks at the move before, in vain: no branch asks which one is a terminal.
        after = max(end, ONE)
        seen = seen_from(targets, packed, min(e, after - ONE), after)
        decided = (seen & SEEN_LOSE) | (ONE if seen == SEEN_WIN else ZERO)
        known = decided if known == ZERO else known
        packed[u >> TWO] |= known << shift
        todo[left] = u
        left += ONE if known == ZERO else ZERO
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


@inlined
def code_of(known: Any) -> Any:
    """Return the code (see `encoding`) of one of the four."""
    return _OPEN_CODE if known == ZERO else _DRAWN_CODE if known == THREE else known - ONE


@compiled
def unpack(packed: Any, first: Any, code: Any) -> None:
    """Write the codes of positions first, first + 1, ...

    packed : uint8, shape (n + 3) // 4
    first : a multiple of 4
    code : uint8, shape (k,), written
    """
    n = uint(len(code))
    at = uint(first) >> TWO
    whole = n >> TWO  # bytes with four positions
    i = ZERO
    while i < whole:
        byte = uint(packed[at + i])
        u = i << TWO
        code[u] = code_of(byte & THREE)
        code[u + ONE] = code_of((byte >> TWO) & THREE)
        code[u + TWO] = code_of((byte >> _FOUR) & THREE)
        code[u + THREE] = code_of((byte >> _SIX) & THREE)
        i += ONE
    u = whole << TWO
    while u < n:
        code[u] = code_of((uint(packed[at + whole]) >> ((u & THREE) << ONE)) & THREE)
        u += ONE
