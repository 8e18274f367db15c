"""More wrong answers to task 14, written after the names were improved."""

from wrong.task_14.answers_02 import _chase


def minus_one(n, edges):
    """-1 for an escape."""
    return [[-1 if x is None else x for x in row] for row in _chase(n, edges)]


def turned_and_negative(n, edges):
    """Two mistakes: table[r][c], and -1 for an escape."""
    return [
        [-1 if x is None else x for x in column] for column in zip(*_chase(n, edges), strict=True)
    ]


WRONG = {
    minus_one: "escape-negative",
    turned_and_negative: "turned-over+escape-negative",
}
