"""Wrong answers to task 14, a ninth set: what was meant is in the docstring."""


def _neighbours(n, edges):
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    return near


def robber_never_stays(n, edges):
    """The robber has to go along an edge if there is one."""
    near = _neighbours(n, edges)
    away = [row[1:] or row for row in near]
    cop = [[0 if c == r else None for r in range(n)] for c in range(n)]
    rob = [[0 if c == r else None for r in range(n)] for c in range(n)]
    changed = True
    while changed:
        changed = False
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                d = [rob[x][r] for x in near[c] if rob[x][r] is not None]
                if d and cop[c][r] != min(d) + 1:
                    cop[c][r] = min(d) + 1
                    changed = True
                e = [cop[c][x] for x in away[r]]
                if None not in e and rob[c][r] != max(e) + 1:
                    rob[c][r] = max(e) + 1
                    changed = True
    return cop


def distance_in_the_graph(n, edges):
    """The robber waits where it is: twice the distance less one."""
    near = _neighbours(n, edges)
    table = []
    for c in range(n):
        dist = [None] * n
        dist[c] = 0
        wave = [c]
        for u in wave:
            for v in near[u]:
                if dist[v] is None:
                    dist[v] = dist[u] + 1
                    wave.append(v)
        table.append([None if d is None else max(0, 2 * d - 1) for d in dist])
    return table


def rounds_not_plies(n, edges):
    """A move of the cop and one of the robber are counted as one."""
    near = _neighbours(n, edges)
    table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    k = 0
    while True:
        k += 1
        new = []
        for c in range(n):
            for r in range(n):
                if table[c][r] is None:
                    for x in near[c]:
                        if x == r or all(table[x][y] is not None for y in near[r]):
                            new.append((c, r))
                            break
        if not new:
            return table
        for c, r in new:
            table[c][r] = k


WRONG = {
    robber_never_stays: "robber-must-move",
    distance_in_the_graph: "distance-alone",
    rounds_not_plies: "cop-moves-alone",
}
