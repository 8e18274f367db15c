"""Wrong answers to task 2, a sixth set: what was meant is in the docstring."""


def range_from_one(moves, misere=False):
    """Begins at 1: position 0 is never looked at."""
    ends = {}
    for position in range(1, len(moves)):
        if len(moves[position]) == 0:
            ends[position] = 1 if misere else 0
    return ends


def found_as_targets(moves, misere=False):
    """Looks for terminals among the targets of moves."""
    ends = {}
    for row in moves:
        for target in row:
            if not moves[target]:
                ends[target] = int(misere)
    return ends


def no_key_left_out(moves, misere=False):
    """A key for each position; what is no terminal gets -1."""
    value = 1 if misere else 0
    return {u: (-1 if moves[u] else value) for u in range(len(moves))}


def opposite_for_the_others(moves, misere=False):
    """A key for each position; the others get the other label."""
    return {u: int(bool(row) != misere) for u, row in enumerate(moves)}


WRONG = {
    range_from_one: "zero-left-out",
    found_as_targets: "with-a-way-in",
    no_key_left_out: "keys-for-all",
    opposite_for_the_others: "keys-for-all",
}
