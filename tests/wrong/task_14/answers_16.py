"""Wrong answers to task 14, a fifteenth set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache


def other_half_mirrored(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: edges go both ways, so the table is symmetric and one half is enough.

    Wrong: it makes a difference who stands where (a robber in a dead end is worse off than a cop
    there).
    """
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop, robber = {}, {}
    left = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    queue = deque()
    for v in range(n):
        cop[v, v] = robber[v, v] = 0
        queue += [("C", v, v), ("R", v, v)]
    while queue:
        turn, c, r = queue.popleft()
        if turn == "R":
            for x in near[c]:
                if (x, r) not in cop:
                    cop[x, r] = robber[c, r] + 1
                    queue.append(("C", x, r))
        else:
            for y in near[r]:
                left[c, y] -= 1
                if left[c, y] == 0 and (c, y) not in robber:
                    robber[c, y] = cop[c, r] + 1
                    queue.append(("R", c, y))
    table = [[None] * n for _ in range(n)]
    for c in range(n):
        for r in range(c, n):
            table[c][r] = table[r][c] = cop.get((c, r))
    return table


def lonely_vertices_cannot_stay(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: a dict with the neighbours of each vertex and the vertex itself.

    Wrong: a vertex without edges gets no entry, so nobody can stay there, and for a robber with no
    move at all "every move is bad" holds: it counts as captured.
    """
    near = {}
    for u, v in edges:
        near.setdefault(u, {u}).add(v)
        near.setdefault(v, {v}).add(u)
    cop = {(v, v): 0 for v in range(n)}
    robber = {(v, v): 0 for v in range(n)}
    pairs = [(c, r) for c in range(n) for r in range(n)]
    changed = True
    while changed:
        new_cop, new_robber = {}, {}
        for c, r in pairs:
            if (c, r) not in cop:
                values = [robber[x, r] for x in near.get(c, ()) if (x, r) in robber]
                if values:
                    new_cop[c, r] = 1 + min(values)
            if (c, r) not in robber:
                if all((c, y) in cop for y in near.get(r, ())):
                    new_robber[c, r] = 1 + max((cop[c, y] for y in near.get(r, ())), default=0)
        cop.update(new_cop)
        robber.update(new_robber)
        changed = bool(new_cop or new_robber)
    return [[cop.get((c, r)) for r in range(n)] for c in range(n)]


def both_go_by_the_distance(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: play it out: the cop goes where the distance gets smallest, the robber where it gets
    largest; if a situation comes again, the robber escapes.

    Wrong: the largest distance now may be a dead end later, and the shortest way need not be the
    best of the cop.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)

    def distances_from(start):
        found = {start: 0}
        queue = deque([start])
        while queue:
            u = queue.popleft()
            for v in near[u]:
                if v not in found:
                    found[v] = found[u] + 1
                    queue.append(v)
        return [found.get(v, n) for v in range(n)]

    far = [distances_from(v) for v in range(n)]

    def chase(c, r):
        plies, seen = 0, set()
        while c != r:
            if (c, r) in seen:
                return None
            seen.add((c, r))
            c = min(near[c], key=lambda x: far[x][r])
            plies += 1
            if c != r:
                r = max(near[r], key=lambda y: far[c][y])
                plies += 1
        return plies

    return [[chase(c, r) for r in range(n)] for c in range(n)]


def searched_n_plies_deep(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: search so deep that the cop can come from everywhere to everywhere, n moves.

    Wrong: the depth counts plies, those of the robber too, so the cop has only half of the n moves.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u] += [v]
        near[v] += [u]

    @lru_cache(maxsize=None)
    def plies(c, r, cop_to_move, depth):
        if c == r:
            return 0
        if depth == 0:
            return None
        if cop_to_move:
            values = [plies(x, r, False, depth - 1) for x in near[c]]
            values = [value for value in values if value is not None]
            return 1 + min(values) if values else None
        values = [plies(c, y, True, depth - 1) for y in near[r]]
        return None if None in values else 1 + max(values)

    return [[plies(c, r, True, n) for r in range(n)] for c in range(n)]


def one_row_for_all(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: a table with n rows of None to begin with.

    Wrong: [[None] * n] * n is n times the same row, so what is written for one place of the cop
    stands in all rows.
    """
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    table = [[None] * n] * n
    waiting = [[None] * n for _ in range(n)]
    left = [[len(near[r]) for r in range(n)] for _ in range(n)]
    queue = deque()
    for v in range(n):
        table[v][v] = 0
        waiting[v][v] = 0
        queue.append((v, v, True))
        queue.append((v, v, False))
    while queue:
        c, r, cops_turn = queue.popleft()
        if cops_turn:
            for y in near[r]:
                left[c][y] -= 1
                if left[c][y] == 0 and waiting[c][y] is None:
                    waiting[c][y] = table[c][r] + 1
                    queue.append((c, y, False))
        else:
            for x in near[c]:
                if table[x][r] is None:
                    table[x][r] = waiting[c][r] + 1
                    queue.append((x, r, True))
    return table


def chase_table_two_slips(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: rounds for the cop and the robber in turn until the table stands still.

    Wrong: (1) when the cop is next to the robber, the robber has to run and may not stay; (2) the
    robber's move is not counted as a ply.
    """
    near = [set() for _ in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop = [[0 if c == r else None for r in range(n)] for c in range(n)]
    robber = [[0 if c == r else None for r in range(n)] for c in range(n)]
    changed = True
    while changed:
        changed = False
        for c in range(n):
            for r in range(n):
                values = [robber[x][r] for x in near[c] | {c} if robber[x][r] is not None]
                if cop[c][r] is None and values:
                    cop[c][r] = 1 + min(values)
                    changed = True
        for c in range(n):
            for r in range(n):
                if robber[c][r] is None:
                    places = near[r] if c in near[r] else near[r] | {r}
                    values = [cop[c][y] for y in places]
                    if None not in values:
                        robber[c][r] = max(values)
                        changed = True
    return cop


WRONG = {
    other_half_mirrored: "other-half-mirrored",
    lonely_vertices_cannot_stay: "lonely-vertices-cannot-stay",
    both_go_by_the_distance: "both-go-by-the-distance",
    searched_n_plies_deep: "ended-too-early",
    one_row_for_all: "shared-row",
    chase_table_two_slips: "nobody-stays+cop-moves-alone",
}
