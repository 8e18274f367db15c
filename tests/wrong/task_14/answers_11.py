"""Wrong answers to task 14, a tenth set: what was meant is in the docstring."""

from collections import deque


def _rounds(n, cop_ways, robber_ways, last=None):
    """Return the plies for the cop to move, worked out round by round, up to `last` plies."""
    table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    cornered = {(v, v): 0 for v in range(n)}
    plies = 0
    while last is None or plies < last:
        plies += 1
        new = [
            (c, r)
            for c in range(n)
            for r in range(n)
            if table[c][r] is None and any((x, r) in cornered for x in cop_ways[c])
        ]
        if not new:
            break
        for c, r in new:
            table[c][r] = plies
        plies += 1
        for c in range(n):
            for r in range(n):
                if (c, r) not in cornered and all(table[c][y] is not None for y in robber_ways[r]):
                    cornered[c, r] = plies
    return table


def robber_must_keep_running(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: the cop may wait, the robber runs along an edge at each turn (if there is one).
    Wrong: the robber may stay as well, and often that is best."""
    near = [set() for _ in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop = [near[v] | {v} for v in range(n)]
    robber = [near[v] or {v} for v in range(n)]
    return _rounds(n, cop, robber)


def edges_lead_one_way(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: from u one can stay or go along the edges of u.
    Wrong: each pair is entered for its first vertex only; nobody can go from v back to u."""
    near = {u: [u] for u in range(n)}
    for u, v in edges:
        near[u].append(v)
    # plies[turn, c, r], worked out backwards from the captures
    plies = {(turn, v, v): 0 for turn in (0, 1) for v in range(n)}
    left = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    back = {v: [u for u in range(n) if v in near[u]] for v in range(n)}
    queue = deque(plies)
    while queue:
        turn, c, r = queue.popleft()
        if turn == 1:
            for x in back[c]:
                if (0, x, r) not in plies:
                    plies[0, x, r] = plies[1, c, r] + 1
                    queue.append((0, x, r))
        else:
            for y in back[r]:
                if (1, c, y) in plies:
                    continue
                left[c, y] -= 1
                if left[c, y] == 0:
                    plies[1, c, y] = plies[0, c, r] + 1
                    queue.append((1, c, y))
    return [[plies.get((0, c, r)) for r in range(n)] for c in range(n)]


def turned_table_that_ends_after_n_plies(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: play backwards from the captures. Two slips: it stops after n plies, but a chase on n
    vertices can take more; the table is returned as table[r][c]."""
    ways = [{v} for v in range(n)]
    for u, v in edges:
        ways[u].add(v)
        ways[v].add(u)
    table = _rounds(n, ways, ways, last=n)
    return [list(column) for column in zip(*table, strict=True)]


def robber_stands_still_and_diagonal_is_minus_one(
    n: int, edges: list[tuple[int, int]]
) -> list[list[int | None]]:
    """Meant: the cop walks the shortest way of d edges. Two slips: the robber does not wait for it,
    and may escape; 2 * d - 1 is -1 on the diagonal instead of 0."""
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    table = []
    for cop in range(n):
        steps = [None] * n
        steps[cop] = 0
        queue = [cop]
        for u in queue:
            for v in near[u]:
                if steps[v] is None:
                    steps[v] = steps[u] + 1
                    queue.append(v)
        table.append([None if d is None else 2 * d - 1 for d in steps])
    return table


WRONG = {
    robber_must_keep_running: "robber-must-move",
    edges_lead_one_way: "one-way",
    turned_table_that_ends_after_n_plies: "turned-over+ended-too-early",
    robber_stands_still_and_diagonal_is_minus_one: "distance-alone+diagonal-negative",
}
