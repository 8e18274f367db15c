"""Wrong answers to task 7, a fourth set: what was meant is in the docstring."""

from collections import deque


def _wave(moves, label):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
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


def ends_always_lose(moves, verdicts):
    """Does not look at the verdicts."""
    return _wave(moves, [2 if row else 0 for row in moves])


def for_who_moved_there(moves, verdicts):
    """Reads the verdict as that of the player who moved there."""
    return _wave(moves, [1 - verdicts[u] if u in verdicts else 2 for u in range(len(moves))])


def falsy_verdict(moves, verdicts):
    """`if verdicts.get(u)`: the 0s are not seeded."""
    return _wave(moves, [verdicts[u] if verdicts.get(u) else 2 for u in range(len(moves))])


def only_losing_ends(moves, verdicts):
    """Only ends with LOSE start the wave, those with WIN are labelled after."""
    label = _wave(moves, [0 if verdicts.get(u) == 0 else 2 for u in range(len(moves))])
    for u, x in verdicts.items():
        label[u] = x
    return label


def best_end_reached(moves, verdicts):
    """WIN if a losing end can be reached at all by any path."""
    n = len(moves)
    out = []
    for u in range(n):
        seen, todo = {u}, [u]
        while todo:
            x = todo.pop()
            for v in moves[x]:
                if v not in seen:
                    seen.add(v)
                    todo.append(v)
        ends = {verdicts[x] for x in seen if x in verdicts}
        if u in verdicts:
            out.append(verdicts[u])
        elif 0 in ends:
            out.append(1)
        elif 1 in ends:
            out.append(0)
        else:
            out.append(2)
    return out


def goal_good_for_mover(moves, verdicts):
    """A move onto a WIN end wins at once."""
    label = [verdicts.get(u, 2) for u in range(len(moves))]
    for u, row in enumerate(moves):
        if any(verdicts.get(v) == 1 for v in row):
            label[u] = 1
    return _wave(moves, label)


def memo_dfs(moves, verdicts):
    """Depth-first search, a position under way is DRAW, results kept."""
    memo = dict(verdicts)

    def go(u):
        if u not in memo:
            memo[u] = 2
            got = [go(v) for v in moves[u]]
            memo[u] = 1 if 0 in got else 0 if all(x == 1 for x in got) else 2
        return memo[u]

    return [go(u) for u in range(len(moves))]


def no_draws(moves, verdicts):
    """Two mistakes: draws become LOSE and verdicts are read for the other player."""
    label = _wave(moves, [1 - verdicts[u] if u in verdicts else 2 for u in range(len(moves))])
    return [x % 2 for x in label]


def every_end_as_the_first(moves, verdicts):
    """All ends get the verdict of one of them."""
    some = next(iter(verdicts.values()), 0)
    return _wave(moves, [2 if row else some for row in moves])


def missing_are_won(moves, verdicts):
    """Two mistakes: `verdicts.get(u, 1)` for everything and the wave from there."""
    label = [verdicts.get(u, 1) for u in range(len(moves))]
    return _wave(moves, label)


def or_trick(moves, verdicts):
    """`verdicts.get(u) or 2`: a LOSE verdict becomes DRAW."""
    return _wave(moves, [verdicts.get(u) or 2 for u in range(len(moves))])


def losing_first(moves, verdicts):
    """Two mistakes: one move to a WIN makes a LOSE, and open ones are WIN."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [verdicts.get(u, 2) for u in range(len(moves))]
    queue = deque(sorted(verdicts, key=lambda u: verdicts[u]))
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                label[u] = 1 - label[v]
                queue.append(u)
    return [1 if x == 2 else x for x in label]


WRONG = {
    ends_always_lose: "verdicts-ignored",
    for_who_moved_there: "verdicts-turned",
    falsy_verdict: "zero-is-nothing",
    only_losing_ends: "wins-not-queued",
    best_end_reached: "",
    goal_good_for_mover: "wrong-player",
    memo_dfs: "provisional-draws",
    no_draws: "verdicts-turned+leftovers-lose",
    every_end_as_the_first: "verdicts-ignored",
    missing_are_won: "moves-win",
    or_trick: "zero-is-nothing",
    losing_first: "first-win-loses+leftovers-win",
}
