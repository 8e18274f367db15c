"""Wrong answers to task 2, a fourth set: what was meant is in the docstring."""


def as_list(moves, misere=False):
    """Returns the list of terminals, not a dict."""
    return [u for u, row in enumerate(moves) if len(row) == 0]


def misere_forgotten(moves, misere=False):
    """The second argument is not used."""
    return {u: 0 for u in range(len(moves)) if not moves[u]}


def truth_values(moves, misere=False):
    """False and True instead of 0 and 1."""
    return {u: misere for u, row in enumerate(moves) if not row}


def nobody_goes_there(moves, misere=False):
    """Takes what has no predecessor for a terminal."""
    reached = set()
    for row in moves:
        reached.update(row)
    return {u: int(misere) for u in range(len(moves)) if u not in reached}


def loops_are_ends(moves, misere=False):
    """A position that can only stay is taken for a terminal."""
    seeds = {}
    for u in range(len(moves)):
        if not set(moves[u]) - {u}:
            seeds[u] = 1 if misere else 0
    return seeds


def upside_down(moves, misere=False):
    """WIN in normal play and LOSE in misere play."""
    value = 1
    if misere:
        value = 0
    return dict.fromkeys([u for u, row in enumerate(moves) if not row], value)


def draw_for_the_rest(moves, misere=False):
    """Gives the others 2."""
    seed = 1 if misere is True else 0
    result = dict.fromkeys(range(len(moves)), 2)
    for u, row in enumerate(moves):
        if row == []:
            result[u] = seed
    return result


def the_last_is_left_out(moves, misere=False):
    """range one too short."""
    result = {}
    u = 0
    while u < len(moves) - 1:
        if not moves[u]:
            result[u] = int(misere)
        u += 1
    return result


def search_from_zero(moves, misere=False):
    """Two mistakes: only what 0 reaches, and misere ignored."""
    result, todo, seen = {}, [0], {0}
    while todo:
        u = todo.pop()
        if not moves[u]:
            result[u] = 0
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    return result


def none_if_empty(moves, misere=False):
    """None when there is no terminal."""
    ends = {u: [0, 1][misere] for u, row in enumerate(moves) if not row}
    return ends or None


def names_of_labels(moves, misere=False):
    """Texts for labels."""
    return {u: "WIN" if misere else "LOSE" for u, row in enumerate(moves) if not row}


def keys_as_text(moves, misere=False):
    """Two mistakes: keys are texts, and values turned."""
    return {str(u): int(not misere) for u, row in enumerate(moves) if not row}


WRONG = {
    as_list: "terminals-listed",
    misere_forgotten: "misere-ignored",
    truth_values: "truth-values",
    nobody_goes_there: "entries-seeded",
    loops_are_ends: "loops-are-ends",
    upside_down: "seeds-swapped",
    draw_for_the_rest: "others-draw",
    the_last_is_left_out: "last-left-out",
    search_from_zero: "misere-ignored+seen-from-zero",
    none_if_empty: "none-if-empty",
    names_of_labels: "named-in-words",
    keys_as_text: "seeds-swapped+keys-as-text",
}
