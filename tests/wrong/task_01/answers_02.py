"""Wrong answers to task 1, as other students write them."""

from collections import deque


class Arena:
    """A position object for everything: WIN only if all children lose."""

    def __init__(self, table):
        self.table = table
        self.result = {}

    def winning(self, node):
        todo = [(node, False)]
        while todo:
            node, ready = todo.pop()
            if node in self.result:
                continue
            if not ready:
                todo.append((node, True))
                todo.extend((child, False) for child in self.table[node])
                continue
            kids = self.table[node]
            self.result[node] = int(bool(kids) and not any(self.result[k] for k in kids))
        return self.result


def all_children(g):
    """A win needs every child to be a loss."""
    arena = Arena(g)
    for i in range(len(g)):
        arena.winning(i)
    return [arena.result[i] for i in range(len(g))]


def last_child_decides(g):
    """In an order from the ends; the assignment in the loop is overwritten by each child."""
    n = len(g)
    order, seen = [], [False] * n
    for s in range(n):
        stack = [(s, iter(g[s]))] if not seen[s] else []
        seen[s] = True
        while stack:
            x, it = stack[-1]
            for y in it:
                if not seen[y]:
                    seen[y] = True
                    stack.append((y, iter(g[y])))
                    break
            else:
                order.append(x)
                stack.pop()
    lab = [0] * n
    for x in order:
        for y in g[x]:
            lab[x] = 1 if lab[y] == 0 else 0
    return lab


def from_the_parents(g):
    """Kahn's order from the sources: a position is judged by those who can come to it."""
    n = len(g)
    into = [0] * n
    parents = [[] for _ in range(n)]
    for u in range(n):
        for v in g[u]:
            into[v] += 1
            parents[v].append(u)
    q = deque(u for u in range(n) if into[u] == 0)
    res = [0] * n
    while q:
        u = q.popleft()
        res[u] = 1 if any(res[p] == 0 for p in parents[u]) else 0
        for v in g[u]:
            into[v] -= 1
            if into[v] == 0:
                q.append(v)
    return res


def stuck_wins_and_first_move(g):
    """Two mistakes: who is stuck wins, and only the first move of a list is looked at."""
    out = [None] * len(g)
    for start in range(len(g)):
        path = [start]
        while g[path[-1]] and out[path[-1]] is None:
            path.append(g[path[-1]][0])
        value = out[path[-1]] if out[path[-1]] is not None else 1
        for node in reversed(path):
            if out[node] is None:
                out[node] = value
            value = 1 - out[node]
    return out


def depth_parity(g):
    """Odd height wins: the longest way down."""
    height = {}
    for s in range(len(g)):
        todo = [s]
        while todo:
            u = todo[-1]
            missing = [v for v in g[u] if v not in height]
            if missing:
                todo += missing
            else:
                height[u] = 1 + max((height[v] for v in g[u]), default=-1)
                todo.pop()
    return [height[u] & 1 for u in range(len(g))]


def stuck_wins_and_all(g):
    """Two mistakes: terminals are WIN, and a win needs all moves."""
    memo = {u: 1 for u, row in enumerate(g) if not row}
    back = {u: [] for u in range(len(g))}
    left = [len(row) for row in g]
    for u, row in enumerate(g):
        for v in row:
            back[v].append(u)
    ready = list(memo)
    for v in ready:
        for u in back[v]:
            left[u] -= 1
            if not left[u]:
                memo[u] = int(all(memo[w] == 0 for w in g[u]))
                ready.append(u)
    return [memo[u] for u in range(len(g))]


WRONG = {
    all_children: "all-must-lose",
    last_child_decides: "last-move",
    from_the_parents: "arrows-turned",
    stuck_wins_and_first_move: "swapped+first-move",
    depth_parity: "longest-is-odd",
    stuck_wins_and_all: "swapped",
}
