"""Wrong answers to task 1, a twelfth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def counter_of_the_moves_that_come_in(moves: list[list[int]]) -> list[int]:
    """Meant: u is LOSE when its last open move has turned out WIN. Wrong: the counter of u starts
    at the number of moves that lead to u, not of those that lead out of it."""
    n = len(moves)
    comes_from = [[] for _ in range(n)]
    open_moves = [0] * n
    for u in range(n):
        for v in moves[u]:
            comes_from[v].append(u)
            open_moves[v] += 1
    label = [LOSE] * n
    done = [False] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            done[u] = True
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in comes_from[v]:
            if done[u]:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                done[u] = True
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    done[u] = True
                    queue.append(u)
    return label


def from_the_last_number_to_the_first(moves: list[list[int]]) -> list[int]:
    """Meant: label a position after all those it can move to. Wrong: takes it that moves lead to
    larger numbers; a larger position that moves to a smaller one still sees the 0 of the start."""
    n = len(moves)
    labels = [LOSE] * n
    for u in range(n - 1, -1, -1):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


def last_move_in_the_list_decides(moves: list[list[int]]) -> list[int]:
    """Meant: turn round the label of what u moves to. Wrong: each move overwrites what the one
    before has found, so the last move of the list decides and a good one before it is lost."""
    n = len(moves)
    todo = [0] * n
    for row in moves:
        for v in row:
            todo[v] += 1
    order = [u for u in range(n) if todo[u] == 0]
    for u in order:
        for v in moves[u]:
            todo[v] -= 1
            if todo[v] == 0:
                order.append(v)
    label = [LOSE] * n
    for u in reversed(order):
        for v in moves[u]:
            if label[v] == LOSE:
                label[u] = WIN
            else:
                label[u] = LOSE
    return label


def every_move_must_be_good(moves: list[list[int]]) -> list[int]:
    """Meant: a position that cannot go wrong is WIN. Wrong: asks that all moves lead to LOSE,
    while one such move is enough."""

    class Solver:
        def __init__(self) -> None:
            self.known: dict[int, int] = {}

        def solve(self, start: int) -> None:
            stack = [start]
            while stack:
                u = stack[-1]
                missing = [v for v in moves[u] if v not in self.known]
                if missing and u not in self.known:
                    stack.extend(missing)
                    continue
                stack.pop()
                if not moves[u]:
                    self.known[u] = LOSE
                elif all(self.known[v] == LOSE for v in moves[u]):
                    self.known[u] = WIN
                else:
                    self.known[u] = LOSE

    solver = Solver()
    for position in range(len(moves)):
        if position not in solver.known:
            solver.solve(position)
    return [solver.known[position] for position in range(len(moves))]


def deep_recursion_in_order_of_the_memo(moves: list[list[int]]) -> list[int]:
    """Meant: recursion with a memory. Two slips: the answer lists the labels in the order in which
    they were found, not by position; on a long chain the recursion goes too deep."""
    memo: dict[int, int] = {}

    def wins(u: int) -> int:
        if u in memo:
            return memo[u]
        result = LOSE
        for v in moves[u]:
            if wins(v) == LOSE:
                result = WIN
        memo[u] = result
        return result

    for u in range(len(moves)):
        wins(u)
    return list(memo.values())


def grundy_numbers_that_count_values(moves: list[list[int]]) -> list[int]:
    """Meant: Grundy numbers, 0 is LOSE. Two slips: the number is how many different values the
    moves lead to, not the smallest that is missing; numbers above 1 are returned as they are."""
    n = len(moves)
    before: list[list[int]] = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    waiting = [len(row) for row in moves]
    ready = [u for u in range(n) if waiting[u] == 0]
    grundy = [0] * n
    while ready:
        u = ready.pop()
        seen = {grundy[v] for v in moves[u]}
        grundy[u] = len(seen)
        for w in before[u]:
            waiting[w] -= 1
            if waiting[w] == 0:
                ready.append(w)
    return grundy


WRONG = {
    counter_of_the_moves_that_come_in: "",
    from_the_last_number_to_the_first: "from-last-down",
    last_move_in_the_list_decides: "last-move",
    every_move_must_be_good: "all-must-lose",
    deep_recursion_in_order_of_the_memo: "in-order-found",
    grundy_numbers_that_count_values: "",
}
