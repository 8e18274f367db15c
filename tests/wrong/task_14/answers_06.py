"""Wrong answers to task 14, a fifth set: what was meant is in the docstring."""


def _near(n, edges, stay=True):
    near = [{v} if stay else set() for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    return near


def _rounds(n, cop, robber, enough=all):
    t = {(v, v): 0 for v in range(n)}
    depth = 1
    while True:
        new = {}
        for c in range(n):
            for r in range(n):
                if (c, r) not in t:
                    for c2 in cop[c]:
                        if c2 == r or enough((c2, r2) in t for r2 in robber[r]):
                            new[c, r] = depth
        if not new:
            return t
        t.update(new)
        depth += 2


def _table(n, t):
    return [[t.get((c, r)) for r in range(n)] for c in range(n)]


def helpful_robber(n, edges):
    """any for all: the robber may step into it."""
    near = _near(n, edges)
    return _table(n, _rounds(n, near, near, any))


def a_dict_of_starts(n, edges):
    """A dict (c, r) -> plies."""
    near = _near(n, edges)
    return _rounds(n, near, near)


def truth_table(n, edges):
    """True and False: does the cop win?"""
    near = _near(n, edges)
    t = _rounds(n, near, near)
    return [[(c, r) in t for r in range(n)] for c in range(n)]


def zero_escape_rounds(n, edges):
    """Two mistakes: 0 for an escape, moves of the cop counted."""
    near = _near(n, edges)
    t = _rounds(n, near, near)
    return [[(t.get((c, r), 0) + 1) // 2 for r in range(n)] for c in range(n)]


def last_edge_missing(n, edges):
    """The last edge is left out."""
    near = _near(n, edges[:-1])
    return _table(n, _rounds(n, near, near))


WRONG = {
    helpful_robber: "robber-too-weak",
    a_dict_of_starts: "other-form",
    truth_table: "cop-wins-told",
    zero_escape_rounds: "cop-moves-alone+escape-zero",
    last_edge_missing: "cop-too-weak",
}
