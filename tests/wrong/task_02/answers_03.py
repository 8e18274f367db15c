"""More wrong answers to task 2, written after the names were improved."""


def first_found(rows, misere=False):
    """break after the first terminal."""
    out = {}
    for i, row in enumerate(rows):
        if not row:
            out[i] = 1 if misere else 0
            break
    return out


def from_one_and_ignored(rows, misere=False):
    """Two mistakes: range(1, n), and misere is not read."""
    return {i: 0 for i in range(1, len(rows)) if not rows[i]}


def positions_of_lists(rows, misere=False):
    """rows.index(row) in place of the number: equal rows share the first number."""
    return {rows.index(row): int(misere) for row in rows if not row}


WRONG = {
    first_found: "first-only",
    from_one_and_ignored: "misere-ignored+zero-left-out",
    positions_of_lists: "first-only",
}
