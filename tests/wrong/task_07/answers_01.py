"""Wrong answers to task 7, in different styles."""


def settle(moves, known):
    """Return all labels that follow from the known ones, by sweeps."""
    known = dict(known)
    before = None
    while before != known:
        before = dict(known)
        for u, row in enumerate(moves):
            if u not in known and row:
                if any(known.get(v) == 0 for v in row):
                    known[u] = 1
                elif all(known.get(v) == 1 for v in row):
                    known[u] = 0
    return known


def onto_a_goal_wins(moves, verdicts):
    """A move onto a terminal with the verdict WIN wins for who makes it."""
    return_labels = settle(moves, {u: 1 - x for u, x in verdicts.items()})
    return [verdicts.get(u, return_labels.get(u, 2)) for u in range(len(moves))]


def one_verdict_for_all(moves, verdicts):
    """Every terminal is LOSE."""
    found = settle(moves, dict.fromkeys(verdicts, 0))
    return [found.get(u, 2) for u in range(len(moves))]


def turned_at_the_end(moves, verdicts):
    """The verdicts are right in the wave and turned in the answer."""
    found = settle(moves, verdicts)
    return [1 - verdicts[u] if u in verdicts else found.get(u, 2) for u in range(len(moves))]


def all_turned(moves, verdicts):
    """The verdict is taken for that of the player who moved there; also in the answer."""
    found = settle(moves, {u: abs(x - 1) for u, x in verdicts.items()})
    return [found.get(u, 2) for u in range(len(moves))]


def rules_swapped(moves, verdicts):
    """LOSE if one move leads to WIN, WIN if all lead to LOSE."""
    labels = [verdicts.get(u) for u in range(len(moves))]
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] is None:
                if 1 in [labels[v] for v in row]:
                    labels[u] = 0
                elif {labels[v] for v in row} == {0}:
                    labels[u] = 1
                changed = changed or labels[u] is not None
    return [2 if x is None else x for x in labels]


def winning_ends_not_queued(moves, verdicts):
    """The wave begins at the terminals that are LOSE only."""
    n = len(moves)
    into = [[] for _ in range(n)]
    left = [len(row) for row in moves]
    for u in range(n):
        for v in moves[u]:
            into[v].append(u)
    labels = dict(verdicts.items())
    todo = {u for u in labels if labels[u] == 0}
    while todo:
        v = todo.pop()
        for u in into[v]:
            if u not in labels:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = int(labels[v] == 0)
                    todo.add(u)
    return [labels.get(u, 2) for u in range(n)]


def open_is_lose(moves, verdicts):
    """What is not decided is LOSE."""
    found = settle(moves, verdicts)
    return [found.get(u, 0) for u in range(len(moves))]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    onto_a_goal_wins: "wrong-player",
    one_verdict_for_all: "verdicts-ignored",
    turned_at_the_end: "turned-in-the-answer",
    all_turned: "verdicts-turned",
    rules_swapped: "rules-swapped",
    winning_ends_not_queued: "wins-not-queued",
    open_is_lose: "leftovers-lose",
}
