"""Wrong answers to task 7, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def verdicts_in_order_of_the_dict(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: the terminals, in order, get the verdicts, in order.

    Wrong: the keys of the dict need not be in ascending order, so a terminal may get the
    verdict of another.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    terminals = [u for u in range(n) if not moves[u]]
    for u, verdict in zip(terminals, verdicts.values()):
        labels[u] = verdict
    count = [len(row) for row in moves]
    queue = deque(terminals)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                count[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif count[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def bad_ends_taken_out_first(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: a move to a WIN terminal is never made, so do not count it from the start.

    Wrong: a position that has nothing but such moves begins with 0 open moves, is never
    labelled LOSE and tells nobody.
    """
    before = [[] for _ in moves]
    open_moves = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            if verdicts.get(v) != WIN:
                before[v].append(u)
                open_moves[u] += 1
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    queue = [u for u in verdicts if verdicts[u] == LOSE]
    for v in queue:
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def stuck_is_lost_in_the_end(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: the verdicts decide about the others; whoever is stuck has lost.

    Wrong: after the wave the terminals themselves are all set to LOSE, also those with the
    verdict WIN.
    """
    known = dict(verdicts)
    changed = True
    while changed:
        changed = False
        for u, row in enumerate(moves):
            if u in known:
                continue
            after = [known.get(v) for v in row]
            if LOSE in after:
                known[u] = WIN
                changed = True
            elif after.count(WIN) == len(after):
                known[u] = LOSE
                changed = True
    for u, row in enumerate(moves):
        if not row:
            known[u] = LOSE
    return [known.get(u, DRAW) for u in range(len(moves))]


def no_cycle_no_draw(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: what the wave leaves over is DRAW if the token can come back there, otherwise
    LOSE.

    Wrong: a position that lies on no cycle is DRAW too if it can move to a draw.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [verdicts.get(u) for u in range(n)]
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is None:
                counter[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif counter[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)

    def on_cycle(start):
        seen, stack = set(), [start]
        while stack:
            u = stack.pop()
            for v in moves[u]:
                if v == start:
                    return True
                if v not in seen:
                    seen.add(v)
                    stack.append(v)
        return False

    left_over = [u for u in range(n) if labels[u] is None]
    for u in left_over:
        labels[u] = DRAW if on_cycle(u) else LOSE
    return labels


def nearest_end_decides(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: everyone heads for the nearest end, and the verdict turns round with each move on
    the way; without a way it is a DRAW.

    Wrong: the nearest end may be bad for the one who would have to go there.
    """
    back = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    labels = dict(verdicts)
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u not in labels:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def verdict_wave_two_slips(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: the wave of task 4, begun at the verdicts.

    Wrong: (1) predecessors are kept in sets but parallel moves are counted, so the counter of
    such a position never comes to 0; (2) the first value of the dict is used as the verdict of
    all terminals.
    """
    n = len(moves)
    before = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    verdict = next(iter(verdicts.values()), LOSE)
    labels = [DRAW if row else verdict for row in moves]
    left = [len(row) for row in moves]
    queue = [u for u in range(n) if not moves[u]]
    while queue:
        v = queue.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


WRONG = {
    verdicts_in_order_of_the_dict: "verdicts-in-order",
    bad_ends_taken_out_first: "wins-not-queued",
    stuck_is_lost_in_the_end: "terminals-lose-in-the-answer",
    no_cycle_no_draw: "left-over-off-cycles-lose",
    nearest_end_decides: "first-win-loses",
    verdict_wave_two_slips: "verdicts-ignored+parallel-dropped",
}
