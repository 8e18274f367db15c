"""Check winning strategies of both players by the graph that they leave.

Keep only the chosen move where the winner is to move, and every move where the loser is. No
move may leave the winner's part, and no cycle in it may have a highest level of the wrong
parity. Such cycles are looked for in the strongly connected components: if the highest level
of a component has the right parity, its positions are taken out, because cycles through them
are right, and what is left is looked at again.

Source: van Dijk, Oink: an implementation and evaluation of modern parity game solvers, TACAS
2018, LNCS 10805; components by Tarjan, Depth-first search and linear graph algorithms, SIAM
Journal on Computing 1 (1972).
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple

from ..arrays import INT32_MAX
from ..solvers.arenas.arena import Arena
from ..solvers.jit.dispatch import new_array, run
from .base import VerificationError

NO_END = 2  # beside the players 0 and 1: no play ends here


class Claim(NamedTuple):
    """The moves of an arena, and what is said about it, as the loops take them.

    offsets, targets : int32 (or int64, offsets only), the moves, as in a GameGraph
    owner : uint8, shape (n,)
    winner, strategy : int32, shape (n,), as in a ParitySolution
    """

    offsets: Any
    targets: Any
    owner: Any
    winner: Any
    strategy: Any


class Search(NamedTuple):
    """The state of the search for components; each array has n entries.

    group : int32, positions of one number are looked at together; -1 is out
    todo : int32, the positions to look at
    next_move : int32 or int64, for each position the next move to look at
    order, low : int32, zeros: Tarjan's numbers of a position, in the order of their discovery
    path, stack : int32, the positions on the way down, and those without a component yet
    new_group : int32, zeros: the group of a position in the next round
    """

    group: Any
    todo: Any
    next_move: Any
    order: Any
    low: Any
    path: Any
    stack: Any
    new_group: Any


class WrongCycleError(VerificationError):
    """A strategy allows a cycle on which its player loses; `cycle` holds the names, in order."""

    def __init__(self, cycle: list[Any], reason: str) -> None:
        self.cycle = cycle
        super().__init__(cycle[0], reason)


def check_strategies(arena: Arena, level: Any, ended: Any, winner: Any, strategy: Any) -> None:
    """Raise VerificationError unless the winner's moves win from every position.

    A play ends where `ended` says so; else the highest level seen infinitely often decides.
    """
    n, graph, names = arena.n, arena.graph, arena.graph.names
    levels = new_array("i", n)
    for u in range(n):
        levels[u] = level[u]
    claim = Claim(graph.offsets, graph.targets, arena.owner, winner, strategy)
    u = run(local_loop, n + arena.m, claim, ended)
    if u >= 0:
        raise VerificationError(names[u], _local_reason(arena, ended, winner, strategy, u))
    group, todo = new_array("i", n), new_array("i", n)
    count = 0
    for u in range(n):
        group[u] = 0 if ended[u] == NO_END else -1
        if ended[u] == NO_END:
            todo[count] = u
            count += 1
    next_move = new_array("i" if arena.m <= INT32_MAX else "q", n)
    search = Search(group, todo, next_move, *(new_array("i", n, 0) for _ in range(5)))
    u = run(cycle_loop, n + arena.m, claim, levels, search, count)
    if u >= 0:
        cycle = [names[v] for v in _cycle_through(arena, group, winner, strategy, int(u))]
        path = " -> ".join(map(str, [*cycle[:8], *(["..."] if len(cycle) > 8 else []), cycle[0]]))
        raise WrongCycleError(
            cycle, f"player {winner[u]} is said to win, but loses on the cycle {path}"
        )


def local_loop(claim: Claim, ended: Any) -> int:
    """Return the first position from which a move allowed to it leaves the winner's part, or -1.

    ended : uint8, shape (n,), the winner of plays that end there, or NO_END
    """
    offsets, targets, owner, winner, strategy = claim
    for u in range(len(owner)):
        side = winner[u]
        chooses = owner[u] == side and ended[u] == NO_END
        if side < 0 or side > 1 or (ended[u] != NO_END and ended[u] != side):
            return u
        found = not chooses
        for e in range(offsets[u], offsets[u + 1]):
            if ended[u] == NO_END and not chooses and winner[targets[e]] != side:
                return u
            if chooses and targets[e] == strategy[u]:
                found = winner[strategy[u]] == side
        if not found or (not chooses and strategy[u] != -1):
            return u
    return -1


def _local_reason(arena: Arena, ended: Any, winner: Any, strategy: Any, u: int) -> str:
    """Say in words what is wrong at u."""
    side, move = int(winner[u]), int(strategy[u])
    names = arena.graph.names
    if side not in (0, 1):
        return f"the winner is {side}, not 0 or 1"
    claim = f"player {side} is said to win"
    if ended[u] not in (NO_END, side):
        return f"{claim}, but the play ends here, won by player {ended[u]}"
    if ended[u] != NO_END or arena.owner[u] != side:
        for v in arena.graph.moves(u) if ended[u] == NO_END else []:
            if winner[v] != side:
                return f"{claim}, but the opponent can move to {names[v]!r}, which it wins"
        return f"{claim}, but has no move to choose here, so not one to {move}"
    if move not in arena.graph.moves(u):
        return f"{claim}, but its move to {move} does not exist"
    return f"{claim}, but its move leads to {names[move]!r}, which the opponent wins"


def cycle_loop(claim: Claim, level: Any, search: Search, count: int) -> int:
    """Return a position on a cycle of which its level is the highest, and wrong; or -1.

    level : int32, shape (n,)

    Looked at are the first `count` positions of `todo` and the moves inside a `group`. Each
    round splits the groups into components, takes out what is on no cycle, and the highest
    level of each component.
    """
    offsets, targets, owner, winner, strategy = claim
    group, todo, next_move, order, low, path, stack, new_group = search
    while count > 0:
        for i in range(count):
            order[todo[i]] = 0
        clock = 0
        height = 0  # of the stack of positions without a component
        for i in range(count):
            if order[todo[i]] != 0:
                continue
            v = todo[i]
            depth = 0
            while True:
                if v >= 0:  # enter v
                    clock += 1
                    order[v] = clock
                    low[v] = clock
                    new_group[v] = -2  # on the stack
                    stack[height] = v
                    height += 1
                    path[depth] = v
                    next_move[depth] = offsets[v]
                    depth += 1
                    v = -1
                u = path[depth - 1]
                e = next_move[depth - 1]
                if e < offsets[u + 1]:
                    next_move[depth - 1] = e + 1
                    w = targets[e]
                    if group[w] != group[u] or (owner[u] == winner[u] and w != strategy[u]):
                        continue
                    if order[w] == 0:
                        v = w
                    elif new_group[w] == -2:
                        low[u] = min(low[u], order[w])
                    continue
                depth -= 1
                if depth > 0:
                    low[path[depth - 1]] = min(low[path[depth - 1]], low[u])
                if low[u] == order[u]:
                    # The component of u is what stands on the stack from u on.
                    begin = height - 1
                    while stack[begin] != u:
                        begin -= 1
                    cyclic = begin < height - 1
                    for k in range(offsets[u], offsets[u + 1]):
                        is_allowed = owner[u] != winner[u] or targets[k] == strategy[u]
                        cyclic |= targets[k] == u and is_allowed
                    highest = -1
                    for k in range(begin, height):
                        highest = max(highest, level[stack[k]])
                    for k in range(begin, height):
                        x = stack[k]
                        new_group[x] = u if cyclic and level[x] < highest else -1
                    if cyclic and (highest & 1) != winner[u]:
                        for k in range(begin, height):
                            if level[stack[k]] == highest:
                                return int(stack[k])
                    height = begin
                if depth == 0:
                    break
        left = 0
        for i in range(count):
            u = todo[i]
            group[u] = new_group[u]
            if new_group[u] >= 0:
                todo[left] = u
                left += 1
        count = left
    return -1


def _cycle_through(arena: Arena, group: Any, winner: Any, strategy: Any, u: int) -> list[int]:
    """Return a shortest cycle through u by moves that the strategies leave, inside its group."""
    came_from: dict[int, int] = {}
    queue = deque([u])
    while u not in came_from:
        x = queue.popleft()
        allowed = arena.graph.moves(x) if arena.owner[x] != winner[x] else [int(strategy[x])]
        for v in allowed:
            if v not in came_from and group[v] == group[u]:
                came_from[v] = x
                queue.append(v)
    cycle = [came_from[u]]
    while cycle[-1] != u:
        cycle.append(came_from[cycle[-1]])
    return cycle[::-1]
