"""Wrong answers to task 9, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def labels_in_topological_order(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: peel off the sources (in-degree 0), which gives a topological order; label in
    that order if it holds everything, otherwise send the wave back from the terminals.

    Wrong: the order puts a position before its successors, and the labels are read off in it
    as it is, not backwards. No successor has its label yet, so all still show the initial
    LOSE.
    """
    n = len(moves)
    in_degree = [0] * n
    for row in moves:
        for v in row:
            in_degree[v] += 1
    order = [u for u in range(n) if in_degree[u] == 0]
    for u in order:
        for v in moves[u]:
            in_degree[v] -= 1
            if in_degree[v] == 0:
                order.append(v)
    if len(order) == n:
        labels = [LOSE] * n
        for u in order:
            for v in moves[u]:
                if labels[v] == LOSE:
                    labels[u] = WIN
        return "ACYCLIC", labels
    parents = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            parents[v].append(u)
    labels = [DRAW] * n
    remaining = [len(row) for row in moves]
    wave = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            wave.append(u)
    while wave:
        v = wave.popleft()
        for u in parents[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                wave.append(u)
            else:
                remaining[u] -= 1
                if remaining[u] == 0:
                    labels[u] = LOSE
                    wave.append(u)
    return "CYCLIC", labels


def black_ends_the_row(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: a depth-first search with three colours finds out whether there is a cycle,
    without recursion; a move to a black position is harmless. The labels come from the wave.

    Wrong: at a black position there is a break where a continue was meant. The rest of the row
    is never looked at, and a move back to the path that stands there is overlooked.
    """
    white, grey, black = 0, 1, 2
    n = len(moves)
    colour = [white] * n
    kind = "ACYCLIC"
    for start in range(n):
        if colour[start] != white:
            continue
        colour[start] = grey
        stack = [(start, 0)]
        while stack:
            u, i = stack.pop()
            entered = False
            while i < len(moves[u]):
                v = moves[u][i]
                i += 1
                if colour[v] == black:
                    break
                if colour[v] == grey:
                    kind = "CYCLIC"
                    continue
                colour[v] = grey
                stack.append((u, i))
                stack.append((v, 0))
                entered = True
                break
            if not entered:
                colour[u] = black
    back = {u: [] for u in range(n)}
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    result = {u: LOSE for u in range(n) if not moves[u]}
    left = [len(row) for row in moves]
    queue = list(result)
    for v in queue:
        for u in back[v]:
            if u not in result:
                left[u] -= 1
                if result[v] == LOSE:
                    result[u] = WIN
                    queue.append(u)
                elif left[u] == 0:
                    result[u] = LOSE
                    queue.append(u)
    return kind, [result.get(u, DRAW) for u in range(n)]


def whatever_is_left_is_a_draw(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: collect the positions from which every play ends, and label each when it is
    collected. If some are left over there is a cycle, and play can go on for ever from them.

    Wrong: can, not will. A position that is left over may have a winning move all the same, or
    may be forced into one where the opponent has; all of them are called DRAW.
    """
    n = len(moves)
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = list(map(len, moves))
    labels = [DRAW] * n
    todo = [u for u in range(n) if waiting[u] == 0]
    collected = 0
    while todo:
        v = todo.pop()
        collected += 1
        labels[v] = WIN if any(labels[w] == LOSE for w in moves[v]) else LOSE
        for u in before[v]:
            waiting[u] -= 1
            if waiting[u] == 0:
                todo.append(u)
    return ("ACYCLIC" if collected == n else "CYCLIC"), labels


def counters_used_up(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: one list of out-degrees serves twice, first to peel off what has no moves left,
    then, in a copy, as the counters of the wave.

    Wrong: there is no copy. `open_moves = degree` is a second name for the same list, and
    after the peeling the counters of all that was peeled off are at 0 and go below it, so no
    position of these but a terminal gets LOSE.
    """
    degree = [len(row) for row in moves]
    open_moves = degree
    reverse = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            reverse[v].append(u)
    peeled = [u for u in range(len(moves)) if degree[u] == 0]
    for v in peeled:
        for u in reverse[v]:
            degree[u] -= 1
            if degree[u] == 0:
                peeled.append(u)
    kind = "ACYCLIC" if len(peeled) == len(moves) else "CYCLIC"

    labels = [LOSE if not row else DRAW for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in reverse[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return kind, labels


def in_degree_of_different_sources(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: Kahn's algorithm from the sources, where a position is free when all that can
    move to it have been taken away; parallel moves shall not disturb.

    Wrong: the in-degree counts a source once however often it lists the target, but when it is
    taken away the degree goes down once for each copy. So it comes to 0 while somebody else
    can still move there, and a cycle may be taken apart. The labels are right.
    """
    n = len(moves)
    in_degree = [0] * n
    for row in moves:
        for v in set(row):
            in_degree[v] += 1
    free = [u for u in range(n) if in_degree[u] == 0]
    gone = 0
    while free:
        u = free.pop()
        gone += 1
        for v in moves[u]:
            in_degree[v] -= 1
            if in_degree[v] == 0:
                free.append(v)
    kind = "ACYCLIC" if gone == n else "CYCLIC"

    arrows = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            arrows[v].append(u)
    labels = [DRAW] * n
    not_refuted = [len(row) for row in moves]
    losing = [u for u in range(n) if not moves[u]]
    for u in losing:
        labels[u] = LOSE
    while losing:
        winning = []
        for v in losing:
            for u in arrows[v]:
                if labels[u] == DRAW:
                    labels[u] = WIN
                    winning.append(u)
        losing = []
        for v in winning:
            for u in arrows[v]:
                not_refuted[u] -= 1
                if not_refuted[u] == 0 and labels[u] == DRAW:
                    labels[u] = LOSE
                    losing.append(u)
    return kind, labels


def short_cycles_and_last_mover_loses(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: a position can come back if it moves to itself or if a successor moves back to
    it; the labels come from the retrograde analysis of the exercises before.

    Wrong: (1) only cycles of one and of two moves are found, because the statement lists these
    two; a ring of three is missed. (2) The retrograde analysis is the one of the misere game:
    a player who is stuck has won, so the terminals start the wave as WIN.
    """
    pairs = {(u, v) for u, row in enumerate(moves) for v in row}
    kind = "ACYCLIC"
    for u, v in pairs:
        if (v, u) in pairs:
            kind = "CYCLIC"
            break

    came_from = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            came_from[v].append(u)
    count = [len(row) for row in moves]
    labels = [DRAW if row else WIN for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in came_from[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif count[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return kind, labels


WRONG = {
    labels_in_topological_order: "order-not-reversed",
    black_ends_the_row: "cycle-missed",
    whatever_is_left_is_a_draw: "not-peeled-draws",
    counters_used_up: "counters-used-again",
    in_degree_of_different_sources: "cycle-missed+where-equal-moves",
    short_cycles_and_last_mover_loses: "terminals-win",
}
