"""Wrong answers to task 9, as other students write them."""


def _labels(moves):
    n = len(moves)
    pre = [[] for _ in range(n)]
    left = [len(r) for r in moves]
    for u in range(n):
        for v in moves[u]:
            pre[v].append(u)
    lab = {u: 0 for u in range(n) if not moves[u]}
    todo = list(lab)
    for v in todo:
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(n)]


def _can_return(moves, starts, skip_self=False):
    colour = {}
    for s in starts:
        if s in colour:
            continue
        colour[s] = 1
        stack = [(s, iter(moves[s]))]
        while stack:
            u, rest = stack[-1]
            for v in rest:
                if skip_self and v == u:
                    continue
                if colour.get(v) == 1:
                    return True
                if v not in colour:
                    colour[v] = 1
                    stack.append((v, iter(moves[v])))
                    break
            else:
                colour[u] = 2
                stack.pop()
    return False


def seen_before_is_a_cycle(moves):
    """A position that is met twice from one start closes a cycle."""
    found = False
    done = set()
    for s in range(len(moves)):
        if s in done:
            continue
        mine, stack = {s}, [s]
        while stack:
            for v in moves[stack.pop()]:
                if v in mine:
                    found = True
                else:
                    mine.add(v)
                    stack.append(v)
        done |= mine
    return ("CYCLIC" if found else "ACYCLIC"), _labels(moves)


def cycle_from_zero(moves):
    """The cycle is looked for from position 0."""
    return ("CYCLIC" if _can_return(moves, [0]) else "ACYCLIC", _labels(moves))


def pass_is_no_cycle(moves):
    """A move to itself is not counted."""
    kind = "CYCLIC" if _can_return(moves, range(len(moves)), skip_self=True) else "ACYCLIC"
    return kind, _labels(moves)


def draw_means_cycle(moves):
    """There is a cycle if there is a DRAW."""
    values = _labels(moves)
    return {True: "CYCLIC", False: "ACYCLIC"}[2 in values], values


def bare_search(moves):
    """The right kind; the labels by a guarded search from the first position on."""
    known = {}

    def look(u, trail):
        if u in trail:
            return 2
        if u not in known:
            got = {look(v, trail | {u}) for v in moves[u]}
            known[u] = 1 if 0 in got else 2 if 2 in got else 0
        return known[u]

    labels = [look(u, frozenset()) for u in range(len(moves))]
    return ("CYCLIC" if _can_return(moves, range(len(moves))) else "ACYCLIC"), labels


def zero_only_and_cycle_draws(moves):
    """Two mistakes: the cycle is looked for from 0, and with a cycle nobody loses: rest DRAW."""
    if not _can_return(moves, [0]):
        return "ACYCLIC", _labels(moves)
    return "CYCLIC", [2 if row else 0 for row in moves]


def roads_without_arrows(moves):
    """Union-find: an edge inside a component closes a cycle."""
    parent = list(range(len(moves)))

    def root(x):
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    kind = "ACYCLIC"
    for u, row in enumerate(moves):
        for v in set(row):
            if root(u) == root(v):
                kind = "CYCLIC"
            parent[root(u)] = root(v)
    return kind, _labels(moves)


WRONG = {
    seen_before_is_a_cycle: "never-left",
    cycle_from_zero: "only-from-zero",
    pass_is_no_cycle: "loops-ignored",
    draw_means_cycle: "draws-decide",
    bare_search: "provisional-draws",
    zero_only_and_cycle_draws: "only-from-zero",
    roads_without_arrows: "union-find",
}
