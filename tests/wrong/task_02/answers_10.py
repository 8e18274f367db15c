"""Wrong answers to task 2, a ninth set: what was meant is in the docstring."""


def last_one_forgotten(moves, misere=False):
    """Runs to n - 2 only."""
    seeds = {}
    u = 0
    while u < len(moves) - 1:
        if not moves[u]:
            seeds[u] = 1 if misere else 0
        u += 1
    return seeds


def stuck_when_nobody_comes(moves, misere=False):
    """Takes the positions that no move leads to."""
    targets = set()
    for row in moves:
        targets.update(row)
    return {u: int(misere) for u in range(len(moves)) if u not in targets}


def who_moved_there(moves, misere=False):
    """The seed of the player who has made the last move, not of the one who is to move."""
    result = {}
    for u, row in enumerate(moves):
        if len(row) == 0:
            if misere:
                result[u] = 0
            else:
                result[u] = 1
    return result


WRONG = {
    last_one_forgotten: "last-left-out",
    stuck_when_nobody_comes: "entries-seeded",
    who_moved_there: "seeds-swapped",
}
