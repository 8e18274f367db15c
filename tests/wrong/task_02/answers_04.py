"""A third set of wrong answers to task 2, written before a look at what names it."""


def from_one(moves, misere=False):
    """The loop begins at 1."""
    return {u: int(misere) for u in range(1, len(moves)) if not moves[u]}


def with_an_arrow_in(moves, misere=False):
    """Terminals are looked for among the targets of moves."""
    targets = {v for row in moves for v in row}
    return {v: 1 if misere else 0 for v in sorted(targets) if len(moves[v]) == 0}


def none_for_the_rest(moves, misere=False):
    """dict.fromkeys first, then the terminals."""
    seeds = dict.fromkeys(range(len(moves)))
    for u, row in enumerate(moves):
        if not row:
            seeds[u] = 1 if misere else 0
    return seeds


def text_as_key(moves, misere=False):
    """Keys as in JSON."""
    return {str(u): int(misere) for u, row in enumerate(moves) if not row}


def isolated_only(moves, misere=False):
    """Neither a move out nor a move in."""
    reached = {v for row in moves for v in row}
    return {u: int(misere) for u, row in enumerate(moves) if not row and u not in reached}


def small_rows(moves, misere=False):
    """len(row) <= 1 for len(row) < 1."""
    return {u: int(misere) for u, row in enumerate(moves) if len(row) <= 1}


def misere_is_a_draw(moves, misere=False):
    """DRAW where WIN is meant."""
    return {u: 2 if misere else 0 for u, row in enumerate(moves) if not row}


def list_of_pairs(moves, misere=False):
    """Pairs, but no dict."""
    return [(u, int(misere)) for u, row in enumerate(moves) if not row]


def until_a_move(moves, misere=False):
    """Stops at the first position that has a move."""
    seeds = {}
    for u, row in enumerate(moves):
        if row:
            break
        seeds[u] = int(misere)
    return seeds


WRONG = {
    from_one: "zero-left-out",
    with_an_arrow_in: "with-a-way-in",
    none_for_the_rest: "keys-for-all",
    text_as_key: "keys-as-text",
    isolated_only: "end-left-out",
    small_rows: "one-move-ends",
    misere_is_a_draw: "misere-seed+where-misere",
    list_of_pairs: "pairs-listed",
    until_a_move: "end-left-out",
}
