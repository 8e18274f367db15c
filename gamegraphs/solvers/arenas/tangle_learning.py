"""Tangle learning: a third solver of parity games, which keeps what it finds out about cycles.

A tangle of a player is a strongly connected set of positions in which the player has a strategy
that stays inside and wins every cycle; only the opponent can leave, and must. So a tangle all of
whose exits lead to a goal of the player is attracted to that goal as a whole.

Take the positions of the highest level and attract to them, tangles included; set this region
aside, go on with what is left, and so on down. In each region the strategy has tangles at the
bottom, where nothing leads on inside. One without exits is won by its player, with all that is
attracted to it: take it out of the game. If there is none, keep the new tangles and begin again.
Their exits lead to higher regions of the same player, for whatever has an exit to a region of the
opponent was attracted there; so next time they are attracted, and no tangle is found twice.

Each pass is short, and few tangles are needed as a rule; Zielonka's recursion may solve the same
part again and again where this does not. There are games with exponentially many tangles too.

Source: van Dijk, Attracting tangles to solve parity games, CAV 2018, LNCS 10982; the games on which
it is slow: van Dijk, A parity game tale of two counters, GandALF 2019, EPTCS 305.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..jit.dispatch import new_array
from .arena import Arena, Edges, edges_of

_FREE, _OUT = -1, -2  # of a position in a pass: in no region yet; out of the game


class Tangle(NamedTuple):
    """Positions, the move of the player from each (-1 where the opponent moves), and exits."""

    positions: list[int]
    moves: list[int]
    exits: list[int]


class Tangles:
    """The tangles of both players; those that can be attracted to v are in `leading_to[player][v]`.

    A tangle that has lost a position is dead.
    """

    def __init__(self, n: int) -> None:
        self.all: list[Tangle] = []
        self.alive: list[bool] = []
        self.holding: list[list[int]] = [[] for _ in range(n)]
        self.leading_to: list[list[list[int]]] = [[[] for _ in range(n)] for _ in range(2)]

    def add(self, tangle: Tangle, player: int) -> None:
        number = len(self.all)
        self.all.append(tangle)
        self.alive.append(True)
        for u in tangle.positions:
            self.holding[u].append(number)
        for v in tangle.exits:
            self.leading_to[player][v].append(number)

    def without(self, u: int) -> None:
        """Drop the tangles that hold a position."""
        for number in self.holding[u]:
            self.alive[number] = False


class Search(NamedTuple):
    """What a pass works on; lists have an entry for each position.

    region : the number of the region, or _FREE or _OUT
    chosen : the move of the player whose region it is, -1 for none
    """

    edges: Edges
    region: list[int]
    chosen: list[int]
    tangles: Tangles


def tangle_learning(arena: Arena, level: Any) -> tuple[Any, Any]:
    """Return (winner, strategy) of a game without dead ends; levels as from `parity.levels`.

    Cost: O(n + m) for each pass, and the exits of the tangles; few passes for most games,
    exponentially many at worst.

    >>> from gamegraphs import GameGraph
    >>> arena = Arena(GameGraph.from_moves([[1, 2], [0], [2]]), [0, 1, 1])
    >>> winner, strategy = tangle_learning(arena, new_array("i", 3, 1))
    >>> winner.tolist(), strategy.tolist()
    ([1, 1, 1], [-1, 0, 2])
    """
    winner, strategy, _ = count_passes(arena, level)
    return winner, strategy


def count_passes(arena: Arena, level: Any) -> tuple[Any, Any, int]:
    """Return (winner, strategy, passes), as `tangle_learning`."""
    n = arena.n
    winner, strategy = new_array("B", n, 0), new_array("i", n, -1)
    rows = (part.tolist() for part in edges_of(arena))
    search = Search(Edges(*rows), [_FREE] * n, [-1] * n, Tangles(n))
    levels = level.tolist()
    order = sorted(range(n), key=levels.__getitem__, reverse=True)
    passes = 0
    while order:
        player, won, moves, needed = find_dominion(search, order, levels)
        passes += needed
        won = attract_won(search, player, won, moves)
        for u in won:
            winner[u] = player
            strategy[u] = moves[u]
            search.region[u] = _OUT
            search.tangles.without(u)
        order = [u for u in order if search.region[u] != _OUT]
    return winner, strategy, passes


def find_dominion(
    search: Search, order: list[int], levels: list[int]
) -> tuple[int, list[int], dict[int, int], int]:
    """Return a player, positions it wins and never has to leave, its moves there, and the passes.

    The moves have -1 where the other player moves.
    """
    region, tangles = search.region, search.tangles
    passes = 0
    while True:
        passes += 1
        for u in order:
            region[u] = _FREE
        number = 0
        for first, u in enumerate(order):
            if region[u] != _FREE:
                continue
            d = levels[u]
            player = d & 1
            heads = []
            for i in range(first, len(order)):
                if levels[order[i]] != d:
                    break
                if region[order[i]] == _FREE:
                    heads.append(order[i])
            members = attract_region(search, player, heads, number)
            for tangle in bottom_tangles(search, player, heads, members, number):
                if not tangle.exits:
                    moves = dict(zip(tangle.positions, tangle.moves, strict=True))
                    return player, tangle.positions, moves, passes
                tangles.add(tangle, player)
            number += 1


def attract_region(search: Search, player: int, heads: list[int], number: int) -> list[int]:
    """Return the positions of a region: the heads, and what is attracted to them, with moves."""
    edges, region, chosen, tangles = search
    offsets, targets, starts, sources, owner = edges
    members = list(heads)
    for u in heads:
        region[u] = number
        chosen[u] = -1
    for v in members:  # grows while it is walked
        for e in range(starts[v], starts[v + 1]):
            u = sources[e]
            if region[u] != _FREE:
                continue
            if owner[u] == player:
                chosen[u] = v
            elif any(region[targets[k]] == _FREE for k in range(offsets[u], offsets[u + 1])):
                continue
            else:
                chosen[u] = -1
            region[u] = number
            members.append(u)
        for which in tangles.leading_to[player][v]:
            tangle = tangles.all[which]
            if (
                tangles.alive[which]
                and all(region[u] in (_FREE, number) for u in tangle.positions)
                and all(region[w] != _FREE for w in tangle.exits)
            ):
                for u, move in zip(tangle.positions, tangle.moves, strict=True):
                    if region[u] == _FREE:
                        region[u] = number
                        chosen[u] = move
                        members.append(u)
    return members


def bottom_tangles(
    search: Search, player: int, heads: list[int], members: list[int], number: int
) -> list[Tangle]:
    """Return the tangles at the bottom of a region: strongly connected, and left for others only.

    Positions from which the opponent can go to a lower region, or from which the player has no
    move within the region, are left out first, and what leads to them.
    """
    edges, region, chosen, _ = search
    offsets, targets, starts, sources, owner = edges
    for u in heads:
        if owner[u] == player:
            inside = (v for v in targets[offsets[u] : offsets[u + 1]] if region[v] == number)
            chosen[u] = next(inside, -1)
    open_ = {u for u in heads if owner[u] == player and chosen[u] < 0}
    for u in heads:
        if owner[u] != player and any(
            region[v] == _FREE for v in targets[offsets[u] : offsets[u + 1]]
        ):
            open_.add(u)
    for v in (queue := list(open_)):
        for u in sources[starts[v] : starts[v + 1]]:
            leads = region[u] == number and (owner[u] != player or chosen[u] == v)
            if leads and u not in open_:
                open_.add(u)
                queue.append(u)
    moves = {}
    for u in members:
        if u not in open_:
            mine = owner[u] == player
            row = [chosen[u]] if mine else targets[offsets[u] : offsets[u + 1]]
            moves[u] = [v for v in row if region[v] == number]
    tangles = []
    for positions in bottom_components(moves):
        exits = {
            v
            for u in positions
            if owner[u] != player
            for v in targets[offsets[u] : offsets[u + 1]]
            if region[v] not in (number, _OUT)
        }
        picked = [chosen[u] if owner[u] == player else -1 for u in positions]
        tangles.append(Tangle(positions, picked, sorted(exits)))
    return tangles


def bottom_components(moves: dict[int, list[int]]) -> list[list[int]]:
    """Return the strongly connected components that no move leaves.

    >>> bottom_components({1: [2], 2: [1, 3], 3: [4], 4: [3], 5: [5]})
    [[4, 3], [5]]
    """
    found: list[list[int]] = []
    rank: dict[int, int] = {}  # when it was entered; -1 when its component is complete
    low: dict[int, int] = {}
    leaves: dict[int, bool] = {}
    stack: list[int] = []
    for start in moves:
        if start in rank:
            continue
        path = [(start, iter(moves[start]))]
        rank[start] = low[start] = len(rank)
        leaves[start] = False
        stack.append(start)
        while path:
            u, rest = path[-1]
            v = next(rest, None)
            if v is None:
                path.pop()
                if low[u] == rank[u]:
                    component: list[int] = []
                    while not component or component[-1] != u:
                        component.append(stack.pop())
                    if not any(leaves[w] for w in component):
                        found.append(component)
                    for w in component:
                        rank[w] = -1
                    if path:
                        leaves[path[-1][0]] = True
                elif path:
                    above = path[-1][0]
                    low[above] = min(low[above], low[u])
            elif v not in rank:
                rank[v] = low[v] = len(rank)
                leaves[v] = False
                stack.append(v)
                path.append((v, iter(moves[v])))
            elif rank[v] >= 0:
                low[u] = min(low[u], rank[v])
            else:
                leaves[u] = True
    return found


def attract_won(search: Search, player: int, won: list[int], moves: dict[int, int]) -> list[int]:
    """Return what `player` wins by forcing a visit to what it wins; its moves go to `moves`."""
    edges, region, _, _ = search
    offsets, targets, starts, sources, owner = edges
    members = list(won)
    for v in members:  # grows while it is walked
        for u in sources[starts[v] : starts[v + 1]]:
            if u in moves or region[u] == _OUT:
                continue
            row = targets[offsets[u] : offsets[u + 1]]
            if owner[u] == player:
                moves[u] = v
            elif all(w in moves or region[w] == _OUT for w in row):
                moves[u] = -1
            else:
                continue
            members.append(u)
    return members
