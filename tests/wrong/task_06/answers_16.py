"""Wrong answers to task 6, a fifteenth set: what was meant is in the docstring."""

import heapq
from collections import deque
from functools import lru_cache

LOSE, WIN, DRAW = 0, 1, 2


def number_of_the_round(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: go through the positions in rounds; the number of the round is the distance.

    Wrong: labels of the same round are used already, so news travels several moves in one
    round and the numbers are too small.
    """
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    number = 0
    changed = True
    while changed:
        changed = False
        number += 1
        for u, row in enumerate(moves):
            if labels[u] != DRAW:
                continue
            if any(labels[v] == LOSE for v in row):
                labels[u] = WIN
            elif all(labels[v] == WIN for v in row):
                labels[u] = LOSE
            if labels[u] != DRAW:
                distances[u] = number
                changed = True
    return labels, distances


def heap_in_order_of_numbers(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: a priority queue that gives out the nearest position first.

    Wrong: the heap holds the bare positions, so the smallest number comes first and not the
    smallest distance.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    count = [len(row) for row in moves]
    labels = [DRAW] * n
    distances = [-1] * n
    heap = []
    for u in range(n):
        if count[u] == 0:
            labels[u], distances[u] = LOSE, 0
            heapq.heappush(heap, u)
    while heap:
        v = heapq.heappop(heap)
        for u in pred[v]:
            if labels[u] != DRAW:
                continue
            count[u] -= 1
            if labels[v] == LOSE or count[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                distances[u] = distances[v] + 1
                heapq.heappush(heap, u)
    return labels, distances


def draws_keep_what_they_heard(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: a position that may lose keeps the largest distance that it has heard of so far.

    Wrong: where it does not lose in the end the number stays, so a DRAW next to a WIN has a
    distance instead of -1.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                distances[u] = distances[v] + 1
                queue.append(u)
            else:
                distances[u] = max(distances[u], distances[v] + 1)
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels, distances


def one_level_for_each_popped_position(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: breadth-first search with a number for the level.

    Wrong: the number grows with each position taken from the queue, not with each level.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    distances = [-1] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            distances[u] = 0
            queue.append(u)
    level = 0
    while queue:
        level += 1
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                elif left[u] == 0:
                    labels[u] = LOSE
                if labels[u] != DRAW:
                    distances[u] = level
                    queue.append(u)
    return labels, distances


def search_stops_one_ply_early(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: search 1, 2, 3, ... plies deep; the first depth that decides a position is its
    distance.

    Wrong: the depth only goes up to n - 2, but a play can take n - 1 plies.
    """
    n = len(moves)

    @lru_cache(maxsize=None)
    def result(u, depth):
        if not moves[u]:
            return LOSE
        if depth == 0:
            return DRAW
        results = {result(v, depth - 1) for v in moves[u]}
        if LOSE in results:
            return WIN
        return DRAW if DRAW in results else LOSE

    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    for depth in range(1, n - 1):
        for u in range(n):
            if labels[u] == DRAW and result(u, depth) != DRAW:
                labels[u] = result(u, depth)
                distances[u] = depth
    return labels, distances


def distances_two_slips(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: the wave, with the distance of each position one more than that of its successor.

    Wrong: (1) the ply of the loser is not added; (2) the newest position is taken first (pop),
    so the news does not come in order of distance.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    while todo:
        v = todo.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    distances[u] = distances[v] + 1
                    todo.append(u)
                else:
                    counter[u] -= 1
                    if counter[u] == 0:
                        labels[u] = LOSE
                        distances[u] = distances[v]
                        todo.append(u)
    return labels, distances


WRONG = {
    number_of_the_round: "rounds-run-ahead",
    heap_in_order_of_numbers: "heap-by-number",
    draws_keep_what_they_heard: "draws-keep-a-distance",
    one_level_for_each_popped_position: "one-more-each-time",
    search_stops_one_ply_early: "fixed-rounds",
    distances_two_slips: "stack+full-moves",
}
