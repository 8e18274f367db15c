"""Wrong answers to task 11, a twelfth set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def counter_starts_with_the_predecessors(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: for each position, how many of its moves have not yet been found to be bad. Wrong:
    the counter starts with the number of moves INTO the position and not with those out of it, so
    LOSE comes too early, too late or never."""
    labels = [DRAW] * n
    count = [0] * n
    queue = deque()
    for u in range(n):
        count[u] = len(pred(u))
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                count[u] -= 1
                if count[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def asks_for_all_moves_at_each_visit(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: when a successor becomes WIN, see whether all the others are WIN too. Wrong: the
    labels are right, but succ(u) is called again for each successor that becomes WIN; a position
    with d moves costs d times d, where a fixed number of calls is allowed."""
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    wave = [u for u in range(n) if labels[u] == LOSE]
    while wave:
        v = wave.pop()
        for u in pred(v):
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                    wave.append(u)
                elif all(labels[w] == WIN for w in succ(u)):
                    labels[u] = LOSE
                    wave.append(u)
    return labels


def even_steps_lose_and_odd_steps_win(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: go back from the terminals; with each step back LOSE and WIN change places. Wrong: a
    position is LOSE as soon as one move leads to a WIN position, since the label goes by the
    shortest way to a terminal; LOSE needs that all moves lead to WIN."""
    level = [u for u in range(n) if terminal(u)]
    labels = [DRAW] * n
    for u in level:
        labels[u] = LOSE
    mine = WIN
    while level:
        following = []
        for v in level:
            for u in pred(v):
                if labels[u] == DRAW:
                    labels[u] = mine
                    following.append(u)
        level = following
        mine = 1 - mine
    return labels


def solves_what_position_zero_can_reach(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: find the positions of the game with succ, then label them with pred. Wrong: only the
    positions that can be reached from 0 are found and labelled, all others are left as DRAW; the
    answer is for EVERY position from 0 to n - 1."""
    starts = [0]
    todo = list(starts)
    moves_left = dict.fromkeys(starts, 0)
    while todo:
        u = todo.pop()
        following = succ(u)
        moves_left[u] = len(following)
        for v in following:
            if v not in moves_left:
                moves_left[v] = 0
                todo.append(v)
    label = {u: LOSE for u in moves_left if terminal(u)}
    queue = deque(label)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u in label or u not in moves_left:
                continue
            moves_left[u] -= 1
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
            elif moves_left[u] == 0:
                label[u] = LOSE
                queue.append(u)
    return [label.get(u, DRAW) for u in range(n)]


def leaves_out_own_moves_and_relabels_winners(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave with counters; a move from a position to itself changes nothing. Two slips:
    moves to itself are left out of the counter, so a position that could go on for ever with them
    becomes LOSE; and a position that is WIN already is not skipped, so it becomes LOSE when the
    last of its moves has been looked at."""
    labels = [DRAW] * n
    left = [0] * n
    queue = deque()
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
        left[u] = sum(1 for v in succ(u) if v != u)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u == v:
                continue
            left[u] -= 1
            if labels[v] == LOSE:
                if labels[u] == DRAW:
                    labels[u] = WIN
                    queue.append(u)
            elif left[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def first_visit_is_free_and_parallel_moves_are_one(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: save calls of succ by making the counter when a position is met first. Two slips: the
    visit that makes the counter does not take one off, so LOSE needs one bad move more than there
    are; the counter holds different targets, while pred lists each move."""
    labels = bytearray([DRAW]) * n
    stack = []
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            stack.append(u)
    open_moves = {}
    while stack:
        v = stack.pop()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                stack.append(u)
                continue
            if u not in open_moves:
                open_moves[u] = len(set(succ(u)))
            else:
                open_moves[u] -= 1
            if open_moves[u] == 0:
                labels[u] = LOSE
                stack.append(u)
    return list(labels)


WRONG = {
    counter_starts_with_the_predecessors: "ways-in-counted",
    asks_for_all_moves_at_each_visit: "succ-asked-again",
    even_steps_lose_and_odd_steps_win: "first-win-loses",
    solves_what_position_zero_can_reach: "only-from-zero",
    leaves_out_own_moves_and_relabels_winners: "label-overwritten+loops-skipped",
    first_visit_is_free_and_parallel_moves_are_one: "win-not-queued",
}
