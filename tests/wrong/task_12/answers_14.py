"""Wrong answers to task 12, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def record_starts_at_zero_plies(moves):
    """Meant: keep the longest so far of each kind while the wave runs.

    Wrong: the record stands at 0 plies, and a terminal, LOSE in 0, does not beat it.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * len(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    record, who = [0, 0], [None, None]
    while queue:
        v = queue.popleft()
        if plies[v] > record[labels[v]]:
            record[labels[v]] = plies[v]
            who[labels[v]] = v
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    plies[u] = plies[v] + 1
                    queue.append(u)
    answer = [None if who[k] is None else (who[k], record[k]) for k in (WIN, LOSE)]
    return tuple(answer)


def without_a_win_there_is_nothing(moves):
    """Meant: None where there is no such position.

    Wrong: if nobody wins it returns (None, None), although a terminal is a loss.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    found = {u: (LOSE, 0) for u, row in enumerate(moves) if not row}
    queue = list(found)
    for v in queue:
        for u in before[v]:
            if u not in found:
                rest[u] -= 1
                if found[v][0] == LOSE or rest[u] == 0:
                    found[u] = (1 - found[v][0], found[v][1] + 1)
                    queue.append(u)
    wins = [(u, d) for u, (label, d) in found.items() if label == WIN]
    losses = [(u, d) for u, (label, d) in found.items() if label == LOSE]
    if not wins:
        return None, None
    return max(wins, key=lambda pair: pair[1]), max(losses, key=lambda pair: pair[1])


def second_half_is_never_later_than_the_win(moves):
    """Meant: the queue is in order of distance, so its end holds the longest.

    Wrong: looks for the longest loss only before the longest win, and misses a later one.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = list(map(len, moves))
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    queue = [u for u in range(n) if not moves[u]]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    plies[u] = plies[v] + 1
                    queue.append(u)
    win = loss = None
    at = len(queue) - 1
    while at >= 0 and labels[queue[at]] != WIN:
        at -= 1
    if at >= 0:
        win = (queue[at], plies[queue[at]])
    at = at if at >= 0 else len(queue) - 1
    while at >= 0 and labels[queue[at]] != LOSE:
        at -= 1
    if at >= 0:
        loss = (queue[at], plies[queue[at]])
    return win, loss


def plies_before_position_in_the_pair(moves):
    """Meant: max over pairs finds the longest.

    Wrong: the pairs begin with the plies so that max works, and are handed out in that order.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * len(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    plies[u] = plies[v] + 1
                    queue.append(u)

    def longest(kind):
        return max(((d, u) for u, d in enumerate(plies) if labels[u] == kind), default=None)

    return longest(WIN), longest(LOSE)


def seen_from_zero_and_ends_are_no_losses(moves):
    """Meant: the wave, then the longest of each kind.

    Two slips: only positions that 0 can reach are compared; a loss in 0 plies does not count.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    wins, losses = {}, {u: 0 for u, row in enumerate(moves) if not row}
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
                rest[u] -= 1
                if rest[u] == 0:
                    losses[u] = wins[v] + 1
                    queue.append(u)
    reach, stack = {0}, [0]
    while stack:
        for v in moves[stack.pop()]:
            if v not in reach:
                reach.add(v)
                stack.append(v)
    wins = {u: d for u, d in wins.items() if u in reach}
    losses = {u: d for u, d in losses.items() if u in reach}
    losses = {u: d for u, d in losses.items() if d > 0}

    def top(table):
        return max(table.items(), key=lambda item: item[1]) if table else None

    return top(wins), top(losses)


def own_moves_counted_and_losing_by_the_first_move(moves):
    """Meant: the distances of task 6, then the longest.

    Two slips: counts own moves, (plies + 1) // 2; the loser goes by the first bad move that was
    found, not by the last.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [None if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u], plies[u] = WIN, plies[v] + 1
                queue.append(u)
            else:
                rest[u] -= 1
                if plies[u] is None:
                    plies[u] = plies[v] + 1
                if rest[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    best = {WIN: None, LOSE: None}
    for u, label in enumerate(labels):
        if label == DRAW:
            continue
        if best[label] is None or plies[u] > plies[best[label]]:
            best[label] = u
    halves = []
    for label in (WIN, LOSE):
        u = best[label]
        halves.append(None if u is None else (u, (plies[u] + 1) // 2))
    return halves[0], halves[1]


WRONG = {
    record_starts_at_zero_plies: "zero-is-nothing",
    without_a_win_there_is_nothing: "nothing-without-a-win",
    second_half_is_never_later_than_the_win: "loss-after-win",
    plies_before_position_in_the_pair: "pairs-swapped",
    seen_from_zero_and_ends_are_no_losses: "from-zero+zero-is-nothing",
    own_moves_counted_and_losing_by_the_first_move: "quick-loser+full-moves",
}
