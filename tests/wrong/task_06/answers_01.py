"""Wrong answers to task 6, in different styles."""

from collections import deque


def rounds(moves):
    """{position: (label, plies)} of every position that is decided, from the rule itself."""
    found = {u: (0, 0) for u, row in enumerate(moves) if not row}
    plies = 0
    while True:
        plies += 1
        new = {}
        for u, row in enumerate(moves):
            if u not in found:
                if any(found.get(v, (2,))[0] == 0 for v in row):
                    new[u] = (1, plies)
                elif all(found.get(v, (2,))[0] == 1 for v in row):
                    new[u] = (0, plies)
        if not new:
            return found
        found.update(new)


def with_all(moves, win, lose, draw=-1):
    """Labels from the rounds; distances by sweeps with these two functions."""
    n = len(moves)
    known = rounds(moves)
    labels = [known.get(u, (2,))[0] for u in range(n)]
    plies = [0 if not row else None for row in moves]
    for _ in range(n + 1):
        for u in sorted(known, key=lambda u: known[u][1]):
            if moves[u]:
                kids = [plies[v] for v in moves[u] if labels[v] == 1 - labels[u]]
                kids = [k for k in kids if k is not None]
                if kids:
                    plies[u] = 1 + (win if labels[u] else lose)(kids)
    return labels, [draw if p is None else p for p in plies]


def slow_winner(moves):
    """The winner takes the longest way."""
    return with_all(moves, max, max)


def quick_loser(moves):
    """The loser takes the shortest way."""
    return with_all(moves, min, min)


def draws_zero(moves):
    """A DRAW has distance 0."""
    return with_all(moves, min, max, draw=0)


def moves_of_the_winner(moves):
    """Counts the moves of one player: (plies + 1) // 2."""
    labels, plies = with_all(moves, min, max)
    return labels, [p if p < 0 else (p + 1) // 2 for p in plies]


def terminal_one(moves):
    """Counts positions instead of moves: a terminal has distance 1."""
    known = rounds(moves)
    return (
        [known[u][0] if u in known else 2 for u in range(len(moves))],
        [known[u][1] + 1 if u in known else -1 for u in range(len(moves))],
    )


def stack_instead(moves):
    """A stack instead of a queue: the wave does not go in order of distance."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    need = {u: len(row) for u, row in enumerate(moves)}
    label = {u: 0 for u in need if not need[u]}
    plies = dict.fromkeys(label, 0)
    todo = list(label)
    while todo:
        v = todo.pop()
        for u in into[v]:
            if u in label:
                continue
            need[u] -= 1
            if label[v] == 0 or not need[u]:
                label[u], plies[u] = 1 - label[v], plies[v] + 1
                todo.append(u)
    n = len(moves)
    return [label.get(u, 2) for u in range(n)], [plies.get(u, -1) for u in range(n)]


def first_decrement(moves):
    """The distance of a LOSE is set when the first of its moves is struck out."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    left = [len(row) for row in moves]
    labels = [0 if not row else 2 for row in moves]
    plies = [0 if not row else -1 for row in moves]
    wave = deque(u for u in range(len(moves)) if not moves[u])
    while wave:
        v = wave.popleft()
        for u in into[v]:
            if labels[u] != 2:
                continue
            if labels[v] == 0:
                labels[u], plies[u] = 1, plies[v] + 1
                wave.append(u)
                continue
            if plies[u] == -1:
                plies[u] = plies[v] + 1
            left[u] -= 1
            if left[u] == 0:
                labels[u] = 0
                wave.append(u)
    return labels, [p if labels[u] != 2 else -1 for u, p in enumerate(plies)]


def repaired_by_max(moves):
    """A WIN distance is raised to the longest way at the end, the rest stays."""
    labels, plies = with_all(moves, min, max)
    for u, row in enumerate(moves):
        if labels[u] == 1:
            plies[u] = max(1 + plies[v] for v in row if labels[v] == 0)
    return labels, plies


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    slow_winner: "slow-win",
    quick_loser: "quick-loss",
    draws_zero: "draws-zero",
    moves_of_the_winner: "full-moves",
    terminal_one: "terminals-one",
    stack_instead: "stack",
    first_decrement: "quick-loss",
    repaired_by_max: "win-raised-at-the-end",
}
