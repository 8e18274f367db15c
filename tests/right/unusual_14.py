"""Right answers to task 14 in unusual styles."""


def value_sweeps(n, edges):
    """Plies as numbers with infinity, swept until nothing changes."""
    INF = float("inf")
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    cop = [[0 if c == r else INF for r in range(n)] for c in range(n)]
    rob = [[0 if c == r else INF for r in range(n)] for c in range(n)]
    while True:
        before = [row[:] for row in cop]
        for c in range(n):
            for r in range(n):
                if c != r:
                    rob[c][r] = 1 + max(cop[c][r2] for r2 in near[r])
        for c in range(n):
            for r in range(n):
                if c != r:
                    cop[c][r] = 1 + min(rob[c2][r] for c2 in near[c])
        if cop == before:
            break
    return [[None if x == INF else x for x in row] for row in cop]


def wave(n, edges):
    """A wave over (cop, robber, turn) as a dict of dicts."""
    near = {v: [v] for v in range(n)}
    for u, v in edges:
        near[u] += [v]
        near[v] += [u]
    plies = {(v, v, t): 0 for v in range(n) for t in (0, 1)}
    left = {}
    queue = list(plies)
    for c, r, turn in queue:
        d = plies[c, r, turn]
        if turn == 1:
            for c0 in near[c]:
                if (c0, r, 0) not in plies:
                    plies[c0, r, 0] = d + 1
                    queue.append((c0, r, 0))
        else:
            for r0 in near[r]:
                key = (c, r0, 1)
                if key not in plies:
                    left[key] = left.get(key, len(near[r0])) - 1
                    if left[key] == 0:
                        plies[key] = d + 1
                        queue.append(key)
    return tuple(tuple(plies.get((c, r, 0)) for r in range(n)) for c in range(n))


def adjacency_bits(n, edges):
    """Bit sets of robber vertices that are caught, round by round."""
    near = [1 << v for v in range(n)]
    for u, v in edges:
        near[u] |= 1 << v
        near[v] |= 1 << u
    caught = [1 << c for c in range(n)]
    table = [[0 if c == r else None for r in range(n)] for c in range(n)]
    plies = 1
    while True:
        safe_after = []
        for c in range(n):
            held = 0
            for r in range(n):
                if plies == 1:
                    held |= (r == c) << r
                elif near[r] & ~caught[c] == 0 or r == c:
                    held |= 1 << r
            safe_after.append(held)
        fresh = [0] * n
        for c in range(n):
            for c2 in range(n):
                if near[c] >> c2 & 1:
                    fresh[c] |= safe_after[c2]
        grown = [caught[c] | fresh[c] for c in range(n)]
        if grown == caught:
            return table
        for c in range(n):
            for r in range(n):
                if grown[c] >> r & 1 and table[c][r] is None:
                    table[c][r] = plies
        caught, plies = grown, plies + 2


def by_rounds_of_sets(n, edges):
    """Sets of starts, one set for each number of rounds."""
    near = {v: {v} for v in range(n)}
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    known = {(v, v): 0 for v in range(n)}
    depth = 1
    while True:
        new = {
            (c, r)
            for c in range(n)
            for r in range(n)
            if (c, r) not in known
            and any(c2 == r or all((c2, r2) in known for r2 in near[r]) for c2 in near[c])
        }
        if not new:
            break
        known.update(dict.fromkeys(new, depth))
        depth += 2
    return [[known.get((c, r)) for r in range(n)] for c in range(n)]


def cop_never_stays(n, edges):
    """Only the robber stays: a cop that stays gains nothing on a robber that may stay too."""
    near = [set() for _ in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    plies = {(v, v): 0 for v in range(n)}
    depth = 1
    while True:
        new = [
            (c, r)
            for c in range(n)
            for r in range(n)
            if (c, r) not in plies
            and any(d == r or all((d, x) in plies for x in (r, *near[r])) for d in near[c])
        ]
        if not new:
            return [[plies.get((c, r)) for r in range(n)] for c in range(n)]
        plies.update(dict.fromkeys(new, depth))
        depth += 2


RIGHT = [value_sweeps, wave, adjacency_bits, by_rounds_of_sets, cop_never_stays]
