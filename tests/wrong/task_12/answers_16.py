"""Wrong answers to task 12, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def last_two_of_the_queue(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave comes to the longest last, so the last two positions of the queue are the
    answer.

    Wrong: the last two may have the same label; then one half is called None or is not the longest
    at all.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    count = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * n
    queue = [u for u in range(n) if not moves[u]]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE or count[u] == 0:
                    labels[u] = 1 - labels[v]
                    plies[u] = plies[v] + 1
                    queue.append(u)
    win = loss = None
    for u in queue[-2:]:
        if labels[u] == WIN:
            win = (u, plies[u])
        else:
            loss = (u, plies[u])
    return win, loss


def only_where_nobody_can_come_from(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: if one could move to it, there would be a longer one before it; so only positions that
    nobody can move to need be looked at.

    Wrong: the position before it may have another label or a shorter way, and there may be no such
    position at all.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    left = [len(row) for row in moves]
    label, dist = [DRAW] * n, [-1] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            label[u], dist[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == DRAW:
                left[u] -= 1
                if label[v] == LOSE or left[u] == 0:
                    label[u] = WIN if label[v] == LOSE else LOSE
                    dist[u] = dist[v] + 1
                    queue.append(u)
    starts = [u for u in range(n) if not before[u]]
    wins = [(u, dist[u]) for u in starts if label[u] == WIN]
    losses = [(u, dist[u]) for u in starts if label[u] == LOSE]

    def by_plies(pair):
        return pair[1]

    return max(wins, key=by_plies, default=None), max(losses, key=by_plies, default=None)


def largest_position_number(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: two dicts from the position to the plies, and the maximum of each.

    Wrong: max of a dict is the largest key, so the position with the largest number is named and
    not the longest.
    """
    before = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    wins, losses = {}, {u: 0 for u, row in enumerate(moves) if not row}
    bad = [0] * len(moves)
    queue = deque(losses)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u in wins or u in losses:
                continue
            if v in losses:
                wins[u] = losses[v] + 1
                queue.append(u)
            else:
                bad[u] += 1
                if bad[u] == len(moves[u]):
                    losses[u] = wins[v] + 1
                    queue.append(u)
    win = max(wins) if wins else None
    loss = max(losses) if losses else None
    return (
        (win, wins[win]) if win is not None else None,
        (loss, losses[loss]) if loss is not None else None,
    )


def nothing_if_one_half_is_missing(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: without a win there is no forced win to speak of, so answer None.

    Wrong: if no position is WIN, the longest loss is thrown away as well.
    """
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    number = 0
    while True:
        number += 1
        found = []
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                if any(labels[v] == LOSE for v in row):
                    found.append((u, WIN))
                elif all(labels[v] == WIN for v in row):
                    found.append((u, LOSE))
        if not found:
            break
        for u, label in found:
            labels[u] = label
            plies[u] = number
    wins = [u for u in range(len(moves)) if labels[u] == WIN]
    losses = [u for u in range(len(moves)) if labels[u] == LOSE]
    if not wins or not losses:
        return None, None
    w = max(wins, key=lambda u: plies[u])
    o = max(losses, key=lambda u: plies[u])
    return (w, plies[w]), (o, plies[o])


def draws_filed_with_the_wins(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: one list for the lost positions and one for those that are not lost.

    Wrong: the draws get into the list of the wins with -1 plies; where no position is WIN, a draw
    is named.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    left = [len(row) for row in moves]
    lost = [not row for row in moves]
    plies = [-1 if row else 0 for row in moves]
    queue = deque(u for u in range(n) if lost[u])
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if plies[u] >= 0:
                continue
            left[u] -= 1
            if lost[v] or left[u] == 0:
                lost[u] = not lost[v]
                plies[u] = plies[v] + 1
                queue.append(u)
    best = {True: None, False: None}
    for u in range(n):
        old = best[lost[u]]
        if old is None or plies[u] > old[1]:
            best[lost[u]] = (u, plies[u])
    return best[False], best[True]


def longest_two_slips(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: distances by the wave, then one pass for the two maxima.

    Wrong: (1) the pass begins at position 1 and never looks at position 0; (2) the LOSE positions
    take the distance of their first bad move, not of the last.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [None if row else 0 for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                if plies[u] is None:
                    plies[u] = plies[v] + 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    plies[u] = plies[v] + 1
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        queue.append(u)
    win = loss = None
    for u in range(1, n):
        if labels[u] == WIN and (win is None or plies[u] > win[1]):
            win = (u, plies[u])
        if labels[u] == LOSE and (loss is None or plies[u] > loss[1]):
            loss = (u, plies[u])
    return win, loss


WRONG = {
    last_two_of_the_queue: "last-two-of-the-queue",
    only_where_nobody_can_come_from: "where-nobody-comes-from",
    largest_position_number: "largest-position-number",
    nothing_if_one_half_is_missing: "nothing-without-a-win",
    draws_filed_with_the_wins: "draws-win",
    longest_two_slips: "quick-loser+one-left-out",
}
