"""Wrong answers to task 11, a fourth set: what was meant is in the docstring."""

from collections import deque


def succ_at_each_touch(n, succ, pred, terminal):
    """Right, but all successors are asked for at every touch."""
    label = [2] * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            label[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] != 2:
                continue
            got = [label[w] for w in succ(u)]
            if 0 in got:
                label[u] = 1
                queue.append(u)
            elif all(x == 1 for x in got):
                label[u] = 0
                queue.append(u)
    return label


def counter_from_pred(n, succ, pred, terminal):
    """Counts the predecessors."""
    left = [len(pred(u)) for u in range(n)]
    label = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if label[u] == 0)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def set_of_succ(n, succ, pred, terminal):
    """Counts distinct successors, counts down for each of the moves."""
    left = {}
    label = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if label[u] == 0)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                if label[v] == 0:
                    label[u] = 1
                    queue.append(u)
                else:
                    if u not in left:
                        left[u] = len(set(succ(u)))
                    left[u] -= 1
                    if left[u] == 0:
                        label[u] = 0
                        queue.append(u)
    return label


def forward_search(n, succ, pred, terminal):
    """Depth-first with DRAW on the way."""
    memo = [None] * n

    def go(u):
        if memo[u] is None:
            memo[u] = 2
            got = [go(v) for v in succ(u)]
            memo[u] = 1 if 0 in got else 2 if 2 in got else 0
        return memo[u]

    return [go(u) for u in range(n)]


def start_is_zero(n, succ, pred, terminal):
    """Explores from 0 and labels only what it meets."""
    seen, todo = {0}, [0]
    while todo:
        u = todo.pop()
        for v in succ(u):
            if v not in seen:
                seen.add(v)
                todo.append(v)
    left = {u: len(succ(u)) for u in seen}
    label = [2] * n
    queue = deque()
    for u in seen:
        if left[u] == 0:
            label[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u in seen and label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def function_is_true(n, succ, pred, terminal):
    """`if terminal:` without the call."""
    left = [0] * n
    label = [2] * n
    queue = deque()
    for u in range(n):
        if terminal:
            label[u] = 0
            queue.append(u)
        else:
            left[u] = len(succ(u))
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                left[u] -= 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def stores_it_all(n, succ, pred, terminal):
    """Calls succ again in sweeps until nothing changes."""
    label = [0 if terminal(u) else 2 for u in range(n)]
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if label[u] == 2:
                got = [label[v] for v in succ(u)]
                if 0 in got:
                    label[u], changed = 1, True
                elif 2 not in got:
                    label[u], changed = 0, True
    return label


def one_minus_always(n, succ, pred, terminal):
    """One move to WIN is enough to lose."""
    label = [0 if terminal(u) else 2 for u in range(n)]
    stack = [u for u in range(n) if label[u] == 0]
    while stack:
        v = stack.pop()
        for u in pred(v):
            if label[u] == 2:
                label[u] = 1 - label[v]
                stack.append(u)
    return label


def draws_lost(n, succ, pred, terminal):
    """Two mistakes: DRAW is LOSE, and distinct successors are counted."""
    found = set_of_succ(n, succ, pred, terminal)
    return [0 if x == 2 else x for x in found]


def terminal_wins(n, succ, pred, terminal):
    """Two mistakes: stuck is WIN, and the last position is left out of the seeds."""
    left = [len(succ(u)) for u in range(n)]
    label = [2] * n
    queue = deque()
    for u in range(n - 1):
        if terminal(u):
            label[u] = 1
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def succ_and_pred_exchanged(n, succ, pred, terminal):
    """Runs the wave along the moves."""
    left = [len(succ(u)) for u in range(n)]
    label = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if label[u] == 0)
    while queue:
        v = queue.popleft()
        for u in succ(v):
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def generator_of_labels(n, succ, pred, terminal):
    """Yields the labels."""
    left = [len(succ(u)) for u in range(n)]
    label = [0 if terminal(u) else 2 for u in range(n)]
    queue = deque(u for u in range(n) if label[u] == 0)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    yield from label


def bytes_of_labels(n, succ, pred, terminal):
    """setdefault(u, len(succ(u))): succ is asked at each touch, and thrown away."""
    label = bytearray([2]) * n
    known = []
    for u in range(n):
        if terminal(u):
            label[u] = 0
            known.append(u)
    need = {}
    for v in known:
        lost = label[v] == 0
        for u in pred(v):
            if label[u] != 2:
                continue
            if lost:
                label[u] = 1
            else:
                need.setdefault(u, len(succ(u)))
                need[u] -= 1
                if need[u]:
                    continue
                label[u] = 0
            known.append(u)
    return list(label)


WRONG = {
    succ_at_each_touch: "succ-asked-again",
    counter_from_pred: "ways-in-counted",
    set_of_succ: "succ-made-a-set",
    forward_search: "provisional-draws",
    start_is_zero: "only-from-zero",
    function_is_true: "terminal-not-called",
    stores_it_all: "rounds",
    one_minus_always: "first-win-loses",
    draws_lost: "leftovers-lose",
    terminal_wins: "terminals-win+some-not-seeded",
    succ_and_pred_exchanged: "along-the-moves",
    generator_of_labels: "other-form",
    bytes_of_labels: "succ-asked-again",
}
