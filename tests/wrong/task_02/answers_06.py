"""Wrong answers to task 2, a fifth set: what was meant is in the docstring."""


def pairs_of_seeds(moves, misere=False):
    """A list of pairs."""
    return [(u, int(misere)) for u, row in enumerate(moves) if not row]


def one_move_too(moves, misere=False):
    """len(row) <= 1."""
    return {u: int(misere) for u, row in enumerate(moves) if len(row) <= 1}


def from_one(moves, misere=False):
    """Positions counted from 1."""
    return {u: int(misere) for u, row in enumerate(moves, 1) if not row}


def always_misere(moves, misere=True):
    """Two mistakes: misere in both cases, and position 0 left out."""
    return {u: 1 for u in range(1, len(moves)) if not moves[u]}


def until_the_first(moves, misere=False):
    """return inside the loop."""
    seeds = {}
    for u, row in enumerate(moves):
        if not row:
            seeds[u] = 1 if misere else 0
            return seeds
    return seeds


WRONG = {
    pairs_of_seeds: "pairs-listed",
    one_move_too: "one-move-ends",
    from_one: "counted-from-one",
    always_misere: "misere-always+zero-left-out",
    until_the_first: "first-only",
}
