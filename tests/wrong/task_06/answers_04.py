"""A third set of wrong answers to task 6, written before a look at what names it."""

from collections import deque


def _labels(moves):
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    lab, left = [2] * len(moves), [len(row) for row in moves]
    order = [u for u, row in enumerate(moves) if not row]
    for u in order:
        lab[u] = 0
    for v in order:
        for u in pre[v]:
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    order.append(u)
    return lab, order, pre


def largest_in_the_end(moves):
    """In the end every position takes the largest of its successors of the other label."""
    lab, order, _ = _labels(moves)
    plies = [-1] * len(moves)
    for u in order:
        plies[u] = 1 + min((plies[v] for v in moves[u] if lab[v] == 0 <= plies[v]), default=-1)
        if lab[u] == 0 and moves[u]:
            plies[u] = 1 + max(plies[v] for v in moves[u])
    for u in order:
        if lab[u] == 1:
            plies[u] = 1 + max(plies[v] for v in moves[u] if lab[v] == 0)
    return lab, plies


def told_by_the_first(moves):
    """The distance of a LOSE is noted when its counter goes down for the first time."""
    pre = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pre[v].append(u)
    lab, left, plies = [2] * len(moves), [len(row) for row in moves], [-1] * len(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    for u in queue:
        lab[u], plies[u] = 0, 0
    while queue:
        v = queue.popleft()
        for u in pre[v]:
            if lab[u] != 2:
                continue
            if lab[v] == 0:
                lab[u], plies[u] = 1, plies[v] + 1
                queue.append(u)
            else:
                if left[u] == len(moves[u]):
                    plies[u] = plies[v] + 1
                left[u] -= 1
                if left[u] == 0:
                    lab[u] = 0
                    queue.append(u)
    return lab, [d if label != 2 else -1 for label, d in zip(lab, plies, strict=True)]


def index_in_the_queue(moves):
    """The number in which positions leave the queue is taken for their distance."""
    lab, order, _ = _labels(moves)
    plies = [-1] * len(moves)
    for i, u in enumerate(order):
        plies[u] = i
    return lab, plies


def draws_get_none(moves):
    """No distance is None."""
    lab, order, _ = _labels(moves)
    plies = [None] * len(moves)
    for u in order:
        below = [plies[v] for v in moves[u] if lab[v] != lab[u] and plies[v] is not None]
        plies[u] = 0 if not moves[u] else 1 + (min(below) if lab[u] else max(below))
    return lab, plies


def sum_of_both(moves):
    """A WIN adds 1, a LOSE adds 2."""
    lab, order, _ = _labels(moves)
    plies = [-1] * len(moves)
    for u in order:
        below = [plies[v] for v in moves[u] if lab[v] != lab[u] and plies[v] >= 0]
        plies[u] = 0 if not moves[u] else (1 + min(below) if lab[u] else 2 + max(below))
    return lab, plies


def average_way(moves):
    """The loser takes the middle one of its moves."""
    lab, order, _ = _labels(moves)
    plies = [-1] * len(moves)
    for u in order:
        below = sorted(plies[v] for v in moves[u] if lab[v] != lab[u] and plies[v] >= 0)
        plies[u] = 0 if not moves[u] else 1 + (below[0] if lab[u] else below[len(below) // 2])
    return lab, plies


def drawn_ten_to_six(moves):
    """A huge number stands for never."""
    lab, order, _ = _labels(moves)
    plies = [10**6] * len(moves)
    for u in order:
        below = [plies[v] for v in moves[u] if lab[v] != lab[u]]
        plies[u] = 0 if not moves[u] else 1 + (min(below) if lab[u] else max(below))
    return lab, plies


WRONG = {
    largest_in_the_end: "win-raised-at-the-end",
    told_by_the_first: "quick-loss",
    index_in_the_queue: "distances",
    draws_get_none: "draws-none",
    sum_of_both: "distance-of-lose",
    average_way: "",
    drawn_ten_to_six: "distance-of-draw",
}
