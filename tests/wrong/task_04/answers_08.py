"""Wrong answers to task 4, a seventh set: what was meant is in the docstring."""


def seen_again_is_lose(moves):
    """A depth-first search; a position met again counts as LOSE while it is open."""
    memo = {}

    def label(u):
        if u not in memo:
            memo[u] = 0
            after = [label(v) for v in moves[u]]
            memo[u] = 1 if 0 in after else 2 if 2 in after else 0
        return memo[u]

    return [label(u) for u in range(len(moves))]


def counted_for_both(moves):
    """The counter goes down for LOSE too, and LOSE is given at 0 before WIN is asked."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            if labels[u] != 2:
                continue
            left[u] -= 1
            if left[u] == 0:
                labels[u] = 0
                queue.append(u)
            elif labels[v] == 0:
                labels[u] = 1
                queue.append(u)
    return labels


def can_reach_a_cycle(moves):
    """DRAW wherever play can go on for ever, unless there is a move to LOSE."""
    n = len(moves)
    endless = set(range(n))
    while True:
        smaller = {u for u in endless if any(v in endless for v in moves[u])}
        if smaller == endless:
            break
        endless = smaller
    labels = [2] * n
    known = set()
    changed = True
    while changed:
        changed = False
        for u in range(n):
            if u in known:
                continue
            if any(v in known and labels[v] == 0 for v in moves[u]):
                labels[u] = 1
            elif u not in endless and all(v in known for v in moves[u]):
                labels[u] = 0
            else:
                continue
            known.add(u)
            changed = True
    return labels


WRONG = {
    seen_again_is_lose: "provisional-losses",
    counted_for_both: "zero-before-win",
    can_reach_a_cycle: "goes-on-never-lost",
}
