"""Cop and robber as a game graph, for mistakes that spoil one thing in the right answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import product

from .spoiled import LOSE, WIN, Moves, wave

Edges = list[tuple[int, int]]
Table = list[list[int | None]]
COP, ROBBER = 0, 1


def neighbours(n: int, edges: Edges, stay: bool = True) -> list[list[int]]:
    """Return where one move leads to from each vertex."""
    found: list[list[int]] = [[v] if stay else [] for v in range(n)]
    for u, v in edges:
        found[u].append(v)
        found[v].append(u)
    return found


def number(n: int, c: int, r: int, turn: int) -> int:
    """Return the number of the position with cop at c, robber at r and this one to move."""
    return (turn * n + c) * n + r


def positions(n: int, cop: list[list[int]], robber: list[list[int]]) -> Moves:
    """Return the moves of all positions, whose numbers are those of `number`."""
    pairs = list(product(range(n), repeat=2))
    return [
        *([number(n, x, r, ROBBER) for x in cop[c]] for c, r in pairs),
        *([number(n, c, y, COP) for y in robber[r]] for c, r in pairs),
    ]


def captured(n: int, turns: Iterable[int] = (COP, ROBBER)) -> dict[int, int]:
    """Return the outcome, for the player to move, where cop and robber share a vertex."""
    outcome = {COP: WIN, ROBBER: LOSE}
    return {number(n, v, v, turn): outcome[turn] for turn in turns for v in range(n)}


def table_of(n: int, plies: list[int], turn: int = COP) -> Table:
    """Return the entries with this one to move; what is negative becomes None."""
    found = [[plies[number(n, c, r, turn)] for r in range(n)] for c in range(n)]
    return [[None if x < 0 else x for x in row] for row in found]


def solved(n: int, edges: Edges) -> Table:
    """Return the right table."""
    near = neighbours(n, edges)
    return table_of(n, wave(positions(n, near, near), captured(n))[1])


def changed(table: Table, change: Callable[[int], int], escape: int | None = None) -> Table:
    """Return a table with each number of plies changed, and each escape written in this way."""
    return [[escape if x is None else change(x) for x in row] for row in table]


def path_lengths(near: list[list[int]], start: int) -> list[int | None]:
    """Return the length of a shortest path to each vertex, None where there is no path."""
    found, queue = {start: 0}, deque([start])
    while queue:
        u = queue.popleft()
        for v in near[u]:
            if v not in found:
                found[v] = found[u] + 1
                queue.append(v)
    return [found.get(v) for v in range(len(near))]


def first_kept(n: int, near: list[list[int]]) -> Table:
    """Return the table of a wave that keeps the first number it finds for the robber."""
    plies = {(v, v, turn): 0 for v in range(n) for turn in (COP, ROBBER)}
    open_moves = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    queue = deque(plies)
    while queue:
        c, r, turn = queue.popleft()
        if turn == ROBBER:
            for x in near[c]:
                if (x, r, COP) not in plies:
                    plies[x, r, COP] = plies[c, r, turn] + 1
                    queue.append((x, r, COP))
        else:
            for y in near[r]:
                plies.setdefault((c, y, ROBBER), plies[c, r, turn] + 1)
                open_moves[c, y] -= 1
                if open_moves[c, y] == 0:
                    queue.append((c, y, ROBBER))
    return [[plies.get((c, r, COP)) for r in range(n)] for c in range(n)]
