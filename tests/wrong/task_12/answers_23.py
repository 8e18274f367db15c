"""Wrong answers to task 12: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _wave(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= labels[v] == WIN
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    plies[u] = plies[v] + 1
                    queue.append(u)
    return labels, plies


def one_record_that_both_have_to_beat(moves):
    """Meant: the longest of each kind. Wrong: both are compared with the same record."""
    labels, plies = _wave(moves)
    record, win, loss = -1, None, None
    for u, label in enumerate(labels):
        if plies[u] > record:
            record = plies[u]
            if label == WIN:
                win = (u, record)
            else:
                loss = (u, record)
    return win, loss


def one_record_that_may_be_equalled(moves):
    """Meant: the longest of each kind. Wrong: one record, begun at 0."""
    labels, plies = _wave(moves)
    record, found = 0, {WIN: None, LOSE: None}
    for u, label in enumerate(labels):
        if label != DRAW and plies[u] >= record:
            record = plies[u]
            found[label] = (u, record)
    return found[WIN], found[LOSE]


WRONG = {
    one_record_that_both_have_to_beat: "one-maximum",
    one_record_that_may_be_equalled: "one-maximum",
}
