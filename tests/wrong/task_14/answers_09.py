"""Wrong answers to task 14, an eighth set: what was meant is in the docstring."""


def _chase(n, edges, start_c=0, both_ways=True, worst=max):
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        if both_ways:
            near[v].add(u)
    big = 10**9
    cop = [[0 if c == r else big for r in range(n)] for c in range(n)]
    robber = [[0 if c == r else big for r in range(n)] for c in range(n)]
    changed = True
    while changed:
        changed = False
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                best = 1 + min(robber[x][r] for x in near[c])
                if best < cop[c][r]:
                    cop[c][r], changed = best, True
        for c in range(n):
            for r in range(n):
                if c == r:
                    continue
                after = 1 + worst(cop[c][y] for y in near[r])
                if after < robber[c][r]:
                    robber[c][r], changed = after, True
    return cop, robber, big


def robber_first(n, edges):
    """The robber makes the first move."""
    _, robber, big = _chase(n, edges)
    return [[x if x < big else None for x in row] for row in robber]


def edges_one_way(n, edges):
    """An edge is used as it is written, from u to v."""
    cop, _, big = _chase(n, edges, both_ways=False)
    return [[x if x < big else None for x in row] for row in cop]


def best_of_the_robber(n, edges):
    """The robber is taken to go where he is caught soonest."""
    cop, _, big = _chase(n, edges, worst=min)
    return [[x if x < big else None for x in row] for row in cop]


WRONG = {
    robber_first: "robber-to-move",
    edges_one_way: "one-way",
    best_of_the_robber: "robber-cooperates",
}
