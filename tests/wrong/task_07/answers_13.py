"""Wrong answers to task 7, a twelfth set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache

LOSE, WIN, DRAW = 0, 1, 2


def who_can_reach_an_end_has_no_draw(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: DRAW if play never comes to an end. Wrong: a position without a label from which some
    end can be reached is called LOSE, though nobody can make the player go there."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u in verdicts:
        labels[u] = verdicts[u]
        queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    near_an_end = set(verdicts)
    stack = list(verdicts)
    while stack:
        v = stack.pop()
        for u in back[v]:
            if u not in near_an_end:
                near_an_end.add(u)
                stack.append(u)
    for u in near_an_end:
        if labels[u] == DRAW:
            labels[u] = LOSE
    return labels


def two_waves_with_counters_of_their_own(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: one wave from the lost ends, then one from the won ends. Wrong: the second wave
    starts with full counters again, so moves that the first has found to be bad are open once
    more."""
    n = len(moves)
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            predecessors[v].append(u)
    labels = [DRAW] * n
    for u, verdict in verdicts.items():
        labels[u] = verdict

    for start in (LOSE, WIN):
        open_moves = [len(row) for row in moves]
        queue = deque(u for u in verdicts if verdicts[u] == start)
        while queue:
            v = queue.popleft()
            for u in predecessors[v]:
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


def verdicts_taken_in_the_order_of_the_dict(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: give each terminal its verdict. Wrong: the terminals in order of their numbers are
    paired with the values in the order of the dict, and the keys are not looked at."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    terminals = [u for u in range(n) if not moves[u]]
    label: dict[int, int] = {}
    for u, verdict in zip(terminals, verdicts.values()):
        label[u] = verdict
    bad = [0] * n
    queue = deque(terminals)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u in label:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            else:
                bad[u] += 1
                if bad[u] == len(moves[u]):
                    label[u] = LOSE
                    queue.append(u)
    return [label.get(u, DRAW) for u in range(n)]


def moves_to_an_end_are_not_counted(moves: list[list[int]], verdicts: dict[int, int]) -> list[int]:
    """Meant: the ends are settled, the counter is for moves to other positions. Wrong: a position
    all of whose moves lead to won ends is never counted down to 0 and stays DRAW, not LOSE."""
    n = len(moves)
    back: list[list[int]] = [[] for _ in range(n)]
    open_moves = [0] * n
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
            if v not in verdicts:
                open_moves[u] += 1
    labels = [verdicts.get(u, DRAW) for u in range(n)]
    wave = list(verdicts)
    while wave:
        fresh = []
        for v in wave:
            for u in back[v]:
                if labels[u] != DRAW:
                    continue
                if labels[v] == LOSE:
                    labels[u] = WIN
                    fresh.append(u)
                elif v not in verdicts:
                    open_moves[u] -= 1
                    if open_moves[u] == 0:
                        labels[u] = LOSE
                        fresh.append(u)
        wave = fresh
    return labels


def six_plies_ahead_and_one_minus_draw(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: search ahead, the best of 1 - label. Two slips: what is not decided after six plies
    is called DRAW; 1 - 2 is -1, so to draw counts as worse than to lose."""

    @lru_cache(maxsize=None)
    def value(u: int, plies: int) -> int:
        if u in verdicts:
            return verdicts[u]
        if plies == 0:
            return DRAW
        return max(1 - value(v, plies - 1) for v in moves[u])

    return [value(u, 6) for u in range(len(moves))]


def predecessor_sets_and_ends_left_out(
    moves: list[list[int]], verdicts: dict[int, int]
) -> list[int]:
    """Meant: the wave, and the labels that were not given. Two slips: parallel moves are counted
    each but taken off once, as predecessors are sets; the answer leaves out the terminals."""
    n = len(moves)
    predecessors = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            predecessors[v].add(u)
    counter = [len(row) for row in moves]
    labels = [DRAW] * n
    queue = deque()
    for u, verdict in verdicts.items():
        labels[u] = verdict
        queue.append(u)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    queue.append(u)
                else:
                    counter[u] -= 1
                    if counter[u] == 0:
                        labels[u] = LOSE
                        queue.append(u)
    return [labels[u] for u in range(n) if u not in verdicts]


WRONG = {
    who_can_reach_an_end_has_no_draw: "end-in-sight-loses",
    two_waves_with_counters_of_their_own: "two-waves",
    verdicts_taken_in_the_order_of_the_dict: "verdicts-in-order",
    moves_to_an_end_are_not_counted: "wins-not-queued",
    six_plies_ahead_and_one_minus_draw: "",
    predecessor_sets_and_ends_left_out: "other-form",
}
