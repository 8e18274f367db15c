"""Wrong answers to task 13, a seventh set: what was meant is in the docstring."""


def no_passes(moves):
    """Passes are thrown away: who can only pass has lost."""
    return _by_rounds([[v for v in row if v != u] for u, row in enumerate(moves)])


def pass_is_draw(moves):
    """Who may pass never loses, and is DRAW at once, whatever else there is."""
    labels = _by_rounds(moves)
    return [2 if u in moves[u] else label for u, label in enumerate(labels)]


def _by_rounds(moves):
    labels = [2 if row else 0 for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if labels[u] == 2:
                after = [labels[v] for v in row]
                labels[u] = 1 if 0 in after else 0 if all(a == 1 for a in after) else 2
    return labels


WRONG = {
    no_passes: "passes-dropped",
    pass_is_draw: "pass-draws-afterwards",
}
