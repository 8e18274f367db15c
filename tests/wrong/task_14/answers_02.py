"""Wrong answers to task 14, as other students write them."""


def _chase(n, edges, cop_stays=True, robber_stays=True, both_ways=True, meets=True):
    near = {v: set() for v in range(n)}
    for u, v in edges:
        near[u].add(v)
        if both_ways:
            near[v].add(u)

    def go(v, stays):
        return near[v] | ({v} if stays else set())

    far = {(v, v, t): 0 for v in range(n) for t in (0, 1) if meets or t == 1}
    if not meets:
        far.update({(v, v, 0): 0 for v in range(n)})
    while True:
        new = {}
        for c in range(n):
            for r in range(n):
                if (c, r, 0) not in far:
                    got = [far[d, r, 1] for d in go(c, cop_stays) if (d, r, 1) in far]
                    if got:
                        new[c, r, 0] = 1 + min(got)
                if (c, r, 1) not in far:
                    out = go(r, robber_stays)
                    if not meets:
                        out = out - {c}
                    if out and all((c, s, 0) in far for s in out):
                        new[c, r, 1] = 1 + max(far[c, s, 0] for s in out)
        if not new:
            break
        far.update(new)
    return [[far.get((c, r, 0)) for r in range(n)] for c in range(n)]


def robber_has_to_go(n, edges):
    """The robber may not stay."""
    return _chase(n, edges, robber_stays=False)


def nobody_stays(n, edges):
    """Neither may stay."""
    return _chase(n, edges, cop_stays=False, robber_stays=False)


def one_way_streets(n, edges):
    """(u, v) leads from u to v only."""
    return _chase(n, edges, both_ways=False)


def turns_of_the_cop(n, edges):
    """Rounds, one for each move of the cop."""
    return [[d if d is None else (d + 1) // 2 for d in row] for row in _chase(n, edges)]


def steps_between(n, edges):
    """The robber stays where it is: twice the way between them, less one."""
    near = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    table = []
    for c in range(n):
        way, level = {c: 0}, [c]
        for x in level:
            for y in near[x]:
                if y not in way:
                    way[y] = way[x] + 1
                    level.append(y)
        table.append([max(0, 2 * way[r] - 1) if r in way else None for r in range(n)])
    return table


def one_way_and_rounds(n, edges):
    """Two mistakes: (u, v) leads one way only, and moves of the cop are counted."""
    table = _chase(n, edges, both_ways=False)
    return [[None if d is None else (d + 1) // 2 for d in row] for row in table]


def rows_for_the_robber(n, edges):
    """table[r][c]: rows and columns exchanged."""
    table = _chase(n, edges)
    return [list(column) for column in zip(*table, strict=True)]


WRONG = {
    robber_has_to_go: "robber-must-move",
    nobody_stays: "nobody-stays",
    one_way_streets: "one-way",
    turns_of_the_cop: "cop-moves-alone",
    steps_between: "distance-alone",
    one_way_and_rounds: "one-way+cop-moves-alone",
    rows_for_the_robber: "turned-over",
}
