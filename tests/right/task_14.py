"""Right answers to task 14, in different styles."""

from __future__ import annotations

from collections import deque


def wave(n, edges):
    """Retrograde analysis over (cop, robber, turn), with a counter for each robber position."""
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    open_moves = [[len(near[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append((v, v, "cop"))
        queue.append((v, v, "robber"))
    while queue:
        c, r, turn = queue.popleft()
        if turn == "robber":
            for x in near[c]:
                if cop[x][r] is None:
                    cop[x][r] = robber[c][r] + 1
                    queue.append((x, r, "cop"))
        else:
            for y in near[r]:
                if robber[c][y] is None:
                    open_moves[c][y] -= 1
                    if open_moves[c][y] == 0:
                        robber[c][y] = cop[c][r] + 1
                        queue.append((c, y, "robber"))
    return cop


def rounds_of_sets(n, edges):
    """Sets that grow round by round until nothing changes. Tuples of tuples."""
    near = {v: {v} for v in range(n)}
    for u, v in edges:
        near[u] |= {v}
        near[v] |= {u}
    pairs = [(c, r) for c in range(n) for r in range(n)]
    plies = {(v, v): 0 for v in range(n)}
    caught = {(v, v) for v in range(n)}  # robber to move
    k = 1
    while True:
        new = [p for p in pairs if p not in plies and any((x, p[1]) in caught for x in near[p[0]])]
        if not new:
            break
        plies.update((p, k) for p in new)
        caught |= {(c, r) for c, r in pairs if all((c, y) in plies for y in near[r])}
        k += 2
    return tuple(tuple(plies.get((c, r)) for r in range(n)) for c in range(n))


def matrices(n, edges):
    """Boolean matrices: one product for each side in each round. A NumPy array of objects."""
    import numpy as np

    reach = np.eye(n, dtype=bool)
    for u, v in edges:
        reach[u, v] = reach[v, u] = True
    table = np.full((n, n), None, dtype=object)
    cop = np.eye(n, dtype=bool)
    robber = np.eye(n, dtype=bool)
    table[cop] = 0
    plies = 1
    while (new := (reach @ robber) & ~cop).any():
        table[new] = plies
        cop |= new
        robber = ~(~cop @ reach)
        plies += 2
    return table


def value_iteration(n, edges):
    """Numbers that come down from infinity: 1 + the least over the cop's moves, 1 + the most
    over the robber's. Entries are replaced in place until a sweep changes nothing.
    """
    never = float("inf")
    near = {v: [v] for v in range(n)}
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    plies = {(c, r): 0 if c == r else never for c in range(n) for r in range(n)}

    def robber_to_move(c, r):
        return 0 if c == r else 1 + max(plies[c, y] for y in near[r])

    changed = True
    while changed:
        changed = False
        for (c, r), old in plies.items():
            if c != r:
                new = 1 + min(robber_to_move(x, r) for x in near[c])
                if new != old:
                    plies[c, r] = new
                    changed = True
    return [[None if plies[c, r] == never else plies[c, r] for r in range(n)] for c in range(n)]


RIGHT = [wave, rounds_of_sets, matrices, value_iteration]
