"""Wrong answers to task 1, an eleventh set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def odd_grundy_number_wins(moves: list[list[int]]) -> list[int]:
    """Meant: number the positions by mex; a number other than zero wins.

    Wrong: the number is taken modulo 2 to have a label, so a position numbered 2 is LOSE.
    """
    memo: dict[int, int] = {}

    def number(u: int) -> int:
        if u not in memo:
            reached = {number(v) for v in moves[u]}
            mex = 0
            while mex in reached:
                mex += 1
            memo[u] = mex
        return memo[u]

    return [number(u) % 2 for u in range(len(moves))]


def order_from_the_sources(moves: list[list[int]]) -> list[int]:
    """Meant: put the positions in topological order, then label each after its targets.

    Wrong: the order starts at the positions nobody can move to and is not turned round, so the
    targets of a position still have their first label when they are looked at.
    """
    n = len(moves)
    incoming = [0] * n
    for targets in moves:
        for v in targets:
            incoming[v] += 1
    queue = deque(u for u in range(n) if incoming[u] == 0)
    order = []
    while queue:
        u = queue.popleft()
        order.append(u)
        for v in moves[u]:
            incoming[v] -= 1
            if incoming[v] == 0:
                queue.append(v)
    labels = [LOSE] * n
    for u in order:
        if any(labels[v] == LOSE for v in moves[u]):
            labels[u] = WIN
    return labels


def last_settled_target_decides(moves: list[list[int]]) -> list[int]:
    """Meant: run backwards from the terminals, a position is settled when all its targets are.

    Wrong: each settled target writes the label of its predecessors anew, so that a WIN by an
    earlier target is overwritten with LOSE by a later one.
    """
    n = len(moves)
    open_moves = [len(targets) for targets in moves]
    before: list[list[int]] = [[] for _ in range(n)]
    for u, targets in enumerate(moves):
        for v in targets:
            before[v].append(u)
    labels = [LOSE] * n
    queue = deque(u for u in range(n) if open_moves[u] == 0)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            labels[u] = WIN if labels[v] == LOSE else LOSE
            open_moves[u] -= 1
            if open_moves[u] == 0:
                queue.append(u)
    return labels


def memo_forgets_whose_turn(moves: list[list[int]]) -> list[int]:
    """Meant: ask for each start whether I, who move first, win; the turn goes down the recursion.

    Wrong: the memo has the position alone as key and not the turn, so an answer found for the
    opponent's turn is used again for mine.
    """
    memo: dict[int, bool] = {}

    def i_win(u: int, my_turn: bool) -> bool:
        if u in memo:
            return memo[u]
        if not moves[u]:
            result = not my_turn
        elif my_turn:
            result = any([i_win(v, False) for v in moves[u]])
        else:
            result = all([i_win(v, True) for v in moves[u]])
        memo[u] = result
        return result

    return [WIN if i_win(u, True) else LOSE for u in range(len(moves))]


def layers_from_the_first_terminal(moves: list[list[int]]) -> list[int]:
    """Meant: work in layers: after the terminals come the positions that can move to them, etc.

    Two slips: the first layer is only the first terminal in the list; the layers are LOSE and WIN
    in turn, as if everybody had to take the shortest way to the end.
    """
    n = len(moves)
    known: dict[int, int] = {}
    layer = {moves.index([])}
    label = LOSE
    while layer:
        known.update(dict.fromkeys(layer, label))
        label = WIN if label == LOSE else LOSE
        layer = {u for u in range(n) if u not in known and not layer.isdisjoint(moves[u])}
    return [known.get(u, LOSE) for u in range(n)]


def stack_without_last_start(moves: list[list[int]]) -> list[int]:
    """Meant: a depth-first search with a stack of its own, from every position.

    Two slips: who comes to a terminal has won, so it is labelled WIN, but the label is for the
    player to move; the starts stop one too early, and a last position that nobody can move to
    stays LOSE.
    """

    class Solver:
        def __init__(self) -> None:
            self.labels: list[int | None] = [None] * len(moves)

        def search(self, start: int) -> None:
            stack = [start]
            while stack:
                u = stack[-1]
                waiting = [v for v in moves[u] if self.labels[v] is None]
                if waiting:
                    stack.extend(waiting)
                    continue
                stack.pop()
                if not moves[u]:
                    self.labels[u] = WIN
                elif LOSE in [self.labels[v] for v in moves[u]]:
                    self.labels[u] = WIN
                else:
                    self.labels[u] = LOSE

    solver = Solver()
    for u in range(len(moves) - 1):
        if solver.labels[u] is None:
            solver.search(u)
    return [LOSE if label is None else label for label in solver.labels]


WRONG = {
    odd_grundy_number_wins: "odd-numbers-win",
    order_from_the_sources: "moves-win",
    last_settled_target_decides: "longest-is-odd",
    memo_forgets_whose_turn: "turn-forgotten",
    layers_from_the_first_terminal: "from-the-first-end+shortest-is-odd",
    stack_without_last_start: "lose-called-win",
}
