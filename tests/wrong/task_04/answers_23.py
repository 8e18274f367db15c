"""Wrong answers to task 4, two slips in one wave: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def before_as_sets_and_only_wins_queued(moves):
    """Meant: the counters, and a list that grows while it is gone through.

    Wrong: the predecessors are sets, so a second move is never counted off, and only a new WIN
    goes into the list.
    """
    before = [set() for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    news = [u for u, row in enumerate(moves) if not row]
    for v in news:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                news.append(u)
            else:
                rest[u] -= 1
                if rest[u] == 0:
                    labels[u] = LOSE
    return labels


def different_moves_counted_and_the_last_left_out(moves):
    """Meant: the counters and a queue.

    Wrong: the counter holds the different targets, the lists hold every move, and the loop that
    fills the lists ends before the last position.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n - 1):
        for v in moves[u]:
            before[v].append(u)
    rest = [len(set(row)) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= labels[v] == WIN
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels


def one_bad_move_loses_and_losses_are_not_queued(moves):
    """Meant: the wave, with the label of the predecessor turned.

    Wrong: one move to WIN makes LOSE, and only a WIN goes into the queue.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                if labels[u] == WIN:
                    queue.append(u)
    return labels


WRONG = {
    before_as_sets_and_only_wins_queued: "lose-not-queued+parallel-dropped",
    different_moves_counted_and_the_last_left_out: "parallel-counted-once+last-position-left-out",
    one_bad_move_loses_and_losses_are_not_queued: "lose-not-queued+first-win-loses",
}
