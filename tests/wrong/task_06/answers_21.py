"""Wrong answers to task 6, a twenty-first set: what was meant is in the docstring."""

from heapq import heappop, heappush

LOSE, WIN, DRAW = 0, 1, 2


def near_by_text(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: A heap with keys such as "4:17" brings what is near first. Wrong: "10" < "9"."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels, distances = [DRAW] * len(moves), [-1] * len(moves)
    heap = []

    def reached(u, label, plies):
        labels[u], distances[u] = label, plies
        heappush(heap, f"{plies}:{u}")

    for u, row in enumerate(moves):
        if not row:
            reached(u, LOSE, 0)
    while heap:
        plies, v = map(int, heappop(heap).split(":"))
        for u in back[v]:
            left[u] -= 1
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                reached(u, WIN, plies + 1)
            elif left[u] == 0:
                reached(u, LOSE, plies + 1)
    return labels, distances


WRONG = {near_by_text: ""}
