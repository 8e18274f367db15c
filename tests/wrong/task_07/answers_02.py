"""Wrong answers to task 7, as other students write them."""

from functools import reduce


def _wave(moves, seeds):
    n = len(moves)
    pre = [[] for _ in range(n)]
    left = [len(r) for r in moves]
    for u in range(n):
        for v in moves[u]:
            pre[v].append(u)
    lab = dict(seeds)
    todo = list(lab)
    for v in todo:
        for u in pre[v]:
            if u not in lab:
                left[u] -= lab[v]
                if lab[v] == 0 or left[u] == 0:
                    lab[u] = 1 - lab[v]
                    todo.append(u)
    return [lab.get(u, 2) for u in range(n)]


def who_moved_there(moves, verdicts):
    """The verdict is read as that of the player who moved to the end."""
    return _wave(moves, {u: 1 - x for u, x in verdicts.items()})


def all_ends_lose(moves, verdicts):
    """The verdicts are not read."""
    return _wave(moves, dict.fromkeys(verdicts, 0))


def falsy_verdict(moves, verdicts):
    """`if verdicts.get(u)`: a verdict of 0 is taken for none."""
    return _wave(moves, {u: 1 for u in range(len(moves)) if verdicts.get(u)})


def winning_ends_written_late(moves, verdicts):
    """Only lost ends start the wave; the won ones are written in afterwards."""
    lab = _wave(moves, {u: x for u, x in verdicts.items() if x == 0})
    for u, x in verdicts.items():
        lab[u] = x
    return lab


def goal_is_good(moves, verdicts):
    """Who can move to an end with WIN is WIN."""
    first = dict(verdicts)
    for u, row in enumerate(moves):
        if any(v in verdicts and verdicts[v] == 1 for v in row):
            first[u] = 1
    return _wave(moves, first)


def turned_and_merged(moves, verdicts):
    """Two mistakes: verdicts turned, and predecessors in sets beside full counters."""
    n = len(moves)
    pre = reduce(
        lambda acc, uv: acc[uv[1]].add(uv[0]) or acc,
        ((u, v) for u in range(n) for v in moves[u]),
        [set() for _ in range(n)],
    )
    left = [len(r) for r in moves]
    lab = {u: 1 - x for u, x in verdicts.items()}
    todo = list(lab)
    for v in todo:
        for u in pre[v]:
            if u in lab:
                continue
            if lab[v] == 0:
                lab[u] = 1
                todo.append(u)
            else:
                left[u] -= 1
                if left[u] == 0:
                    lab[u] = 0
                    todo.append(u)
    return [lab.get(u, 2) for u in range(n)]


WRONG = {
    who_moved_there: "verdicts-turned",
    all_ends_lose: "verdicts-ignored",
    falsy_verdict: "zero-is-nothing",
    winning_ends_written_late: "wins-not-queued",
    goal_is_good: "wrong-player",
    turned_and_merged: "parallel-dropped+verdicts-turned",
}
