"""Wrong answers to task 1, a fourteenth set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache


def topological_order_not_reversed(moves: list[list[int]]) -> list[int]:
    """Meant: bring the positions into a topological order and label them one after the other.

    Wrong: the order begins with the positions nobody can move to and is never reversed, so
    labels of successors are read before they are made.
    """
    n = len(moves)
    arriving = [0] * n
    for row in moves:
        for v in row:
            arriving[v] += 1
    queue = deque(u for u in range(n) if arriving[u] == 0)
    order = []
    while queue:
        u = queue.popleft()
        order.append(u)
        for v in moves[u]:
            arriving[v] -= 1
            if arriving[v] == 0:
                queue.append(v)
    labels = [0] * n
    for u in order:
        if any(labels[v] == 0 for v in moves[u]):
            labels[u] = 1
    return labels


def parallel_moves_never_closed(moves: list[list[int]]) -> list[int]:
    """Meant: begin at the ends, a position is ready when all its moves are closed.

    Wrong: predecessors are kept in a set but the counter counts every move, so a position with
    parallel moves never gets ready and its predecessors never hear of it.
    """
    before = [set() for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].add(u)
    missing = [len(row) for row in moves]
    labels = [0] * len(moves)
    ready = deque(u for u, row in enumerate(moves) if len(row) == 0)
    while ready:
        v = ready.popleft()
        for u in before[v]:
            if labels[v] == 0:
                labels[u] = 1
            missing[u] -= 1
            if missing[u] == 0:
                ready.append(u)
    return labels


def every_lose_toggles(moves: list[list[int]]) -> list[int]:
    """Meant: a LOSE successor switches the label of a position from LOSE to WIN.

    Wrong: each further LOSE successor switches it again, so with two of them it is back at
    LOSE.
    """
    n = len(moves)
    labels = [None] * n
    for start in range(n):
        stack = [start]
        while stack:
            u = stack.pop()
            if labels[u] is not None:
                continue
            unknown = [v for v in moves[u] if labels[v] is None]
            if unknown:
                stack.append(u)
                stack.extend(unknown)
            else:
                label = 0
                for v in moves[u]:
                    if labels[v] == 0:
                        label = 1 - label
                labels[u] = label
    return labels


def opponent_may_blunder(moves: list[list[int]]) -> list[int]:
    """Meant: look two plies ahead, I win if after my move and the answer I am at a WIN again.

    Wrong: it is enough that SOME answer of the opponent leads to my WIN, it has to be every
    answer.
    """

    @lru_cache(maxsize=None)
    def wins(u):
        for v in moves[u]:
            if not moves[v]:
                return True
            if any(wins(w) for w in moves[v]):
                return True
        return False

    return [1 if wins(u) else 0 for u in range(len(moves))]


def fewest_moves_first_and_last_move_decides(moves: list[list[int]]) -> list[int]:
    """Meant: the fewer moves a position has, the nearer it is to the end, so go through them
    in that order.

    Wrong: (1) the number of moves is no order of the successors; (2) each move overwrites the
    label, so only the last move in the list counts.
    """
    labels = [0 for _ in moves]
    for u in sorted(range(len(moves)), key=lambda p: len(moves[p])):
        for v in moves[u]:
            if labels[v] == 0:
                labels[u] = 1
            else:
                labels[u] = 0
    return labels


def first_news_decides_and_one_terminal(moves: list[list[int]]) -> list[int]:
    """Meant: a wave from the end backwards, each new position gets the opposite label.

    Wrong: (1) the first news decides, a position does not wait for its other moves; (2) the
    wave begins only at the last terminal, though there may be several (the rest stays LOSE).
    """
    n = len(moves)
    back = {u: [] for u in range(n)}
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    end = max(u for u in range(n) if not moves[u])
    labels = {end: 0}
    queue = [end]
    while queue:
        v = queue.pop(0)
        for u in back[v]:
            if u not in labels:
                labels[u] = 1 - labels[v]
                queue.append(u)
    return [labels.get(u, 0) for u in range(n)]


WRONG = {
    topological_order_not_reversed: "moves-win",
    parallel_moves_never_closed: "parallel-dropped",
    every_lose_toggles: "turned-each-time",
    opponent_may_blunder: "some-way-to-the-end",
    fewest_moves_first_and_last_move_decides: "",
    first_news_decides_and_one_terminal: "win-called-lose",
}
