"""Wrong answers to task 12, a twentieth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2
Mate = tuple[int, int] | None


def _before(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return before


def plies_and_position_in_one_number(moves: list[list[int]]) -> tuple[Mate, Mate]:
    """Meant: the largest of plies << 16 | position has most plies. Wrong: two bytes run over."""
    before, left = _before(moves), [len(row) for row in moves]
    labels, plies = [DRAW if row else LOSE for row in moves], [0] * len(moves)
    queue = [u for u, row in enumerate(moves) if not row]
    best = {WIN: -1, LOSE: max(queue, default=-1)}
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v] == WIN
                if labels[v] == LOSE or left[u] == 0:
                    labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                    best[labels[u]] = max(best[labels[u]], plies[u] << 16 | u)
                    queue.append(u)
    win, loss = (None if x < 0 else (x & 0xFFFF, x >> 16) for x in (best[WIN], best[LOSE]))
    return win, loss


def one_end_after_the_other(moves: list[list[int]]) -> tuple[Mate, Mate]:
    """Meant: a wave from each terminal. Wrong: what is near to the next one has its plies then."""
    before, left = _before(moves), [len(row) for row in moves]
    labels, plies = [DRAW] * len(moves), [0] * len(moves)
    for end, row in enumerate(moves):
        queue = [] if row else [end]
        labels[end] = labels[end] if row else LOSE
        for v in queue:
            for u in before[v]:
                if labels[u] == DRAW:
                    left[u] -= labels[v] == WIN
                    if labels[v] == LOSE or left[u] == 0:
                        labels[u], plies[u] = 1 - labels[v], plies[v] + 1
                        queue.append(u)
    longest = []
    for label in (WIN, LOSE):
        found = [u for u, x in enumerate(labels) if x == label]
        u = max(found, key=plies.__getitem__, default=None)
        longest.append(None if u is None else (u, plies[u]))
    return longest[0], longest[1]


WRONG = {
    plies_and_position_in_one_number: "narrow-numbers",
    one_end_after_the_other: "terminals-one-by-one",
}
