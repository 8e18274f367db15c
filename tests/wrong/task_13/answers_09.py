"""Wrong answers to task 13, an eighth set: what was meant is in the docstring."""


def pass_changes_the_turn_alone(moves):
    """A pass turns the label of the position: never LOSE, WIN if it would be LOSE without."""
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    labels = [2 if row else 0 for row in rows]
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(rows):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in row):
                    labels[u], changed = 1, True
                elif row and all(labels[v] == 1 for v in row):
                    labels[u], changed = 0, True
    return [1 - x if u in moves[u] and x == 0 else x for u, x in enumerate(labels)]


def passes_taken_once(moves):
    """A pass is left out of the counter, but the position may pass: never LOSE."""
    n = len(moves)
    labels = [2 if row else 0 for row in moves]
    for _ in range(n):
        for u, row in enumerate(moves):
            others = [v for v in row if v != u]
            if labels[u] == 2 and any(labels[v] == 0 for v in others):
                labels[u] = 1
            elif labels[u] == 2 and others and all(labels[v] == 1 for v in others):
                labels[u] = 0
    return labels


WRONG = {
    pass_changes_the_turn_alone: "pass-rescues",
    passes_taken_once: "passes-not-counted",
}
