"""Wrong answers to task 6: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _wave(moves, rest, queued):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
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
                    if labels[u] in queued:
                        queue.append(u)
    return labels, plies


def _comes_back(moves, start):
    seen, todo = set(), list(moves[start])
    while todo:
        v = todo.pop()
        if v not in seen:
            seen.add(v)
            todo += moves[v]
    return start in seen


def what_can_be_repeated_is_a_draw(moves):
    """Meant: the wave, and -1 for what is never decided.

    Wrong: whoever can come back to a position is said to draw there.
    """
    labels, plies = _wave(moves, [len(row) for row in moves], (LOSE, WIN))
    for u in range(len(moves)):
        if _comes_back(moves, u):
            labels[u], plies[u] = DRAW, -1
    return labels, plies


def different_moves_counted_and_only_wins_queued(moves):
    """Meant: the counters. Wrong: they hold the different targets, and no LOSE is told."""
    return _wave(moves, [len(set(row)) for row in moves], (WIN,))


WRONG = {
    what_can_be_repeated_is_a_draw: "on-cycle-draws",
    different_moves_counted_and_only_wins_queued: "lose-not-queued+parallel-counted-once",
}
