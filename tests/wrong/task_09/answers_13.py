"""Wrong answers to task 9, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def cyclic_only_when_somebody_draws(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: label with the wave, then read the kind off the labels. Wrong: takes "there is a
    DRAW" for "there is a cycle"; a cycle that one player can leave for a win makes no DRAW, and it
    is a cycle all the same."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    kind = "CYCLIC" if DRAW in labels else "ACYCLIC"
    return kind, labels


def grey_as_soon_as_it_is_pushed(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: a search with white, grey and black; a move to a grey position closes a cycle. Wrong:
    paints a position grey when it is put on the stack and not when the search enters it, so a
    sister that still waits there looks as if it were on the way from the root."""
    n = len(moves)

    def has_cycle() -> bool:
        color = ["white"] * n
        for root in range(n):
            if color[root] != "white":
                continue
            color[root] = "grey"
            stack = [(root, False)]
            while stack:
                u, leaving = stack.pop()
                if leaving:
                    color[u] = "black"
                    continue
                stack.append((u, True))
                fresh = []
                for v in moves[u]:
                    if color[v] == "grey":
                        return True
                    if color[v] == "white":
                        fresh.append(v)
                for v in set(fresh):
                    color[v] = "grey"
                    stack.append((v, False))
        return False

    predecessors = {u: [] for u in range(n)}
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    missing = {u: len(row) for u, row in enumerate(moves)}
    label = {u: LOSE for u, row in enumerate(moves) if not row}
    wave = list(label)
    for v in wave:
        for u in predecessors[v]:
            if u in label:
                continue
            missing[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
                wave.append(u)
            elif missing[u] == 0:
                label[u] = LOSE
                wave.append(u)
    return "CYCLIC" if has_cycle() else "ACYCLIC", [label.get(u, DRAW) for u in range(n)]


def peels_off_a_parallel_move_once(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: take off positions nobody can come from, until none is left or a cycle is. Wrong:
    counts every listed move into a position but takes the moves out of one off as a set, so a
    target that is listed twice is never free and the graph is called cyclic."""
    n = len(moves)
    incoming = [0] * n
    for row in moves:
        for v in row:
            incoming[v] += 1
    free = [u for u in range(n) if incoming[u] == 0]
    peeled = 0
    while free:
        u = free.pop()
        peeled += 1
        for v in set(moves[u]):
            incoming[v] -= 1
            if incoming[v] == 0:
                free.append(v)
    kind = "ACYCLIC" if peeled == n else "CYCLIC"

    labels = [DRAW] * n
    back = [[] for _ in range(n)]
    unknown = [0] * n
    todo = deque()
    for u, row in enumerate(moves):
        unknown[u] = len(row)
        for v in row:
            back[v].append(u)
        if not row:
            labels[u] = LOSE
            todo.append(u)
    while todo:
        v = todo.popleft()
        for u in back[v]:
            unknown[u] -= 1
            if labels[u] == DRAW and (labels[v] == LOSE or unknown[u] == 0):
                labels[u] = 1 - labels[v]
                todo.append(u)
    return kind, labels


def waits_for_all_successors_also_to_win(moves: list[list[int]]) -> tuple[str, list[int]]:
    """Meant: peel the graph from the terminals; what can be peeled is labelled, the rest draws.
    Wrong: a position is labelled only when all its successors are; one with a move to a LOSE
    position wins whatever its other moves are worth, also when they go round a cycle."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    waiting = [len(row) for row in moves]
    order = [u for u in range(n) if waiting[u] == 0]
    labels = [DRAW] * n
    for u in order:
        if any(labels[v] == LOSE for v in moves[u]):
            labels[u] = WIN
        else:
            labels[u] = LOSE
        for w in back[u]:
            waiting[w] -= 1
            if waiting[w] == 0:
                order.append(w)
    return ("ACYCLIC" if len(order) == n else "CYCLIC"), labels


def looks_for_the_cycle_from_zero_and_counts_targets(
    moves: list[list[int]],
) -> tuple[str, list[int]]:
    """Meant: search from the start for a cycle, then the wave with a counter of open moves. Two
    slips: the search starts at position 0 alone, so a cycle that 0 does not reach is overlooked;
    the counter starts with the number of different targets but goes down once for each listed
    move, so parallel moves make a position LOSE too early."""
    n = len(moves)
    state = [0] * n
    cyclic = False
    for root in [0]:
        if state[root]:
            continue
        state[root] = 1
        path = [root]
        rest = [iter(moves[root])]
        while path:
            v = next(rest[-1], None)
            if v is None:
                state[path.pop()] = 2
                rest.pop()
            elif state[v] == 1:
                cyclic = True
            elif state[v] == 0:
                state[v] = 1
                path.append(v)
                rest.append(iter(moves[v]))

    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    open_moves = [len(set(row)) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                else:
                    open_moves[u] -= 1
                    if open_moves[u] == 0:
                        labels[u] = LOSE
                        queue.append(u)
    return ("CYCLIC" if cyclic else "ACYCLIC"), labels


def only_short_cycles_and_going_nowhere_is_stuck(
    moves: list[list[int]],
) -> tuple[str, list[int]]:
    """Meant: look whether a move can be taken back, then start the wave where one is stuck. Two
    slips: only cycles of one or two moves are looked for, three in a ring are not found; a
    position from where one can move only to itself is taken for a terminal and made LOSE."""

    class Solver:
        def __init__(self) -> None:
            self.n = len(moves)
            self.labels = [DRAW] * self.n
            self.count = [len(row) for row in moves]
            self.back = [[] for _ in moves]
            for u, row in enumerate(moves):
                for v in row:
                    self.back[v].append(u)

        def cyclic(self) -> bool:
            pairs = {(u, v) for u, row in enumerate(moves) for v in row}
            return any((v, u) in pairs for u, v in pairs)

        def run(self) -> list[int]:
            wave = []
            for u, row in enumerate(moves):
                if all(v == u for v in row):
                    self.labels[u] = LOSE
                    wave.append(u)
            while wave:
                v = wave.pop()
                for u in self.back[v]:
                    if self.labels[u] != DRAW:
                        continue
                    self.count[u] -= 1
                    if self.labels[v] == LOSE:
                        self.labels[u] = WIN
                        wave.append(u)
                    elif self.count[u] == 0:
                        self.labels[u] = LOSE
                        wave.append(u)
            return self.labels

    solver = Solver()
    return "CYCLIC" if solver.cyclic() else "ACYCLIC", solver.run()


WRONG = {
    cyclic_only_when_somebody_draws: "draws-decide",
    grey_as_soon_as_it_is_pushed: "grey-when-pushed",
    peels_off_a_parallel_move_once: "parallel-once",
    waits_for_all_successors_also_to_win: "not-peeled-draws",
    looks_for_the_cycle_from_zero_and_counts_targets: "parallel-counted-once+only-from-zero",
    only_short_cycles_and_going_nowhere_is_stuck: "",
}
