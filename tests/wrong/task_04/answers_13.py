"""Wrong answers to task 4, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def one_winning_reply_is_enough_to_lose(moves: list[list[int]]) -> list[int]:
    """Meant: go back from the ends, LOSE makes WIN and WIN makes LOSE. Wrong: no counter, so u is
    LOSE as soon as one of its moves leads to a WIN, and not when all do."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    labels = [DRAW] * n
    queue = deque(u for u in range(n) if not moves[u])
    for u in queue:
        labels[u] = LOSE
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[v] == LOSE and labels[u] == DRAW:
                labels[u] = WIN
                queue.append(u)
            elif labels[v] == WIN and labels[u] == DRAW:
                labels[u] = LOSE
                queue.append(u)
    return labels


def labels_only_when_all_moves_are_known(moves: list[list[int]]) -> list[int]:
    """Meant: label a position when everything it can move to has a label, the rest is DRAW. Wrong:
    a WIN needs only one LOSE target, even if its other moves lead into a cycle."""
    n = len(moves)
    predecessors: dict[int, list[int]] = {v: [] for v in range(n)}
    unknown = {}
    for u, row in enumerate(moves):
        unknown[u] = len(row)
        for v in row:
            predecessors[v].append(u)
    result = [DRAW] * n
    ready = [u for u in range(n) if unknown[u] == 0]
    while ready:
        v = ready.pop()
        result[v] = WIN if any(result[w] == LOSE for w in moves[v]) else LOSE
        for u in predecessors[v]:
            unknown[u] -= 1
            if unknown[u] == 0:
                ready.append(u)
    return result


def looks_at_each_position_once(moves: list[list[int]]) -> list[int]:
    """Meant: breadth-first search backwards, with a set of what has been seen. Wrong: u is marked
    as seen at the first look, even without a label, so a second open move never counts down."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [DRAW] * n
    wave = [u for u in range(n) if open_moves[u] == 0]
    seen = set(wave)
    for u in wave:
        labels[u] = LOSE
    while wave:
        next_wave = []
        for v in wave:
            for u in back[v]:
                if u in seen:
                    continue
                seen.add(u)
                if labels[v] == LOSE:
                    labels[u] = WIN
                    next_wave.append(u)
                else:
                    open_moves[u] -= 1
                    if open_moves[u] == 0:
                        labels[u] = LOSE
                        next_wave.append(u)
        wave = next_wave
    return labels


def opponent_helps_to_reach_the_end(moves: list[list[int]]) -> list[int]:
    """Meant: WIN if I can come to an end after an odd number of steps, LOSE if only after an even
    one, DRAW if there is no way to an end. Wrong: the opponent need not walk along that way."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    reached = {(u, 0) for u in range(n) if not moves[u]}
    queue = deque(reached)
    while queue:
        v, parity = queue.popleft()
        for u in back[v]:
            state = (u, 1 - parity)
            if state not in reached:
                reached.add(state)
                queue.append(state)
    labels = []
    for u in range(n):
        if (u, 1) in reached:
            labels.append(WIN)
        elif (u, 0) in reached:
            labels.append(LOSE)
        else:
            labels.append(DRAW)
    return labels


def remembers_draws_from_the_path(moves: list[list[int]]) -> list[int]:
    """Meant: recursion, a position that is on the path already is DRAW. Two slips: what rests on
    such a provisional DRAW is kept in the memory for good; on a long chain it goes too deep."""
    memo: dict[int, int] = {}
    path: set[int] = set()

    def value(u: int) -> int:
        if u in memo:
            return memo[u]
        if u in path:
            return DRAW
        path.add(u)
        answers = {value(v) for v in moves[u]}
        path.remove(u)
        if LOSE in answers:
            memo[u] = WIN
        elif DRAW in answers:
            memo[u] = DRAW
        else:
            memo[u] = LOSE
        return memo[u]

    return [value(u) for u in range(len(moves))]


def forgets_draws_and_ends_that_stand_alone(moves: list[list[int]]) -> list[int]:
    """Meant: the wave over the predecessors. Two slips: only terminals that somebody can move to
    get their label; what the wave does not reach stays None, not DRAW."""
    n = len(moves)
    back = {}
    for u in range(n):
        for v in moves[u]:
            back.setdefault(v, []).append(u)
    left = [len(row) for row in moves]
    labels = [None] * n
    queue = deque()
    for v in back:
        if left[v] == 0:
            labels[v] = LOSE
            queue.append(v)
    while queue:
        v = queue.popleft()
        for u in back.get(v, []):
            if labels[u] is not None:
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


WRONG = {
    one_winning_reply_is_enough_to_lose: "first-win-loses",
    labels_only_when_all_moves_are_known: "waits-for-all",
    looks_at_each_position_once: "looked-at-once",
    opponent_helps_to_reach_the_end: "some-way-to-the-end",
    remembers_draws_from_the_path: "provisional-draws",
    forgets_draws_and_ends_that_stand_alone: "some-not-seeded+no-label-for-draws",
}
