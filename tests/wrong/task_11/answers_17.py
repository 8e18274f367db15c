"""Wrong answers to task 11, a sixteenth set: what was meant is in the docstring."""

from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def counter_of_moves_into_it(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave with a counter for each position of the moves that are still open.

    Wrong: the counter starts with len(pred(u)), the number of moves into u. It has to be the
    number of moves out of u.
    """
    counter = [len(pred(u)) for u in range(n)]
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
                continue
            counter[u] -= 1
            if counter[u] == 0:
                labels[u] = LOSE
                queue.append(u)
    return labels


def asked_first_and_not_counted(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: ask for the moves of u only when the wave comes to u for the first time, to save
    calls, and keep in a dictionary how many of them are still open.

    Wrong: when u is put into the dictionary, the move by which the wave has come is not taken
    off; that happens in the else branch only. Each counter is one too high.
    """
    label = {u: LOSE for u in range(n) if terminal(u)}
    still_open = {}
    queue = deque(label)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if u in label:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                queue.append(u)
                continue
            if u not in still_open:
                still_open[u] = len(succ(u))
            else:
                still_open[u] -= 1
            if still_open[u] == 0:
                label[u] = LOSE
                queue.append(u)
    return [label.get(u, DRAW) for u in range(n)]


def no_losing_target_so_far(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: no counters; when v is WIN, look at all moves of each u before it, and if none of
    them is good, u is LOSE.

    Wrong: "none is good" is tested as "none leads to LOSE". A target that has no label yet
    passes this test, though it may become LOSE later, or may be a draw.
    """
    labels = bytearray([DRAW]) * n
    todo = []
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            todo.append(u)
    for v in todo:
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            elif all(labels[w] != LOSE for w in succ(u)):
                labels[u] = LOSE
            else:
                continue
            todo.append(u)
    return list(labels)


def tested_after_the_row(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: go level by level: from the new losses to the wins before them, from the new wins
    to the positions before them whose last open move this was.

    Wrong: the test for the last open move is indented one step too little. It is made once for
    each win, after all positions before it have been counted, and so only for the last of
    them.
    """
    out = [0] * n
    labels = [DRAW] * n
    losses = []
    for u in range(n):
        out[u] = len(succ(u))
        if terminal(u):
            labels[u] = LOSE
            losses.append(u)
    while losses:
        wins = []
        for v in losses:
            for u in pred(v):
                if labels[u] == DRAW:
                    labels[u] = WIN
                    wins.append(u)
        losses = []
        for v in wins:
            for u in pred(v):
                out[u] -= 1
            if out[u] == 0 and labels[u] == DRAW:
                labels[u] = LOSE
                losses.append(u)
    return labels


def removed_while_iterating(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: go through a list that grows, and drop what is done from its front to save
    memory.

    Wrong: the list is shortened while a for loop goes through it. Everything moves one place
    to the front, the loop goes one place on, and every other position is skipped.
    """
    open_moves = [len(succ(u)) for u in range(n)]
    labels = [DRAW] * n
    waiting = []
    for u in range(n):
        if terminal(u):
            labels[u] = LOSE
            waiting.append(u)
    for v in waiting:
        for u in pred(v):
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE:
                    labels[u] = WIN
                    waiting.append(u)
                elif open_moves[u] == 0:
                    labels[u] = LOSE
                    waiting.append(u)
        waiting.pop(0)
    return labels


def last_one_forgotten_and_one_too_soon(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: find the terminals with a while loop, then the wave with counters.

    Wrong: (1) the loop over the positions ends before n - 1, so the last position is never
    taken for a terminal. (2) A position is LOSE when its counter is at 1, "this one is the
    last", but the counter has gone down already, so one move is still open.
    """
    counter = [len(succ(u)) for u in range(n)]
    labels = [DRAW] * n
    queue = deque()
    u = 0
    while u < n - 1:
        if terminal(u):
            labels[u] = LOSE
            queue.append(u)
        u += 1
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                counter[u] -= 1
                if counter[u] <= 1:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


WRONG = {
    counter_of_moves_into_it: "ways-in-counted",
    asked_first_and_not_counted: "win-not-queued",
    no_losing_target_so_far: "first-win-loses",
    tested_after_the_row: "lose-called-draw",
    removed_while_iterating: "win-or-lose-called-draw",
    last_one_forgotten_and_one_too_soon: "some-not-seeded+one-move-too-early",
}
