"""A third set of wrong answers to task 14, written before a look at what names it."""


def _neighbours(n, edges):
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    return near


def _solve(n, near_cop, near_robber, table, limit=None):
    """Fill in `table` round by round; it has 0 on its diagonal when it comes."""
    cop = {(c, r): table[c][r] for c in range(n) for r in range(n) if c == r}
    robber, plies = dict(cop), 0
    while plies != limit:
        plies += 1
        new_cop, new_robber = {}, {}
        for c in range(n):
            for r in range(n):
                if (c, r) not in cop and any((d, r) in robber for d in near_cop[c]):
                    new_cop[c, r] = plies
                if (c, r) not in robber and all((c, s) in cop for s in near_robber[r]):
                    new_robber[c, r] = plies
        if not new_cop and not new_robber:
            break
        cop |= new_cop
        robber |= new_robber
    for (c, r), found in cop.items():
        table[c][r] = found
    return table


def _empty(n):
    table = [[None] * n for _ in range(n)]
    for v in range(n):
        table[v][v] = 0
    return table


def one_row_for_all(n, edges):
    """[[None] * n] * n."""
    table = [[None] * n] * n
    for v in range(n):
        table[v][v] = 0
    near = _neighbours(n, edges)
    return _solve(n, near, near, table)


def there_but_not_back(n, edges):
    """Edges as they are written."""
    near = [[v] for v in range(n)]
    for u, v in edges:
        near[u].append(v)
    return _solve(n, near, near, _empty(n))


def robber_sits(n, edges):
    """The robber does not move."""
    return _solve(n, _neighbours(n, edges), [[v] for v in range(n)], _empty(n))


def cop_has_no_time(n, edges):
    """Ends after n rounds."""
    near = _neighbours(n, edges)
    return _solve(n, near, near, _empty(n), limit=n)


def robber_keeps_off(n, edges):
    """The first move of the cop captures whoever is in reach, and the cop's own vertex is."""
    near = _neighbours(n, edges)
    found = _solve(n, near, near, _empty(n))
    return [[1 if r in near[c] else found[c][r] for r in range(n)] for c in range(n)]


def flat_table(n, edges):
    """One long list."""
    near = _neighbours(n, edges)
    return [x for row in _solve(n, near, near, _empty(n)) for x in row]


def infinity_for_escape(n, edges):
    """float("inf") for never."""
    near = _neighbours(n, edges)
    found = _solve(n, near, near, _empty(n))
    return [[float("inf") if x is None else x for x in row] for row in found]


WRONG = {
    one_row_for_all: "shared-row",
    there_but_not_back: "one-way",
    robber_sits: "distance-alone",
    cop_has_no_time: "ended-too-early",
    robber_keeps_off: "after-a-move",
    flat_table: "other-form",
    infinity_for_escape: "other-form",
}
