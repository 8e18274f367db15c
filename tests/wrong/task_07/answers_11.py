"""Wrong answers to task 7, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def verdict_or_draw(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: the verdict where there is one, else DRAW.
    Wrong: LOSE is 0, and "0 or DRAW" is DRAW: the terminals that are lost are forgotten."""
    n = len(moves)
    labels = [verdicts.get(u) or DRAW for u in range(n)]
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    queue = deque(u for u in range(n) if labels[u] != DRAW)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u] = LOSE
                        queue.append(u)
    return labels


def won_ends_start_no_wave(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: start the wave at the lost terminals, enter the won ones as they are.
    Wrong: the won terminals are news too; who can move only there stays DRAW."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    open_moves = [len(row) for row in moves]
    labels = [verdicts.get(u, DRAW) for u in range(len(moves))]
    wave = [u for u, verdict in verdicts.items() if verdict == LOSE]
    for v in wave:
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            open_moves[u] -= labels[v]
            if labels[v] == LOSE or open_moves[u] == 0:
                labels[u] = 1 - labels[v]
                wave.append(u)
    return labels


def verdict_of_the_mover_and_targets_counted_once(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: who reaches a won end has won. Two slips: a verdict is read as that of the player who
    moved there; the counters have each target once but go down for every parallel move."""
    labels = {u: 1 - verdict for u, verdict in verdicts.items()}
    back: dict[int, list[int]] = {}
    left = {}
    for u, row in enumerate(moves):
        left[u] = len(set(row))
        for v in row:
            back.setdefault(v, []).append(u)
    queue = deque(labels)
    while queue:
        v = queue.popleft()
        for u in back.get(v, []):
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                left[u] -= 1
                if left[u]:
                    continue
                labels[u] = LOSE
            queue.append(u)
    return [labels.get(u, DRAW) for u in range(len(moves))]


def once_down_once_up_without_passes(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: apply the rules until all is settled. Two slips: one round from the last position to
    the first and one back is not enough; a move from a position to itself is not counted."""
    n = len(moves)
    labels = [DRAW] * n
    for u, verdict in verdicts.items():
        labels[u] = verdict
    for u in [*reversed(range(n)), *range(n)]:
        if u in verdicts or labels[u] != DRAW:
            continue
        found = {labels[v] for v in moves[u] if v != u}
        if LOSE in found:
            labels[u] = WIN
        elif found == {WIN}:
            labels[u] = LOSE
    return labels


WRONG = {
    verdict_or_draw: "zero-is-nothing",
    won_ends_start_no_wave: "wins-not-queued",
    verdict_of_the_mover_and_targets_counted_once: "parallel-counted-once+verdicts-turned",
    once_down_once_up_without_passes: "loops-skipped",
}
