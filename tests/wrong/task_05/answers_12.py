"""Wrong answers to task 5, an eleventh set: what was meant is in the docstring."""

from collections import defaultdict, deque

LOSE, WIN, DRAW = 0, 1, 2


def rounds_end_when_no_new_loss(moves: list[list[int]]) -> list[int]:
    """Meant: rounds until nothing changes. Wrong: a round that finds only WINs ends it too."""
    n = len(moves)
    labels = [DRAW] * n
    for u in range(n):
        if not moves[u]:
            labels[u] = WIN
    while True:
        won, lost = [], []
        for u in range(n):
            if labels[u] != DRAW:
                continue
            if any(labels[v] == LOSE for v in moves[u]):
                won.append(u)
            elif all(labels[v] == WIN for v in moves[u]):
                lost.append(u)
        if not lost:
            return labels
        for u in won:
            labels[u] = WIN
        for u in lost:
            labels[u] = LOSE


def added_sink_is_returned_too(moves: list[list[int]]) -> list[int]:
    """Meant: let every terminal move to a new LOSE position. Wrong: its label is returned too."""
    n = len(moves)
    game = [list(targets) if targets else [n] for targets in moves] + [[]]
    sources: list[list[int]] = [[] for _ in game]
    for u, targets in enumerate(game):
        for v in targets:
            sources[v].append(u)
    left = [len(targets) for targets in game]
    labels = [DRAW] * len(game)
    labels[n] = LOSE
    queue = deque([n])
    while queue:
        v = queue.popleft()
        for u in sources[v]:
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
    return labels


def win_is_queued_for_each_lost_target(moves: list[list[int]]) -> list[int]:
    """Meant: queue a WIN when it is found. Wrong: queued anew for every LOSE that it moves to."""
    n = len(moves)
    into: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            into[v].append(u)
    open_moves = [len(moves[u]) for u in range(n)]
    labels = [DRAW] * n
    queue: deque[int] = deque()
    for u in range(n):
        if open_moves[u] == 0:
            labels[u] = WIN
            queue.append(u)
    while queue:
        v = queue.popleft()
        if labels[v] == LOSE:
            for u in into[v]:
                labels[u] = WIN
                queue.append(u)
        else:
            for u in into[v]:
                open_moves[u] -= 1
                if open_moves[u] == 0 and labels[u] == DRAW:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def recursion_keeps_draws_met_on_the_way(moves: list[list[int]]) -> list[int]:
    """Meant: back on the path means going round. Wrong: DRAWs found on that guess are kept."""
    memo: dict[int, int] = {}
    path: set[int] = set()

    def outcome(u: int) -> int:
        if u in memo:
            return memo[u]
        if not moves[u]:
            memo[u] = WIN
            return WIN
        if u in path:
            return DRAW
        path.add(u)
        results = {outcome(v) for v in moves[u]}
        path.remove(u)
        if LOSE in results:
            memo[u] = WIN
        elif DRAW in results:
            memo[u] = DRAW
        else:
            memo[u] = LOSE
        return memo[u]

    return [outcome(u) for u in range(len(moves))]


def only_what_zero_reaches_and_no_self_moves(moves: list[list[int]]) -> list[int]:
    """Two slips: labels only what 0 can reach; a move to itself is not counted as a way out."""
    reached = {0}
    todo = [0]
    while todo:
        u = todo.pop()
        for v in moves[u]:
            if v not in reached:
                reached.add(v)
                todo.append(v)
    before: dict[int, list[int]] = {u: [] for u in reached}
    ways_out: dict[int, int] = {}
    for u in reached:
        others = [v for v in moves[u] if v != u]
        ways_out[u] = len(others)
        for v in others:
            before[v].append(u)
    labels = [DRAW] * len(moves)
    queue = deque(u for u in reached if not moves[u])
    for u in queue:
        labels[u] = WIN
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            ways_out[u] -= labels[v] == WIN
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif ways_out[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def seeds_with_arrows_in_and_set_counters(moves: list[list[int]]) -> list[int]:
    """Two slips: a terminal nobody moves to is no seed; parallel moves count once, come twice."""

    class Misere:
        def __init__(self) -> None:
            self.labels = [DRAW] * len(moves)
            self.sources: defaultdict[int, list[int]] = defaultdict(list)
            self.missing = [len(set(targets)) for targets in moves]
            self.queue: deque[int] = deque()
            for u, targets in enumerate(moves):
                for v in targets:
                    self.sources[v].append(u)

        def settle(self, u: int, label: int) -> None:
            self.labels[u] = label
            self.queue.append(u)

        def run(self) -> list[int]:
            for v in list(self.sources):
                if not moves[v]:
                    self.settle(v, WIN)
            while self.queue:
                v = self.queue.popleft()
                for u in self.sources.get(v, []):
                    if self.labels[u] != DRAW:
                        continue
                    if self.labels[v] == LOSE:
                        self.settle(u, WIN)
                        continue
                    self.missing[u] -= 1
                    if self.missing[u] == 0:
                        self.settle(u, LOSE)
            return self.labels

    return Misere().run()


WRONG = {
    rounds_end_when_no_new_loss: "lose-not-queued",
    added_sink_is_returned_too: "helper-returned",
    win_is_queued_for_each_lost_target: "label-overwritten",
    recursion_keeps_draws_met_on_the_way: "provisional-draws",
    only_what_zero_reaches_and_no_self_moves: "loops-skipped+only-from-zero",
    seeds_with_arrows_in_and_set_counters: "some-not-seeded+parallel-counted-once",
}
