"""Wrong answers to task 11, a twenty-second set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache

LOSE, WIN, DRAW = 0, 1, 2


def small_cache_before_succ(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: a cache makes repeated succ(u) free.

    Wrong: it holds 1024 lists, so a wider layer calls succ anew for each decrement.
    """
    cached_succ = lru_cache(maxsize=1024)(succ)
    bad_moves = [0] * n
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            bad_moves[u] += 1
            if bad_moves[u] == len(cached_succ(u)):
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {
    small_cache_before_succ: "fixed-size",
}
