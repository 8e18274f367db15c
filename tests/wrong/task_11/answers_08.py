"""Wrong answers to task 11, a seventh set: what was meant is in the docstring."""


def seeds_win(n, succ, pred, terminal):
    """Whoever reaches the end has won: terminals are WIN."""
    return _backward(n, succ, pred, {u: 1 for u in range(n) if terminal(u)})


def ends_by_pred(n, succ, pred, terminal):
    """Ends are where nothing leads to."""
    return _backward(n, succ, pred, {u: 0 for u in range(n) if not pred(u)})


def _backward(n, succ, pred, labels):
    left = {u: len(succ(u)) for u in range(n)}
    queue = list(labels)
    for v in queue:
        for u in pred(v):
            if u in labels:
                continue
            if labels[v] == 0:
                labels[u] = 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = 0
                    queue.append(u)
    return [labels.get(u, 2) for u in range(n)]


WRONG = {
    seeds_win: "terminals-win",
    ends_by_pred: "entries-seeded",
}
