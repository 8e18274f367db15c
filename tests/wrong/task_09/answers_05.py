"""Wrong answers to task 9, a fourth set: what was meant is in the docstring."""

from collections import deque


def _labels(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def _peeled(moves, degrees):
    """Return which positions go when those without moves are taken away again and again."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left, gone = list(degrees), [not d for d in degrees]
    todo = [u for u, d in enumerate(degrees) if not d]
    for v in todo:
        for u in before[v]:
            left[u] -= 1
            if left[u] == 0:
                gone[u] = True
                todo.append(u)
    return gone


def cyclic_if_drawn(moves):
    """CYCLIC only if there is a draw."""
    label = _labels(moves)
    return ("CYCLIC" if 2 in label else "ACYCLIC"), label


def seen_again(moves):
    """Any position met twice by the search is a cycle."""
    kind = "ACYCLIC"
    seen = set()
    for s in range(len(moves)):
        if s in seen:
            continue
        stack = [s]
        while stack:
            u = stack.pop()
            if u in seen:
                kind = "CYCLIC"
                continue
            seen.add(u)
            stack.extend(moves[u])
    return kind, _labels(moves)


def start_only(moves):
    """Looks for cycles from 0 alone."""
    state = {0: 1}
    stack = [(0, iter(moves[0]))]
    kind = "ACYCLIC"
    while stack:
        u, it = stack[-1]
        v = next(it, None)
        if v is None:
            state[u] = 2
            stack.pop()
        elif v not in state:
            state[v] = 1
            stack.append((v, iter(moves[v])))
        elif state[v] == 1:
            kind = "CYCLIC"
    return kind, _labels(moves)


def loops_do_not_count(moves):
    """A pass is not taken for a cycle."""
    clean = [[v for v in row if v != u] for u, row in enumerate(moves)]
    gone = _peeled(clean, [len(row) for row in clean])
    return ("ACYCLIC" if all(gone) else "CYCLIC"), _labels(moves)


def distinct_degrees(moves):
    """Peels with distinct counts: with parallel moves the counter passes zero early or never."""
    gone = _peeled(moves, [len(set(row)) for row in moves])
    return ("ACYCLIC" if all(gone) else "CYCLIC"), _labels(moves)


def undirected(moves):
    """More moves than a forest has: a cycle, without regard to the arrows."""
    parent = list(range(len(moves)))

    def root(u):
        while parent[u] != u:
            parent[u] = parent[parent[u]]
            u = parent[u]
        return u

    cyclic = False
    for u, row in enumerate(moves):
        for v in set(row):
            a, b = root(u), root(v)
            if a == b:
                cyclic = True
            parent[a] = b
    return ("CYCLIC" if cyclic else "ACYCLIC"), _labels(moves)


def cyclic_means_draw(moves):
    """What is left over after peeling is DRAW, the peeled part is searched."""
    gone = _peeled(moves, [len(row) for row in moves])
    label = _labels(moves)
    return (
        "ACYCLIC" if all(gone) else "CYCLIC",
        [x if gone[u] else 2 for u, x in enumerate(label)],
    )


def forward_in_both(moves):
    """The kind is right; cyclic graphs are searched depth-first with DRAW on the way."""
    gone = _peeled(moves, [len(row) for row in moves])
    memo = {}

    def go(u):
        if u in memo:
            return memo[u]
        memo[u] = 2
        got = [go(v) for v in moves[u]]
        memo[u] = 1 if 0 in got else 2 if 2 in got else 0
        return memo[u]

    if all(gone):
        return "ACYCLIC", _labels(moves)
    return "CYCLIC", [go(u) for u in range(len(moves))]


def small_letters(moves):
    """Writes the kind in small letters."""
    gone = _peeled(moves, [len(row) for row in moves])
    return ("acyclic" if all(gone) else "cyclic"), _labels(moves)


def backwards_pair(moves):
    """Two mistakes: labels first, and CYCLIC for ACYCLIC."""
    gone = _peeled(moves, [len(row) for row in moves])
    return _labels(moves), ("CYCLIC" if all(gone) else "ACYCLIC")


def two_faults(moves):
    """Two mistakes: cycles that a terminal can be reached from do not count, draws are LOSE."""
    label = _labels(moves)
    return ("CYCLIC" if 2 in label else "ACYCLIC"), [0 if x == 2 else x for x in label]


def numbers_decide(moves):
    """A move to a number not larger is a cycle."""
    back = any(v <= u for u, row in enumerate(moves) for v in row)
    return ("CYCLIC" if back else "ACYCLIC"), _labels(moves)


WRONG = {
    cyclic_if_drawn: "draws-decide",
    seen_again: "met-again",
    start_only: "only-from-zero",
    loops_do_not_count: "loops-ignored",
    distinct_degrees: "parallel-counted-once",
    undirected: "union-find",
    cyclic_means_draw: "not-peeled-draws",
    forward_in_both: "provisional-draws",
    small_letters: "small-letters",
    backwards_pair: "parts-swapped",
    two_faults: "draws-decide+leftovers-lose",
    numbers_decide: "smaller-number",
}
