"""Wrong answers to task 2, as other students write them."""


def loops_only_count(moves, misere=False):
    """Whoever can only go to itself is stuck, too."""
    ends = filter(lambda u: not set(moves[u]) - {u}, range(len(moves)))
    return dict.fromkeys(ends, int(misere))


def rule_forgotten(moves, misere=False):
    """misere is not looked at."""
    found = {}
    for index in range(len(moves)):
        if len(moves[index]) == 0:
            found[index] = 0
    return found


def nobody_comes(moves, misere=False):
    """The positions that no move leads to."""
    targets = {v for row in moves for v in row}
    return {u: (1 if misere else 0) for u in range(len(moves)) if u not in targets}


def turned_and_loops(moves, misere=False):
    """Two mistakes: the seeds are swapped, and loops are no moves."""
    seeds = {}
    for u, row in enumerate(moves):
        if all(v == u for v in row):
            seeds[u] = 0 if misere else 1
    return seeds


def everybody_has_a_key(moves, misere=False):
    """The others get 2 for unknown."""

    def value(row):
        if row:
            return 2
        return 1 if misere else 0

    return {i: value(r) for i, r in enumerate(moves)}


def seen_from_zero(moves, misere=False):
    """Only the ends of plays that begin at 0."""
    reached, agenda = {0}, [0]
    while agenda:
        for v in moves[agenda.pop()]:
            if v not in reached:
                reached.add(v)
                agenda.append(v)
    return {u: int(misere) for u in reached if not moves[u]}


WRONG = {
    loops_only_count: "loops-are-ends",
    rule_forgotten: "misere-ignored",
    nobody_comes: "entries-seeded",
    turned_and_loops: "seeds-swapped+loops-are-ends",
    everybody_has_a_key: "others-draw",
    seen_from_zero: "seen-from-zero",
}
