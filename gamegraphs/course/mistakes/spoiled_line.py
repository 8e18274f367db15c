"""The right answer to task 10 with switches, for mistakes that spoil one thing in it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

Position = tuple[int, int, str]  # the cells of A and B, and whose turn it is
Steps = Callable[[int, int, bool], list[int]]


def steps(cell: int, length: int, stay: bool) -> list[int]:
    """Return the cells that a token can move to."""
    return [c for c in (cell - 1, cell, cell + 1) if 0 <= c < length and (stay or c != cell)]


def moving(cell: int, length: int, stay: bool) -> list[int]:
    """Return the same for a token that never stays."""
    return steps(cell, length, False)


def chase(
    length: int,
    stay: bool,
    a_steps: Steps = steps,
    b_steps: Steps = steps,
    met_after_b: bool = False,
    a_all: bool = False,
    b_any: bool = False,
    stack: bool = False,
) -> dict[Position, int]:
    """Return the plies to capture from every position where it is forced.

    `met_after_b` counts a meeting after a move of B as capture; `a_all` asks that all moves of A
    lead to capture, `b_any` that one move of B does; `stack` takes the newest position first.
    All steps can be made backward too, so the steps of a token are also where it came from.

    >>> chase(3, True)[0, 2, "A"]
    3
    """
    cells = range(length)
    ours = [a_steps(cell, length, stay) for cell in cells]
    theirs = [b_steps(cell, length, stay) for cell in cells]
    captured = "BA" if met_after_b else "B"
    plies: dict[Position, int] = {(c, c, turn): 0 for c in cells for turn in captured}
    missing: dict[Position, int] = {}
    queue = deque(plies)
    while queue:
        a, b, turn = position = queue.pop() if stack else queue.popleft()
        now = plies[position] + 1
        if turn == "B":
            before: list[Position] = [(x, b, "A") for x in ours[a]]
        else:
            before = [(a, y, "B") for y in theirs[b]]
        for x, y, mover in before:
            if (x, y, mover) in plies:
                continue
            if a_all if mover == "A" else not b_any:
                moves = len(ours[x] if mover == "A" else theirs[y])
                missing[x, y, mover] = missing.get((x, y, mover), moves) - 1
                if missing[x, y, mover]:
                    continue
            plies[x, y, mover] = now
            queue.append((x, y, mover))
    return plies
