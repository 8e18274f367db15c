"""Wrong answers to task 13, a fourth set: what was meant is in the docstring."""

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


def _without(moves):
    return [[v for v in row if v != u] for u, row in enumerate(moves)]


def pass_is_nothing(moves):
    """Self-loops removed, then as in task 4: what can only pass is LOSE."""
    clean = _without(moves)
    return _wave(clean, [2 if row else 0 for row in clean])


def kept_for_terminals(moves):
    """Self-loops removed, terminals by the full lists."""
    return _wave(_without(moves), [2 if row else 0 for row in moves])


def who_can_pass_draws(moves):
    """Every position with a pass is DRAW."""
    label = _wave(moves, [2 if row else 0 for row in moves])
    return [2 if u in row else label[u] for u, row in enumerate(moves)]


def passes_forbidden_twice(moves):
    """No pass after a pass: positions (u, whether just passed)."""
    n = len(moves)
    double = []
    for u, row in enumerate(moves):
        double.append([v + n if v == u else v for v in row])
    for u, row in enumerate(moves):
        double.append([v for v in row if v != u])
    return _wave(double, [2 if row else 0 for row in double])[:n]


def who_passes_wins(moves):
    """A pass turns LOSE into WIN."""
    label = _wave(_without(moves), [2 if row else 0 for row in moves])
    return [1 if u in row and label[u] == 0 else label[u] for u, row in enumerate(moves)]


def one_pass_counted(moves):
    """The pass is a single entry: parallel passes merged, counters not."""
    left = [len(row) for row in moves]
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in set(row):
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def no_draw_without_pass(moves):
    """DRAW only for positions with a pass, other open ones LOSE."""
    label = _wave(moves, [2 if row else 0 for row in moves])
    return [0 if x == 2 and u not in moves[u] else x for u, x in enumerate(label)]


def dfs_passes(moves):
    """Depth-first, memo preset to DRAW."""
    memo = {}

    def value(u):
        if u in memo:
            return memo[u]
        memo[u] = 2
        got = {value(v) for v in moves[u]}
        memo[u] = 1 if 0 in got else 2 if 2 in got else 0
        return memo[u]

    return [value(u) for u in range(len(moves))]


def pass_is_terminal(moves):
    """Two mistakes: a position that can only pass is a terminal, and there the mover has won."""
    label = []
    for u, row in enumerate(moves):
        if not row:
            label.append(0)
        elif set(row) == {u}:
            label.append(1)
        else:
            label.append(2)
    return _wave(moves, label)


def quadratic_list(moves):
    """Right, with a list as a queue from the front and predecessors by search: quadratic."""
    label = [2 if row else 0 for row in moves]
    todo = [u for u, row in enumerate(moves) if not row]
    while todo:
        v = todo.pop(0)
        for u, row in enumerate(moves):
            if label[u] == 2 and v in row:
                if label[v] == 0:
                    label[u] = 1
                    todo.append(u)
                elif all(label[w] == 1 for w in row):
                    label[u] = 0
                    todo.append(u)
    return label


def stuck_wins_with_pass(moves):
    """Two mistakes: misere, and self-loops removed."""
    clean = _without(moves)
    return _wave(clean, [2 if row else 1 for row in clean])


def better_pass(moves):
    """A pass is only used when losing, then the position is DRAW - and a DRAW is not passed on."""
    label = _wave(_without(moves), [2 if row else 0 for row in moves])
    return [2 if u in row and label[u] == 0 else label[u] for u, row in enumerate(moves)]


WRONG = {
    pass_is_nothing: "passes-dropped",
    kept_for_terminals: "passes-not-counted",
    who_can_pass_draws: "pass-draws-afterwards",
    passes_forbidden_twice: "pass-rescues",
    who_passes_wins: "pass-rescues",
    one_pass_counted: "parallel-dropped",
    no_draw_without_pass: "draw-called-lose",
    dfs_passes: "provisional-draws",
    pass_is_terminal: "lone-pass-lost",
    quadratic_list: "predecessors-searched",
    stuck_wins_with_pass: "terminals-win+passes-dropped",
    better_pass: "passes-at-the-end",
}
