"""Wrong answers to task 14, a seventh set: what was meant is in the docstring."""


def robber_has_to_run(n, edges):
    """The robber may not stay where he is."""
    return _captures(n, edges, robber_stays=False)


def moves_of_the_cop(n, edges):
    """Counts the cop's moves, not plies."""
    table = _captures(n, edges)
    return [[None if t is None else (t + 1) // 2 for t in row] for row in table]


def turned_table(n, edges):
    """The robber's vertex is the row."""
    return [list(column) for column in zip(*_captures(n, edges), strict=True)]


def _captures(n, edges, robber_stays=True):
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    known = {(v, v, t): 0 for v in range(n) for t in "cr"}
    ply = 0
    while True:
        ply += 1
        new = {}
        for c in range(n):
            for r in range(n):
                if (c, r, "c") not in known and any((x, r, "r") in known for x in near[c]):
                    new[c, r, "c"] = ply
                ways = near[r] if robber_stays else near[r] - {r}
                if (c, r, "r") not in known and all((c, y, "c") in known for y in ways):
                    new[c, r, "r"] = ply
        if not new:
            return [[known.get((c, r, "c")) for r in range(n)] for c in range(n)]
        known.update(new)


WRONG = {
    robber_has_to_run: "robber-must-move",
    moves_of_the_cop: "cop-moves-alone",
    turned_table: "turned-over",
}
