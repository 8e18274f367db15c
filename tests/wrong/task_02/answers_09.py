"""Wrong answers to task 2, an eighth set: what was meant is in the docstring."""


def only_reachable(moves, misere=False):
    """Only the ends that can be reached from position 0."""
    seen, todo = {0}, [0]
    while todo:
        for v in moves[todo.pop()]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    return {u: int(misere) for u in sorted(seen) if not moves[u]}


def always_lose(moves, misere=False):
    """The flag is never looked at."""
    return {u: 0 for u, row in enumerate(moves) if not row}


WRONG = {
    only_reachable: "seen-from-zero",
    always_lose: "misere-ignored",
}
