"""Wrong answers to task 9, an eighth set: what was meant is in the docstring."""


def no_loop_is_a_cycle(moves):
    """A move to itself is no cycle."""
    return (
        "CYCLIC" if _cyclic([[v for v in r if v != u] for u, r in enumerate(moves)]) else "ACYCLIC"
    ), _label(moves)


def seen_twice(moves):
    """Whatever is met twice is called a cycle, also where two ways meet."""
    seen, todo = set(), [0] if moves else []
    for start in range(len(moves)):
        if start in seen:
            continue
        todo = [start]
        while todo:
            u = todo.pop()
            if u in seen:
                return "CYCLIC", _label(moves)
            seen.add(u)
            todo += moves[u]
    return "ACYCLIC", _label(moves)


def _cyclic(moves):
    left = set(range(len(moves)))
    while True:
        ends = {u for u in left if not any(v in left for v in moves[u])}
        if not ends:
            return bool(left)
        left -= ends


def _label(moves):
    labels = [2 if row else 0 for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in row):
                    labels[u] = 1
                elif all(labels[v] == 1 for v in row):
                    labels[u] = 0
    return labels


WRONG = {
    no_loop_is_a_cycle: "loops-ignored",
    seen_twice: "met-again",
}
