"""Wrong answers to task 13, in different styles."""

from collections import deque


def sweeps(moves, known=None, open_label=2):
    known = dict(known or {})
    grown = True
    while grown:
        grown = False
        for u, row in enumerate(moves):
            if u in known:
                continue
            if any(known.get(v) == 0 for v in row):
                known[u] = 1
            elif all(known.get(v) == 1 for v in row):
                known[u] = 0
            else:
                continue
            grown = True
    return [known.get(u, open_label) for u in range(len(moves))]


def passes_do_not_count(moves):
    """Passes are removed."""
    return sweeps([[v for v in row if v != u] for u, row in enumerate(moves)])


def pass_means_draw(moves):
    """Whoever can pass draws."""
    return sweeps(moves, {u: 2 for u, row in enumerate(moves) if u in row})


def pass_or_win(moves):
    """A position with a pass is DRAW unless a terminal is next."""
    known = {}
    for u, row in enumerate(moves):
        if u in row:
            known[u] = 1 if any(not moves[v] for v in row) else 2
    return sweeps(moves, known)


def only_passes_lost(moves):
    """Who can only pass has lost, like at a terminal."""
    return sweeps(moves, {u: 0 for u, row in enumerate(moves) if row and set(row) == {u}})


def no_pass_after_pass(moves):
    """Nobody may pass when the opponent just passed: states (position, passed)."""
    n = len(moves)
    rows = []
    for u, row in enumerate(moves):  # 2u: free, 2u + 1: the opponent has just passed
        rows.append([2 * v if v != u else 2 * u + 1 for v in row])
        rows.append([2 * v for v in row if v != u])
    return sweeps(rows)[: 2 * n : 2]


def counter_without_passes(moves):
    """The counter leaves passes out."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    left = [sum(v != u for v in row) for u, row in enumerate(moves)]
    labels = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in into[v]:
            if labels[u] == 2:
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = 0
                        queue.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    passes_do_not_count: "passes-dropped",
    pass_means_draw: "pass-draws",
    pass_or_win: "pass-draws",
    only_passes_lost: "lone-pass-lost",
    no_pass_after_pass: "pass-rescues",
    counter_without_passes: "passes-not-counted",
}
