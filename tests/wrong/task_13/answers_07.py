"""Wrong answers to task 13, a sixth set: what was meant is in the docstring."""


def _rounds(moves, label):
    label = dict(label)
    while True:
        new = {}
        for u, row in enumerate(moves):
            if u not in label:
                after = [label.get(v, 2) for v in row]
                if 0 in after:
                    new[u] = 1
                elif row and set(after) == {1}:
                    new[u] = 0
        if not new:
            return [label.get(u, 2) for u in range(len(moves))]
        label |= new


def _ends(moves):
    return {u: 0 for u, row in enumerate(moves) if not row}


def no_pass_after_pass(moves):
    """No pass after a pass: the game on positions and whether the last move was a pass."""
    n = len(moves)
    rows = [[(v, v == u) for v in row] for u, row in enumerate(moves)]
    states = [[v + n * passed for v, passed in row] for row in rows]
    states += [[v for v in row if v != u] for u, row in enumerate(moves)]
    return _rounds(states, _ends(states))[:n]


def no_pass_after_pass_ends_lost(moves):
    """No pass after a pass, and a position with nothing but a pass is a DRAW."""
    n = len(moves)
    states = [[v + n if v == u else v for v in row] for u, row in enumerate(moves)]
    states += [[v for v in row if v != u] for u, row in enumerate(moves)]
    ends = {u: 0 for u, row in enumerate(states) if not row}
    lone = {u: 2 for u, row in enumerate(moves) if row and set(row) == {u}}
    lone |= {u + n: 2 for u in lone}
    return _rounds(states, ends | lone)[:n]


def passes_thrown_away(moves):
    """Passes: dropped."""
    rows = [[v for v in moves[u] if v != u] for u in range(len(moves))]
    return _rounds(rows, _ends(rows))


def passes_thrown_away_ends_kept(moves):
    """Passes: dropped, but a lone pass is no terminal."""
    rows = [[v for v in moves[u] if v != u] for u in range(len(moves))]
    return _rounds(rows, _ends(moves))


def pass_is_draw(moves):
    """Passes: whoever can pass has a DRAW."""
    label = {u: 2 for u, row in enumerate(moves) if row.count(u)}
    return _rounds(moves, label | _ends(moves))


def pass_makes_draw_of_loss(moves):
    """Passes: solved without them, and LOSE made DRAW afterwards."""
    rows = [[v for v in moves[u] if v != u] for u in range(len(moves))]
    label = _rounds(rows, _ends(rows))
    for u, row in enumerate(moves):
        if u in row and label[u] == 0:
            label[u] = 2
    return label


def who_passes_loses(moves):
    """Every position with a pass is LOSE."""
    passes = {u: 0 for u, row in enumerate(moves) if u in row}
    return _rounds(moves, _ends(moves) | passes)


WRONG = {
    no_pass_after_pass: "pass-rescues",
    no_pass_after_pass_ends_lost: "pass-rescues",
    passes_thrown_away: "passes-dropped",
    passes_thrown_away_ends_kept: "passes-not-counted",
    pass_is_draw: "pass-draws",
    pass_makes_draw_of_loss: "passes-at-the-end",
    who_passes_loses: "pass-loses",
}
