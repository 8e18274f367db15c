"""Wrong answers to task 11, a sixth set: what was meant is in the docstring."""

from collections import deque


def _wave(n, succ, pred, label):
    left, todo = {}, deque(label)
    while todo:
        v = todo.popleft()
        for u in pred(v):
            if u in label:
                continue
            if label[v] == 0:
                label[u] = 1
                todo.append(u)
                continue
            left[u] = left.get(u, len(succ(u))) - 1
            if left[u] == 0:
                label[u] = 0
                todo.append(u)
    return [label.get(u, 2) for u in range(n)]


def test_without_call(n, succ, pred, terminal):
    """`if terminal:` without the call."""
    label = {}
    for u in range(n):
        if terminal:
            label[u] = 0
    return _wave(n, succ, pred, label)


def chosen_without_call(n, succ, pred, terminal):
    """`... if terminal else ...` without the call: every position is LOSE."""
    label = [0 if terminal else 2 for _ in range(n)]
    return _wave(n, succ, pred, dict(enumerate(label)))


def compared_with_true(n, succ, pred, terminal):
    """`terminal == True`: no end is ever found."""
    label = {u: 0 for u in range(n) if terminal is True}
    return _wave(n, succ, pred, label)


def wins_at_once(n, succ, pred, terminal):
    """Only one move ahead."""
    return [1 if any(terminal(v) for v in succ(u)) else 0 for u in range(n)]


WRONG = {
    test_without_call: "terminal-not-called",
    chosen_without_call: "terminal-not-called",
    compared_with_true: "no-end-found",
    wins_at_once: "leftovers-lose",
}
