"""Wrong answers to task 6, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def steps_to_the_nearest_end(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: labels from the wave, distances from a breadth-first search.
    Wrong: the nearest end is where both would go together; the loser goes elsewhere."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    ends = [u for u in range(n) if not moves[u]]
    for u in ends:
        labels[u] = LOSE
    wave = deque(ends)
    while wave:
        v = wave.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v]
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    wave.append(u)
    distances = [-1] * n
    for u in ends:
        distances[u] = 0
    wave = deque(ends)
    while wave:
        v = wave.popleft()
        for u in back[v]:
            if distances[u] < 0:
                distances[u] = distances[v] + 1
                wave.append(u)
    return labels, [-1 if labels[u] == DRAW else distances[u] for u in range(n)]


def moves_of_the_winner_instead_of_plies(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Meant: how many moves the winner makes, as in "mate in 3".
    Wrong: asked for are plies, the moves of both players."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    counters = list(map(len, moves))
    labels = [DRAW] * len(moves)
    distances = [-1] * len(moves)
    queue = deque()
    for u, count in enumerate(counters):
        if not count:
            labels[u], distances[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u], distances[u] = WIN, distances[v] + 1
                queue.append(u)
            else:
                counters[u] -= 1
                if counters[u] == 0:
                    labels[u], distances[u] = LOSE, distances[v]
                    queue.append(u)
    return labels, distances


def stack_for_a_queue_and_draws_of_zero(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Meant: the wave with a number beside each label. Two slips: positions are taken from the end
    of the list, so wins are not the shortest; a DRAW is given 0 instead of -1."""
    n = len(moves)
    back = {v: [] for v in range(n)}
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(moves[u]) for u in range(n)]
    labels, distances = [DRAW] * n, [0] * n
    todo = []
    for u in range(n):
        if left[u] == 0:
            labels[u] = LOSE
            todo.append(u)
    while todo:
        v = todo.pop()
        for u in back[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    distances[u] = distances[v] + 1
                    todo.append(u)
                else:
                    left[u] -= 1
                    distances[u] = max(distances[u], distances[v] + 1)
                    if left[u] == 0:
                        labels[u] = LOSE
                        todo.append(u)
    return labels, [0 if label == DRAW else d for label, d in zip(labels, distances, strict=True)]


def pairs_that_count_positions(moves: list[list[int]]) -> list[tuple[int, int]]:
    """Meant: label and length of each position. Two slips: n pairs instead of a pair of lists; the
    length counts the positions of the play, one more than its plies."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    result = [(DRAW, -1)] * len(moves)
    layer = [u for u, row in enumerate(moves) if not row]
    for u in layer:
        result[u] = (LOSE, 1)
    length = 1
    while layer:
        length += 1
        following = []
        for v in layer:
            for u in back[v]:
                if result[u][0] != DRAW:
                    continue
                if result[v][0] == LOSE:
                    result[u] = (WIN, length)
                    following.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        result[u] = (LOSE, length)
                        following.append(u)
        layer = following
    return result


WRONG = {
    steps_to_the_nearest_end: "nearest-terminal",
    moves_of_the_winner_instead_of_plies: "full-moves",
    stack_for_a_queue_and_draws_of_zero: "stack+draws-zero",
    pairs_that_count_positions: "terminals-one+pairs-listed",
}
