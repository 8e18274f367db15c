"""Wrong answers to task 2, a seventh set: what was meant is in the docstring."""


def turned_flag(moves, misere=False):
    """The flag is read the wrong way round."""
    value = 0 if misere else 1
    return {u: value for u, row in enumerate(moves) if len(row) == 0}


def only_itself_counts(moves, misere=False):
    """A position that can only move to itself is taken for an end too."""
    found = {}
    for u, row in enumerate(moves):
        if all(v == u for v in row):
            found[u] = 1 if misere else 0
    return found


def nobody_moves_there(moves, misere=False):
    """Ends are where nobody moves to: sources for sinks."""
    reached = {v for row in moves for v in row}
    return {u: int(misere) for u in range(len(moves)) if u not in reached}


WRONG = {
    turned_flag: "seeds-swapped",
    only_itself_counts: "loops-are-ends",
    nobody_moves_there: "entries-seeded",
}
