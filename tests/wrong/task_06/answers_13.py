"""Wrong answers to task 6, a twelfth set: what was meant is in the docstring."""

import heapq
import math
from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def loser_takes_the_shortest_way(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: every distance is one more than the smallest of those after it. Wrong: the loser
    wants the end late, so at LOSE it is the largest that counts."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels, distances = [DRAW] * n, [-1] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u], distances[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u], distances[u] = WIN, distances[v] + 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    distances[u] = 1 + min(distances[w] for w in moves[u])
                    queue.append(u)
    return labels, distances


def a_later_lose_overwrites_the_distance(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Meant: from a LOSE all predecessors are WIN, one ply further. Wrong: also done for those
    that are WIN already, so a quick win gets the larger distance of a slower one."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    left = [0] * n
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
            left[u] += 1
    labels = [DRAW] * n
    distances = [-1] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            distances[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[v] == LOSE:
                if labels[u] == DRAW:
                    queue.append(u)
                labels[u] = WIN
                distances[u] = distances[v] + 1
            elif labels[u] == DRAW:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    distances[u] = distances[v] + 1
                    queue.append(u)
    return labels, distances


def heap_of_position_before_distance(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: a heap that gives the nearest position first. Wrong: the pairs are (position,
    distance), so the smallest number comes first, and far ones come before near ones."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    open_moves = {u: len(moves[u]) for u in range(n)}
    labels: dict[int, int] = {}
    distances: dict[int, int] = {}
    heap = []
    for u in range(n):
        if open_moves[u] == 0:
            labels[u] = LOSE
            distances[u] = 0
            heapq.heappush(heap, (u, 0))
    while heap:
        v, d = heapq.heappop(heap)
        for u in back[v]:
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                open_moves[u] -= 1
                if open_moves[u] > 0:
                    continue
                labels[u] = LOSE
            distances[u] = d + 1
            heapq.heappush(heap, (u, d + 1))
    return [labels.get(u, DRAW) for u in range(n)], [distances.get(u, -1) for u in range(n)]


def draws_are_infinitely_far(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: infinity for a distance that is not known yet, as in a search for shortest paths.
    Wrong: a DRAW keeps it, while -1 is asked for, a whole number."""
    n = len(moves)
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            predecessors[v].append(u)
    remaining = [len(row) for row in moves]
    distance = [math.inf] * n
    label = [DRAW] * n
    layer = [u for u in range(n) if not moves[u]]
    for u in layer:
        label[u] = LOSE
    plies = 0
    while layer:
        following = []
        for v in layer:
            distance[v] = plies
            for u in predecessors[v]:
                if label[u] != DRAW:
                    continue
                if label[v] == LOSE:
                    label[u] = WIN
                    following.append(u)
                else:
                    remaining[u] -= 1
                    if remaining[u] == 0:
                        label[u] = LOSE
                        following.append(u)
        layer = following
        plies += 1
    return label, distance


def distances_first_and_the_last_listed_move(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Meant: the last move to be labelled is the longest defence. Two slips: takes for it the move
    that stands last in the list; returns the distances first and the labels second."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    plies = [-1] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            plies[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW and labels[v] == LOSE:
                labels[u] = WIN
                plies[u] = plies[v] + 1
                queue.append(u)
            elif labels[u] == DRAW:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    plies[u] = plies[moves[u][-1]] + 1
                    queue.append(u)
    return plies, labels


def passes_left_out_and_minus_one_for_both(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Meant: -1 is "not known yet". Two slips: a DRAW has -1 as its label too, not 2; a move from
    a position to itself is left out, so that one who could stay there is lost."""

    class Wave:
        def __init__(self) -> None:
            self.label = [-1] * len(moves)
            self.distance = [-1] * len(moves)
            self.open = [0] * len(moves)
            self.back: list[list[int]] = [[] for _ in moves]
            self.queue: deque[int] = deque()
            for u, row in enumerate(moves):
                for v in row:
                    if v != u:
                        self.open[u] += 1
                        self.back[v].append(u)

        def settle(self, u: int, label: int, distance: int) -> None:
            self.label[u] = label
            self.distance[u] = distance
            self.queue.append(u)

        def run(self) -> None:
            for u, row in enumerate(moves):
                if not row:
                    self.settle(u, LOSE, 0)
            while self.queue:
                v = self.queue.popleft()
                for u in self.back[v]:
                    if self.label[u] != -1:
                        continue
                    if self.label[v] == LOSE:
                        self.settle(u, WIN, self.distance[v] + 1)
                    else:
                        self.open[u] -= 1
                        if self.open[u] == 0:
                            self.settle(u, LOSE, self.distance[v] + 1)

    wave = Wave()
    wave.run()
    return wave.label, wave.distance


WRONG = {
    loser_takes_the_shortest_way: "quick-loss",
    a_later_lose_overwrites_the_distance: "win-raised-at-the-end",
    heap_of_position_before_distance: "heap-by-number",
    draws_are_infinitely_far: "draws-endless",
    distances_first_and_the_last_listed_move: "quick-loss+pair-swapped",
    passes_left_out_and_minus_one_for_both: "loops-skipped+no-label-for-draws",
}
