"""Wrong answers to task 5, a fourth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, label, left=None):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = left or [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def normal_turned(moves):
    """Solves normal play and swaps WIN and LOSE."""
    return [(1, 0, 2)[x] for x in _wave(moves, [2 if row else 0 for row in moves])]


def normal_with_turned_terminals(moves):
    """Solves normal play and turns the terminals alone."""
    label = _wave(moves, [2 if row else 0 for row in moves])
    return [label[u] if row else 1 for u, row in enumerate(moves)]


def still_normal(moves):
    """Normal play as in task 4."""
    return _wave(moves, [0 if not row else 2 for row in moves])


def rules_turned(moves):
    """Seeds 1, and also the two rules exchanged: a move to WIN wins."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    label = [2 if row else 1 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if label[u] != 2:
                continue
            if label[v] == 1:
                label[u] = 1
                queue.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    label[u] = 0
                    queue.append(u)
    return label


def passes_are_ends(moves):
    """A position that can only stay counts as a terminal."""
    return _wave(moves, [2 if set(row) - {u} else 1 for u, row in enumerate(moves)])


def loops_out(moves):
    """Self-loops are dropped before the wave; terminals are those of the old lists."""
    label = [2 if row else 1 for row in moves]
    return _wave([[v for v in row if v != u] for u, row in enumerate(moves)], label)


def rounds_of_recursion(moves):
    """Depth-first with a memo preset to DRAW."""
    memo = [None] * len(moves)

    def go(u):
        if memo[u] is not None:
            return memo[u]
        if not moves[u]:
            memo[u] = 1
            return 1
        memo[u] = 2
        best = {go(v) for v in moves[u]}
        memo[u] = 1 if 0 in best else 2 if 2 in best else 0
        return memo[u]

    return [go(u) for u in range(len(moves))]


def draws_to_lose(moves):
    """Two mistakes: what is open at the end is LOSE, and counters of distinct targets."""
    label = _wave(moves, [2 if row else 1 for row in moves], [len(set(row)) for row in moves])
    return [0 if x == 2 else x for x in label]


def before_the_end(moves):
    """Two mistakes: who moves to a terminal wins, and one move to WIN loses."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                label[u] = 1 - label[v]
                queue.append(u)
    return label


def terminals_by_in_degree(moves):
    """Positions without a way in are the seeds."""
    into = {v for row in moves for v in row}
    return _wave(moves, [2 if u in into else 1 for u in range(len(moves))])


def sweeping(moves):
    """Right, sweeps until nothing changes."""
    label = [2 if row else 1 for row in moves]
    before = None
    while label != before:
        before = label[:]
        for u, row in enumerate(moves):
            if row and label[u] == 2:
                if any(label[v] == 0 for v in row):
                    label[u] = 1
                elif all(label[v] == 1 for v in row):
                    label[u] = 0
    return label


WRONG = {
    normal_turned: "mirrored",
    normal_with_turned_terminals: "terminals-turned-last",
    still_normal: "normal-labels",
    rules_turned: "win-spreads",
    passes_are_ends: "lone-pass-wins",
    loops_out: "loops-skipped",
    rounds_of_recursion: "provisional-draws",
    draws_to_lose: "parallel-counted-once+leftovers-lose",
    before_the_end: "first-win-loses+normal-labels",
    terminals_by_in_degree: "entries-seeded",
    sweeping: "rounds",
}
