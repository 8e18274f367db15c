"""More wrong answers to task 11, written after the names were improved."""


def counts_pred(n, succ, pred, terminal):
    """The counter begins with len(pred(u))."""
    lab, left = [2] * n, [len(pred(u)) for u in range(n)]
    todo = [u for u in range(n) if terminal(u)]
    for u in todo:
        lab[u] = 0
    for v in todo:
        for u in pred(v):
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return lab


def wins_not_told(n, succ, pred, terminal):
    """WIN positions are not put into the queue."""
    lab = [2] * n
    for u in range(n):
        if terminal(u):
            lab[u] = 0
    todo = [u for u in range(n) if lab[u] == 0]
    for v in todo:
        for u in pred(v):
            if lab[u] == 2:
                lab[u] = 1
    return lab


WRONG = {
    counts_pred: "ways-in-counted",
    wins_not_told: "win-not-queued",
}
