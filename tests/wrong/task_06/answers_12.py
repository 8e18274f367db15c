"""Wrong answers to task 6, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def newest_position_taken_first(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: work back from the ends, the nearest first. Wrong: a stack, so the newest first."""
    n = len(moves)
    sources: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            sources[v].append(u)
    left = [len(targets) for targets in moves]
    labels, distances = [DRAW] * n, [-1] * n
    todo = []
    for u in range(n):
        if not moves[u]:
            labels[u], distances[u] = LOSE, 0
            todo.append(u)
    while todo:
        v = todo.pop()
        for u in sources[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                labels[u], distances[u] = WIN, distances[v] + 1
                todo.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                distances[u] = 1 + max(distances[w] for w in moves[u])
                todo.append(u)
    return labels, distances


def round_number_with_fresh_labels(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: the distance is the round. Wrong: labels of the same round are used already."""
    n = len(moves)
    labels = [DRAW if targets else LOSE for targets in moves]
    distances = [-1 if targets else 0 for targets in moves]
    number = 0
    changed = True
    while changed:
        changed = False
        number += 1
        for u in range(n):
            if labels[u] != DRAW:
                continue
            seen = [labels[v] for v in moves[u]]
            if LOSE in seen:
                labels[u] = WIN
            elif DRAW not in seen:
                labels[u] = LOSE
            if labels[u] != DRAW:
                distances[u] = number
                changed = True
    return labels, distances


def winner_goes_to_nearest_end_of_either(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: the winner takes the shortest. Wrong: over all targets with a label, not the LOSEs."""
    n = len(moves)
    sources: list[list[int]] = [[] for _ in range(n)]
    left = [0] * n
    for u in range(n):
        for v in moves[u]:
            sources[v].append(u)
            left[u] += 1
    labels, distances = [DRAW] * n, [-1] * n
    queue: deque[int] = deque()
    for u in range(n):
        if left[u] == 0:
            labels[u], distances[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in sources[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            known = [distances[w] for w in moves[u] if labels[w] != DRAW]
            if labels[v] == LOSE:
                labels[u], distances[u] = WIN, 1 + min(known)
                queue.append(u)
            elif left[u] == 0:
                labels[u], distances[u] = LOSE, 1 + max(known)
                queue.append(u)
    return labels, distances


def plies_by_recursion_cut_at_the_path(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: labels first, then recursive plies. Wrong: numbers from a cut-off path are kept."""
    n = len(moves)
    sources: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            sources[v].append(u)
    left = [len(targets) for targets in moves]
    labels = [DRAW] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = LOSE
    while queue:
        v = queue.popleft()
        for u in sources[v]:
            if labels[u] != DRAW:
                continue
            left[u] -= 1
            if labels[v] == LOSE or left[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                queue.append(u)

    plies: dict[int, int] = {}
    path: set[int] = set()

    def count(u: int) -> int:
        if u in plies:
            return plies[u]
        if labels[u] == DRAW:
            return -1
        path.add(u)
        if labels[u] == WIN:
            good = [v for v in moves[u] if labels[v] == LOSE and v not in path]
            result = 1 + min((count(v) for v in good), default=0)
        else:
            ahead = [v for v in moves[u] if v not in path]
            result = 1 + max((count(v) for v in ahead), default=-1)
        path.discard(u)
        plies[u] = result
        return result

    return labels, [count(u) for u in range(n)]


def loser_hurries_and_draw_is_nought(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Two slips: a loser's distance is from the first WIN seen, the nearest; a DRAW gets 0."""
    n = len(moves)
    before: dict[int, list[int]] = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    label: dict[int, int] = {}
    plies: dict[int, int] = {}
    tried = dict.fromkeys(range(n), 0)
    queue: deque[int] = deque()
    for u in range(n):
        if not moves[u]:
            label[u] = LOSE
            plies[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if u in label:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                plies[u] = plies[v] + 1
                queue.append(u)
                continue
            tried[u] += 1
            plies.setdefault(u, plies[v] + 1)
            if tried[u] == len(moves[u]):
                label[u] = LOSE
                queue.append(u)
    labels = [label.get(u, DRAW) for u in range(n)]
    return labels, [plies[u] if u in label else 0 for u in range(n)]


def later_loss_overwrites_and_set_counters(
    moves: list[list[int]],
) -> tuple[list[int], list[int]]:
    """Two slips: a later, slower LOSE target renews a WIN's distance; parallel moves count once."""

    class Solver:
        def __init__(self) -> None:
            self.labels = [DRAW] * len(moves)
            self.distances = [-1] * len(moves)
            self.left = [len(set(targets)) for targets in moves]
            self.sources: list[list[int]] = [[] for _ in moves]
            self.queue: deque[int] = deque()
            for u, targets in enumerate(moves):
                for v in targets:
                    self.sources[v].append(u)

        def won(self, u: int, distance: int) -> None:
            if self.labels[u] == DRAW:
                self.labels[u] = WIN
                self.queue.append(u)
            self.distances[u] = distance

        def one_less(self, u: int, distance: int) -> None:
            self.left[u] -= 1
            if self.left[u] == 0 and self.labels[u] == DRAW:
                self.labels[u] = LOSE
                self.distances[u] = distance
                self.queue.append(u)

        def run(self) -> None:
            for u, targets in enumerate(moves):
                if not targets:
                    self.labels[u], self.distances[u] = LOSE, 0
                    self.queue.append(u)
            while self.queue:
                v = self.queue.popleft()
                step = self.won if self.labels[v] == LOSE else self.one_less
                for u in self.sources[v]:
                    step(u, self.distances[v] + 1)

    solver = Solver()
    solver.run()
    return solver.labels, solver.distances


WRONG = {
    newest_position_taken_first: "stack",
    round_number_with_fresh_labels: "rounds-run-ahead",
    winner_goes_to_nearest_end_of_either: "any-successor",
    plies_by_recursion_cut_at_the_path: "distances-forward",
    loser_hurries_and_draw_is_nought: "quick-loss+draws-zero",
    later_loss_overwrites_and_set_counters: "win-raised-at-the-end",
}
