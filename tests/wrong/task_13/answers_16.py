"""Wrong answers to task 13, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def no_pass_after_a_pass(moves: list[list[int]]) -> list[int]:
    """Meant: a position and whether the opponent has just passed make a state; label the
    states.

    Wrong: it forbids to pass after a pass, which the rules allow.
    """
    n = len(moves)
    states = []
    for u in range(n):
        states.append([2 * u + 1 if v == u else 2 * v for v in moves[u]])  # free to pass
        states.append([2 * v for v in moves[u] if v != u])  # the opponent has passed
    before = [[] for _ in states]
    for s, row in enumerate(states):
        for t in row:
            before[t].append(s)
    count = [len(row) for row in states]
    labels = [DRAW if row else LOSE for row in states]
    queue = deque(s for s in range(2 * n) if not states[s])
    while queue:
        t = queue.popleft()
        for s in before[t]:
            if labels[s] == DRAW:
                count[s] -= 1
                if labels[t] == LOSE or count[s] == 0:
                    labels[s] = 1 - labels[t]
                    queue.append(s)
    return labels[::2]


def losses_become_draws_too_late(moves: list[list[int]]) -> list[int]:
    """Meant: solve the game without passes; then whoever would lose and can pass draws.

    Wrong: that is put right after the wave, and the positions that count on this loss keep
    their WIN.
    """
    n = len(moves)
    plain = [[v for v in row if v != u] for u, row in enumerate(moves)]
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in plain[u]:
            before[v].append(u)
    left = [len(row) for row in plain]
    labels = [DRAW if row else LOSE for row in plain]
    news = [u for u in range(n) if labels[u] == LOSE]
    for v in news:
        for u in before[v]:
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    news.append(u)
    for u in range(n):
        if labels[u] == LOSE and u in moves[u]:
            labels[u] = DRAW
    return labels


def changed_set_back_too_often(moves: list[list[int]]) -> list[int]:
    """Meant: rounds until nothing changes.

    Wrong: changed is set to False for each position and not once for each round, so that only
    the last position decides whether there is another round.
    """
    labels = [DRAW if row else LOSE for row in moves]
    changed = True
    while changed:
        for u, row in enumerate(moves):
            changed = False
            if labels[u] == DRAW:
                if any(labels[v] == LOSE for v in row):
                    labels[u] = WIN
                    changed = True
                elif all(labels[v] == WIN for v in row):
                    labels[u] = LOSE
                    changed = True
    return labels


def draws_travel_in_the_wave(moves: list[list[int]]) -> list[int]:
    """Meant: positions where one can only pass are seeds of DRAW, as terminals are seeds of
    LOSE, and both send news.

    Wrong: whoever hears of a draw becomes DRAW at once, even if a better move is heard of
    later or all may yet be decided otherwise.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [None] * len(moves)
    counter = [len(row) for row in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = LOSE
            queue.append(u)
        elif set(row) == {u}:
            labels[u] = DRAW
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] is not None:
                continue
            counter[u] -= 1
            if labels[v] == LOSE:
                labels[u] = WIN
            elif labels[v] == DRAW:
                labels[u] = DRAW
            elif counter[u] == 0:
                labels[u] = LOSE
            if labels[u] is not None:
                queue.append(u)
    return [DRAW if label is None else label for label in labels]


def parallel_moves_taken_off_twice(moves: list[list[int]]) -> list[int]:
    """Meant: take off all parallel moves when one hears of their target.

    Wrong: the predecessor stands in the list once for each of them and takes off all of them
    each time; the counter jumps past 0 and the position stays DRAW.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [LOSE if not row else DRAW for row in moves]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                counter[u] -= moves[u].count(v)
                if counter[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def passes_two_slips(moves: list[list[int]]) -> list[int]:
    """Meant: the wave with passes as ordinary moves.

    Wrong: (1) a position whose only move is a pass is taken for a terminal; (2) the counter
    starts with the number of different targets, but each parallel move counts it down.
    """
    n = len(moves)
    pred = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            pred[v].append(u)
    counter = [len(set(row)) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if not moves[u] or moves[u] == [u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred[v]:
            if labels[u] == DRAW:
                counter[u] -= 1
                if labels[v] == LOSE or counter[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return labels


WRONG = {
    no_pass_after_a_pass: "pass-rescues",
    losses_become_draws_too_late: "passes-at-the-end",
    changed_set_back_too_often: "changed-taken-back",
    draws_travel_in_the_wave: "win-called-draw+at-good-and-open",
    parallel_moves_taken_off_twice: "parallel-taken-off-twice",
    passes_two_slips: "",
}
