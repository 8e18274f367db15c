"""Wrong answers to task 4, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def one_count_off_per_round(moves):
    """Meant: rounds; in each, every move into a new WIN position is taken off the count.

    Wrong: the predecessors of a round are collected in a set, so two moves count off only 1.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    fresh = [u for u, row in enumerate(moves) if not row]
    while fresh:
        following = []
        for u in {u for v in fresh if labels[v] == LOSE for u in before[v]}:
            if labels[u] == DRAW:
                labels[u] = WIN
                following.append(u)
        for u in {u for v in fresh if labels[v] == WIN for u in before[v]}:
            if labels[u] == DRAW:
                rest[u] -= 1
                if rest[u] == 0:
                    labels[u] = LOSE
                    following.append(u)
        fresh = following
    return labels


def win_is_overwritten_by_the_last_move(moves):
    """Meant: take each labelled move off the count; WIN by a good move, LOSE at zero.

    Wrong: nothing says that a WIN is final; if the last move to count off is bad, it becomes LOSE.
    """

    class Spot:
        def __init__(self, row):
            self.label = DRAW if row else LOSE
            self.open = len(row)
            self.before = []

    spots = [Spot(row) for row in moves]
    for spot, row in zip(spots, moves):
        for v in row:
            spots[v].before.append(spot)
    queue = deque(spot for spot in spots if spot.open == 0)
    while queue:
        v = queue.popleft()
        for u in v.before:
            u.open -= 1
            if v.label == LOSE:
                if u.label == DRAW:
                    u.label = WIN
                    queue.append(u)
            elif u.open == 0:
                u.label = LOSE
                queue.append(u)
    return [spot.label for spot in spots]


def half_as_many_rounds_as_positions(moves):
    """Meant: the wave in rounds; a play without repetition passes at most n positions.

    Wrong: thinks of two plies as one round and stops after n // 2 rounds.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    label = dict.fromkeys((u for u in range(n) if not moves[u]), LOSE)
    hope = list(map(len, moves))
    wave = list(label)
    for _ in range(n // 2):
        new = []
        for v in wave:
            for u in before[v]:
                if u in label:
                    continue
                hope[u] -= 1
                if label[v] == LOSE:
                    label[u] = WIN
                    new.append(u)
                elif hope[u] == 0:
                    label[u] = LOSE
                    new.append(u)
        wave = new
    return [label.get(u, DRAW) for u in range(n)]


def looks_through_a_list_of_the_done(moves):
    """Meant: the usual wave, with a note of the positions that are done.

    Wrong: the note is a list, and to search it takes longer and longer; the labels are right.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * len(moves)
    done = []
    for u in range(len(moves)):
        if not moves[u]:
            labels[u] = LOSE
            done.append(u)
    for v in done:
        for u in before[v]:
            if u in done:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                done.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    done.append(u)
    return labels


def sets_of_predecessors_and_isolated_ends_undecided(moves):
    """Meant: the wave from the terminals that can be reached by a move, counters for LOSE.

    Two slips: predecessors are sets, so parallel moves never all count off; a terminal nobody
    can move to is not seeded and stays DRAW.
    """
    n = len(moves)
    before = [set() for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    count = [len(row) for row in moves]
    labels = [DRAW] * n
    stack = [u for u in range(n) if count[u] == 0 and before[u]]
    for u in stack:
        labels[u] = LOSE
    while stack:
        v = stack.pop()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == WIN:
                count[u] -= 1
                if count[u]:
                    continue
                labels[u] = LOSE
            else:
                labels[u] = WIN
            stack.append(u)
    return labels


def stops_when_zero_is_known_and_counts_targets(moves):
    """Meant: the wave with a queue until there is nothing to do.

    Two slips: ends as soon as position 0 has its label; counts different targets, and takes off
    each parallel move.
    """
    before = [[] for _ in moves]
    hope = []
    for u, row in enumerate(moves):
        hope.append(len(set(row)))
        for v in row:
            before[v].append(u)
    labels = [LOSE if not row else DRAW for row in moves]
    queue = deque(u for u in range(len(moves)) if labels[u] == LOSE)
    while queue and labels[0] == DRAW:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                hope[u] -= 1
                if labels[v] == LOSE or hope[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


WRONG = {
    one_count_off_per_round: "one-move-a-round",
    win_is_overwritten_by_the_last_move: "label-overwritten",
    half_as_many_rounds_as_positions: "fixed-rounds",
    looks_through_a_list_of_the_done: "list-searched",
    sets_of_predecessors_and_isolated_ends_undecided: "parallel-dropped+some-not-seeded",
    stops_when_zero_is_known_and_counts_targets: "stopped-at-zero",
}
