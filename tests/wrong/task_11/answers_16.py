"""Wrong answers to task 11, a fifteenth set: what was meant is in the docstring."""

from array import array
from collections import deque
from collections.abc import Callable

LOSE, WIN, DRAW = 0, 1, 2


def function_itself_is_true(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: seed the terminals with LOSE and let the wave run.

    Wrong: terminal is not called; the function itself is true, so every position is taken for
    a terminal.
    """
    labels = bytearray(LOSE if terminal else DRAW for u in range(n))
    left = [len(succ(u)) for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == DRAW:
                left[u] -= 1
                if labels[v] == LOSE or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    queue.append(u)
    return list(labels)


def first_bad_news_not_counted(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: ask for the number of moves only when a position hears of a bad move for the
    first time.

    Wrong: then the counter is set but not counted down for this first move, so it never comes
    to 0.
    """
    labels = [DRAW] * n
    counter = {}
    queue = deque()
    for u in range(n):
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
            elif u not in counter:
                counter[u] = len(succ(u))
            else:
                counter[u] -= 1
                if counter[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return labels


def ends_without_predecessors(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: an end is a position at the edge of the graph, with an empty list.

    Wrong: it looks whether pred is empty, so the wave begins where nobody can come to and not
    where nobody can go on.
    """
    labels = [DRAW] * n
    open_moves = [0] * n
    wave = []
    for u in range(n):
        open_moves[u] = len(succ(u))
        if not pred(u):
            labels[u] = LOSE
            wave.append(u)
    while wave:
        next_wave = []
        for v in wave:
            for u in pred(v):
                if labels[u] == DRAW:
                    open_moves[u] -= 1
                    if labels[v] == LOSE:
                        labels[u] = WIN
                        next_wave.append(u)
                    elif open_moves[u] == 0:
                        labels[u] = LOSE
                        next_wave.append(u)
        wave = next_wave
    return labels


def counters_of_one_byte(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: save memory with one byte for each counter.

    Wrong: a signed byte ends at 127; with 128 moves or more from one position the program
    stops with an OverflowError.
    """
    open_moves = array("b", (len(succ(u)) for u in range(n)))
    labels = array("b", (LOSE if terminal(u) else DRAW for u in range(n)))
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] == DRAW:
                open_moves[u] -= 1
                if labels[v] == LOSE or open_moves[u] == 0:
                    labels[u] = WIN if labels[v] == LOSE else LOSE
                    queue.append(u)
    return labels.tolist()


def in_order_of_decision(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: keep only what is known in a dict and fill up with draws.

    Wrong: the values of the dict stand in the order in which they were found, not in the order
    of the positions.
    """
    known = {u: LOSE for u in range(n) if terminal(u)}
    left = [len(succ(u)) for u in range(n)]
    queue = list(known)
    while queue:
        v = queue.pop()
        for u in pred(v):
            if u not in known:
                left[u] -= 1
                if known[v] == LOSE or left[u] == 0:
                    known[u] = 1 - known[v]
                    queue.append(u)
    return list(known.values()) + [DRAW] * (n - len(known))


def implicit_two_slips(
    n: int,
    succ: Callable[[int], list[int]],
    pred: Callable[[int], list[int]],
    terminal: Callable[[int], bool],
) -> list[int]:
    """Meant: the wave, with no more work than needed.

    Wrong: (1) it stops as soon as the label of position 0 is known, and the others stay DRAW;
    (2) the counter is compared with 0 before it is counted down, so the last bad move is not
    noticed.
    """
    labels = [LOSE if terminal(u) else DRAW for u in range(n)]
    count = [len(succ(u)) for u in range(n)]
    queue = deque(u for u in range(n) if labels[u] == LOSE)
    while queue and labels[0] == DRAW:
        v = queue.popleft()
        for u in pred(v):
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            elif count[u] == 0:
                labels[u] = LOSE
                queue.append(u)
            else:
                count[u] -= 1
    return labels


WRONG = {
    function_itself_is_true: "terminal-not-called",
    first_bad_news_not_counted: "win-not-queued",
    ends_without_predecessors: "entries-seeded",
    counters_of_one_byte: "narrow-numbers",
    in_order_of_decision: "in-order-found",
    implicit_two_slips: "stopped-at-zero+win-not-queued",
}
