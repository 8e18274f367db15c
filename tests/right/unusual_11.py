"""Right answers to task 11 in unusual styles."""

from collections import deque


def negative_counters(n, succ, pred, terminal):
    """Counters start when first touched, in a dict."""
    label, left = [2] * n, {}
    queue = deque(filter(terminal, range(n)))
    for u in queue:
        label[u] = 0
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] < 2:
                continue
            if label[v] == 0:
                label[u] = 1
                queue.append(u)
                continue
            left[u] = left[u] - 1 if u in left else len(succ(u)) - 1
            if left[u] == 0:
                del left[u]
                label[u] = 0
                queue.append(u)
    return label


def without_terminal(n, succ, pred, terminal):
    """Never calls terminal: no successors is enough."""
    degree = [len(succ(u)) for u in range(n)]
    label = [2 if d else 0 for d in degree]
    stack = [u for u in range(n) if not degree[u]]
    while stack:
        v = stack.pop()
        for u in pred(v):
            if label[u] == 2:
                degree[u] -= label[v]
                if label[v] == 0 or degree[u] == 0:
                    label[u] = 1 - label[v]
                    stack.append(u)
    return tuple(label)


class Wave:
    def __init__(self, n, succ, pred, terminal):
        self.pred, self.succ = pred, succ
        self.label = [2] * n
        self.left = [None] * n
        self.todo = []
        for u in range(n):
            if terminal(u):
                self.learn(u, 0)

    def learn(self, u, value):
        self.label[u] = value
        self.todo.append(u)

    def run(self):
        while self.todo:
            v = self.todo.pop()
            for u in self.pred(v):
                if self.label[u] == 2:
                    self.touch(u, self.label[v])
        return self.label

    def touch(self, u, value):
        if value == 0:
            self.learn(u, 1)
            return
        if self.left[u] is None:
            self.left[u] = sum(1 for _ in self.succ(u))
        self.left[u] -= 1
        if self.left[u] == 0:
            self.learn(u, 0)


def a_class(n, succ, pred, terminal):
    """A class with three methods."""
    return Wave(n, succ, pred, terminal).run()


RIGHT = [negative_counters, without_terminal, a_class]
