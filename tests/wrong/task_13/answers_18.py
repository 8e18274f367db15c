"""Wrong answers to task 13, a nineteenth set: what was meant is in the docstring."""

from itertools import groupby

LOSE, WIN, DRAW = 0, 1, 2


def groups_as_they_stand(moves: list[list[int]]) -> list[int]:
    """Meant: parallel moves count once, among the predecessors and in the counter.

    Wrong: `groupby` joins neighbours only, so that the counter never comes to 0.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in set(row):
            before[v].append(u)
    left = [sum(1 for _ in groupby(row)) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    news = [u for u, label in enumerate(labels) if label == LOSE]
    while news:
        v = news.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    news.append(u)
    return labels


def counters_of_one_byte(moves: list[list[int]]) -> list[int]:
    """Meant: a byte for each counter saves memory.

    Wrong: of 257 moves one is left in the byte.
    """
    before: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = bytearray(len(row) % 256 for row in moves)
    labels = [DRAW if row else LOSE for row in moves]
    news = [u for u, label in enumerate(labels) if label == LOSE]
    for v in news:
        for u in before[v]:
            if labels[u] == DRAW:
                if labels[v] == WIN:
                    left[u] = (left[u] - 1) % 256
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    news.append(u)
    return labels


WRONG = {groups_as_they_stand: "neighbours-joined", counters_of_one_byte: "narrow-numbers"}
