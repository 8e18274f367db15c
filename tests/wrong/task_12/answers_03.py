"""More wrong answers to task 12, written after the names were improved."""

from wrong.task_06.answers_03 import _solve


def _best(lab, far, label, pick=max):
    return pick(
        ((u, far[u]) for u in range(len(lab)) if lab[u] == label), key=lambda p: p[1], default=None
    )


def shortest_ones(rows):
    """min in place of max."""
    lab, far = _solve(rows)
    return _best(lab, far, 1, min), _best(lab, far, 0, min)


def swapped_all(rows):
    """Two mistakes: (plies, position), and the loss first."""
    lab, far = _solve(rows)
    turn = lambda p: p and p[::-1]  # noqa: E731
    return turn(_best(lab, far, 0)), turn(_best(lab, far, 1))


WRONG = {
    shortest_ones: "smallest",
    swapped_all: "pairs-swapped+halves-swapped",
}
