"""Wrong answers to task 11, an eighth set: what was meant is in the docstring."""


def counts_pred(n, succ, pred, terminal):
    """The counter starts with the number of predecessors."""
    return _back(n, pred, {u: 0 for u in range(n) if terminal(u)}, [len(pred(u)) for u in range(n)])


def _back(n, pred, labels, left):
    queue = list(labels)
    for v in queue:
        for u in pred(v):
            if u not in labels:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return [labels.get(u, 2) for u in range(n)]


WRONG = {
    counts_pred: "ways-in-counted",
}
