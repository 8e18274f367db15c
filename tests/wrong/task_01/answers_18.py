"""Wrong answers to task 1, a nineteenth set: what was meant is in the docstring."""

LOSE, WIN = 0, 1


def every_second_sweep_backward(moves: list[list[int]]) -> list[int]:
    """Meant: All are LOSE at first; sweeps in turn up and down mend what is not.

    Wrong: Where numbers zigzag a sweep comes two positions far.
    """
    labels = [LOSE] * len(moves)
    forward, wrong = True, 1
    while wrong:
        wrong = 0
        for u in range(len(moves)) if forward else reversed(range(len(moves))):
            label = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
            wrong += label != labels[u]
            labels[u] = label
        forward = not forward
    return labels


WRONG = {every_second_sweep_backward: "line-runs-again"}
