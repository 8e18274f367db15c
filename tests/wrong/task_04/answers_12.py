"""Wrong answers to task 4, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def sweeps_within_one_list(moves: list[list[int]]) -> list[int]:
    """Meant: begin with LOSE everywhere and sweep; what still changes after n sweeps is DRAW.

    Wrong: each sweep writes into the list from which it reads, so a cycle can settle down to WIN
    and LOSE in turn instead of changing for ever.
    """
    n = len(moves)
    labels = [LOSE] * n

    def sweep() -> set[int]:
        changed = set()
        for u in range(n):
            new = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
            if new != labels[u]:
                labels[u] = new
                changed.add(u)
        return changed

    for _ in range(n):
        sweep()
    restless = sweep()
    return [DRAW if u in restless else labels[u] for u in range(n)]


def winner_queued_for_each_good_move(moves: list[list[int]]) -> list[int]:
    """Meant: run the wave back from the terminals with a queue and counters.

    Wrong: a WIN position is put into the queue again for each further move to a LOSE position, so
    it is counted off its predecessors more than once, and they become LOSE too early.
    """
    n = len(moves)
    counters = [len(targets) for targets in moves]
    before: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    labels = [DRAW] * n
    queue: deque[int] = deque()
    for u in range(n):
        if counters[u] == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == LOSE:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                counters[u] -= 1
                if counters[u] == 0 and labels[u] == DRAW:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def draws_only_on_a_cycle(moves: list[list[int]]) -> list[int]:
    """Meant: what the rounds leave open goes on for ever, and that is DRAW.

    Wrong: of the open positions only those from which one can come back are DRAW; one that leads
    into a cycle without lying on it is taken for LOSE, since it has no move to LOSE.
    """
    n = len(moves)
    known: dict[int, int] = {}
    while True:
        found: dict[int, int] = {}
        for u in range(n):
            if u not in known:
                outcomes = [known.get(v) for v in moves[u]]
                if LOSE in outcomes:
                    found[u] = WIN
                elif all(outcome == WIN for outcome in outcomes):
                    found[u] = LOSE
        if not found:
            break
        known.update(found)

    def comes_back(start: int) -> bool:
        seen: set[int] = set()
        stack = [start]
        while stack:
            for v in moves[stack.pop()]:
                if v == start:
                    return True
                if v not in seen:
                    seen.add(v)
                    stack.append(v)
        return False

    for u in range(n):
        if u not in known and not comes_back(u):
            known[u] = LOSE
    return [known.get(u, DRAW) for u in range(n)]


def one_round_for_both_players(moves: list[list[int]]) -> list[int]:
    """Meant: enough rounds for the longest way to a terminal, each from the labels before it.

    Wrong: a round is taken to cover a move of both players, so half of n rounds should do, but it
    covers one move; what is decided later stays DRAW.
    """
    n = len(moves)
    labels = [DRAW if targets else LOSE for targets in moves]
    for _ in range((n + 1) // 2):
        after = labels[:]
        for u, targets in enumerate(moves):
            if any(labels[v] == LOSE for v in targets):
                after[u] = WIN
            elif all(labels[v] == WIN for v in targets):
                after[u] = LOSE
        labels = after
    return labels


def largest_of_the_turned_labels(moves: list[list[int]]) -> list[int]:
    """Meant: recursion with a memo: turn the labels of the targets round and take the best.

    Two slips: the best is found with max, and DRAW is 2 and so beats WIN; a label found while a
    position further up counted as DRAW, for the way came back to it, is kept in the memo.
    """
    turned = {LOSE: WIN, WIN: LOSE, DRAW: DRAW}
    memo: dict[int, int] = {}
    on_the_way: set[int] = set()

    def label(u: int) -> int:
        if u in memo:
            return memo[u]
        if u in on_the_way:
            return DRAW
        on_the_way.add(u)
        memo[u] = max((turned[label(v)] for v in moves[u]), default=LOSE)
        on_the_way.remove(u)
        return memo[u]

    return [label(u) for u in range(len(moves))]


def no_passes_and_targets_counted_once(moves: list[list[int]]) -> list[int]:
    """Meant: retrograde analysis, with the graph and its counters in a class.

    Two slips: moves from a position to itself are dropped, as if they changed nothing; the
    counters count different targets, but parallel moves are all counted off.
    """

    class Wave:
        def __init__(self) -> None:
            self.labels: dict[int, int] = {}
            self.counters: list[int] = []
            self.before: list[list[int]] = [[] for _ in moves]
            self.queue: deque[int] = deque()
            for u, targets in enumerate(moves):
                others = [v for v in targets if v != u]
                self.counters.append(len(set(others)))
                for v in others:
                    self.before[v].append(u)
                if not others:
                    self.settle(u, LOSE)

        def settle(self, u: int, label: int) -> None:
            if u not in self.labels:
                self.labels[u] = label
                self.queue.append(u)

        def run(self) -> None:
            while self.queue:
                v = self.queue.popleft()
                for u in self.before[v]:
                    if self.labels[v] == LOSE:
                        self.settle(u, WIN)
                    else:
                        self.counters[u] -= 1
                        if self.counters[u] == 0:
                            self.settle(u, LOSE)

    wave = Wave()
    wave.run()
    return [wave.labels.get(u, DRAW) for u in range(len(moves))]


WRONG = {
    sweeps_within_one_list: "draw-called-win-or-lose",
    winner_queued_for_each_good_move: "win-queued-again",
    draws_only_on_a_cycle: "left-over-off-cycles-lose",
    one_round_for_both_players: "fixed-rounds",
    largest_of_the_turned_labels: "waits-for-all",
    no_passes_and_targets_counted_once: "loops-skipped",
}
