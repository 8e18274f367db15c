"""Right answers to task 4 in unusual styles."""

from enum import IntEnum
from heapq import heappop, heappush


class Side(IntEnum):
    LOSE = 0
    WIN = 1
    DRAW = 2


def enum_and_sets(moves):
    """Sets for the frontier, an IntEnum for the labels; the wave in whole steps."""
    coming = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            coming[v].append(u)
    label = dict.fromkeys(range(len(moves)), Side.DRAW)
    left = {u: len(row) for u, row in enumerate(moves)}
    front = {u for u in left if left[u] == 0}
    for u in front:
        label[u] = Side.LOSE
    while front:
        following = set()
        for v in front:
            if label[v] is Side.LOSE:
                for u in coming[v]:
                    if label[u] is Side.DRAW:
                        label[u] = Side.WIN
                        following.add(u)
        for v in front:
            if label[v] is Side.WIN:
                for u in coming[v]:
                    left[u] -= 1
                    if left[u] == 0 and label[u] is Side.DRAW:
                        label[u] = Side.LOSE
                        following.add(u)
        front = following
    return [label[u] for u in range(len(moves))]


def chained(moves):
    """Recursive closures replaced by a list of jobs (function, position)."""
    n = len(moves)
    back = [[] for _ in range(n)]
    label, left, jobs = [2] * n, [0] * n, []

    def lost(u):
        label[u] = 0
        for p in back[u]:
            if label[p] == 2:
                label[p] = 3
                jobs.append((won, p))

    def won(u):
        label[u] = 1
        for p in back[u]:
            left[p] -= 1
            if left[p] == 0 and label[p] == 2:
                jobs.append((lost, p))

    for u, row in enumerate(moves):
        left[u] = len(row)
        for v in row:
            back[v].append(u)
    for u, row in enumerate(moves):
        if not row:
            jobs.append((lost, u))
    while jobs:
        what, u = jobs.pop()
        what(u)
    return label


def heap_of_ranks(moves):
    """A heap in the order of distance, though no order is needed."""
    label = [None] * len(moves)
    left = list(map(len, moves))
    back = {}
    for u, row in enumerate(moves):
        for v in row:
            back.setdefault(v, []).append(u)
    heap = [(0, u, 0) for u, d in enumerate(left) if d == 0]
    while heap:
        rank, v, value = heappop(heap)
        if label[v] is not None:
            continue
        label[v] = value
        for u in back.get(v, ()):
            if value:
                left[u] -= 1
                if not left[u]:
                    heappush(heap, (rank + 1, u, 0))
            elif label[u] is None:
                heappush(heap, (rank + 1, u, 1))
    return [2 if x is None else x for x in label]


def pointer_per_position(moves):
    """No counters: each position keeps a pointer to a move not known to be WIN, moved on lazily."""
    n = len(moves)
    at, label = [0] * n, [2] * n
    waiting = [[] for _ in range(n)]
    everyone = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            everyone[v].append(u)
    todo = []
    for u in range(n):
        if moves[u]:
            waiting[moves[u][0]].append(u)
        else:
            label[u] = 0
            todo.append(u)
    while todo:
        v = todo.pop()
        if label[v] == 0:
            for u in everyone[v]:
                if label[u] == 2:
                    label[u] = 1
                    todo.append(u)
            continue
        hold, waiting[v] = waiting[v], []
        for u in hold:
            if label[u] != 2:
                continue
            while at[u] < len(moves[u]) and label[moves[u][at[u]]] == 1:
                at[u] += 1
            if at[u] == len(moves[u]):
                label[u] = 0
                todo.append(u)
            else:
                waiting[moves[u][at[u]]].append(u)
    return label


def taken_out_of_a_set(moves):
    """The open positions in one set, from which each is removed when it gets its label."""
    n = len(moves)
    undecided = set(range(n))
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in set(row):
            back[v].append(u)
    waits_for = [set(row) for row in moves]
    label = [2] * n
    todo = [u for u in range(n) if not moves[u]]
    for u in todo:
        undecided.remove(u)
        label[u] = 0
    for v in todo:
        for u in back[v]:
            if u in undecided:
                waits_for[u].remove(v)
                if label[v] == 0 or not waits_for[u]:
                    label[u] = 1 - label[v]
                    undecided.remove(u)
                    todo.append(u)
    return label


def bytes_searched_from_a_place(moves):
    """Positions wait as a 1 in a row of bytes, which is searched on from the last one found."""
    n = len(moves)
    won, back = set(), [[] for _ in range(n)]
    left, label = [len(row) for row in moves], [2] * n
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    waits = bytearray(not row for row in moves)
    for u, row in enumerate(moves):
        label[u] = 2 if row else 0
    later = []
    u = waits.find(1)
    while u >= 0 or later:
        v = u if u >= 0 else later.pop()
        for w in back[v]:
            if label[w] == 2:
                left[w] -= 1
                if label[v] == 0:
                    label[w] = 1
                    won.add(w)
                    later.append(w)
                elif not left[w] and won.issuperset(moves[w]):
                    label[w] = 0
                    later.append(w)
        u = waits.find(1, u + 1) if u >= 0 else u
    return label


def compared_with_an_empty_list(moves):
    """Asks at each move whether its end has any, by ==."""
    back, left = [[] for _ in moves], [0] * len(moves)
    label, todo = [2] * len(moves), []
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
            left[u] += 1
            if moves[v] == [] and label[v] == 2:
                label[v] = 0
                todo.append(v)
        if row == [] and label[u] == 2:
            label[u] = 0
            todo.append(u)
    for v in todo:
        for u in back[v]:
            if label[u] == 2 and moves[u] != []:
                left[u] -= 1
                if label[v] == 0 or (left[u] == 0 and moves[u] not in ([], None)):
                    label[u] = 1 - label[v]
                    todo.append(u)
    return label


RIGHT = [
    compared_with_an_empty_list,
    enum_and_sets,
    chained,
    heap_of_ranks,
    pointer_per_position,
    taken_out_of_a_set,
    bytes_searched_from_a_place,
]
