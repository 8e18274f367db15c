"""Wrong answers to task 11, a fifth set: what was meant is in the docstring."""

from collections import deque


def _solve(n, succ, pred, ends, count=len):
    left = [count(succ(u)) for u in range(n)]
    label = [2] * n
    for u in ends:
        label[u] = 0
    queue = deque(ends)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def no_entry(n, succ, pred, terminal):
    """Terminal means that nobody can move there."""
    return _solve(n, succ, pred, [u for u in range(n) if not pred(u)])


def one_too_many(n, succ, pred, terminal):
    """Positions 0 to n: a call out of range."""
    return _solve(n, succ, pred, [u for u in range(n + 1) if terminal(u)])


def a_dict_back(n, succ, pred, terminal):
    """Returns a dict."""
    return dict(enumerate(_solve(n, succ, pred, [u for u in range(n) if terminal(u)])))


def asked_by_all(n, succ, pred, terminal):
    """Right, but pred is found by asking every position."""

    def mine(v):
        return [u for u in range(n) for w in succ(u) if w == v]

    return _solve(n, succ, mine, [u for u in range(n) if terminal(u)])


def misere_draws(n, succ, pred, terminal):
    """Two mistakes: draws are WIN, pred made a set."""
    got = _solve(n, succ, lambda v: set(pred(v)), [u for u in range(n) if terminal(u)])
    return [1 if x == 2 else x for x in got]


WRONG = {
    no_entry: "entries-seeded",
    one_too_many: "",
    a_dict_back: "other-form",
    asked_by_all: "pred-not-used",
    misere_draws: "pred-made-a-set+leftovers-win",
}
