"""Wrong answers to task 9, a fourteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def grey_when_pushed(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: depth-first search with three colours and an own stack; a move to a grey position is a
    cycle.

    Wrong: all successors are made grey when they are pushed, not when the search enters them, so a
    sibling that only waits on the stack counts as part of the path (two ways to one position:
    CYCLIC).
    """
    n = len(moves)
    colour = ["white"] * n
    kind = "ACYCLIC"
    for start in range(n):
        if colour[start] != "white":
            continue
        colour[start] = "grey"
        stack = [(start, False)]
        while stack:
            u, done = stack.pop()
            if done:
                colour[u] = "black"
                continue
            stack.append((u, True))
            for v in set(moves[u]):
                if colour[v] == "grey":
                    kind = "CYCLIC"
                elif colour[v] == "white":
                    colour[v] = "grey"
                    stack.append((v, False))

    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return kind, labels


def topological_order_not_reversed(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: sort topologically (Kahn, from the positions nobody moves to); without a cycle go
    through the order and label, otherwise use the wave.

    Wrong: the order is gone through from the front, so a position is labelled before its
    successors.
    """
    n = len(moves)
    indegree = [0] * n
    for row in moves:
        for v in row:
            indegree[v] += 1
    order = [u for u in range(n) if indegree[u] == 0]
    for u in order:
        for v in moves[u]:
            indegree[v] -= 1
            if indegree[v] == 0:
                order.append(v)

    if len(order) == n:
        labels = [LOSE] * n
        for u in order:
            for v in moves[u]:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    break
        return "ACYCLIC", labels

    pred = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    left = list(map(len, moves))
    labels = [DRAW if row else LOSE for row in moves]
    known = [u for u in range(n) if not moves[u]]
    while known:
        v = known.pop()
        for u in pred[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    known.append(u)
                elif left[u] == 0:
                    labels[u] = LOSE
                    known.append(u)
    return "CYCLIC", labels


def one_look_at_the_leftovers(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: peel off the positions from which every play ends and label them on the way; what is
    left over can go round for ever, so it is a draw, unless it has a move to a LOSE position.

    Wrong: the leftovers are looked at only once; a leftover all of whose moves lead to new WIN
    positions is LOSE, and what can move there is WIN, but nobody goes on to find that.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    waiting = [len(row) for row in moves]
    labels = [None] * n
    queue = deque(u for u in range(n) if waiting[u] == 0)
    removed = 0
    while queue:
        u = queue.popleft()
        removed += 1
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
        for p in pred[u]:
            waiting[p] -= 1
            if waiting[p] == 0:
                queue.append(p)
    if removed == n:
        return "ACYCLIC", labels

    leftovers = [u for u in range(n) if labels[u] is None]
    can_win = [u for u in leftovers if any(labels[v] == LOSE for v in moves[u])]
    for u in leftovers:
        labels[u] = DRAW
    for u in can_win:
        labels[u] = WIN
    return "CYCLIC", labels


def cycle_missed_after_a_win(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: one search with a memory that labels and notes at the same time whether it runs into
    its own path; only if it does, the wave is needed.

    Wrong: as soon as a position has a move to LOSE its other moves are not looked at any more, so a
    cycle through one of them is never met and the kind is ACYCLIC.
    """
    n = len(moves)
    label = {}
    on_path = set()
    next_move = [0] * n
    cyclic = False
    for start in range(n):
        if start in label:
            continue
        path = [start]
        on_path.add(start)
        while path:
            u = path[-1]
            if next_move[u] == len(moves[u]):
                label[u] = LOSE
            else:
                v = moves[u][next_move[u]]
                if v in on_path:
                    cyclic = True
                    next_move[u] += 1
                elif v not in label:
                    path.append(v)
                    on_path.add(v)
                elif label[v] == LOSE:
                    label[u] = WIN  # good enough, no need to go on
                else:
                    next_move[u] += 1
            if u in label:
                path.pop()
                on_path.remove(u)
    if not cyclic:
        return "ACYCLIC", [label[u] for u in range(n)]

    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return "CYCLIC", labels


def follows_first_moves_and_counts_a_target_once(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: walk on from every position until it ends or comes back to this walk; then the wave
    with counters and with sets of predecessors.

    Wrong: (1) the walk always takes the first move of a position, so a cycle through a later move
    is missed. (2) the predecessors are sets but the counters are len(row), so a position with a
    parallel move never gets down to 0 and stays DRAW.
    """
    n = len(moves)
    walk_of = [None] * n
    kind = "ACYCLIC"
    for start in range(n):
        u = start
        while walk_of[u] is None:
            walk_of[u] = start
            if moves[u]:
                u = moves[u][0]
        if moves[u] and walk_of[u] == start:
            kind = "CYCLIC"

    pred = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].add(u)
    count = [len(row) for row in moves]
    labels = [DRAW] * n
    todo = []
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            todo.append(u)
    for v in todo:
        for u in pred[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    todo.append(u)
                elif count[u] == 0:
                    labels[u] = LOSE
                    todo.append(u)
    return kind, labels


def one_terminal_assumed_and_first_label_stays(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: peel the graph from its end, all but the terminal must come off if there is no cycle;
    then send the labels back through the moves.

    Wrong: (1) the peeled positions are compared with n - 1, as if there were always exactly one
    terminal. (2) in the wave a single move to a WIN position makes LOSE; there is no count of the
    moves that are still open.
    """
    n = len(moves)
    back = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)

    degree = [len(row) for row in moves]
    heap = [u for u in range(n) if degree[u] == 0]
    peeled = 0
    while heap:
        v = heap.pop()
        for u in back[v]:
            degree[u] -= 1
            if degree[u] == 0:
                peeled += 1
                heap.append(u)
    kind = "ACYCLIC" if peeled == n - 1 else "CYCLIC"

    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)
    return kind, labels


WRONG = {
    grey_when_pushed: "grey-when-pushed",
    topological_order_not_reversed: "order-not-reversed",
    one_look_at_the_leftovers: "lose-called-draw",
    cycle_missed_after_a_win: "cycle-missed-after-a-win",
    follows_first_moves_and_counts_a_target_once: "parallel-once+one-move-followed",
    one_terminal_assumed_and_first_label_stays: "first-win-loses+one-terminal-assumed",
}
