"""The compiled loops of the forward passes: decide a position by reading its successors.

One byte a position, its code, holds what is known: 2 * distance + label of a known position.
A pass for distance d counts only codes below 2 * d as known, so what it decides itself does
not matter to it: the passes are the rounds of the definition, on the open positions alone.

`rest_states` and `rest_moves` turn what stays open into a smaller graph for the reverse wave.
"""

from __future__ import annotations

from typing import Any

from .reverse_wave import (
    AHEAD,
    HALF_AHEAD,
    MIDDLE_AHEAD,
    NONE,
    ONE,
    THREE,
    TWO,
    compiled,
    prefetch,
    uint,
)

CODE_DRAW = uint(254)  # a verdict; never changes
CODE_OPEN = uint(255)


@compiled
def start_codes(offsets: Any, terminal: Any, code: Any) -> None:
    """Give terminals the code `terminal` and mark all other positions as open."""
    n = uint(len(code))
    begin = uint(offsets[0])
    u = NONE
    while u < n:
        end = uint(offsets[u + ONE])
        code[u] = terminal if end == begin else CODE_OPEN
        begin = end
        u += ONE


@compiled
def list_open(code: Any, todo: Any) -> Any:
    """Put the open positions into `todo`, which has room for n + 1; return how many they are."""
    n = uint(len(code))
    count = NONE
    u = NONE
    while u < n:
        todo[count] = u
        count += ONE if code[u] == CODE_OPEN else NONE
        u += ONE
    return count


@compiled
def forward_pass(
    offsets: Any, targets: Any, code: Any, todo: Any, count: Any, layer: Any, kept: Any
) -> Any:
    """Decide the open positions whose distance is `layer`; return how many stay open.

    Reads the first `count` entries of `todo` and writes those that stay open to `kept`,
    which may be `todo`. Positions decided in this pass do not count as known in it: their
    codes are not below 2 * layer.
    """
    now = uint(layer) * TWO
    m = uint(len(targets))
    left = NONE
    i = NONE
    while i < count:
        if i + AHEAD < count:
            prefetch(offsets, uint(todo[i + AHEAD]))
            prefetch(targets, uint(offsets[todo[i + MIDDLE_AHEAD]]))
            first = uint(offsets[todo[i + HALF_AHEAD]])
            if first + TWO < m:
                prefetch(code, uint(targets[first]))
                prefetch(code, uint(targets[first + ONE]))
                prefetch(code, uint(targets[first + TWO]))
        u = uint(todo[i])
        e = uint(offsets[u])
        stop = uint(offsets[u + ONE])
        last = stop - ONE
        # Three looks without a branch; a look at the same successor twice does no harm.
        c = uint(code[targets[e]])
        known = c < now
        wins = (c & ONE) == ONE
        can_win = known & (not wins)
        must_lose = known & wins
        c = uint(code[targets[min(e + ONE, last)]])
        known = c < now
        wins = (c & ONE) == ONE
        can_win |= known & (not wins)
        must_lose &= known & wins
        c = uint(code[targets[min(e + TWO, last)]])
        known = c < now
        wins = (c & ONE) == ONE
        can_win |= known & (not wins)
        must_lose &= known & wins
        e += THREE
        while e < stop:
            c = uint(code[targets[e]])
            known = c < now
            wins = (c & ONE) == ONE
            can_win |= known & (not wins)
            must_lose &= known & wins
            e += ONE
        is_open = not (can_win | must_lose)
        code[u] = CODE_OPEN if is_open else (now + ONE if can_win else now)
        kept[left] = u
        left += ONE if is_open else NONE
        i += ONE
    return left


@compiled
def read_codes(code: Any, labels: Any, plies: Any) -> None:
    """Turn codes into labels (`labels` may be `code`) and, unless `plies` is empty, distances."""
    n = uint(len(code))
    if len(plies) > 0:
        u = NONE
        while u < n:
            c = code[u]
            plies[u] = -1 if c >= CODE_DRAW else c >> 1
            u += ONE
    u = NONE
    while u < n:
        c = uint(code[u])
        labels[u] = TWO if c >= CODE_DRAW else c & ONE
        u += ONE


@compiled
def rest_states(
    offsets: Any, targets: Any, code: Any, rest: Any, layer: Any, top: Any,
    number: Any, state: Any, rest_offsets: Any,
) -> Any:  # fmt: skip
    """Prepare the reverse wave on the open positions `rest`; return their moves among each other.

    Position rest[i] becomes number i of a smaller graph. What has distance `layer` is decided
    here; other states count the moves not known to lead to WIN.
    """
    now = uint(layer) * TWO
    count = uint(len(rest))
    i = NONE
    while i < count:
        number[rest[i]] = i
        i += ONE
    moves = NONE
    i = NONE
    while i < count:
        u = uint(rest[i])
        e = uint(offsets[u])
        stop = uint(offsets[u + ONE])
        can_win = False
        open_moves = NONE
        inner = NONE
        while e < stop:
            c = uint(code[targets[e]])
            can_win |= (c < now) & ((c & ONE) == NONE)
            open_moves += ONE if c >= now else NONE
            inner += ONE if c == CODE_OPEN else NONE
            e += ONE
        state[i] = top if can_win else open_moves
        moves += inner if not can_win else NONE
        i += ONE
        rest_offsets[i] = moves
    return moves


@compiled
def rest_moves(
    offsets: Any, targets: Any, code: Any, rest: Any, top: Any,
    number: Any, state: Any, rest_targets: Any,
) -> None:  # fmt: skip
    """Fill in the moves of the smaller graph that `rest_states` prepared."""
    count = uint(len(rest))
    k = NONE
    i = NONE
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
