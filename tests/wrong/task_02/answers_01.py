"""Wrong answers to task 2, in different styles."""


def from_one_on(moves, misere=False):
    """Skips position 0."""
    found = {}
    u = 1
    while u < len(moves):
        if moves[u] == []:
            found[u] = 1 if misere else 0
        u += 1
    return found


def only_where_somebody_comes(moves, misere=False):
    """Only the terminals that occur as a target."""
    return {v: int(misere) for row in moves for v in row if not moves[v]}


def all_positions(moves, misere=False):
    """A key for every position, None where it is open."""
    return {u: (int(misere) if len(row) == 0 else None) for u, row in enumerate(moves)}


def turned(moves, misere=False):
    """Seeds the wrong way round."""
    return dict.fromkeys((u for u in range(len(moves)) if not moves[u]), 0 if misere else 1)


def misere_forgotten(moves, misere=False):
    """The argument is not used."""
    ends = filter(lambda u: not moves[u], range(len(moves)))
    return dict.fromkeys(ends, 0)


def loop_is_end(moves, misere=False):
    """Positions with only passes are taken for terminals."""
    return {u: int(misere) for u, row in enumerate(moves) if set(row) <= {u}}


def the_last_left_out(moves, misere=False):
    """range(len(moves) - 1)."""
    found = {}
    for u in range(len(moves) - 1):
        if not moves[u]:
            found.setdefault(u, 1 * misere)
    return found


def draws_marked(moves, misere=False):
    """The other positions get DRAW."""
    seeds = {}
    for u in range(len(moves)):
        seeds[u] = 2
        if not moves[u]:
            seeds[u] = 1 if misere else 0
    return seeds


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    from_one_on: "zero-left-out",
    only_where_somebody_comes: "with-a-way-in",
    all_positions: "keys-for-all",
    turned: "seeds-swapped",
    misere_forgotten: "misere-ignored",
    loop_is_end: "loops-are-ends",
    the_last_left_out: "last-left-out",
    draws_marked: "others-draw",
}
