"""The loops of `solve_implicit` that know nothing of the game; see implicit_compiled.py."""

from __future__ import annotations

from typing import Any

from ..outcomes.reverse_wave import NONE, ONE, TWO, compiled, uint


@compiled
def settle(found: Any, ends: Any, state: Any, top: Any) -> Any:
    """Change the states of the predecessors; put those decided to the front and count them."""
    low = top - uint(3)
    tail = NONE
    e = NONE
    stop = uint(ends[0])
    while e < stop:  # each of these has a move to a LOSE position
        u = uint(found[e])
        s = uint(state[u])
        is_open = (s != NONE) & (s < low)
        state[u] = top if is_open else s
        found[tail] = u
        tail += ONE if is_open else NONE
        e += ONE
    e = uint(len(found)) // TWO
    stop = uint(ends[1])
    while e < stop:  # each of these has a move to a WIN position
        u = uint(found[e])
        s = uint(state[u])
        is_open = (s != NONE) & (s < low)
        state[u] = s - ONE if is_open else s
        found[tail] = u
        tail += ONE if s == ONE else NONE
        e += ONE
    return tail


@compiled
def take_pending(state: Any, where: Any, last: Any, top: Any, out: Any) -> Any:
    """List positions that wait, and set their final states; return their number and how far."""
    count = 0
    while where < last and count < len(out):
        s = state[where]
        if s >= top - 3 and s <= top - 2:
            state[where] = 0 if s == top - 2 else top
            out[count] = where
            count += 1
        where += 1
    return count, where


@compiled
def find_layer(plies: Any, where: Any, last: Any, distance: Any, out: Any) -> Any:
    """List positions of this distance; return their number and how far."""
    count = 0
    while where < last and count < len(out):
        if plies[where] == distance:
            out[count] = where
            count += 1
        where += 1
    return count, where


@compiled
def put_back(state: Any, fresh: Any, top: Any) -> None:
    """Let these positions wait."""
    for u in fresh:
        state[u] = top - 3 if state[u] != 0 else top - 2


@compiled
def write_distance(plies: Any, fresh: Any, distance: Any) -> None:
    """Set the distance of these positions."""
    for u in fresh:
        plies[uint(u)] = distance


@compiled
def read_labels(state: Any, top: Any, labels: Any) -> None:
    """Turn states into labels; `labels` may be the same memory."""
    for i in range(len(state)):
        s = state[i]
        labels[i] = 1 if s == top else (0 if s == 0 else 2)
