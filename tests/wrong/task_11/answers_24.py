"""A wrong answer to task 11: what waits in the queue is counted off twice."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def implicit_lazy_counter(n, succ, pred, terminal):
    labels = [DRAW] * n
    left = [-1] * n  # -1: nobody has asked for the moves yet
    queue = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            if left[u] == -1:
                # how many moves are there that do not lead to a WIN?
                left[u] = sum(1 for w in succ(u) if labels[w] != WIN)
            else:
                left[u] -= 1
            if left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {implicit_lazy_counter: "counted-off-twice"}
