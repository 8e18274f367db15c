"""Wrong answers to task 12, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def longer_than_nothing(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: labels and distances by the wave, then one loop that remembers the longest of
    each.

    Wrong: the longest so far starts at 0 plies and only a longer one replaces it. A terminal
    loses in 0, so where terminals are the only losses, none is found.
    """
    parents = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            parents[v].append(u)
    labels = [DRAW] * len(moves)
    plies = [0] * len(moves)
    remaining = [len(row) for row in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in parents[v]:
            if labels[u] == DRAW:
                remaining[u] -= 1
                if labels[v] == LOSE or remaining[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    plies[u] = plies[v] + 1
                    queue.append(u)
    win = loss = None
    longest_win = longest_loss = 0
    for u in range(len(moves)):
        if labels[u] == WIN and plies[u] > longest_win:
            longest_win = plies[u]
            win = (u, longest_win)
        if labels[u] == LOSE and plies[u] > longest_loss:
            longest_loss = plies[u]
            loss = (u, longest_loss)
    return win, loss


def distance_when_first_touched(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: as in a breadth-first search, a position gets its distance when the wave comes to
    it for the first time; its label follows when it is certain.

    Wrong: the first time is right for a shortest path only. A loser delays, so the last of its
    moves counts; and who is touched by a WIN first and then finds a winning move keeps the
    distance of the move that was refuted.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    label = {}
    dist = {}
    queue = []
    for u in range(n):
        if left[u] == 0:
            label[u] = LOSE
            dist[u] = 0
            queue.append(u)
    for v in queue:
        for u in back[v]:
            if u in label:
                continue
            if u not in dist:
                dist[u] = dist[v] + 1
            left[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                label[u] = LOSE
                queue.append(u)
    answer = []
    for wanted in (WIN, LOSE):
        best = None
        for u in label:
            if label[u] == wanted and (best is None or dist[u] > best[1]):
                best = (u, dist[u])
        answer.append(best)
    return answer[0], answer[1]


def largest_pair(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: collect the pairs (position, plies) of the wins and of the losses, and take the
    maximum of each.

    Wrong: max compares the first components of the pairs, the positions. It names the win with
    the largest number, not the longest.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = list(map(len, moves))
    done = [False] * len(moves)
    wins, losses = [], []
    level = [u for u, row in enumerate(moves) if not row]
    for u in level:
        done[u] = True
    plies = 0
    while level:
        following = []
        if plies % 2 == 0:
            losses += [(u, plies) for u in level]
            for v in level:
                for u in before[v]:
                    if not done[u]:
                        done[u] = True
                        following.append(u)
        else:
            wins += [(u, plies) for u in level]
            for v in level:
                for u in before[v]:
                    waiting[u] -= 1
                    if waiting[u] == 0 and not done[u]:
                        done[u] = True
                        following.append(u)
        level = following
        plies += 1
    return max(wins, default=None), max(losses, default=None)


def told_within_the_round(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: rounds; in round k all positions before the new ones of the last round are looked
    at, and those that can be decided get the distance k.

    Wrong: who is decided tells the positions before it at once, in the same round. If such a
    one is still to be looked at in this round, it is decided one round, or more, too early.
    """
    n = len(moves)
    into = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            into[v].append(u)
    good = [False] * n
    unrefuted = [len(row) for row in moves]
    label = [DRAW] * n
    dist = [-1] * n
    new = []
    for u in range(n):
        if not moves[u]:
            label[u] = LOSE
            dist[u] = 0
            new.append(u)
            for p in into[u]:
                good[p] = True
    k = 0
    while new:
        k += 1
        last, new = new, []
        for v in last:
            for u in into[v]:
                if label[u] != DRAW or not (good[u] or unrefuted[u] == 0):
                    continue
                label[u] = WIN if good[u] else LOSE
                dist[u] = k
                new.append(u)
                for p in into[u]:
                    if label[u] == LOSE:
                        good[p] = True
                    else:
                        unrefuted[p] -= 1
    halves = {WIN: None, LOSE: None}
    for u in range(n):
        if label[u] != DRAW:
            old = halves[label[u]]
            if old is None or dist[u] > old[1]:
                halves[label[u]] = (u, dist[u])
    return halves[WIN], halves[LOSE]


def not_won_so_lost(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: after the wave, sort the positions into the longest win and the longest loss.

    Wrong: whatever is not WIN goes into the else branch, and so do the draws, with their -1. A
    loss replaces them, but where there is none, a draw is handed out as the longest loss.
    """
    reverse = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            reverse[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    counts = [len(row) for row in moves]
    queue = deque(u for u in range(len(moves)) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in reverse[v]:
            if labels[u] != DRAW:
                continue
            counts[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            elif counts[u] == 0:
                labels[u] = LOSE
            else:
                continue
            distances[u] = distances[v] + 1
            queue.append(u)
    best_win = best_loss = None
    for u, d in enumerate(distances):
        if labels[u] == WIN:
            if best_win is None or d > best_win[1]:
                best_win = (u, d)
        else:
            if best_loss is None or d > best_loss[1]:
                best_loss = (u, d)
    return best_win, best_loss


def last_winning_move_and_halves_in_label_order(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave with distances, and a list of two halves, indexed by the label.

    Wrong: (1) each winning move that the wave finds writes its distance, also when the
    position has one already; the slowest win stays. (2) LOSE is 0 and WIN is 1, so the two
    halves come out in the order loss, win; asked for is win, loss.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    distances = [0] * len(moves)
    open_moves = [len(row) for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[v] == LOSE:
                if labels[u] == DRAW:
                    queue.append(u)
                labels[u] = WIN
                distances[u] = distances[v] + 1
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0 and labels[u] == DRAW:
                    labels[u] = LOSE
                    distances[u] = distances[v] + 1
                    queue.append(u)
    halves = [None, None]
    for u in range(len(moves)):
        if labels[u] == DRAW:
            continue
        half = halves[labels[u]]
        if half is None or half[1] < distances[u]:
            halves[labels[u]] = (u, distances[u])
    return halves[0], halves[1]


WRONG = {
    longer_than_nothing: "zero-is-nothing",
    distance_when_first_touched: "nearest-terminal",
    largest_pair: "largest-position-number",
    told_within_the_round: "wrong-plies",
    not_won_so_lost: "draws-lose",
    last_winning_move_and_halves_in_label_order: "slow-win+halves-swapped",
}
