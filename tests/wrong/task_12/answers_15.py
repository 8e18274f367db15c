"""Wrong answers to task 12, a fourteenth set: what was meant is in the docstring."""

from collections import Counter, defaultdict, deque

LOSE, WIN, DRAW = 0, 1, 2


def stack_instead_of_queue(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave of task 6, the distance of a position is one more than that of the one it was
    reached from.

    Wrong: the known positions are taken from the end of the list (a stack), so they do not come in
    the order of their distances and a WIN may get a distance that is not the shortest.
    """
    n = len(moves)
    pred = defaultdict(list)
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    dist = [None] * n
    known = []
    for u in range(n):
        if not moves[u]:
            label[u], dist[u] = LOSE, 0
            known.append(u)
    while known:
        v = known.pop()
        for u in pred[v]:
            if label[u] != DRAW:
                continue
            left[u] -= 1
            if label[v] == LOSE:
                label[u], dist[u] = WIN, dist[v] + 1
                known.append(u)
            elif left[u] == 0:
                label[u], dist[u] = LOSE, dist[v] + 1
                known.append(u)
    wins = [(u, dist[u]) for u in range(n) if label[u] == WIN]
    losses = [(u, dist[u]) for u in range(n) if label[u] == LOSE]
    return (
        max(wins, key=lambda pair: pair[1], default=None),
        max(losses, key=lambda pair: pair[1], default=None),
    )


def zero_is_not_longer(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: keep the best so far, begin with length 0 and no position, replace it by longer ones.

    Wrong: a loss in 0 plies is not longer than 0, so if the terminals are the only losses the
    second half is None.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [0] * len(moves)
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = 1 - labels[v]
                    plies[u] = plies[v] + 1
                    queue.append(u)

    best_win, longest_win = None, 0
    best_loss, longest_loss = None, 0
    for u in range(len(moves)):
        if labels[u] == WIN and plies[u] > longest_win:
            best_win, longest_win = u, plies[u]
        if labels[u] == LOSE and plies[u] > longest_loss:
            best_loss, longest_loss = u, plies[u]
    return (
        None if best_win is None else (best_win, longest_win),
        None if best_loss is None else (best_loss, longest_loss),
    )


def labels_used_in_the_same_round(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: rounds until nothing changes; what gets its label in round r has distance r.

    Wrong: the labels are changed in place, so a position may use a label that another one got in
    the same round; then its distance is too small.
    """
    n = len(moves)
    labels = [DRAW if row else LOSE for row in moves]
    distance = {u: 0 for u in range(n) if not moves[u]}
    rounds = 0
    changed = True
    while changed:
        changed = False
        rounds += 1
        for u in range(n):
            if labels[u] != DRAW:
                continue
            after = {labels[v] for v in moves[u]}
            if LOSE in after:
                labels[u] = WIN
            elif after == {WIN}:
                labels[u] = LOSE
            if labels[u] != DRAW:
                distance[u] = rounds
                changed = True

    def longest(wanted):
        best = None
        for u in range(n):
            if labels[u] == wanted and (best is None or distance[u] > best[1]):
                best = (u, distance[u])
        return best

    return longest(WIN), longest(LOSE)


def loser_takes_the_shortest(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: label with the wave, the distance is one more than the shortest distance of a
    successor that fits the label.

    Wrong: that is right for WIN only; the loser delays, so for LOSE it has to be the longest.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    missing = Counter({u: len(row) for u, row in enumerate(moves)})
    dist_win, dist_lose = {}, {}
    queue = deque()
    for u in range(n):
        if missing[u] == 0:
            dist_lose[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if u in dist_win or u in dist_lose:
                continue
            if v in dist_lose:
                dist_win[u] = dist_lose[v] + 1
                queue.append(u)
            else:
                missing[u] -= 1
                if missing[u] == 0:
                    dist_lose[u] = 1 + min(dist_win[w] for w in moves[u])
                    queue.append(u)
    return (
        max(dist_win.items(), key=lambda item: item[1], default=None),
        max(dist_lose.items(), key=lambda item: item[1], default=None),
    )


def halves_swapped_and_terminals_left_out(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave with distances, then the largest of each kind among the positions where
    somebody still moves.

    Wrong: (1) the pair is returned as (loss, win). (2) terminals are left out of the losses, so (u,
    0) is never named.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    label, dist, left = [DRAW] * n, [0] * n, [len(row) for row in moves]
    order = [u for u in range(n) if left[u] == 0]
    for u in order:
        label[u] = LOSE
    for v in order:
        for u in back[v]:
            if label[u] == DRAW:
                left[u] -= 1
                if label[v] == LOSE or not left[u]:
                    label[u] = WIN if label[v] == LOSE else LOSE
                    dist[u] = dist[v] + 1
                    order.append(u)
    longest = [None, None]
    for u in order:
        if not moves[u]:
            continue
        kind = label[u]
        if longest[kind] is None or dist[u] > longest[kind][1]:
            longest[kind] = (u, dist[u])
    return longest[LOSE], longest[WIN]


def mate_in_moves_and_parallel_moves_stuck(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave, and count as in chess: mate in two is two moves of the winner.

    Wrong: (1) the numbers are moves of the winner, (plies + 1) // 2, and not plies. (2) a
    predecessor is listed once per target but the counter counts each parallel move, so such a
    position never becomes LOSE.
    """
    n = len(moves)
    pred = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].add(u)
    waiting = [len(row) for row in moves]
    label = {u: LOSE for u in range(n) if not moves[u]}
    plies = {u: 0 for u in label}
    queue = deque(label)
    while queue:
        v = queue.popleft()
        for u in sorted(pred[v]):
            if u in label:
                continue
            waiting[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
            elif waiting[u] == 0:
                label[u] = LOSE
            else:
                continue
            plies[u] = plies[v] + 1
            queue.append(u)
    wins = [(u, (plies[u] + 1) // 2) for u in label if label[u] == WIN]
    losses = [(u, (plies[u] + 1) // 2) for u in label if label[u] == LOSE]

    def by_length(entry):
        return entry[1]

    return max(wins, key=by_length, default=None), max(losses, key=by_length, default=None)


WRONG = {
    stack_instead_of_queue: "stack",
    zero_is_not_longer: "zero-is-nothing",
    labels_used_in_the_same_round: "rounds-run-ahead",
    loser_takes_the_shortest: "quick-loser",
    halves_swapped_and_terminals_left_out: "zero-is-nothing+halves-swapped",
    mate_in_moves_and_parallel_moves_stuck: "parallel-dropped+full-moves",
}
