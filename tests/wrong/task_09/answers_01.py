"""Wrong answers to task 9, in different styles."""


def labels_by_sweeps(moves):
    labels = [2] * len(moves)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] == 2:
                if all(labels[v] == 1 for v in row):
                    labels[u], changed = 0, True
                elif any(labels[v] == 0 for v in row):
                    labels[u], changed = 1, True
    return labels


def on_a_cycle(moves):
    """The positions that can come back."""
    n = len(moves)
    reach = [set(row) for row in moves]
    for k in range(n):
        for u in range(n):
            if k in reach[u]:
                reach[u] |= reach[k]
    return {u for u in range(n) if u in reach[u]}


def draws_tell(moves):
    """CYCLIC where there is a DRAW."""
    labels = labels_by_sweeps(moves)
    return "CYCLIC" if 2 in labels else "ACYCLIC", labels


def met_before(moves):
    """Any position met a second time is taken for a cycle."""
    seen = set()
    kind = "ACYCLIC"
    for start in range(len(moves)):
        here = set()
        todo = [start]
        while todo:
            u = todo.pop()
            if u in here:
                kind = "CYCLIC"
                continue
            here.add(u)
            todo += moves[u]
        seen |= here
    return kind, labels_by_sweeps(moves)


def only_from_zero(moves):
    """Looks for a cycle from position 0 only."""
    reach, todo = {0}, [0]
    while todo:
        for v in moves[todo.pop()]:
            if v not in reach:
                reach.add(v)
                todo.append(v)
    found = on_a_cycle(moves) & reach
    return "CYCLIC" if found else "ACYCLIC", labels_by_sweeps(moves)


def parent_skipped(moves):
    """A move back to where one came from is not counted, as in undirected graphs."""
    n = len(moves)
    state = [0] * n

    def visit(u, parent):
        state[u] = 1
        for v in moves[u]:
            if v == parent:
                continue
            if state[v] == 1 or (state[v] == 0 and visit(v, u)):
                return True
        state[u] = 2
        return False

    kind = "ACYCLIC"
    for u in range(n):
        if state[u] == 0 and visit(u, -1):
            kind = "CYCLIC"
            break
    return kind, labels_by_sweeps(moves)


def not_peeled_is_draw(moves):
    """Labels what is peeled off from the ends; the rest is DRAW."""
    left = {u: len(row) for u, row in enumerate(moves)}
    labels = {}
    progress = True
    while progress:
        progress = False
        for u, row in enumerate(moves):
            if u not in labels and all(v in labels for v in row):
                labels[u] = int(any(labels[v] == 0 for v in row))
                progress = True
    kind = "ACYCLIC" if len(labels) == len(left) else "CYCLIC"
    return kind, [labels.get(u, 2) for u in range(len(moves))]


def loops_no_cycles(moves):
    """A move from a position to itself is not taken for a cycle."""
    without = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return "CYCLIC" if on_a_cycle(without) else "ACYCLIC", labels_by_sweeps(moves)


def words_turned(moves):
    """The two words exchanged."""
    return "ACYCLIC" if on_a_cycle(moves) else "CYCLIC", labels_by_sweeps(moves)


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    draws_tell: "draws-decide",
    met_before: "never-left",
    only_from_zero: "only-from-zero",
    parent_skipped: "parent-skipped",
    not_peeled_is_draw: "not-peeled-draws",
    loops_no_cycles: "loops-ignored",
    words_turned: "kinds-exchanged",
}
