"""More wrong answers to task 13, written after the names were improved."""

from wrong.task_05.answers_03 import _run


def passers_draw(rows):
    """Whoever may pass draws."""
    return _run([[u] if u in row else row for u, row in enumerate(rows)], 0)


def no_passes_rest_loses(rows):
    """Two mistakes: passes are struck out, and what is left is LOSE."""
    bare = [[v for v in row if v != u] for u, row in enumerate(rows)]
    return [0 if x == 2 else x for x in _run(bare, 0)]


WRONG = {
    passers_draw: "pass-draws",
    no_passes_rest_loses: "passes-dropped+leftovers-lose",
}
