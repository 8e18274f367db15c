"""Wrong answers to task 4, a twenty-second set: what was meant is in the docstring."""

from array import array
from collections import deque
from functools import reduce

LOSE, WIN, DRAW = 0, 1, 2


def predecessors(moves):
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return back


def open_moves_as_64_bit_masks(moves: list[list[int]]) -> list[int]:
    """Meant: a bit for each target, so repeated moves need no care.

    Wrong: targets equal modulo 64 share a bit.
    """
    need = array("Q", (reduce(lambda m, v: m | 1 << (v & 63), row, 0) for row in moves))
    back = predecessors(moves)
    labels = [LOSE if not mask else DRAW for mask in need]
    queue = deque(u for u, label in enumerate(labels) if label == LOSE)
    while queue:
        v = queue.popleft()
        bit = 1 << (v & 63)
        for u in back[v]:
            if labels[u] is not DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                need[u] &= ~bit & 0xFFFFFFFFFFFFFFFF
                if not need[u]:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {
    open_moves_as_64_bit_masks: "equal-remainders",
}
