"""Wrong answers to exercise 9: counters that are used twice."""


def _back(moves):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return back


def counters_used_twice(moves):
    back, degrees = _back(moves), [len(row) for row in moves]
    left = degrees  # should be a copy
    peeled = [u for u, row in enumerate(moves) if not row]
    for v in peeled:
        for u in back[v]:
            left[u] -= 1
            if left[u] == 0:
                peeled.append(u)
    kind = "ACYCLIC" if len(peeled) == len(moves) else "CYCLIC"
    labels = [2 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in back[v]:
            if labels[u] == 2:
                degrees[u] -= labels[v]
                if labels[v] == 0 or degrees[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return kind, labels


WRONG = {counters_used_twice: "counters-used-again"}
