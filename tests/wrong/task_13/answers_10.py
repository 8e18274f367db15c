"""Wrong answers to task 13, a ninth set: what was meant is in the docstring."""

from collections import deque


def _wave(rows, labels):
    back = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in rows]
    queue = deque(u for u in range(len(rows)) if labels[u] != 2)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def passes_thrown_away(moves):
    """A pass changes nothing, so it is taken out first."""
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    return _wave(rows, [0 if not row else 2 for row in rows])


def who_can_pass_draws(moves):
    """Whoever may pass need not lose, so it is a draw."""
    labels = [2] * len(moves)
    rows = []
    for u, row in enumerate(moves):
        if not row:
            labels[u] = 0
        rows.append([] if u in row else row)
    return _wave(rows, labels)


def two_passes_end_it(moves):
    """Where both pass play is over and drawn; a pass is only used by whoever would lose."""
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    labels = _wave(rows, [0 if not row else 2 for row in moves])
    for u, row in enumerate(moves):
        if u in row and labels[u] == 0:
            labels[u] = 2
    return labels


WRONG = {
    passes_thrown_away: "passes-dropped",
    who_can_pass_draws: "pass-draws",
    two_passes_end_it: "passes-at-the-end",
}
