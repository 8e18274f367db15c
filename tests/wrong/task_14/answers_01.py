"""Wrong answers to task 14, in different styles."""


def chase(n, edges, cop_stays=True, robber_stays=True, one_way=False, robber=max):
    reach = [set() for _ in range(n)]
    for u, v in edges:
        reach[u].add(v)
        if not one_way:
            reach[v].add(u)
    plies = {(v, v, t): 0 for v in range(n) for t in "cr"}
    while True:
        new = {}
        for c in range(n):
            for r in range(n):
                if (c, r, "c") not in plies:
                    got = [plies.get((x, r, "r")) for x in reach[c] | ({c} if cop_stays else set())]
                    got = [g for g in got if g is not None]
                    if got:
                        new[c, r, "c"] = 1 + min(got)
                if (c, r, "r") not in plies:
                    ways = reach[r] | ({r} if robber_stays else set())
                    got = [plies.get((c, y, "c")) for y in ways]
                    if got and None not in got:
                        new[c, r, "r"] = 1 + robber(got)
        if not new:
            return plies
        plies.update(new)


def table(n, plies):
    return [[plies.get((c, r, "c")) for r in range(n)] for c in range(n)]


def one_way(n, edges):
    """Edges lead one way only."""
    return table(n, chase(n, edges, one_way=True))


def robber_must_move(n, edges):
    """The robber may not stay."""
    return table(n, chase(n, edges, robber_stays=False))


def shared_rows(n, edges):
    """[[None] * n] * n: every row is the same list."""
    plies = chase(n, edges)
    rows = [[None] * n] * n
    for (c, r, turn), k in plies.items():
        if turn == "c":
            rows[c][r] = k
    return rows


def shared_rows_in_order(n, edges):
    """The same, filled row by row."""
    plies = chase(n, edges)
    rows = [[None] * n] * n
    for c in range(n):
        for r in range(n):
            rows[c][r] = plies.get((c, r, "c"))
    return rows


def distance_in_the_graph(n, edges):
    """2 * distance - 1, as if the robber stood still."""
    far = [[0 if u == v else None for v in range(n)] for u in range(n)]
    for s in range(n):
        front = [s]
        while front:
            nxt = []
            for u in front:
                for a, b in edges:
                    for x, y in ((a, b), (b, a)):
                        if x == u and far[s][y] is None:
                            far[s][y] = far[s][x] + 1
                            nxt.append(y)
            front = nxt
    return [[d if not d else 2 * d - 1 for d in row] for row in far]


def transposed(n, edges):
    """table[r][c]."""
    plies = chase(n, edges)
    return [[plies.get((c, r, "c")) for c in range(n)] for r in range(n)]


def cop_moves_counted(n, edges):
    """Only the cop's moves are counted."""
    rows = table(n, chase(n, edges))
    return [[k if k is None else (k + 1) // 2 for k in row] for row in rows]


def robber_to_move(n, edges):
    """The table for the robber to move."""
    plies = chase(n, edges)
    return [[plies.get((c, r, "r")) for r in range(n)] for c in range(n)]


def minus_one(n, edges):
    """-1 for an escape."""
    return [[-1 if k is None else k for k in row] for row in table(n, chase(n, edges))]


def newest_first(n, edges):
    """A stack instead of a queue."""
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    plies = {(v, v, t): 0 for v in range(n) for t in (0, 1)}
    left = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    stack = list(plies)
    while stack:
        c, r, t = stack.pop()
        if t == 1:
            for x in near[c]:
                if (x, r, 0) not in plies:
                    plies[x, r, 0] = plies[c, r, 1] + 1
                    stack.append((x, r, 0))
        else:
            for y in near[r]:
                left[c, y] -= 1
                if left[c, y] == 0 and (c, y, 1) not in plies:
                    plies[c, y, 1] = plies[c, r, 0] + 1
                    stack.append((c, y, 1))
    return [[plies.get((c, r, 0)) for r in range(n)] for c in range(n)]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    one_way: "one-way",
    robber_must_move: "robber-must-move",
    shared_rows: "shared-row",
    shared_rows_in_order: "shared-row",
    distance_in_the_graph: "distance-alone",
    transposed: "turned-over",
    cop_moves_counted: "cop-moves-alone",
    robber_to_move: "robber-to-move",
    minus_one: "escape-negative",
    newest_first: "newest-first",
}
