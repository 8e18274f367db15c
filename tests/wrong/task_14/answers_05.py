"""Wrong answers to task 14, a fourth set: what was meant is in the docstring."""

from collections import deque


def _near(n, edges, stay=True):
    near = [{v} if stay else set() for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    return near


def _table(n, cop, robber, best=max, first=0):
    """Return plies by rounds: cop to move, both kept till nothing changes."""
    t = [[first if c == r else None for r in range(n)] for c in range(n)]
    for depth in range(1, 2 * n * n + 2, 2):
        found = []
        for c in range(n):
            for r in range(n):
                if t[c][r] is not None:
                    continue
                for c2 in cop[c]:
                    if c2 == r:
                        found.append((c, r, 1))
                        break
                    after = [0 if r2 == c2 else t[c2][r2] for r2 in robber[r]]
                    if None not in after and best(after, default=0) + 2 <= depth:
                        found.append((c, r, depth))
                        break
        if not found and depth > 1:
            break
        for c, r, d in found:
            if t[c][r] is None:
                t[c][r] = d
    return t


def one_way(n, edges):
    """Edges followed in one direction."""
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
    return _table(n, near, near)


def robber_must_move(n, edges):
    """The robber may not stay."""
    return _table(n, _near(n, edges), _near(n, edges, stay=False))


def bfs_distances(n, edges):
    """The robber sits still: 2d - 1."""
    near = _near(n, edges)
    out = []
    for c in range(n):
        d = {c: 0}
        queue = deque([c])
        while queue:
            u = queue.popleft()
            for v in near[u]:
                if v not in d:
                    d[v] = d[u] + 1
                    queue.append(v)
        out.append([None if r not in d else max(0, 2 * d[r] - 1) for r in range(n)])
    return out


def transposed(n, edges):
    """table[robber][cop]."""
    t = _table(n, _near(n, edges), _near(n, edges))
    return [list(row) for row in zip(*t, strict=True)]


def robber_begins(n, edges):
    """The robber moves first."""
    near = _near(n, edges)
    t = _table(n, near, near)
    out = [[0] * n for _ in range(n)]
    for c in range(n):
        for r in range(n):
            if c != r:
                after = [t[c][r2] for r2 in near[r]]
                out[c][r] = None if None in after else 1 + max(after)
    return out


def rounds_not_plies(n, edges):
    """Counts rounds."""
    t = _table(n, _near(n, edges), _near(n, edges))
    return [[x if x is None else (x + 1) // 2 for x in row] for row in t]


def minus_one(n, edges):
    """-1 instead of None."""
    t = _table(n, _near(n, edges), _near(n, edges))
    return [[-1 if x is None else x for x in row] for row in t]


def all_or_nothing(n, edges):
    """None everywhere unless the cop wins from every start."""
    t = _table(n, _near(n, edges), _near(n, edges))
    if any(None in row for row in t):
        return [[0 if c == r else None for r in range(n)] for c in range(n)]
    return t


def shared_rows(n, edges):
    """[[None] * n] * n."""
    t = _table(n, _near(n, edges), _near(n, edges))
    out = [[None] * n] * n
    for c in range(n):
        for r in range(n):
            out[c][r] = t[c][r]
    return out


def triangle_and_minus(n, edges):
    """Two mistakes: the diagonal is None, and rounds are counted."""
    t = _table(n, _near(n, edges), _near(n, edges))
    return [
        [None if c == r or t[c][r] is None else (t[c][r] + 1) // 2 for r in range(n)]
        for c in range(n)
    ]


def both_must_move(n, edges):
    """Two mistakes: nobody may stay, and the diagonal is 1."""
    near = _near(n, edges, stay=False)
    t = _table(n, near, near)
    for v in range(n):
        t[v][v] = 1
    return t


def short_sighted(n, edges):
    """The robber is caught in the shortest way: min instead of max."""
    near = _near(n, edges)
    t = [[0 if c == r else None for r in range(n)] for c in range(n)]
    for _ in range(2 * n):
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                best = None
                for c2 in near[c]:
                    after = [t[c2][r2] for r2 in near[r]]
                    if c2 == r:
                        got = 1
                    elif None in after:
                        continue
                    else:
                        got = 2 + min(after)
                    best = got if best is None else min(best, got)
                t[c][r] = best
    return t


WRONG = {
    one_way: "one-way",
    robber_must_move: "robber-must-move",
    bfs_distances: "distance-alone",
    transposed: "turned-over",
    robber_begins: "robber-to-move",
    rounds_not_plies: "cop-moves-alone",
    minus_one: "escape-negative",
    all_or_nothing: "all-or-nothing",
    shared_rows: "shared-row",
    triangle_and_minus: "cop-moves-alone+diagonal-none",
    both_must_move: "nobody-stays+after-a-move",
    short_sighted: "robber-hurries",
}
