"""Wrong answers to task 11, in different styles."""

from collections import deque


def terminal_not_called(n, succ, pred, terminal):
    """`if terminal:` is always true."""
    labels = [2] * n
    for u in range(n):
        if terminal:
            labels[u] = 0
    todo = deque(range(n))
    left = [len(succ(u)) for u in range(n)]
    while todo:
        v = todo.popleft()
        for u in pred(v):
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or not left[u]:
                    labels[u] = 1 - labels[v]
                    todo.append(u)
    return labels


def last_two_forgotten(n, succ, pred, terminal):
    """Positions without a way in are never labelled."""
    found = {}
    front = {u for v in range(n) for u in [v] if terminal(v) and pred(v)}
    for u in front:
        found[u] = 0
    while front:
        nxt = set()
        for v in front:
            for u in pred(v):
                if u not in found:
                    kids = [found.get(w) for w in succ(u)]
                    if 0 in kids:
                        found[u] = 1
                    elif all(k == 1 for k in kids):
                        found[u] = 0
                    else:
                        continue
                    nxt.add(u)
        front = nxt
    return [found.get(u, 2) for u in range(n)]


def asks_each_time(n, succ, pred, terminal):
    """Right, but asks succ(u) for each predecessor that is touched."""
    labels = [0 if terminal(u) else 2 for u in range(n)]
    todo = [u for u in range(n) if labels[u] == 0]
    for v in todo:
        for u in pred(v):
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                    todo.append(u)
                elif all(labels[w] == 1 for w in succ(u)):
                    labels[u] = 0
                    todo.append(u)
    return labels


def directions_exchanged(n, succ, pred, terminal):
    """pred and succ exchanged in the wave."""
    labels = [2 - 2 * bool(terminal(u)) for u in range(n)]
    left = [len(pred(u)) for u in range(n)]
    queue = deque(u for u in range(n) if terminal(u))
    while queue:
        v = queue.popleft()
        for u in succ(v):
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def distinct_successors(n, succ, pred, terminal):
    """The counter counts distinct successors, pred lists parallel moves."""
    count = {u: len(set(succ(u))) for u in range(n)}
    label = {u: 0 for u in range(n) if terminal(u)}
    todo = list(label)
    while todo:
        v = todo.pop(0)
        for u in pred(v):
            if u in label:
                continue
            count[u] -= 1
            if label[v] == 0:
                label[u] = 1
                todo.append(u)
            elif count[u] == 0:
                label[u] = 0
                todo.append(u)
    return [label.get(u, 2) for u in range(n)]


def search_instead(n, succ, pred, terminal):
    """Depth-first search with a memory; what is open on the path counts as DRAW."""
    memo = {}

    def visit(u):
        if u not in memo:
            memo[u] = 2
            got = {visit(v) for v in succ(u)}
            memo[u] = 0 if not got or got == {1} else 1 if 0 in got else 2
        return memo[u]

    return [visit(u) for u in range(n)]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    terminal_not_called: "terminal-not-called",
    last_two_forgotten: "some-not-seeded",
    asks_each_time: "succ-asked-again",
    directions_exchanged: "along-the-moves",
    distinct_successors: "succ-made-a-set",
    search_instead: "provisional-draws",
}
