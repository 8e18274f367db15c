"""Wrong answers to task 11, a nineteenth set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def pred_counted_for_each(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: parallel moves are counted in the list of predecessors.

    Wrong: for each predecessor that list is asked for again: quadratic where there are many.
    """
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    left: dict[int, int] = {}
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in set(pred(v)):
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN:
                left[u] = left.get(u, len(succ(u))) - pred(v).count(u)
            if labels[v] == LOSE or left[u] == 0:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


def queue_of_1024_places(n, succ, pred, terminal):
    """The queue is a ring of 1024 places: what waits longest is lost, and others come twice."""
    labels, left, ring, read, written = [DRAW] * n, [0] * n, [0] * 1024, 0, 0
    for u in range(n):
        if not terminal(u):
            left[u] = len(succ(u))
    for end in range(n):
        if not terminal(end):
            continue
        labels[end] = LOSE
        ring[written & 1023] = end
        written += 1
        while read < written:
            v = ring[read & 1023]
            read += 1
            for u in pred(v):
                if labels[u] != DRAW:
                    continue
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    ring[written & 1023] = u
                    written += 1
    return labels


WRONG = {
    pred_counted_for_each: "",
    queue_of_1024_places: "number-too-small",
}
