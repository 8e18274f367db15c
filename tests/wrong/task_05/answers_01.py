"""Wrong answers to task 5, in different styles."""

from collections import deque


def normal_play(moves):
    """Terminals are LOSE. By sweeps."""
    labels = [2 if row else 0 for row in moves]
    again = True
    while again:
        again = False
        for u in range(len(moves)):
            if labels[u] == 2:
                seen = {labels[v] for v in moves[u]}
                if 0 in seen or seen == {1}:
                    labels[u] = 1 if 0 in seen else 0
                    again = True
    return labels


def normal_play_turned(moves):
    """Normal play, and WIN and LOSE exchanged at the end."""
    swap = {0: 1, 1: 0, 2: 2}
    return [swap[label] for label in normal_play(moves)]


def rules_swapped(moves):
    """WIN needs all moves to LOSE, LOSE one to WIN."""
    n = len(moves)
    labels = {u: 1 for u in range(n) if not moves[u]}
    while True:
        new = {}
        for u in range(n):
            if u in labels:
                continue
            seen = [labels.get(v) for v in moves[u]]
            if any(x == 1 for x in seen):
                new[u] = 0
            elif all(x == 0 for x in seen):
                new[u] = 1
        if not new:
            return [labels.get(u, 2) for u in range(n)]
        labels.update(new)


def passes_removed(moves):
    """Moves from a position to itself are left out."""
    moves = [[v for v in row if v != u] for u, row in enumerate(moves)]
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 1 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0:
                    labels[u] = 1
                    queue.append(u)
                elif left[u] == 0:
                    labels[u] = 0
                    queue.append(u)
    return labels


def loop_counts_as_terminal(moves):
    """A position with nothing but passes has won; elsewhere passes stay."""
    n = len(moves)
    known = {u: 1 for u, row in enumerate(moves) if all(v == u for v in row)}
    size = -1
    while size != len(known):
        size = len(known)
        for u in range(n):
            if u not in known:
                if any(known.get(v) == 0 for v in moves[u]):
                    known[u] = 1
                elif all(known.get(v) == 1 for v in moves[u]):
                    known[u] = 0
    return [known.get(u, 2) for u in range(n)]


def no_draws(moves):
    """Whatever stays open is LOSE."""
    memo = {}
    todo = set(range(len(moves)))
    progress = True
    while progress:
        progress = False
        for u in sorted(todo):
            kids = [memo.get(v, 2) for v in moves[u]]
            if not kids or 0 in kids:
                memo[u] = 1
            elif 2 not in kids:
                memo[u] = 0
            else:
                continue
            todo.discard(u)
            progress = True
    return [memo.get(u, 0) for u in range(len(moves))]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    normal_play: "normal-labels",
    normal_play_turned: "mirrored",
    rules_swapped: "mirrored",
    passes_removed: "loops-skipped",
    loop_counts_as_terminal: "lone-pass-wins",
    no_draws: "leftovers-lose",
}
