"""Wrong answers to task 14, a sixth set: what was meant is in the docstring."""

from collections import deque


def _near(n, edges, back=True):
    near = {v: {v} for v in range(n)}
    for u, v in edges:
        near[u].add(v)
        if back:
            near[v].add(u)
    return near


def _fill(table, n, cop, robber, newest=False):
    """Write the plies into `table` as the wave finds them; return it."""
    flee = {(v, v): 0 for v in range(n)}
    left = {(c, r): len(robber[r]) for c in range(n) for r in range(n)}
    hunt = {(v, v): 0 for v in range(n)}
    for v in range(n):
        table[v][v] = 0
    todo = deque([(v, v, "R") for v in range(n)] + [(v, v, "C") for v in range(n)])
    while todo:
        c, r, turn = todo.pop() if newest else todo.popleft()
        if turn == "R":
            for x in range(n):
                if c in cop[x] and (x, r) not in hunt:
                    hunt[x, r] = table[x][r] = flee[c, r] + 1
                    todo.append((x, r, "C"))
        else:
            for y in range(n):
                if r in robber[y]:
                    left[c, y] -= 1
                    if left[c, y] == 0 and (c, y) not in flee:
                        flee[c, y] = hunt[c, r] + 1
                        todo.append((c, y, "R"))
    return table


def shared_row_in_the_wave(n, edges):
    """[[None] * n] * n, filled by the wave."""
    near = _near(n, edges)
    return _fill([[None] * n] * n, n, near, near)


def shared_row_copied(n, edges):
    """[[None] * n] * n, filled from a right table column by column."""
    near = _near(n, edges)
    right = _fill([[None] * n for _ in range(n)], n, near, near)
    table = [[None] * n] * n
    for r in range(n):
        for c in range(n):
            table[c][r] = right[c][r]
    return table


def arrows(n, edges):
    """One-way: an edge leads from its first vertex to its second."""
    near = _near(n, edges, back=False)
    return _fill([[None] * n for _ in range(n)], n, near, near)


def arrows_for_the_robber(n, edges):
    """One-way for the robber alone."""
    return _fill([[None] * n for _ in range(n)], n, _near(n, edges), _near(n, edges, back=False))


def newest_position(n, edges):
    """Newest-first."""
    near = _near(n, edges)
    return _fill([[None] * n for _ in range(n)], n, near, near, newest=True)


def newest_by_recursion(n, edges):
    """Newest-first: recursion from each capture."""
    near = _near(n, edges)
    left = {(c, r): len(near[r]) for c in near for r in near}
    hunt, flee = {(v, v): 0 for v in near}, {(v, v): 0 for v in near}

    def told_flee(c, r):
        for x in sorted(near[c]):
            if (x, r) not in hunt:
                hunt[x, r] = flee[c, r] + 1
                told_hunt(x, r)

    def told_hunt(c, r):
        for y in sorted(near[r]):
            left[c, y] -= 1
            if not left[c, y] and (c, y) not in flee:
                flee[c, y] = hunt[c, r] + 1
                told_flee(c, y)

    for v in range(n):
        told_hunt(v, v)
        told_flee(v, v)
    return [[hunt.get((c, r)) for r in range(n)] for c in range(n)]


def never_on_one_vertex(n, edges):
    """None where both begin on one vertex."""
    near = _near(n, edges)
    table = _fill([[None] * n for _ in range(n)], n, near, near)
    for v in range(n):
        table[v][v] = None
    return table


WRONG = {
    shared_row_in_the_wave: "shared-row",
    shared_row_copied: "shared-row",
    arrows: "one-way",
    arrows_for_the_robber: "one-way",
    newest_position: "newest-first",
    newest_by_recursion: "newest-first",
    never_on_one_vertex: "diagonal-none",
}
