"""Wrong answers to task 6, a fourteenth set: what was meant is in the docstring."""

import heapq
from collections import deque
from math import inf


def heap_sorted_by_position_first(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: a heap that hands out the nearest position first.

    Wrong: the heap holds (position, distance), so the smallest number comes first and not the
    smallest distance, and the news comes out of order.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    distances = [-1 if row else 0 for row in moves]
    heap = [(u, 0) for u, row in enumerate(moves) if not row]
    heapq.heapify(heap)
    while heap:
        v, distance = heapq.heappop(heap)
        for u in before[v]:
            if labels[u] != 2:
                continue
            left[u] -= 1
            if labels[v] == 0:
                labels[u] = 1
            elif left[u] == 0:
                labels[u] = 0
            else:
                continue
            distances[u] = distance + 1
            heapq.heappush(heap, (u, distances[u]))
    return labels, distances


def level_goes_up_with_each_position(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: a level that says how far the wave has come.

    Wrong: it goes up with each position taken from the queue, and not when a whole level is
    done.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * len(moves)
    distances = [-1] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = distances[u] = 0
            queue.append(u)
    level = 0
    while queue:
        v = queue.popleft()
        level += 1
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    distances[u] = level
                    queue.append(u)
    return labels, distances


def guarded_recursion_remembers(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: first the labels, then the distances by recursion, where a position on the path
    counts as infinitely far so that nobody goes round.

    Wrong: what rested on such a guess is remembered, so some decided positions keep infinity
    in place of their number of plies (it is then given as n).
    """
    n = len(moves)
    labels = [2 if row else 0 for row in moves]
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in moves[u]):
                    labels[u] = 1
                    changed = True
                elif all(labels[v] == 1 for v in moves[u]):
                    labels[u] = 0
                    changed = True
    known = {}

    def plies(u, path):
        if u in path:
            return inf
        if u not in known:
            if not moves[u]:
                known[u] = 0
            elif labels[u] == 1:
                known[u] = 1 + min(plies(v, path | {u}) for v in moves[u] if labels[v] == 0)
            else:
                known[u] = 1 + max(plies(v, path | {u}) for v in moves[u])
        return known[u]

    distances = []
    for u in range(n):
        if labels[u] == 2:
            distances.append(-1)
        else:
            d = plies(u, frozenset())
            distances.append(n if d == inf else d)
    return labels, distances


def round_number_changed_in_place(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: go in rounds, the distance is the number of the round in which the label is
    found.

    Wrong: the labels are changed in place, so a label of the same round is used at once and
    the distance comes out too small.
    """
    n = len(moves)
    labels = [0 if not row else 2 for row in moves]
    distances = [0 if not row else -1 for row in moves]
    number = 0
    found = True
    while found:
        found = False
        number += 1
        for u in range(n):
            if labels[u] != 2:
                continue
            after = [labels[v] for v in moves[u]]
            if 0 in after:
                labels[u] = 1
            elif after.count(1) == len(after):
                labels[u] = 0
            if labels[u] != 2:
                distances[u] = number
                found = True
    return labels, distances


def told_by_recursion_and_ends_count_one(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: whoever gets a label tells the predecessors at once, each one ply further.

    Wrong: (1) by recursion the news runs deep first and does not come in order of distance;
    (2) the terminals begin with 1, so positions are counted and not moves.
    """
    before = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * len(moves)
    distances = [-1] * len(moves)

    def tell(v, label, distance):
        labels[v] = label
        distances[v] = distance
        for u in before[v]:
            if labels[u] == 2:
                if label == 0:
                    tell(u, 1, distance + 1)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        tell(u, 0, distance + 1)

    for u, row in enumerate(moves):
        if not row:
            tell(u, 0, 1)
    return labels, distances


def shortest_way_and_draws_as_zero(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: first the labels, then a breadth-first search from the terminals along the moves
    that fit the labels.

    Wrong: (1) the search gives a LOSE the nearest WIN, the loser should delay; (2) a DRAW
    keeps the 0 with which the list was filled, it should be -1.
    """
    n = len(moves)
    labels = [2 if row else 0 for row in moves]
    while True:
        new = list(labels)
        for u in range(n):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in moves[u]):
                    new[u] = 1
                elif all(labels[v] == 1 for v in moves[u]):
                    new[u] = 0
        if new == labels:
            break
        labels = new
    distances = [0] * n
    layer = {u for u in range(n) if not moves[u]}
    seen = set(layer)
    d = 0
    while layer:
        d += 1
        layer = {
            u
            for u in range(n)
            if u not in seen
            and labels[u] != 2
            and any(v in layer and labels[v] == 1 - labels[u] for v in moves[u])
        }
        for u in layer:
            distances[u] = d
        seen |= layer
    return labels, distances


WRONG = {
    heap_sorted_by_position_first: "heap-by-number",
    level_goes_up_with_each_position: "one-more-each-time",
    guarded_recursion_remembers: "distance-of-lose",
    round_number_changed_in_place: "rounds-run-ahead",
    told_by_recursion_and_ends_count_one: "terminals-one",
    shortest_way_and_draws_as_zero: "quick-loss+draws-zero",
}
