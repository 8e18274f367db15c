"""Wrong answers to task 5, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def next_to_an_end_is_lost(moves: list[list[int]]) -> list[int]:
    """Meant: who moves to a terminal loses, so a position with such a move is LOSE.
    Wrong: nobody has to take that move when there is another one."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    labels = [DRAW if row else WIN for row in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if any(not moves[v] for v in row):
            labels[u] = LOSE
            queue.append(u)
    left = [len(row) for row in moves]
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        queue.append(u)
    return labels


def move_to_itself_is_no_move(moves: list[list[int]]) -> list[int]:
    """Meant: staying changes nothing, so such moves can go.
    Wrong: a player who can stay is not forced to a bad move, nor stuck."""
    moves = [[v for v in row if v != u] for u, row in enumerate(moves)]
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    queue = [u for u in range(len(moves)) if not moves[u]]
    for u in queue:
        labels[u] = WIN
    for v in queue:
        for u in back[v]:
            if labels[u] == DRAW and labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif labels[u] == DRAW:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def reached_from_zero_and_sets_of_predecessors(moves: list[list[int]]) -> list[int]:
    """Meant: the wave. Two slips: positions that 0 does not reach stay DRAW; predecessors are sets
    while the counters have parallel moves twice, so these never come to 0."""
    reached = [0]
    found = {0}
    for u in reached:
        for v in moves[u]:
            if v not in found:
                found.add(v)
                reached.append(v)
    back = {u: set() for u in reached}
    left = {u: len(moves[u]) for u in reached}
    for u in reached:
        for v in moves[u]:
            back[v].add(u)
    labels = [DRAW] * len(moves)
    wave = [u for u in reached if left[u] == 0]
    for u in wave:
        labels[u] = WIN
    while wave:
        v = wave.pop()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                wave.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                wave.append(u)
    return labels


def one_minus_the_normal_label(moves: list[list[int]]) -> list[int]:
    """Meant: label for normal play, turn every label round. Two slips: misere play is not normal
    play with the labels swapped; 1 - label makes -1 out of a DRAW."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    normal = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if normal[u] == DRAW:
                left[u] -= normal[v]
                if normal[v] == LOSE or left[u] == 0:
                    normal[u] = 1 - normal[v]
                    queue.append(u)
    return [1 - label for label in normal]


WRONG = {
    next_to_an_end_is_lost: "touching-loses",
    move_to_itself_is_no_move: "loops-skipped",
    reached_from_zero_and_sets_of_predecessors: "parallel-dropped+only-from-zero",
    one_minus_the_normal_label: "mirrored+no-label-for-draws",
}
