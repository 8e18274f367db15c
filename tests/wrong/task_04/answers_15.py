"""Wrong answers to task 4, a fourteenth set: what was meant is in the docstring."""

from collections import deque
from functools import lru_cache


def every_cycle_is_a_draw(moves: list[list[int]]) -> list[int]:
    """Meant: who can come back to the same position can go on for ever, so positions on a
    cycle are DRAW and the others follow from them.

    Wrong: a position on a cycle may still have a winning move, or be forced off or be lost.
    """
    n = len(moves)

    def comes_back(start):
        seen = set()
        todo = list(moves[start])
        while todo:
            u = todo.pop()
            if u == start:
                return True
            if u not in seen:
                seen.add(u)
                todo.extend(moves[u])
        return False

    labels = {u: 2 for u in range(n) if comes_back(u)}

    def label(u):
        if u not in labels:
            results = [label(v) for v in moves[u]]
            if 0 in results:
                labels[u] = 1
            elif 2 in results:
                labels[u] = 2
            else:
                labels[u] = 0
        return labels[u]

    return [label(u) for u in range(n)]


def draws_only_on_cycles(moves: list[list[int]]) -> list[int]:
    """Meant: after the wave, what is left over is a draw if the position lies on a cycle.

    Wrong: a position that lies on no cycle itself but can move to a draw is called LOSE, it is
    DRAW too.
    """
    n = len(moves)
    labels = [None if row else 0 for row in moves]
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if labels[u] is not None:
                continue
            successors = [labels[v] for v in moves[u]]
            if 0 in successors:
                labels[u] = 1
                changed = True
            elif all(s == 1 for s in successors):
                labels[u] = 0
                changed = True
    for u in range(n):
        if labels[u] is None:
            seen, todo = set(), list(moves[u])
            while todo:
                v = todo.pop()
                if v not in seen:
                    seen.add(v)
                    todo += moves[v]
            labels[u] = 2 if u in seen else 0
    return labels


def counter_tested_before_it_goes_down(moves: list[list[int]]) -> list[int]:
    """Meant: a WIN successor takes one off the counter, and at 0 the position is LOSE.

    Wrong: the counter is tested before it goes down, so the news that closes the last move is
    missed and the position stays DRAW.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    counter = [len(row) for row in moves]
    labels = [2] * len(moves)
    queue = deque()
    for u, row in enumerate(moves):
        if not row:
            labels[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != 2:
                continue
            if labels[v] == 0:
                labels[u] = 1
                queue.append(u)
            elif counter[u] == 0:
                labels[u] = 0
                queue.append(u)
            else:
                counter[u] -= 1
    return labels


def break_at_a_known_position(moves: list[list[int]]) -> list[int]:
    """Meant: a predecessor that has its label already needs nothing more.

    Wrong: break in place of continue, so the predecessors that stand behind it in the list
    hear nothing.
    """
    before = {v: [] for v in range(len(moves))}
    for u in range(len(moves)):
        for v in moves[u]:
            before[v].append(u)
    left = {u: len(moves[u]) for u in before}
    labels = {u: 0 for u in before if left[u] == 0}
    news = deque(labels)
    while news:
        v = news.popleft()
        for u in before[v]:
            if u in labels:
                break
            if labels[v] == 0:
                labels[u] = 1
                news.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = 0
                    news.append(u)
    return [labels.get(u, 2) for u in range(len(moves))]


def half_the_rounds_and_passes_struck(moves: list[list[int]]) -> list[int]:
    """Meant: repeat the two rules as many times as can be needed; a pass changes nothing and
    can be struck out.

    Wrong: (1) n // 2 rounds are too few; (2) a move from u to u keeps u from being lost, it
    must not be struck out.
    """
    n = len(moves)
    rows = [[v for v in row if v != u] for u, row in enumerate(moves)]
    labels = [2 if row else 0 for row in moves]
    for _ in range(n // 2):
        new = labels[:]
        for u in range(n):
            if labels[u] == 2 and rows[u]:
                if any(labels[v] == 0 for v in rows[u]):
                    new[u] = 1
                elif all(labels[v] == 1 for v in rows[u]):
                    new[u] = 0
        labels = new
    return labels


def four_plies_deep_and_first_safe_move(moves: list[list[int]]) -> list[int]:
    """Meant: search a few plies deep, whoever is not lost by then has a draw, and a move that
    does not lose is a good one.

    Wrong: (1) four plies do not see every win; (2) the first move that does not lose is taken,
    though a later one may win.
    """

    @lru_cache(maxsize=None)
    def search(u, depth):
        if not moves[u]:
            return 0
        if depth == 0:
            return 2
        for v in moves[u]:
            result = search(v, depth - 1)
            if result == 0:
                return 1
            if result == 2:
                return 2
        return 0

    return [search(u, 4) for u in range(len(moves))]


WRONG = {
    every_cycle_is_a_draw: "on-cycle-draws",
    draws_only_on_cycles: "left-over-off-cycles-lose",
    counter_tested_before_it_goes_down: "win-not-queued",
    break_at_a_known_position: "broken-off",
    half_the_rounds_and_passes_struck: "fixed-rounds",
    four_plies_deep_and_first_safe_move: "first-move-alone",
}
