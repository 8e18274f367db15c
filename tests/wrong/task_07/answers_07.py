"""Wrong answers to task 7, a sixth set: what was meant is in the docstring."""


def _rounds(moves, label, win=0, lose=1):
    label = dict(label)
    new = True
    while new:
        new = {}
        for u, row in enumerate(moves):
            if u in label or not row:
                continue
            after = [label.get(v) for v in row]
            if win in after:
                new[u] = 1
            elif after.count(lose) == len(after):
                new[u] = 0
        label.update(new)
    return [label.get(u, 2) for u in range(len(moves))]


def rules_swapped_lose_first(moves, verdicts):
    """Rules swapped: LOSE if some move leads to WIN, WIN if all lead to LOSE."""
    label = dict(verdicts)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if u not in label and row:
                after = [label.get(v, 2) for v in row]
                if 1 in after:
                    label[u] = 0
                elif set(after) == {0}:
                    label[u] = 1
                changed |= u in label
    return [label.get(u, 2) for u in range(len(moves))]


def goal_wins_for_the_mover(moves, verdicts):
    """Moving onto a goal wins: a verdict is read as that of who moved there."""
    label = _rounds(moves, {u: 1 - x for u, x in verdicts.items()})
    for u in verdicts:
        label[u] = verdicts[u]
    return label


def goal_at_once(moves, verdicts):
    """Moving onto a goal wins, and onto a LOSE terminal too: the last is by the rules."""
    label = dict(verdicts)
    for u, row in enumerate(moves):
        if any(verdicts.get(v) == 1 for v in row):
            label[u] = 1
    return _rounds(moves, label)


def default_verdict(moves, verdicts):
    """One default verdict for all: the terminals are LOSE."""
    return _rounds(moves, {u: 0 for u, row in enumerate(moves) if not row})


def most_common_verdict(moves, verdicts):
    """One default verdict for all: WIN."""
    return _rounds(moves, {u: 1 for u, row in enumerate(moves) if not row})


def turned_for_output(moves, verdicts):
    """Verdict turned only in the output."""
    label = _rounds(moves, verdicts)
    return [(label[u] if row else 1 - label[u]) for u, row in enumerate(moves)]


def turned_whole(moves, verdicts):
    """WIN and LOSE exchanged in the whole answer."""
    return [(1, 0, 2)[x] for x in _rounds(moves, verdicts)]


WRONG = {
    rules_swapped_lose_first: "rules-swapped",
    goal_wins_for_the_mover: "wrong-player",
    goal_at_once: "wrong-player",
    default_verdict: "verdicts-ignored",
    most_common_verdict: "verdicts-ignored",
    turned_for_output: "turned-in-the-answer",
    turned_whole: "labels-exchanged",
}
