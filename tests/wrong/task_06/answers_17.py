"""Wrong answers to task 6, a sixteenth set: what was meant is in the docstring."""

from collections import deque
from heapq import heapify, heappop, heappush

LOSE, WIN, DRAW = 0, 1, 2


def distances_heap_by_number(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: A heap, as in Dijkstra's algorithm, so that the nearest position comes out first.

    Wrong: The entries begin with the number of the position, so the heap is ordered by names
    and not by distances. A position may be settled by a far successor before the near one
    comes.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    heap = [(u, 0) for u, row in enumerate(moves) if not row]
    heapify(heap)
    while heap:
        v, distance = heappop(heap)
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN:
                open_moves[u] -= 1
                if open_moves[u] > 0:
                    continue
            labels[u] = WIN if labels[v] == LOSE else LOSE
            distances[u] = distance + 1
            heappush(heap, (u, distance + 1))
    return labels, distances


def distances_in_own_moves(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: As in chess: mate in so many moves of the player to move.

    Wrong: Only every second ply is counted, those after which the opponent has had a turn.
    Asked are plies, the moves of both players.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    order = [u for u, row in enumerate(moves) if not row]
    for v in order:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                distances[u] = distances[v] + 1
                order.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    distances[u] = distances[v]
                    order.append(u)
    return labels, distances


def distances_of_the_shortest_way(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: Two steps: first the labels, then a breadth-first search back from the terminals.

    Wrong: The second search follows any moves. It finds the shortest way on which both would
    have to help; the winner may not want to go there, and the loser never does.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    ends = [u for u in range(n) if not moves[u]]
    labels = [DRAW] * n
    for u in ends:
        labels[u] = LOSE
    left = [len(row) for row in moves]
    queue = deque(ends)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)

    way = {u: 0 for u in ends}
    queue = deque(ends)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u not in way:
                way[u] = way[v] + 1
                queue.append(u)
    return labels, [-1 if labels[u] == DRAW else way[u] for u in range(n)]


def distances_noted_before_decided(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: Each time a successor closes, note the distance; the last note is the right one.

    Wrong: The note is also made for a position that is never decided. A DRAW with a move to a
    WIN keeps a number where -1 belongs.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    distances = [-1] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u], distances[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            distances[u] = distances[v] + 1
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            elif open_moves[u] == 0:
                labels[u] = LOSE
            else:
                continue
            queue.append(u)
    return labels, distances


def distances_minimum_from_zero(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: When a position is decided, go through its moves: the minimum or the maximum,
    plus 1.

    Wrong: Both begin with 0. For the maximum that is right; the minimum can never get above
    it, so every WIN is a win in 1.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                best = 0
                for w in moves[u]:
                    if labels[w] == LOSE:
                        best = min(best, distances[w])
            elif open_moves[u] == 0:
                labels[u] = LOSE
                best = 0
                for w in moves[u]:
                    best = max(best, distances[w])
            else:
                continue
            distances[u] = best + 1
            queue.append(u)
    return labels, distances


def distances_zero_draws_hasty_loser(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: One wave with labels, counters and distances, the latter from the first contact.

    Wrong: (1) The distances begin with 0, and a DRAW keeps this; it should have -1. (2) A LOSE
    gets its distance from the first successor that closed, the nearest; the loser wants the
    last.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [0] * len(moves)
    first_contact = {}
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
                continue
            first_contact.setdefault(u, distances[v])
            left[u] -= 1
            if left[u] == 0:
                labels[u] = LOSE
                distances[u] = first_contact[u] + 1
                queue.append(u)
    return labels, distances


WRONG = {
    distances_heap_by_number: "heap-by-number",
    distances_in_own_moves: "full-moves",
    distances_of_the_shortest_way: "nearest-terminal",
    distances_noted_before_decided: "draws-keep-a-distance",
    distances_minimum_from_zero: "distance-of-win+at-far",
    distances_zero_draws_hasty_loser: "quick-loss+draws-zero",
}
