"""Wrong answers to task 9, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def follows_first_moves_only(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: walk from every position until the walk ends or comes back to where it has been.

    Wrong: the walk always takes the first move, so a cycle that needs another move is not found.
    """
    n = len(moves)
    kind = "ACYCLIC"
    fine = [False] * n
    for start in range(n):
        way, u = set(), start
        while moves[u] and not fine[u]:
            if u in way:
                kind = "CYCLIC"
                break
            way.add(u)
            u = moves[u][0]
        for v in way:
            fine[v] = True

    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    count = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE or count[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return kind, labels


def component_of_finished_positions(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: strongly connected components by Tarjan; a component of two positions or a loop is a
    cycle.

    Wrong: the low number is also taken from positions that have left the stack, so two ways to one
    position make a component.
    """
    n = len(moves)
    index, low, stack, sizes = {}, {}, [], []

    def visit(u):
        index[u] = low[u] = len(index)
        stack.append(u)
        for v in moves[u]:
            if v not in index:
                visit(v)
                low[u] = min(low[u], low[v])
            else:
                low[u] = min(low[u], index[v])
        if low[u] == index[u]:
            size = 0
            while True:
                w = stack.pop()
                size += 1
                if w == u:
                    break
            sizes.append(size)

    for u in range(n):
        if u not in index:
            visit(u)
    cyclic = any(size > 1 for size in sizes) or any(u in moves[u] for u in range(n))

    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    news = [u for u in range(n) if not moves[u]]
    for v in news:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    news.append(u)
                elif left[u] == 0:
                    labels[u] = LOSE
                    news.append(u)
    return ("CYCLIC" if cyclic else "ACYCLIC"), labels


def everyone_can_reach_an_end(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: if an end can be reached from every position, then every play ends and there is no
    cycle.

    Wrong: that one can reach an end does not say that one has to.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    ends = [u for u in range(n) if not moves[u]]
    reached = set(ends)
    stack = list(ends)
    while stack:
        for u in back[stack.pop()]:
            if u not in reached:
                reached.add(u)
                stack.append(u)
    kind = "ACYCLIC" if len(reached) == n else "CYCLIC"

    labels = {u: LOSE for u in ends}
    open_moves = [len(row) for row in moves]
    queue = deque(ends)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return kind, [labels.get(u, DRAW) for u in range(n)]


def a_source_and_a_sink(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: we learned that an acyclic graph has a position that nobody can move to and one
    without moves; so look for both.

    Wrong: a graph with a cycle can have both as well.
    """
    n = len(moves)
    targets = {v for row in moves for v in row}
    has_source = len(targets) < n
    has_sink = any(not row for row in moves)
    kind = "ACYCLIC" if has_source and has_sink else "CYCLIC"
    labels = [DRAW if row else LOSE for row in moves]
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] == DRAW:
                seen = {labels[v] for v in moves[u]}
                if LOSE in seen:
                    labels[u] = WIN
                    changed = True
                elif seen == {WIN}:
                    labels[u] = LOSE
                    changed = True
    return kind, labels


def whoever_can_reach_a_cycle_draws(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: take away positions from the ends, as in a topological sort; those that stay are the
    cyclic part and draw.

    Wrong: the kind is right, but a position that can come to a cycle may be WIN or LOSE all the
    same.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = [len(row) for row in moves]
    order = [u for u in range(n) if waiting[u] == 0]
    for v in order:
        for u in before[v]:
            waiting[u] -= 1
            if waiting[u] == 0:
                order.append(u)
    labels = [DRAW] * n
    for u in order:
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return ("ACYCLIC" if len(order) == n else "CYCLIC"), labels


def search_two_slips(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: a depth-first search with three colours finds the kind, then the wave labels.

    Wrong: (1) passes are thrown out at the beginning, so a self-loop is no cycle and a position
    with nothing but a pass becomes a terminal; (2) only the search begun at position 0 is made for
    the kind.
    """
    n = len(moves)
    graph = [[v for v in moves[u] if v != u] for u in range(n)]
    colour = ["white"] * n
    cyclic = False
    stack = [(0, iter(graph[0]))]
    colour[0] = "grey"
    while stack:
        u, rest = stack[-1]
        v = next(rest, None)
        if v is None:
            colour[u] = "black"
            stack.pop()
        elif colour[v] == "grey":
            cyclic = True
        elif colour[v] == "white":
            colour[v] = "grey"
            stack.append((v, iter(graph[v])))

    before = [[] for _ in range(n)]
    for u in range(n):
        for v in graph[u]:
            before[v].append(u)
    counter = [len(row) for row in graph]
    labels = [DRAW if row else LOSE for row in graph]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                counter[u] -= 1
                if labels[v] == LOSE or counter[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return ("CYCLIC" if cyclic else "ACYCLIC"), labels


WRONG = {
    follows_first_moves_only: "one-move-followed",
    component_of_finished_positions: "finished-components-count",
    everyone_can_reach_an_end: "draws-decide",
    a_source_and_a_sink: "source-means-acyclic",
    whoever_can_reach_a_cycle_draws: "not-peeled-draws",
    search_two_slips: "loops-ignored+only-from-zero",
}
