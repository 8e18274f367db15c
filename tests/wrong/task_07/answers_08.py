"""Wrong answers to task 7, a seventh set: what was meant is in the docstring."""


def said_of_the_other(moves, verdicts):
    """A verdict is read as that of the player who has just moved."""
    return _labelled(moves, {u: 1 - w for u, w in verdicts.items()})


def wins_alone(moves, verdicts):
    """Only terminals with WIN are seeded, the others stay undecided."""
    return _labelled(moves, {u: w for u, w in verdicts.items() if w})


def _labelled(moves, known):
    labels = dict(known)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if u in labels or not row:
                continue
            after = [labels.get(v) for v in row]
            if 0 in after:
                labels[u] = 1
                changed = True
            elif all(a == 1 for a in after):
                labels[u] = 0
                changed = True
    return [labels.get(u, 2) for u in range(len(moves))]


WRONG = {
    said_of_the_other: "verdicts-turned",
    wins_alone: "zero-is-nothing",
}
