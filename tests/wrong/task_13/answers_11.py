"""Wrong answers to task 13, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def pass_hands_the_loss_over(moves: list[list[int]]) -> list[int]:
    """Meant: where all real moves are bad, pass, and the opponent has to make a bad one: WIN.
    Wrong: the opponent may pass back, so it is DRAW."""
    n = len(moves)
    can_pass = [u in moves[u] for u in range(n)]
    real = [[v for v in moves[u] if v != u] for u in range(n)]
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in real[u]:
            back[v].append(u)
    left = [len(row) for row in real]
    labels = [DRAW] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            left[u] -= 1
            if left[u] == 0:
                labels[u] = WIN if can_pass[u] else LOSE
                queue.append(u)
    return labels


def passes_do_not_count_as_open(moves: list[list[int]]) -> list[int]:
    """Meant: a pass leads nowhere, so the counter holds the other moves only.
    Wrong: who can pass need not make a bad move; such a position is never LOSE."""
    back = [[] for _ in moves]
    left = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                left[u] += 1
                back[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    wave = [u for u, row in enumerate(moves) if not row]
    for v in wave:
        for u in back[v]:
            if labels[u] == DRAW:
                left[u] -= labels[v]
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    wave.append(u)
    return labels


def pass_is_a_draw_and_targets_count_once(moves: list[list[int]]) -> list[int]:
    """Meant: who can pass cannot be forced, DRAW. Two slips: a pass does not undo a winning move;
    the counters have each target once but go down for each parallel move."""
    fixed = {u for u, row in enumerate(moves) if u in row}
    back = {}
    for u, row in enumerate(moves):
        for v in row:
            back.setdefault(v, []).append(u)
    left = {u: len({*row}) for u, row in enumerate(moves)}
    labels = {u: LOSE for u in left if left[u] == 0}
    queue = list(labels)
    while queue:
        v = queue.pop()
        for u in back.get(v, ()):
            if u in fixed or u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def only_a_pass_is_stuck_and_win_is_overwritten(moves: list[list[int]]) -> list[int]:
    """Meant: who cannot get away has lost. Two slips: a position that can only pass is seeded LOSE;
    counters count LOSE successors too, and a WIN becomes LOSE with the last of them."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    stuck = [all(v == u for v in row) for u, row in enumerate(moves)]
    labels = [LOSE if ended else DRAW for ended in stuck]
    queue = deque(u for u in range(len(moves)) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if stuck[u]:
                continue
            left[u] -= 1
            if labels[u] == DRAW and labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {
    pass_hands_the_loss_over: "pass-rescues",
    passes_do_not_count_as_open: "passes-not-counted",
    pass_is_a_draw_and_targets_count_once: "pass-draws",
    only_a_pass_is_stuck_and_win_is_overwritten: "known-counted+lone-pass-lost",
}
