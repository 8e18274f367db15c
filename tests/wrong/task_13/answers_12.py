"""Wrong answers to task 13, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def memory_keeps_what_was_open(moves: list[list[int]]) -> list[int]:
    """Meant: a search with a memory; a position that is still open counts as a draw.

    Wrong: a label found while a position below was open is kept for good, though the open
    one may turn out to be won.
    """
    memory: dict[int, int] = {}
    is_open: set[int] = set()

    def label(u: int) -> int:
        if u in memory:
            return memory[u]
        if u in is_open:
            return DRAW
        is_open.add(u)
        best = LOSE
        for v in moves[u]:
            found = label(v)
            if found == LOSE:
                best = WIN
                break
            if found == DRAW:
                best = DRAW
        is_open.discard(u)
        memory[u] = best
        return best

    return [label(u) for u in range(len(moves))]


def no_pass_after_a_pass(moves: list[list[int]]) -> list[int]:
    """Meant: two nodes for each position, one after a proper move, one after a pass.

    Wrong: after a pass the opponent may not pass; the text lets them pass back.
    """
    n = len(moves)
    # node u: a proper move led here; node n + u: the opponent has just passed at u
    onward: list[list[int]] = []
    for u, row in enumerate(moves):
        onward.append([n + u if v == u else v for v in row])
    for u, row in enumerate(moves):
        onward.append([v for v in row if v != u])

    back: list[list[int]] = [[] for _ in onward]
    for a, row in enumerate(onward):
        for b in row:
            back[b].append(a)
    left = [len(row) for row in onward]
    labels = [DRAW] * (2 * n)
    queue = deque()
    for a in range(2 * n):
        if left[a] == 0:
            labels[a] = LOSE
            queue.append(a)
    while queue:
        b = queue.popleft()
        for a in back[b]:
            if labels[a] != DRAW:
                continue
            if labels[b] == LOSE:
                labels[a] = WIN
                queue.append(a)
            else:
                left[a] -= 1
                if left[a] == 0:
                    labels[a] = LOSE
                    queue.append(a)
    return labels[:n]


def whoever_can_pass_draws(moves: list[list[int]]) -> list[int]:
    """Meant: a pass means that play can go on for ever, so such a position is a draw at once.

    Wrong: a position with a pass can still be won, by a move to a lost one.
    """
    labels: list[int | None] = [DRAW if u in row else None for u, row in enumerate(moves)]
    back: list[list[int]] = [[] for _ in moves]
    left = []
    for u, row in enumerate(moves):
        left.append(len(row))
        for v in row:
            back[v].append(u)
    queue = deque(u for u, row in enumerate(moves) if not row)
    for u in queue:
        labels[u] = LOSE
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] is not None:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return [DRAW if label is None else label for label in labels]


def sets_of_predecessors(moves: list[list[int]]) -> list[int]:
    """Meant: the wave from the terminals, with a set of predecessors and a counter of moves.

    Wrong: the counter counts parallel moves twice, the set holds them once, so a counter
    with a parallel move never gets to 0.
    """
    back: dict[int, set[int]] = {u: set() for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            back[v].add(u)
    remaining = {u: len(row) for u, row in enumerate(moves)}
    labels = {u: LOSE for u, row in enumerate(moves) if not row}
    todo = list(labels)
    while todo:
        v = todo.pop()
        for u in back[v]:
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                todo.append(u)
                continue
            remaining[u] -= 1
            if not remaining[u]:
                labels[u] = LOSE
                todo.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def rounds_that_stop_too_soon(moves: list[list[int]]) -> list[int]:
    """Two slips: who can only pass is taken for stuck; the rounds stop without a new loss.

    In a round the losses come before the wins, so a round without a new loss may well have
    found a new win.
    """
    labels = [LOSE if all(v == u for v in row) else DRAW for u, row in enumerate(moves)]
    searching = True
    while searching:
        searching = False
        for u, row in enumerate(moves):
            if labels[u] == DRAW and all(labels[v] == WIN for v in row):
                labels[u] = LOSE
                searching = True
        new_wins = [
            u
            for u, row in enumerate(moves)
            if labels[u] == DRAW and any(labels[v] == LOSE for v in row)
        ]
        for u in new_wins:
            labels[u] = WIN
    return labels


def passes_off_and_from_zero_only(moves: list[list[int]]) -> list[int]:
    """Two slips: a pass is not counted as a move; only what 0 can reach is labelled.

    A position with a pass and otherwise bad moves gets lost. What 0 cannot reach stays a
    draw.
    """

    class Solver:
        def __init__(self) -> None:
            self.labels = [DRAW] * len(moves)
            self.back: dict[int, list[int]] = {}
            self.left: dict[int, int] = {}
            self.queue: deque[int] = deque()

        def explore(self) -> None:
            seen, stack = {0}, [0]
            while stack:
                u = stack.pop()
                proper = [v for v in moves[u] if v != u]
                self.left[u] = len(proper)
                if not moves[u]:
                    self.settle(u, LOSE)
                for v in proper:
                    self.back.setdefault(v, []).append(u)
                    if v not in seen:
                        seen.add(v)
                        stack.append(v)

        def settle(self, u: int, label: int) -> None:
            self.labels[u] = label
            self.queue.append(u)

        def run(self) -> list[int]:
            self.explore()
            while self.queue:
                v = self.queue.popleft()
                for u in self.back.get(v, []):
                    if self.labels[u] != DRAW:
                        continue
                    if self.labels[v] == LOSE:
                        self.settle(u, WIN)
                    else:
                        self.left[u] -= 1
                        if self.left[u] == 0:
                            self.settle(u, LOSE)
            return self.labels

    return Solver().run()


WRONG = {
    memory_keeps_what_was_open: "provisional-draws",
    no_pass_after_a_pass: "pass-rescues",
    whoever_can_pass_draws: "pass-draws",
    sets_of_predecessors: "parallel-dropped",
    rounds_that_stop_too_soon: "win-not-queued+lone-pass-lost",
    passes_off_and_from_zero_only: "passes-not-counted+only-from-zero",
}
