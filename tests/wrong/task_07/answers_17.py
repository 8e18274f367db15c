"""Wrong answers to task 7, a sixteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def verdicts_zero_is_nothing(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: Begin with the verdict where there is one, and with DRAW everywhere else.

    Wrong: `verdicts.get(u) or DRAW` takes the verdict 0 for none, so a terminal with LOSE
    begins as DRAW, and nobody wins by moving there.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [verdicts.get(u) or DRAW for u in range(len(moves))]
    queue = deque(u for u in range(len(moves)) if labels[u] != DRAW)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def verdicts_fresh_counters(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: Two waves, one from the LOSE terminals and then one from the WIN terminals.

    Wrong: The counters are made anew for the second wave. Moves that the first wave has closed
    are open again and are never closed, so a position that loses by both kinds together stays
    DRAW.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    labels = [DRAW] * n
    for verdict in (LOSE, WIN):
        left = [len(row) for row in moves]
        wave = [t for t in sorted(verdicts) if verdicts[t] == verdict]
        for t in wave:
            labels[t] = verdict
        for v in wave:
            for u in before[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    wave.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        wave.append(u)
    return labels


def verdicts_asked_again(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: The wave from the terminals; a move to LOSE wins, and if all moves are closed it
    loses.

    Wrong: Whether v is LOSE is looked up in `verdicts` in place of `labels`. There only
    terminals stand, so a LOSE that the wave itself has found is treated like a WIN.
    """
    back = {v: [] for v in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    todo = deque(verdicts)
    while todo:
        v = todo.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= 1
            if verdicts.get(v) == LOSE:
                labels[u] = WIN
                todo.append(u)
            elif open_moves[u] == 0:
                labels[u] = LOSE
                todo.append(u)
    return labels


def verdicts_borrowed_losing_end(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: Make it a game of task 4: give each WIN terminal a move to a LOSE terminal.

    Wrong: If all terminals are WIN, there is no LOSE terminal to move to. Then nothing is
    changed, and they are played as LOSE.
    """
    lost = next((t for t in sorted(verdicts) if verdicts[t] == LOSE), None)
    rows = []
    for u, row in enumerate(moves):
        if verdicts.get(u) == WIN and lost is not None:
            rows.append([lost])
        else:
            rows.append(list(row))
    before = [[] for _ in rows]
    for u, row in enumerate(rows):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in rows]
    labels = [DRAW if row else LOSE for row in rows]
    queue = deque(u for u, row in enumerate(rows) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def verdicts_arrivals_counted(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: Keep a counter for each position; when all its moves are closed, it is LOSE.

    Wrong: The counter holds how many moves lead to the position and not how many lead out of
    it.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    counter = [0] * n
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
            counter[v] += 1
    labels = [DRAW] * n
    stack = []
    for t, verdict in verdicts.items():
        labels[t] = verdict
        stack.append(t)
    while stack:
        v = stack.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    stack.append(u)
                else:
                    counter[u] -= 1
                    if counter[u] == 0:
                        labels[u] = LOSE
                        stack.append(u)
    return labels


def verdicts_distinct_counter_lost_ends_only(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: The solver of task 4 with the verdicts written into the labels.

    Wrong: (1) The counter counts different targets, but every parallel move takes one off, so
    it can reach zero while a target is open. (2) The queue begins with the LOSE terminals
    alone, as in task 4; a WIN terminal has its label but tells nobody.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    targets_left = [len(set(row)) for row in moves]
    labels = [DRAW for _ in moves]
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = verdicts[u]
            if verdicts[u] == LOSE:
                queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            targets_left[u] -= 1
            if targets_left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {
    verdicts_zero_is_nothing: "zero-is-nothing",
    verdicts_fresh_counters: "two-waves",
    verdicts_asked_again: "",
    verdicts_borrowed_losing_end: "win-called-lose+at-end",
    verdicts_arrivals_counted: "",
    verdicts_distinct_counter_lost_ends_only: "wins-not-queued",
}
