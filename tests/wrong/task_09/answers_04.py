"""A third set of wrong answers to task 9, written before a look at what names it."""


def _labels(moves):
    lab = [2 if row else 0 for row in moves]
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    left = [len(row) for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    for v in todo:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return lab


def _peeled(moves):
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    left = [len(row) for row in moves]
    done = [u for u, row in enumerate(moves) if not row]
    for v in done:
        for u in pre[v]:
            left[u] -= 1
            if left[u] == 0:
                done.append(u)
    return done


def rest_of_the_peeling(moves):
    """What Kahn's algorithm leaves is a draw."""
    done = _peeled(moves)
    lab = [2] * len(moves)
    for u in done:
        lab[u] = int(any(lab[v] == 0 for v in moves[u]))
    return ("ACYCLIC" if len(done) == len(moves) else "CYCLIC", lab)


def without_the_parent(moves):
    """The search does not look at the move back to where it came from."""
    state = [0] * len(moves)

    def visit(u, parent):
        state[u] = 1
        for v in moves[u]:
            if v != parent and (state[v] == 1 or (state[v] == 0 and visit(v, u))):
                return True
        state[u] = 2
        return False

    found = any(state[u] == 0 and visit(u, None) for u in range(len(moves)))
    return ("CYCLIC" if found else "ACYCLIC", _labels(moves))


def back_to_the_start(moves):
    """CYCLIC if position 0 can be reached again."""
    seen, todo = set(), list(moves[0])
    while todo:
        u = todo.pop()
        if u not in seen:
            seen.add(u)
            todo += moves[u]
    return ("CYCLIC" if 0 in seen else "ACYCLIC", _labels(moves))


def two_cycles_only(moves):
    """A cycle is a move and a move back, or a move to itself."""
    back = any(u in moves[v] for u, row in enumerate(moves) for v in row)
    return ("CYCLIC" if back else "ACYCLIC", _labels(moves))


def kind_in_lower_case(moves):
    """The words as in the title."""
    return ("Acyclic" if len(_peeled(moves)) == len(moves) else "Cyclic", _labels(moves))


def no_start_no_cycle(moves):
    """CYCLIC only if every position has a move in."""
    targets = {v for row in moves for v in row}
    return ("CYCLIC" if len(targets) == len(moves) else "ACYCLIC", _labels(moves))


WRONG = {
    rest_of_the_peeling: "not-peeled-draws",
    without_the_parent: "parent-skipped",
    back_to_the_start: "only-from-zero",
    two_cycles_only: "short-cycles-alone",
    kind_in_lower_case: "other-form",
    no_start_no_cycle: "source-means-acyclic",
}
