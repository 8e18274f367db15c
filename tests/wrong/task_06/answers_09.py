"""Wrong answers to task 6, an eighth set: what was meant is in the docstring."""


def _wave(moves, longer=False, zero=False):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    plies = [(0 if zero else -1) if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= labels[v] == 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    plies[u] = plies[v] + 1
                    queue.append(u)
            elif longer and labels[u] == 1 and labels[v] == 0:
                plies[u] = max(plies[u], plies[v] + 1)
    return labels, plies


def zero_for_a_draw(moves):
    """Draws get the distance 0."""
    return _wave(moves, zero=True)


def full_moves(moves):
    """Counts moves of the winner only."""
    labels, plies = _wave(moves)
    return labels, [p if p < 0 else (p + 1) // 2 for p in plies]


def winner_waits(moves):
    """The winner's distance grows when a later LOSE arrives."""
    return _wave(moves, longer=True)


WRONG = {
    zero_for_a_draw: "draws-zero",
    full_moves: "full-moves",
    winner_waits: "win-raised-at-the-end",
}
