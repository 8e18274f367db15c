"""Wrong answers to task 8, a seventeenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def subtraction_periodic_from_start(n: int, takes: list[int]) -> list[int]:
    """Meant: The labels repeat, so the first piles and the period are enough.

    Wrong: They need not repeat from pile 0 on.
    """
    import numpy as np

    big = max(takes)
    length = min(n + 1, 4 * big + 4)
    start = np.zeros(length, dtype=np.int64)
    for k in range(length):
        start[k] = int(any(t <= k and start[k - t] == LOSE for t in takes))
    if length == n + 1:
        return start.tolist()
    for period in range(1, length // 2 + 1):
        if np.array_equal(start[-big - 1 :], start[-big - 1 - period : length - period]):
            break
    return np.tile(start[:period], (n + 1) // period + 1)[: n + 1].tolist()


def subtraction_from_the_smallest_take(n: int, takes: list[int]) -> list[int]:
    """Meant: Below the smallest take all piles are LOSE, so begin there.

    Wrong: The other takes may be larger than the pile; a negative index reads from the end.
    """
    label = [LOSE] * (n + 1)
    for pile in range(min(takes), n + 1):
        if any(label[pile - t] == LOSE for t in takes):
            label[pile] = WIN
    return label


WRONG = {
    subtraction_periodic_from_start: "",
    subtraction_from_the_smallest_take: "negative-index-above-0",
}
