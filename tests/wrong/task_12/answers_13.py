"""Wrong answers to task 12, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def loser_is_timed_by_the_first_bad_move(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: note the distance when the wave comes to a position. Wrong: the distance of a LOSE
    position is noted when the FIRST of its successors is found to be WIN; the loser delays, so it
    is the last one that counts."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    plies = [None] * n
    queue = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u], plies[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                plies[u] = plies[v] + 1
                queue.append(u)
            else:
                if plies[u] is None:
                    plies[u] = plies[v] + 1
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    wins = [(u, plies[u]) for u in range(n) if labels[u] == WIN]
    losses = [(u, plies[u]) for u in range(n) if labels[u] == LOSE]
    return (
        max(wins, key=lambda pair: pair[1], default=None),
        max(losses, key=lambda pair: pair[1], default=None),
    )


def newest_position_first(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave from the terminals, each position one ply further than the one before.
    Wrong: takes the position that was found last (a stack) instead of first (a queue); the labels
    stay right, but a WIN position may get its distance along a way that is not the shortest."""
    n = len(moves)
    sources = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            sources[v].append(u)
    counter = {u: len(moves[u]) for u in range(n)}
    result = {u: (LOSE, 0) for u in range(n) if not moves[u]}
    work = deque(result)
    while work:
        v = work.pop()
        label, distance = result[v]
        for u in sources[v]:
            if u in result:
                continue
            counter[u] -= 1
            if label == LOSE or counter[u] == 0:
                result[u] = (1 - label, distance + 1)
                work.append(u)

    def longest(wanted: int) -> tuple[int, int] | None:
        best = None
        for u, (label, distance) in result.items():
            if label == wanted and (best is None or distance > best[1]):
                best = (u, distance)
        return best

    return longest(WIN), longest(LOSE)


def looks_only_where_play_can_come(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: label all positions with distances and search the game for the longest ones. Wrong:
    compares only the positions that can be reached from position 0; all positions count, also
    those to which no play from 0 leads."""
    n = len(moves)
    back = [[] for _ in range(n)]
    opened = [0] * n
    for u, row in enumerate(moves):
        opened[u] = len(row)
        for v in row:
            back[v].append(u)
    label, dist = [DRAW] * n, [-1] * n
    level = [u for u in range(n) if not moves[u]]
    for u in level:
        label[u], dist[u] = LOSE, 0
    while level:
        upper = []
        for v in level:
            for u in back[v]:
                opened[u] -= 1
                if label[u] == DRAW and (label[v] == LOSE or opened[u] == 0):
                    label[u], dist[u] = 1 - label[v], dist[v] + 1
                    upper.append(u)
        level = upper

    starts = [0]
    seen = set(starts)
    walk = list(starts)
    best = {LOSE: None, WIN: None}
    while walk:
        u = walk.pop()
        if label[u] != DRAW:
            old = best[label[u]]
            if old is None or dist[u] > old[1]:
                best[label[u]] = (u, dist[u])
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                walk.append(v)
    return best[WIN], best[LOSE]


def winner_takes_the_slowest_win(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the longest win, so keep the largest distance that the wave brings to a position.
    Wrong: a WIN position is raised again by each later LOSE successor; the winner hurries, so the
    first one settles the distance."""

    class Entry:
        def __init__(self, row: list[int]) -> None:
            self.label = DRAW if row else LOSE
            self.plies = 0
            self.open = len(row)
            self.back = []

    entries = [Entry(row) for row in moves]
    for u, row in enumerate(moves):
        for v in row:
            entries[v].back.append(u)
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        after = entries[v]
        for u in after.back:
            entry = entries[u]
            if after.label == LOSE:
                if entry.label == DRAW:
                    entry.label = WIN
                    queue.append(u)
                    entry.plies = after.plies + 1
                entry.plies = max(entry.plies, after.plies + 1)
            elif entry.label == DRAW:
                entry.open -= 1
                if entry.open == 0:
                    entry.label = LOSE
                    entry.plies = after.plies + 1
                    queue.append(u)
    win = loss = None
    for u, entry in enumerate(entries):
        if entry.label == WIN and (win is None or entry.plies > win[1]):
            win = (u, entry.plies)
        if entry.label == LOSE and (loss is None or entry.plies > loss[1]):
            loss = (u, entry.plies)
    return win, loss


def terminals_are_no_losses_and_standing_still_is_no_move(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: retrograde analysis, then the largest distances among those who had to play. Two
    slips: terminals are left out of the longest loss, though a terminal is LOSE in 0; moves from a
    position to itself are left out of the counter, so some draws become losses."""
    n = len(moves)
    back = [[] for _ in range(n)]
    count = [0] * n
    for u, row in enumerate(moves):
        for v in row:
            if v == u:
                continue
            back[v].append(u)
            count[u] += 1
    labels = [DRAW] * n
    distances = [-1] * n
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = LOSE
            distances[u] = 0
            queue.append(u)
    longest_win = longest_loss = None
    while queue:
        v = queue.popleft()  # distances never fall along the queue
        if labels[v] == WIN:
            longest_win = (v, distances[v])
        elif distances[v] > 0:
            longest_loss = (v, distances[v])
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            count[u] -= 1
            if labels[v] == LOSE or count[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                distances[u] = distances[v] + 1
                queue.append(u)
    return longest_win, longest_loss


def longest_win_is_one_ply_below_the_longest_loss(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the longest loss by the wave; the move that holds out leads to the longest win. Two
    slips: the longest win is looked for among the successors of the longest loss, though a WIN
    position with a move to it may take longer still; the counter starts with the number of
    different targets but goes down for each listed move."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(set(row)) for row in moves]
    dist = {u: 0 for u in range(n) if not moves[u]}
    lose = set(dist)
    queue = deque(dist)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u in dist:
                continue
            if v in lose:
                dist[u] = dist[v] + 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    dist[u] = dist[v] + 1
                    lose.add(u)
                    queue.append(u)
    if not lose:
        return None, None
    u = max(lose, key=lambda position: dist[position])
    wins = [w for w in moves[u] if w in dist and w not in lose]
    if dist[u] == 0:
        wins = [w for w in dist if w not in lose]
    if not wins:
        return None, (u, dist[u])
    w = max(wins, key=lambda position: dist[position])
    return (w, dist[w]), (u, dist[u])


WRONG = {
    loser_is_timed_by_the_first_bad_move: "quick-loser",
    newest_position_first: "stack",
    looks_only_where_play_can_come: "from-zero",
    winner_takes_the_slowest_win: "slow-win",
    terminals_are_no_losses_and_standing_still_is_no_move: "loops-skipped+zero-is-nothing",
    longest_win_is_one_ply_below_the_longest_loss: "",
}
