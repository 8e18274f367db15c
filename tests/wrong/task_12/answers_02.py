"""Wrong answers to task 12, as other students write them."""

from collections import deque


def _solve(moves, hurry=False, allowed=None):
    n = len(moves)
    allowed = set(range(n)) if allowed is None else allowed
    pre = [[] for _ in range(n)]
    left = [len(r) for r in moves]
    for u in range(n):
        for v in moves[u]:
            pre[v].append(u)
    lab, dist = {}, {}
    q = deque(u for u in range(n) if not moves[u])
    for u in q:
        lab[u] = dist[u] = 0
    while q:
        v = q.popleft()
        for u in pre[v]:
            if u in lab:
                continue
            if lab[v] == 0:
                lab[u], dist[u] = 1, dist[v] + 1
                q.append(u)
            else:
                left[u] -= 1
                if not left[u]:
                    lab[u] = 0
                    dist[u] = 1 + (min(dist[w] for w in moves[u]) if hurry else dist[v])
                    q.append(u)
    return {u: (lab[u], dist[u]) for u in lab if u in allowed}


def _top(solved, label):
    return max(
        ((u, d) for u, (x, d) in solved.items() if x == label), key=lambda t: t[1], default=None
    )


def plies_first(moves):
    """(plies, position) in both halves."""
    solved = _solve(moves)
    halves = [_top(solved, 1), _top(solved, 0)]
    return tuple(h and (h[1], h[0]) for h in halves)


def one_for_both(moves):
    """The longest of all in both halves."""
    solved = _solve(moves)
    best = max(((u, d) for u, (_, d) in solved.items()), key=lambda t: t[1], default=None)
    return best, best


def reachable_only(moves):
    """Only what 0 can reach takes part."""
    seen, stack = {0}, [0]
    while stack:
        for v in moves[stack.pop()]:
            if v not in seen:
                seen.add(v)
                stack.append(v)
    solved = _solve(moves, allowed=seen)
    return _top(solved, 1), _top(solved, 0)


def loser_gives_up(moves):
    """The loser takes the shortest way."""
    solved = _solve(moves, hurry=True)
    return _top(solved, 1), _top(solved, 0)


def max_of_nothing(moves):
    """max without a default."""
    solved = _solve(moves)
    longest = []
    for label in (1, 0):
        d, u = max((d, u) for u, (x, d) in solved.items() if x == label)
        longest.append((u, d))
    return tuple(longest)


def losses_first_and_gives_up(moves):
    """Two mistakes: the halves are exchanged, and the loser takes the shortest way."""
    solved = _solve(moves, hurry=True)
    return _top(solved, 0), _top(solved, 1)


def a_pair_for_nothing(moves):
    """(0, 0) where there is none."""
    solved = _solve(moves)
    return _top(solved, 1) or (0, 0), _top(solved, 0) or (0, 0)


WRONG = {
    plies_first: "pairs-swapped",
    one_for_both: "any-label",
    reachable_only: "from-zero",
    loser_gives_up: "quick-loser",
    max_of_nothing: "max-of-nothing",
    losses_first_and_gives_up: "quick-loser+halves-swapped",
    a_pair_for_nothing: "minus-ones",
}
