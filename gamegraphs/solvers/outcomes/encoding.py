"""What one number a position says while a graph is solved, for every solver that keeps one.

In a forward pass it is a code, one byte:

    2 * distance + label   known, LOSE or WIN; distances up to 126
    254                    DRAW by verdict
    255                    open

In a reverse wave it is a state, of one or four bytes:

    0              LOSE
    1 .. top - 2   open; so many moves are not known to lead to WIN
    top - 1        DRAW by verdict
    top            WIN

with top all ones in binary: 255 in one byte, so that counters up to 253 fit.
"""

from __future__ import annotations

CODE_DRAW, CODE_OPEN = 254, 255

TOP_BYTE, TOP_UINT32 = 2**8 - 1, 2**32 - 1

# A forward pass has to decide this share of the open positions, or it is the last.
LEAST_YIELD = 0.2
