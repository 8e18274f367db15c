"""Wrong answers to task 12, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def odd_distance_is_a_win(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: no labels kept; a WIN has an odd distance and a LOSE an even one.

    Wrong: a DRAW has -1 in the list, which is odd; where nobody wins but somebody draws, the
    longest win is such a position with -1 plies and not None.
    """
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    left = [len(targets) for targets in moves]
    distance = [-1] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        distance[u] = 0
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if distance[u] != -1:
                continue
            left[u] -= 1
            if distance[v] % 2 == 0:
                distance[u] = distance[v] + 1
                queue.append(u)
            elif left[u] == 0:
                distance[u] = distance[v] + 1
                queue.append(u)

    wins = [(u, d) for u, d in enumerate(distance) if d % 2 == 1]
    losses = [(u, d) for u, d in enumerate(distance) if d % 2 == 0]
    return (
        max(wins, key=lambda pair: pair[1], default=None),
        max(losses, key=lambda pair: pair[1], default=None),
    )


def winner_takes_the_last_way(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: dicts for labels and plies, and each LOSE tells those before it their plies.

    Wrong: a WIN is told again by every further LOSE it can move to, and the plies of the slowest
    winning move replace those of the quickest.
    """
    n = len(moves)
    before: dict[int, list[int]] = {u: [] for u in range(n)}
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    label: dict[int, int] = {}
    plies: dict[int, int] = {}
    left: dict[int, int] = {}
    queue: deque[int] = deque()
    for u in range(n):
        left[u] = len(moves[u])
        if left[u] == 0:
            label[u], plies[u] = LOSE, 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[v] == LOSE:
                plies[u] = plies[v] + 1
                if u not in label:
                    label[u] = WIN
                    queue.append(u)
            elif u not in label:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = LOSE
                    plies[u] = plies[v] + 1
                    queue.append(u)

    best: list[tuple[int, int] | None] = [None, None]
    for u in range(n):
        if u in label:
            old = best[label[u]]
            if old is None or plies[u] > old[1]:
                best[label[u]] = (u, plies[u])
    return best[WIN], best[LOSE]


def loser_goes_the_first_way(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the wave gives the labels; where all moves lose, the plies are those of a move, + 1.

    Wrong: the plies are taken from the first move in the list, not from the longest one, so the
    loser does not delay.
    """
    n = len(moves)
    labels = [DRAW] * n
    dist = [0] * n
    before: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    losing_moves = [0] * n
    layer = [u for u in range(n) if not moves[u]]
    for u in layer:
        labels[u] = LOSE
    while layer:
        following = []
        for v in layer:
            for u in before[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    dist[u] = dist[v] + 1
                    following.append(u)
                else:
                    losing_moves[u] += 1
                    if losing_moves[u] == len(moves[u]):
                        labels[u] = LOSE
                        dist[u] = dist[moves[u][0]] + 1
                        following.append(u)
        layer = following

    def longest(label: int) -> tuple[int, int] | None:
        candidates = [u for u in range(n) if labels[u] == label]
        if not candidates:
            return None
        u = max(candidates, key=dist.__getitem__)
        return u, dist[u]

    return longest(WIN), longest(LOSE)


def position_zero_is_nobody(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: a class; if no position was noted for a half, that half is None.

    Wrong: the test is "if self.win" and "if self.loss", which fails for position 0 just as it
    does for None.
    """

    class Endgame:
        def __init__(self) -> None:
            self.win: int | None = None
            self.loss: int | None = None
            self.plies = [-1] * len(moves)

        def solve(self) -> None:
            before: list[list[int]] = [[] for _ in moves]
            left = []
            for u, targets in enumerate(moves):
                left.append(len(targets))
                for v in targets:
                    before[v].append(u)
            queue: deque[tuple[int, int]] = deque()
            for u, count in enumerate(left):
                if count == 0:
                    self.plies[u] = 0
                    queue.append((u, LOSE))
            while queue:
                v, label = queue.popleft()
                if label == LOSE:
                    self.loss = v
                else:
                    self.win = v
                for u in before[v]:
                    if self.plies[u] >= 0:
                        continue
                    if label == WIN:
                        left[u] -= 1
                        if left[u] > 0:
                            continue
                    self.plies[u] = self.plies[v] + 1
                    queue.append((u, WIN if label == LOSE else LOSE))

        def answer(self) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
            win = (self.win, self.plies[self.win]) if self.win else None
            loss = (self.loss, self.plies[self.loss]) if self.loss else None
            return win, loss

    game = Endgame()
    game.solve()
    return game.answer()


def from_zero_only_and_no_terminals(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: solve all, then look for the largest distances among the positions of the game.

    Two slips: only positions that can be reached from 0 are looked at; a terminal is left out of
    the losses since nothing is played there, so 0 plies are never an answer.
    """
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    distances = [-1] * n
    left = [len(targets) for targets in moves]
    queue = [u for u in range(n) if left[u] == 0]
    for u in queue:
        labels[u], distances[u] = LOSE, 0
    for v in queue:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN:
                left[u] -= 1
            if labels[v] == LOSE or left[u] == 0:
                labels[u] = WIN if labels[v] == LOSE else LOSE
                distances[u] = distances[v] + 1
                queue.append(u)

    seen = {0}
    reached = [0]
    for u in reached:
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                reached.append(v)

    longest_win = longest_loss = None
    for u in reached:
        if labels[u] == WIN:
            if longest_win is None or distances[u] > longest_win[1]:
                longest_win = (u, distances[u])
        elif labels[u] == LOSE and moves[u]:
            if longest_loss is None or distances[u] > longest_loss[1]:
                longest_loss = (u, distances[u])
    return longest_win, longest_loss


def stack_and_a_loss_always_named(
    moves: list[list[int]],
) -> tuple[tuple[int, int] | None, tuple[int, int] | None]:
    """Meant: the largest distances are kept up to date while the wave runs.

    Two slips: the waiting positions are a stack, so a WIN may get its plies from a slow move
    before the quick one is looked at; the longest loss starts as (0, 0) and is never None.
    """
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    left = [len(targets) for targets in moves]
    known: dict[int, tuple[int, int]] = {}
    waiting = []
    longest_win: tuple[int, int] | None = None
    longest_loss: tuple[int, int] | None = (0, 0)
    for u in range(n):
        if not moves[u]:
            known[u] = (LOSE, 0)
            longest_loss = (u, 0)
            waiting.append(u)
    while waiting:
        v = waiting.pop()
        label, plies = known[v]
        for u in before[v]:
            if u in known:
                continue
            if label == LOSE:
                known[u] = (WIN, plies + 1)
                if longest_win is None or plies + 1 > longest_win[1]:
                    longest_win = (u, plies + 1)
                waiting.append(u)
                continue
            left[u] -= 1
            if left[u] == 0:
                plies_here = max(known[w][1] for w in moves[u]) + 1
                known[u] = (LOSE, plies_here)
                if longest_loss is None or plies_here > longest_loss[1]:
                    longest_loss = (u, plies_here)
                waiting.append(u)
    return longest_win, longest_loss


WRONG = {
    odd_distance_is_a_win: "draws-win",
    winner_takes_the_last_way: "slow-win",
    loser_goes_the_first_way: "quick-loser",
    position_zero_is_nobody: "position-zero-is-nothing",
    from_zero_only_and_no_terminals: "from-zero+zero-is-nothing",
    stack_and_a_loss_always_named: "",
}
