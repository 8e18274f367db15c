"""A third set of wrong answers to task 11, written before a look at what names it."""

from collections import deque


def function_taken_for_its_value(n, succ, pred, terminal):
    """if terminal: is always true."""
    lab, queue = [2] * n, deque()
    for u in range(n):
        if terminal:
            lab[u] = 0
            queue.append(u)
    left = [len(succ(u)) for u in range(n)]
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


def _wave(n, succ, pred, ends, left):
    lab = [2] * n
    queue = deque(ends)
    for u in ends:
        lab[u] = 0
    while queue:
        v = queue.popleft()
        for u in pred(v):
            if lab[u] == 2:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    queue.append(u)
    return lab


def counts_kinds_of_moves(n, succ, pred, terminal):
    """set() around succ for the counter."""
    ends = [u for u in range(n) if terminal(u)]
    return _wave(n, succ, pred, ends, [len(set(succ(u))) for u in range(n)])


def last_position_forgotten(n, succ, pred, terminal):
    """range(n - 1) when looking for terminals."""
    ends = [u for u in range(n - 1) if terminal(u)]
    return _wave(n, succ, pred, ends, [len(succ(u)) for u in range(n)])


def first_terminal_is_enough(n, succ, pred, terminal):
    """next() in place of a list."""
    ends = [next((u for u in range(n) if terminal(u)), 0)]
    if not terminal(ends[0]):
        return [2] * n
    return _wave(n, succ, pred, ends, [len(succ(u)) for u in range(n)])


def sources_are_ends(n, succ, pred, terminal):
    """not pred(u) for not succ(u)."""
    ends = [u for u in range(n) if not pred(u)]
    return _wave(n, succ, pred, ends, [len(succ(u)) for u in range(n)])


def asks_for_every_move(n, succ, pred, terminal):
    """Looks with succ whether a move is open, each time."""
    lab = [0 if terminal(u) else 2 for u in range(n)]
    queue = [u for u in range(n) if terminal(u)]
    for v in queue:
        for u in pred(v):
            if lab[u] == 2:
                if lab[v] == 0:
                    lab[u] = 1
                    queue.append(u)
                elif all(lab[w] == 1 for w in succ(u)):
                    lab[u] = 0
                    queue.append(u)
    return lab


WRONG = {
    function_taken_for_its_value: "terminal-not-called",
    counts_kinds_of_moves: "succ-made-a-set",
    last_position_forgotten: "some-not-seeded",
    first_terminal_is_enough: "some-not-seeded",
    sources_are_ends: "entries-seeded",
    asks_for_every_move: "succ-asked-again",
}
