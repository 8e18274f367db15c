"""Wrong answers to task 4, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def whoever_is_on_a_cycle_draws(moves: list[list[int]]) -> list[int]:
    """Meant: on a cycle one can go round for ever, so these positions are DRAW; the others
    follow from their successors.

    Wrong: a position on a cycle can be WIN or LOSE all the same.
    """
    n = len(moves)

    def comes_back(u):
        seen = set()
        stack = list(moves[u])
        while stack:
            v = stack.pop()
            if v == u:
                return True
            if v not in seen:
                seen.add(v)
                stack.extend(moves[v])
        return False

    labels = [DRAW if comes_back(u) else None for u in range(n)]

    def label(u):
        if labels[u] is None:
            values = [label(v) for v in moves[u]]
            if LOSE in values:
                labels[u] = WIN
            elif DRAW in values:
                labels[u] = DRAW
            else:
                labels[u] = LOSE
        return labels[u]

    return [label(u) for u in range(n)]


def stops_when_no_new_win(moves: list[list[int]]) -> list[int]:
    """Meant: rounds over all positions until nothing changes.

    Wrong: it looks only at the number of WINs, which stands still in a round that finds LOSE
    positions, and stops too early.
    """
    labels = [DRAW if row else LOSE for row in moves]
    wins = -1
    while labels.count(WIN) != wins:
        wins = labels.count(WIN)
        new = labels[:]
        for u, row in enumerate(moves):
            if labels[u] == DRAW:
                if any(labels[v] == LOSE for v in row):
                    new[u] = WIN
                elif all(labels[v] == WIN for v in row):
                    new[u] = LOSE
        labels = new
    return labels


def counter_of_different_targets(moves: list[list[int]]) -> list[int]:
    """Meant: a counter of the moves that are still open.

    Wrong: the counter starts with the number of different targets, but is counted down once
    for each parallel move, and so comes to 0 too early.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    count = [len(set(moves[u])) for u in range(n)]
    label = [DRAW] * n
    todo = deque()
    for u in range(n):
        if count[u] == 0:
            label[u] = LOSE
            todo.append(u)
    while todo:
        v = todo.popleft()
        for u in pred[v]:
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                todo.append(u)
            else:
                count[u] -= 1
                if count[u] == 0:
                    label[u] = LOSE
                    todo.append(u)
    return label


def new_losses_not_passed_on(moves: list[list[int]]) -> list[int]:
    """Meant: the wave of retrograde analysis.

    Wrong: a position that becomes LOSE is not put into the queue, so nobody hears that one can
    win by moving there.
    """
    pred = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    queue = [u for u, row in enumerate(moves) if not row]
    for u in queue:
        labels[u] = LOSE
    while queue:
        v = queue.pop(0)
        for u in pred[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                else:
                    open_moves[u] -= 1
                    if open_moves[u] == 0:
                        labels[u] = LOSE
    return labels


def way_to_the_nearest_end(moves: list[list[int]]) -> list[int]:
    """Meant: with an odd number of moves to the nearest terminal one wins, with an even number
    one loses, and who cannot get to a terminal draws.

    Wrong: the two players do not both want to take the shortest way.
    """
    graph = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            graph[v].append(u)
    steps = {}
    level = [u for u, row in enumerate(moves) if not row]
    number = 0
    while level:
        for u in level:
            steps[u] = number
        number += 1
        level = list({w for u in level for w in graph[u] if w not in steps})
    return [DRAW if u not in steps else steps[u] % 2 for u in range(len(moves))]


def wave_two_slips(moves: list[list[int]]) -> list[int]:
    """Meant: retrograde analysis with a counter for each position.

    Wrong: (1) the counter is compared with 0 before it is counted down, so the last bad move
    is not noticed; (2) the moves of the last position are left out of the reverse lists
    (range(n - 1)).
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n - 1):
        for v in moves[u]:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [LOSE if c == 0 else DRAW for c in counter]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif counter[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
                else:
                    counter[u] -= 1
    return labels


WRONG = {
    whoever_is_on_a_cycle_draws: "on-cycle-draws",
    stops_when_no_new_win: "lose-not-queued",
    counter_of_different_targets: "parallel-counted-once",
    new_losses_not_passed_on: "lose-not-queued",
    way_to_the_nearest_end: "first-win-loses",
    wave_two_slips: "win-not-queued+last-position-left-out",
}
