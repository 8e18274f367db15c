"""The compiled loops of the forward passes: decide a position by reading its successors.

One byte a position, its code (see `encoding`), holds what is known, and two bits the label alone,
which is what a pass reads at random (see `packed_passes`). What it decides itself is added to these
bits after it: the passes are the rounds of the definition, on the open positions alone.

`rest_states` and `rest_moves` turn what stays open into a smaller graph for the reverse wave.
"""

from __future__ import annotations

from typing import Any

from ..jit.primitives import (
    AHEAD,
    ONE,
    THREE,
    TWO,
    ZERO,
    compiled,
    uint,
)
from . import encoding
from .packed_passes import SEEN_LOSE, SEEN_WIN, fetch_ahead, seen_from

CODE_DRAW, CODE_OPEN = uint(encoding.CODE_DRAW), uint(encoding.CODE_OPEN)


@compiled
def start_codes(offsets: Any, terminal: Any, code: Any) -> None:
    """Give terminals the code `terminal` and mark all other positions as open.

    offsets : unsigned, shape (n + 1,), as in a GameGraph
    code : uint8, shape (n,), written
    """
    n = uint(len(code))
    begin = uint(offsets[0])
    u = ZERO
    while u < n:
        end = uint(offsets[u + ONE])
        code[u] = terminal if end == begin else CODE_OPEN
        begin = end
        u += ONE


@compiled
def list_open(code: Any, first: Any, todo: Any) -> Any:
    """Put the open ones of positions first..first + k - 1 into `todo`; return how many they are.

    code : uint8, shape (k,)
    todo : unsigned, shape (k,), written
    """
    n = uint(len(code))
    count = ZERO
    u = ZERO
    while u < n:
        todo[count] = uint(first) + u
        count += ONE if code[u] == CODE_OPEN else ZERO
        u += ONE
    return count


@compiled
def forward_pass(
    offsets: Any, targets: Any, packed: Any, code: Any, todo: Any, distance: Any,
    still_open: Any, decided: Any,
) -> Any:  # fmt: skip
    """Decide the open positions that have this distance; return how many stay open.

    offsets : unsigned, shape (n + 1,), and targets : unsigned, shape (m,), as in a GameGraph
    packed : uint8, shape (n + 3) // 4, what the passes before have decided, two bits a position
    code : uint8, shape (n,), changed
    todo : unsigned, shape (k,), the open positions
    still_open : unsigned, written: those of them that stay open; may be `todo` itself
    decided : unsigned, shape (k,), written: the others, which `add_decided` adds to `packed`
    """
    now = uint(distance) * TWO
    count = uint(len(todo))
    left = ZERO
    i = ZERO
    while i < count:
        if i + AHEAD < count:
            fetch_ahead(offsets, targets, packed, todo, i)
        u = uint(todo[i])
        seen = seen_from(targets, packed, uint(offsets[u]), uint(offsets[u + ONE]))
        can_win = (seen & SEEN_LOSE) != ZERO
        is_open = not (can_win | (seen == SEEN_WIN))
        code[u] = CODE_OPEN if is_open else (now + ONE if can_win else now)
        decided[i - left] = u
        still_open[left] = u
        left += ONE if is_open else ZERO
        i += ONE
    return left


@compiled
def add_decided(code: Any, decided: Any, packed: Any) -> None:
    """Write into `packed` what a pass has decided; threads may not share a byte of it."""
    count = uint(len(decided))
    i = ZERO
    while i < count:
        u = uint(decided[i])
        packed[u >> TWO] |= ((uint(code[u]) & ONE) + ONE) << ((u & THREE) << ONE)
        i += ONE


@compiled
def read_codes(code: Any, labels: Any, plies: Any) -> None:
    """Turn codes into labels and distances.

    code : uint8, shape (n,)
    labels : uint8, shape (n,), written
    plies : int32, shape (n,), written; or empty
    """
    n = uint(len(code))
    if len(plies) > 0:
        u = ZERO
        while u < n:
            c = code[u]
            plies[u] = -1 if c >= CODE_DRAW else c >> 1
            u += ONE
    u = ZERO
    while u < n:
        c = uint(code[u])
        labels[u] = TWO if c >= CODE_DRAW else c & ONE
        u += ONE


@compiled
def rest_states(
    offsets: Any, targets: Any, code: Any, rest: Any, first: Any, distance: Any, top: Any,
    number: Any, state: Any, rest_offsets: Any,
) -> Any:  # fmt: skip
    """Prepare the reverse wave on open positions; return their moves to positions still open.

    offsets, targets, code : as for `forward_pass`
    rest : unsigned, shape (k,), open positions; rest[i] becomes number first + i of a smaller graph
    top : the state of WIN
    number : unsigned, shape (n,), written at the open positions: their new numbers
    state : uint32, shape (k,), written: WIN at this distance is known here, other states count
        the moves not known to lead to WIN
    rest_offsets : unsigned, shape (k + 1,), written but for the 0 in front
    """
    now = uint(distance) * TWO
    count = uint(len(rest))
    i = ZERO
    while i < count:
        number[rest[i]] = uint(first) + i
        i += ONE
    moves = ZERO
    i = ZERO
    while i < count:
        u = uint(rest[i])
        e = uint(offsets[u])
        stop = uint(offsets[u + ONE])
        can_win = False
        open_moves = ZERO
        inner = ZERO
        while e < stop:
            c = uint(code[targets[e]])
            can_win |= (c < now) & ((c & ONE) == ZERO)
            open_moves += ONE if c >= now else ZERO
            inner += ONE if c == CODE_OPEN else ZERO
            e += ONE
        state[i] = top if can_win else open_moves
        moves += inner if not can_win else ZERO
        i += ONE
        rest_offsets[i] = moves
    return moves


@compiled
def rest_moves(
    offsets: Any, targets: Any, code: Any, rest: Any, top: Any,
    number: Any, state: Any, rest_targets: Any,
) -> None:  # fmt: skip
    """Fill in `rest_targets`, unsigned: the moves that `rest_states` has counted."""
    count = uint(len(rest))
    k = ZERO
    i = ZERO
    while i < count:
        if uint(state[i]) != top:
            u = uint(rest[i])
            e = uint(offsets[u])
            stop = uint(offsets[u + ONE])
            while e < stop:
                v = uint(targets[e])
                if code[v] == CODE_OPEN:
                    rest_targets[k] = number[v]
                    k += ONE
                e += ONE
        i += ONE
