"""Wrong answers to task 5, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def queue_still_takes_the_lost_positions(moves):
    """Meant: task 4 with WIN at the terminals, and the wave starts there.

    Wrong: the queue is filled with the positions that are LOSE, as before; there are none.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif rest[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def zero_or_draw_is_draw(moves):
    """Meant: what the wave has not labelled is a DRAW.

    Wrong: "label or DRAW" takes LOSE for no label, because LOSE is 0.
    """
    before = {}
    for u, row in enumerate(moves):
        for v in row:
            before.setdefault(v, []).append(u)
    label = {u: WIN for u, row in enumerate(moves) if not row}
    rest = {u: len(row) for u, row in enumerate(moves)}
    todo = list(label)
    while todo:
        v = todo.pop()
        for u in before.get(v, ()):
            if u in label:
                continue
            rest[u] -= 1
            if label[v] == LOSE or rest[u] == 0:
                label[u] = WIN if label[v] == LOSE else LOSE
                todo.append(u)
    return [label.get(u) or DRAW for u in range(len(moves))]


def helper_position_stays_in_the_answer(moves):
    """Meant: let each terminal move to a new lost position n, then play normally.

    Wrong: the label of the new position is handed out too, so there are n + 1 labels.
    """
    n = len(moves)
    rows = [row or [n] for row in moves] + [[]]
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    rest = list(map(len, rows))
    labels = [DRAW] * n + [LOSE]
    queue = [n]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= labels[v]
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


def suicidal_moves_are_struck_out_first(moves):
    """Meant: a move to a terminal hands over the win, so it need not be looked at.

    Wrong: strikes these moves out, and takes whoever has none left for stuck, so for a winner.
    """
    over = [not row for row in moves]
    sane = [[v for v in row if not over[v]] for row in moves]
    before = [[] for _ in moves]
    for u, row in enumerate(sane):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in sane]
    labels = [DRAW] * len(moves)
    queue = deque()
    for u in range(len(moves)):
        if rest[u] == 0:
            labels[u] = WIN
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif rest[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def only_passing_is_stuck_and_the_rest_unvisited(moves):
    """Meant: collect the graph by a search, then run the misere wave from who is stuck.

    Two slips: who can do nothing but pass counts as stuck; only what 0 can reach is labelled.
    """
    n = len(moves)
    reached = {0}
    stack = [0]
    while stack:
        u = stack.pop()
        for v in moves[u]:
            if v not in reached:
                reached.add(v)
                stack.append(v)
    before = [[] for _ in range(n)]
    for u in reached:
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    wave = [u for u in reached if all(v == u for v in moves[u])]
    for u in wave:
        labels[u] = WIN
    rest = [len(row) for row in moves]
    while wave:
        following = []
        for v in wave:
            for u in before[v]:
                if labels[u] != DRAW:
                    continue
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = LOSE if labels[v] == WIN else WIN
                    following.append(u)
        wave = following
    return labels


def one_move_to_the_end_loses_and_sets_of_predecessors(moves):
    """Meant: who has to move to a terminal has lost; then the wave with counters.

    Two slips: one move to a terminal is enough for LOSE; predecessors are sets while the counter
    counts parallel moves.
    """
    before = [set() for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    label = {u: WIN for u, row in enumerate(moves) if not row}
    rest = [len(row) for row in moves]
    queue = list(label)
    for v in queue:
        for u in before[v]:
            if u in label:
                continue
            rest[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            elif rest[u] == 0 or not moves[v]:
                label[u] = LOSE
                queue.append(u)
    return [label.get(u, DRAW) for u in range(len(moves))]


WRONG = {
    queue_still_takes_the_lost_positions: "not-queued",
    zero_or_draw_is_draw: "lose-is-false",
    helper_position_stays_in_the_answer: "helper-returned",
    suicidal_moves_are_struck_out_first: "one-ply-early",
    only_passing_is_stuck_and_the_rest_unvisited: "lone-pass-wins+only-from-zero",
    one_move_to_the_end_loses_and_sets_of_predecessors: "touching-loses",
}
