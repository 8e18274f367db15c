"""Wrong answers to task 1, a fourth set: what was meant is in the docstring."""

from collections import deque
from functools import cache


def from_the_end(moves):
    """Takes the positions from the last to the first: moves to smaller numbers read too early."""
    label = [0] * len(moves)
    for u in range(len(moves) - 1, -1, -1):
        if 0 in [label[v] for v in moves[u]]:
            label[u] = 1
    return label


def only_start(moves):
    """Recursion with a memo, begun at position 0 alone; the rest stays 0."""
    known = {}

    def wins(u):
        if u not in known:
            known[u] = any(not wins(v) for v in moves[u])
        return known[u]

    wins(0)
    return [int(known.get(u, False)) for u in range(len(moves))]


def exponential_tree(moves):
    """Plain recursion without a memory."""

    def value(u):
        for v in moves[u]:
            if value(v) == 0:
                return 1
        return 0

    return [value(u) for u in range(len(moves))]


def deep_cache(moves):
    """lru_cache, no thought of the depth."""

    @cache
    def value(u):
        return 1 - min((value(v) for v in moves[u]), default=1)

    return [value(u) for u in range(len(moves))]


class Solver:
    def __init__(self, moves):
        self.moves = moves
        self.label = {}

    def of(self, u):
        if self.label.get(u):
            return self.label[u]
        self.label[u] = 0
        for v in self.moves[u]:
            if self.of(v) == 0:
                self.label[u] = 1
        return self.label[u]


def a_class_that_forgets(moves):
    """The memory is asked by truth, so 0 is never found again; and it is too deep."""
    solver = Solver(moves)
    return [solver.of(u) for u in range(len(moves))]


def odd_height(moves):
    """WIN when the longest path is odd."""
    height = {}
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack[-1]
            open_ones = [v for v in moves[u] if v not in height]
            if open_ones:
                stack.extend(open_ones[:1])
            else:
                height[u] = 1 + max((height[v] for v in moves[u]), default=-1)
                stack.pop()
    return [height[u] % 2 for u in range(len(moves))]


def breadth_first_parity(moves):
    """WIN when the nearest terminal is an odd number of moves away."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    dist = [None] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            dist[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if dist[u] is None:
                dist[u] = dist[v] + 1
                queue.append(u)
    return [d % 2 for d in dist]


def one_terminal_and_all(moves):
    """Two mistakes: every move must be good (all), and the last terminal found is the only one."""
    n = len(moves)
    order, seen = [], [False] * n
    for s in range(n):
        stack = [(s, 0)]
        if seen[s]:
            continue
        seen[s] = True
        while stack:
            u, i = stack.pop()
            if i < len(moves[u]):
                stack.append((u, i + 1))
                v = moves[u][i]
                if not seen[v]:
                    seen[v] = True
                    stack.append((v, 0))
            else:
                order.append(u)
    label = [0] * n
    for u in order:
        label[u] = int(bool(moves[u]) and all(label[v] == 0 for v in moves[u]))
    return label


def seen_too_early(moves):
    """Marks a position seen with the label 0, and reads that before it is known."""
    label = [None] * len(moves)
    for start in range(len(moves)):
        if label[start] is not None:
            continue
        stack = [start]
        order = []
        while stack:
            u = stack.pop()
            if label[u] is not None:
                continue
            label[u] = 0
            order.append(u)
            stack.extend(moves[u])
        for u in reversed(order):
            label[u] = 1 if any(label[v] == 0 for v in moves[u]) else 0
    return label


def names_as_answers(moves):
    """Two mistakes: misere terminals and only the first move looked at."""
    memo = {}
    for start in range(len(moves)):
        path = []
        u = start
        while u not in memo and moves[u]:
            path.append(u)
            u = moves[u][0]
        if u not in memo:
            memo[u] = 1
        for p in reversed(path):
            memo[p] = 1 - memo[moves[p][0]]
    return [memo[u] for u in range(len(moves))]


def waiting_list(moves):
    """Right, but it goes round and round over all that is not yet known: quadratic."""
    label = {}
    rest = list(range(len(moves)))
    while rest:
        later = []
        for u in rest:
            if all(v in label for v in moves[u]):
                label[u] = 1 if any(label[v] == 0 for v in moves[u]) else 0
            else:
                later.append(u)
        rest = later
    return [label[u] for u in range(len(moves))]


WRONG = {
    from_the_end: "from-last-down",
    only_start: "only-from-zero",
    exponential_tree: "no-memory",
    deep_cache: "recursion-too-deep",
    a_class_that_forgets: "zero-forgotten",
    odd_height: "longest-is-odd",
    breadth_first_parity: "shortest-is-odd",
    one_terminal_and_all: "all-must-lose",
    seen_too_early: "lose-called-win",
    names_as_answers: "swapped+first-move",
    waiting_list: "rounds",
}
