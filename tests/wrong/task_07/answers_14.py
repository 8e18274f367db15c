"""Wrong answers to task 7, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def each_wave_has_its_own_counters(moves, verdicts):
    """Meant: first the wave from the lost ends, then that from the won ends.

    Wrong: the second wave begins with fresh counters and forgets what the first has counted off.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW] * len(moves)
    open_moves = [len(row) for row in moves]
    for verdict in (LOSE, WIN):
        queue = deque(u for u in verdicts if verdicts[u] == verdict)
        open_moves = [len(row) for row in moves]
        for u in queue:
            labels[u] = verdict
        while queue:
            v = queue.popleft()
            for u in before[v]:
                if labels[u] == DRAW:
                    open_moves[u] -= 1
                    if labels[v] == LOSE or open_moves[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        queue.append(u)
    return labels


def no_lost_end_means_nothing_to_decide(moves, verdicts):
    """Meant: without an end there is nothing to spread, so all is DRAW.

    Wrong: returns early if no end is LOSE; but ends that are WIN make other positions LOSE.
    """
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    if LOSE not in labels:
        return labels
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = list(map(len, moves))
    stack = [u for u, label in enumerate(labels) if label != DRAW]
    while stack:
        v = stack.pop()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                stack.append(u)
            else:
                rest[u] -= 1
                if rest[u] == 0:
                    labels[u] = LOSE
                    stack.append(u)
    return labels


def verdicts_paired_by_their_order(moves, verdicts):
    """Meant: give every terminal its verdict.

    Wrong: pairs the terminals from small to large with values(), whose order is that of the dict.
    """
    terminals = [u for u, row in enumerate(moves) if not row]
    label = dict(zip(terminals, verdicts.values()))
    before = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = {u: len(row) for u, row in enumerate(moves)}
    queue = list(label)
    for v in queue:
        for u in before[v]:
            if u not in label:
                rest[u] -= 1
                if label[v] == LOSE or rest[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return [label.get(u, DRAW) for u in range(len(moves))]


def won_ends_borrow_a_lost_end(moves, verdicts):
    """Meant: a won end may as well have a move to a lost one; then all ends are LOSE.

    Wrong: takes a lost end of the game itself for that, and if it has none, WIN becomes LOSE.
    """
    lost = [u for u in verdicts if verdicts[u] == LOSE]
    rows = [list(row) for row in moves]
    for u in verdicts:
        if verdicts[u] == WIN:
            rows[u] = lost[:1]
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in rows]
    labels = [DRAW if row else LOSE for row in rows]
    wave = [u for u, row in enumerate(rows) if not row]
    while wave:
        new = []
        for v in wave:
            for u in before[v]:
                if labels[u] == DRAW:
                    rest[u] -= 1
                    if labels[v] == LOSE:
                        labels[u] = WIN
                        new.append(u)
                    elif rest[u] == 0:
                        labels[u] = LOSE
                        new.append(u)
        wave = new
    return labels


def a_goal_next_door_loses_and_sets_of_predecessors(moves, verdicts):
    """Meant: one must not send the opponent to a goal; the rest is the wave.

    Two slips: who can move to an end that is WIN is LOSE, whatever else there is; predecessors
    are sets, but the counter counts parallel moves.
    """
    n = len(moves)
    before = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].add(u)
    rest = [len(row) for row in moves]
    labels = [verdicts[u] if u in verdicts else DRAW for u in range(n)]
    queue = deque(verdicts)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            rest[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            elif rest[u] == 0 or v in verdicts:
                labels[u] = LOSE
            else:
                continue
            queue.append(u)
    return labels


def verdicts_put_in_last_and_passes_dropped(moves, verdicts):
    """Meant: label the game by the wave, with the verdicts at the ends.

    Two slips: the wave takes all ends for LOSE and the verdicts are only written in afterwards;
    a pass is dropped, as if it were no move.
    """
    labels = [DRAW] * len(moves)
    before = [[] for _ in moves]
    rest = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                before[v].append(u)
                rest[u] += 1
    for u in verdicts:
        labels[u] = LOSE
    queue = list(verdicts)
    for v in queue:
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    for u, verdict in verdicts.items():
        labels[u] = verdict
    return labels


WRONG = {
    each_wave_has_its_own_counters: "two-waves",
    no_lost_end_means_nothing_to_decide: "lose-called-draw",
    verdicts_paired_by_their_order: "verdicts-in-order",
    won_ends_borrow_a_lost_end: "win-called-lose+at-end",
    a_goal_next_door_loses_and_sets_of_predecessors: "first-win-loses",
    verdicts_put_in_last_and_passes_dropped: "wrong-player+loops-skipped",
}
