"""More wrong answers to task 3, written after the names were improved."""


def halves_exchanged(rows):
    """(predecessors, degrees)."""
    pre = [[u for u, row in enumerate(rows) for w in row if w == v] for v in range(len(rows))]
    return pre, [len(row) for row in rows]


def loops_and_copies_gone(rows):
    """Two mistakes: loops are left out of both, and predecessors stand once."""
    bare = [[v for v in row if v != u] for u, row in enumerate(rows)]
    pre = [set() for _ in rows]
    for u, row in enumerate(bare):
        for v in row:
            pre[v].add(u)
    return [len(row) for row in bare], [list(p) for p in pre]


WRONG = {
    halves_exchanged: "parts-swapped",
    loops_and_copies_gone: "predecessors-once+loops-skipped",
}
