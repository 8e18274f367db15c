"""Wrong answers to task 5, a sixth set: what was meant is in the docstring."""

from collections import defaultdict, deque


def _solve(moves, start, good, skip=()):
    """`good` is the label to move to; the other one all moves have to lead to."""
    label = dict(start)
    into = defaultdict(list)
    left = {}
    for u, row in enumerate(moves):
        row = [v for v in row if (u, v) not in skip]
        left[u] = len(row)
        for v in row:
            into[v].append(u)
    todo = deque(label)
    while todo:
        v = todo.popleft()
        for u in into[v]:
            if u not in label:
                left[u] -= 1 if label[v] != good else 0
                if label[v] == good or not left[u]:
                    label[u] = 1 - label[v]
                    todo.append(u)
    return [label.get(u, 2) for u in range(len(moves))]


def rules_exchanged(moves):
    """Rules swapped: WIN if all lead to LOSE, LOSE if one leads to WIN."""
    return _solve(moves, {u: 1 for u, row in enumerate(moves) if not row}, good=1)


def win_if_one_wins(moves):
    """Rules swapped: a move to WIN is good."""
    label = [2 if row else 1 for row in moves]
    for _ in moves:
        for u, row in enumerate(moves):
            if label[u] == 2 and any(label[v] == 1 for v in row):
                label[u] = 1
            elif label[u] == 2 and all(label[v] == 0 for v in row):
                label[u] = 0
    return label


def loops_passed_over(moves):
    """Loops skipped; with nothing else it is no terminal and stays DRAW."""
    loops = {(u, u) for u in range(len(moves))}
    return _solve(moves, {u: 1 for u, row in enumerate(moves) if not row}, good=0, skip=loops)


def loops_filtered(moves):
    """Loops skipped: with nothing else it is a terminal."""
    rows = [list(filter(u.__ne__, row)) for u, row in enumerate(moves)]
    return _solve(rows, {u: 1 for u, row in enumerate(rows) if not row}, good=0)


def ends_written_lose(moves):
    """The terminals are LOSE in the answer alone."""
    found = _solve(moves, {u: 1 for u, row in enumerate(moves) if not row}, good=0)
    return [found[u] if row else 0 for u, row in enumerate(moves)]


WRONG = {
    rules_exchanged: "mirrored",
    win_if_one_wins: "win-spreads",
    loops_passed_over: "loops-skipped",
    loops_filtered: "loops-skipped",
    ends_written_lose: "terminals-lose-in-the-answer",
}
