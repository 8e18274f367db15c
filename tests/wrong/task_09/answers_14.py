"""Wrong answers to task 9, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def what_the_peeling_leaves_is_drawn(moves):
    """Meant: peel off positions all of whose successors are peeled, and label them on the way.

    Wrong: what is left lies on a cycle or can come to one, and is called DRAW without a look.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = [len(row) for row in moves]
    order = [u for u in range(n) if waiting[u] == 0]
    labels = [DRAW] * n
    for v in order:
        labels[v] = WIN if any(labels[w] == LOSE for w in moves[v]) else LOSE
        for u in before[v]:
            waiting[u] -= 1
            if waiting[u] == 0:
                order.append(u)
    kind = "ACYCLIC" if len(order) == n else "CYCLIC"
    return kind, labels


def only_short_cycles_are_looked_for(moves):
    """Meant: a cycle is a way back to where one was.

    Wrong: looks for a pass and for there-and-back, but not for cycles of three or more moves.
    """
    n = len(moves)
    arcs = {(u, v) for u in range(n) for v in moves[u]}
    kind = "CYCLIC" if any((v, u) in arcs for u, v in arcs) else "ACYCLIC"
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return kind, labels


def union_find_does_not_see_arrows(moves):
    """Meant: join the ends of each move; if they are joined already, there is a cycle.

    Wrong: that finds cycles without regard to the arrows, so two ways to one position are one.
    """
    n = len(moves)
    boss = list(range(n))

    def find(x):
        while boss[x] != x:
            boss[x] = boss[boss[x]]
            x = boss[x]
        return x

    kind = "ACYCLIC"
    for u in range(n):
        for v in set(moves[u]):
            a, b = find(u), find(v)
            if a == b:
                kind = "CYCLIC"
            boss[a] = b
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = list(map(len, moves))
    labels = [DRAW if row else LOSE for row in moves]
    wave = [u for u in range(n) if not moves[u]]
    for v in wave:
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    wave.append(u)
    return kind, labels


def grey_as_soon_as_it_is_pushed(moves):
    """Meant: depth-first search with three colours; a move to a grey position closes a cycle.

    Wrong: a position is grey when it goes on the stack, not when the search enters it, so a move
    to a brother who still waits there looks like a cycle.
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
            u, leaving = stack.pop()
            if leaving:
                colour[u] = black
                continue
            stack.append((u, 1))
            for v in set(moves[u]):
                if colour[v] == grey:
                    kind = "CYCLIC"
                elif colour[v] == white:
                    colour[v] = grey
                    stack.append((v, 0))
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = [len(row) for row in moves]
    label = {u: LOSE for u in range(n) if not moves[u]}
    queue = list(label)
    while queue:
        v = queue.pop()
        for u in before[v]:
            if u not in label:
                rest[u] -= 1
                if label[v] == LOSE or rest[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return kind, [label.get(u, DRAW) for u in range(n)]


def cycles_seen_from_zero_and_sets_of_predecessors(moves):
    """Meant: search for a grey successor, then run the wave.

    Two slips: the search starts at position 0 only; in the wave predecessors are sets although
    the counter counts parallel moves.
    """
    n = len(moves)
    state = ["new"] * n
    kind = "ACYCLIC"
    for start in [0]:
        if state[start] != "new":
            continue
        state[start] = "open"
        path = [(start, iter(moves[start]))]
        while path:
            u, rest = path[-1]
            v = next(rest, None)
            if v is None:
                state[u] = "closed"
                path.pop()
            elif state[v] == "open":
                kind = "CYCLIC"
            elif state[v] == "new":
                state[v] = "open"
                path.append((v, iter(moves[v])))
    before = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    count = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE or count[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return kind, labels


def passes_are_no_cycle_and_counts_run_low(moves):
    """Meant: peel off from the ends to see whether all goes; then the wave with counters.

    Two slips: for the kind a move to the position itself is left out; the counter of the wave
    counts different targets, and every parallel move counts off.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = [sum(v != u for v in row) for u, row in enumerate(moves)]
    gone = [u for u in range(n) if waiting[u] == 0]
    for v in gone:
        for u in before[v]:
            if u != v:
                waiting[u] -= 1
                if waiting[u] == 0:
                    gone.append(u)
    kind = "CYCLIC" if len(gone) < n else "ACYCLIC"
    rest = [len(set(row)) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = [u for u in range(n) if not moves[u]]
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return kind, labels


WRONG = {
    what_the_peeling_leaves_is_drawn: "not-peeled-draws",
    only_short_cycles_are_looked_for: "short-cycles-alone",
    union_find_does_not_see_arrows: "union-find",
    grey_as_soon_as_it_is_pushed: "grey-when-pushed",
    cycles_seen_from_zero_and_sets_of_predecessors: "only-from-zero+parallel-once",
    passes_are_no_cycle_and_counts_run_low: "loops-ignored",
}
