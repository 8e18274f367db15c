"""Wrong answers to task 4, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def last_open_move_overwrites_win(moves: list[list[int]]) -> list[int]:
    """Meant: at 0 open moves u is LOSE. Wrong: the counter counts labelled LOSE successors too, and
    a WIN that is known turns into LOSE."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            left[u] -= 1
            if labels[v] == LOSE and labels[u] == DRAW:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def sweeps_until_nothing_changes(moves: list[list[int]]) -> list[int]:
    """Meant: go through all positions until nothing is new.
    Right labels, but each round looks at all moves: quadratic work on a long chain."""
    labels = [DRAW] * len(moves)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if labels[u] != DRAW:
                continue
            if any(labels[v] == LOSE for v in row):
                labels[u], changed = WIN, True
            elif all(labels[v] == WIN for v in row):
                labels[u], changed = LOSE, True
    return labels


def counts_targets_once_and_drops_passes(moves: list[list[int]]) -> list[int]:
    """Meant: the wave with counters. Two slips: a counter has each target once but goes down for
    each parallel move; a move from a position to itself is left out."""
    back: dict[int, list[int]] = {u: [] for u in range(len(moves))}
    left = []
    for u, row in enumerate(moves):
        others = [v for v in row if v != u]
        left.append(len(set(others)))
        for v in others:
            back[v].append(u)
    labels = [LOSE if count == 0 else DRAW for count in left]
    known = [u for u, label in enumerate(labels) if label == LOSE]
    for v in known:
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                known.append(u)
                continue
            left[u] -= 1
            if left[u] == 0:
                labels[u] = LOSE
                known.append(u)
    return labels


def parity_of_the_nearest_end_else_lost(moves: list[list[int]]) -> list[int]:
    """Meant: odd steps to the nearest end win. Two slips: the opponent need not walk there, parity
    decides nothing; where no end can be reached the answer is LOSE, not DRAW."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    steps = {u: 0 for u, row in enumerate(moves) if not row}
    queue = deque(steps)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u not in steps:
                steps[u] = steps[v] + 1
                queue.append(u)
    return [steps[u] % 2 if u in steps else LOSE for u in range(len(moves))]


WRONG = {
    last_open_move_overwrites_win: "known-counted",
    sweeps_until_nothing_changes: "rounds",
    counts_targets_once_and_drops_passes: "loops-skipped",
    parity_of_the_nearest_end_else_lost: "first-win-loses+leftovers-lose",
}
