"""Wrong answers to exercise 9: numbers that cancel each other out."""

LOSE, WIN, DRAW = 0, 1, 2


def _reverse(moves):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return back


def _labels(moves):
    back = _reverse(moves)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v]
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def wrong_xor_peeling(moves):
    """Peel off positions all of whose moves are peeled off; the XOR of the open ones says when."""
    n = len(moves)
    back = [[] for _ in range(n)]
    open_ = [0] * n
    for u, row in enumerate(moves):
        for v in set(row):
            back[v].append(u)
            open_[u] ^= v + n
    gone = [not row for row in moves]
    peeled = [u for u in range(n) if gone[u]]
    for v in peeled:
        for u in back[v]:
            open_[u] ^= v + n
            if not open_[u] and not gone[u]:
                gone[u] = True
                peeled.append(u)
    return "ACYCLIC" if len(peeled) == n else "CYCLIC", _labels(moves)


WRONG = {wrong_xor_peeling: ""}
