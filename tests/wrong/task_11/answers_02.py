"""Wrong answers to task 11, as other students write them."""

from collections import Counter


def asks_each_time(n, succ, pred, terminal):
    """All moves are asked for again whenever a successor becomes WIN."""
    label = {u: 0 for u in range(n) if terminal(u)}
    agenda = list(label)
    for v in agenda:
        for u in pred(v):
            if u in label:
                continue
            if label[v] == 0:
                label[u] = 1
                agenda.append(u)
            elif all(label.get(w) == 1 for w in succ(u)):
                label[u] = 0
                agenda.append(u)
    return [label.get(u, 2) for u in range(n)]


def predecessors_once(n, succ, pred, terminal):
    """set(pred(v)), while the counter counts every move."""
    left = {u: len(succ(u)) for u in range(n)}
    label = [2] * n
    agenda = [u for u in range(n) if terminal(u)]
    for u in agenda:
        label[u] = 0
    for v in agenda:
        for u in set(pred(v)):
            if label[u] != 2:
                continue
            if label[v] == 0:
                label[u] = 1
                agenda.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = 0
                    agenda.append(u)
    return label


def stuck_is_won(n, succ, pred, terminal):
    """Terminals are WIN."""
    left = [len(succ(u)) for u in range(n)]
    label = [1 if terminal(u) else 2 for u in range(n)]
    agenda = [u for u in range(n) if label[u] == 1]
    for v in agenda:
        for u in pred(v):
            if label[u] == 2:
                left[u] -= label[v]
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    agenda.append(u)
    return label


def no_draws(n, succ, pred, terminal):
    """What is not won is lost."""
    left = Counter({u: len(succ(u)) for u in range(n)})
    won = set()
    lost = [u for u in range(n) if terminal(u)]
    for v in lost:
        for u in set(pred(v)) - won:
            won.add(u)
            for w in pred(u):
                left[w] -= 1
                if left[w] == 0:
                    lost.append(w)
    return [int(u in won) for u in range(n)]


def merged_and_no_draws(n, succ, pred, terminal):
    """Two mistakes: predecessors merged beside full counters, and what is not won is lost."""
    return [0 if x == 2 else x for x in predecessors_once(n, succ, pred, terminal)]


def search_forward(n, succ, pred, terminal):
    """A guarded search along succ."""
    memo = {}

    def value(u, way):
        if terminal(u):
            return 0
        if u in way:
            return 2
        if u not in memo:
            seen = [value(v, way | {u}) for v in succ(u)]
            memo[u] = 1 if 0 in seen else 2 if 2 in seen else 0
        return memo[u]

    return [value(u, frozenset()) for u in range(n)]


WRONG = {
    asks_each_time: "succ-asked-again",
    predecessors_once: "pred-made-a-set",
    stuck_is_won: "terminals-win",
    no_draws: "leftovers-lose",
    merged_and_no_draws: "leftovers-lose",
    search_forward: "provisional-draws",
}
