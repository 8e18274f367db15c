"""Wrong answers to task 1, in different styles."""

from collections import deque
from functools import cache


def first_move_decides(moves):
    """Looks at the first move only. Recursive."""

    @cache
    def of(u):
        return 1 if moves[u] and of(moves[u][0]) == 0 else 0

    return [of(u) for u in range(len(moves))]


def every_move_must_lose(moves):
    """WIN only where all moves lead to LOSE. Sweeps until nothing changes."""
    labels = dict.fromkeys(range(len(moves)), 0)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            new = int(bool(row) and all(labels[v] == 0 for v in row))
            if new != labels[u]:
                labels[u], changed = new, True
    return [labels[u] for u in range(len(moves))]


def one_sweep_upwards(moves):
    """A single sweep from position 0 up, as if moves led to smaller numbers."""
    lost = {u for u, row in enumerate(moves) if not row}
    won = set()
    for u, row in enumerate(moves):
        if any(v in lost for v in row):
            won.add(u)
        elif all(v in won for v in row):
            lost.add(u)
    return [1 if u in won else 0 for u in range(len(moves))]


def parity_of_depth(moves):
    """WIN where the shortest way to a terminal is odd. Breadth-first from the ends."""
    n = len(moves)
    into = {v: set() for v in range(n)}
    for u in range(n):
        for v in moves[u]:
            into[v].add(u)
    depth = {u: 0 for u in range(n) if not moves[u]}
    queue = deque(depth)
    while queue:
        v = queue.popleft()
        for u in sorted(into[v], reverse=True):
            if u not in depth:
                depth[u] = depth[v] + 1
                queue.append(u)
    return [depth[u] % 2 for u in range(n)]


def a_terminal_wins(moves):
    """Terminals are WIN."""

    def of(u, memo):
        if u not in memo:
            memo[u] = 1 if not moves[u] else int(not all(of(v, memo) for v in moves[u]))
        return memo[u]

    memo = {}
    return [of(u, memo) for u in range(len(moves))]


def forgotten_zero(moves):
    """`if memo.get(u)`: a LOSE is worked out each time anew; else right, and too slow."""
    memo = {}

    def of(u):
        if memo.get(u):
            return memo[u]
        memo[u] = 0
        for v in moves[u]:
            if of(v) == 0:
                memo[u] = 1
        return memo[u]

    return [of(u) for u in range(len(moves))]


def from_zero_only(moves):
    """Labels what 0 reaches; the rest stays at 0."""
    labels = [0] * len(moves)
    order, seen, todo = [], {0}, [0]
    while todo:
        u = todo.pop()
        order.append(u)
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    for _ in order:
        for u in order:
            labels[u] = 0 if all(labels[v] for v in moves[u]) else 1
    return labels


def ten_rounds(moves):
    """A fixed number of sweeps: three."""
    labels = [None if row else 0 for row in moves]
    for _ in range(3):
        new = labels[:]
        for u, row in enumerate(moves):
            if any(labels[v] == 0 for v in row):
                new[u] = 1
            elif all(labels[v] == 1 for v in row):
                new[u] = 0
        labels = new
    return [label or 0 for label in labels]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    first_move_decides: "first-move",
    every_move_must_lose: "all-must-lose",
    one_sweep_upwards: "from-zero-up",
    parity_of_depth: "shortest-is-odd",
    a_terminal_wins: "terminals-win",
    forgotten_zero: "zero-forgotten",
    from_zero_only: "only-from-zero",
    ten_rounds: "fixed-rounds",
}
