"""Wrong answers to task 12, a fourth set: what was meant is in the docstring."""

from collections import deque


def _solve(moves, pop="popleft"):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    dist = [-1 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2)
    while queue:
        v = getattr(queue, pop)()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    dist[u] = dist[v] + 1
                    queue.append(u)
    return label, dist


def _longest(label, dist, kind):
    found = [u for u, x in enumerate(label) if x == kind]
    if not found:
        return None
    best = max(found, key=lambda u: dist[u])
    return best, dist[best]


def loss_first(moves):
    """The two halves are exchanged."""
    label, dist = _solve(moves)
    return _longest(label, dist, 0), _longest(label, dist, 1)


def plies_then_position(moves):
    """(plies, position) in each half."""
    label, dist = _solve(moves)
    out = []
    for kind in (1, 0):
        p = _longest(label, dist, kind)
        out.append(p and p[::-1])
    return tuple(out)


def only_the_plies(moves):
    """The numbers without the positions."""
    label, dist = _solve(moves)
    return tuple(
        max((d for x, d in zip(label, dist, strict=True) if x == kind), default=None)
        for kind in (1, 0)
    )


def wave_from_a_stack(moves):
    """Distances from a depth-first wave."""
    label, dist = _solve(moves, "pop")
    return _longest(label, dist, 1), _longest(label, dist, 0)


def falsy_zero(moves):
    """`if dist` for the loss: a terminal in 0 is taken for nothing."""
    label, dist = _solve(moves)
    win = loss = None
    for u, d in enumerate(dist):
        if label[u] == 1 and (not win or d > win[1]):
            win = (u, d)
        if label[u] == 0 and d and (not loss or d > loss[1]):
            loss = (u, d)
    return win, loss


def from_the_start(moves):
    """Only positions that 0 reaches."""
    label, dist = _solve(moves)
    seen, todo = {0}, [0]
    for u in todo:
        for v in moves[u]:
            if v not in seen:
                seen.add(v)
                todo.append(v)
    label = [x if u in seen else 2 for u, x in enumerate(label)]
    return _longest(label, dist, 1), _longest(label, dist, 0)


def starts_with_minus_one(moves):
    """(-1, -1) when there is none."""
    label, dist = _solve(moves)
    return _longest(label, dist, 1) or (-1, -1), _longest(label, dist, 0) or (-1, -1)


def max_of_nothing(moves):
    """max() of an empty list."""
    label, dist = _solve(moves)
    wins = [(d, u) for u, d in enumerate(dist) if label[u] == 1]
    losses = [(d, u) for u, d in enumerate(dist) if label[u] == 0]
    return max(wins)[::-1], max(losses)[::-1]


def nearest_by_bfs(moves):
    """The loser hurries: distance to the nearest terminal."""
    label, _ = _solve(moves)
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    dist = [-1 if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if dist[u] < 0:
                dist[u] = dist[v] + 1
                queue.append(u)
    return _longest(label, dist, 1), _longest(label, dist, 0)


def moves_of_one_side(moves):
    """Two mistakes: counts moves of the winner, and the halves exchanged."""
    label, dist = _solve(moves)
    half = [(d + 1) // 2 for d in dist]
    return _longest(label, half, 0), _longest(label, half, 1)


def the_shortest(moves):
    """Two mistakes: the least instead of the largest, and the plies one too many."""
    label, dist = _solve(moves)
    out = []
    for kind in (1, 0):
        found = [(d, u) for u, d in enumerate(dist) if label[u] == kind]
        out.append((min(found)[1], min(found)[0] + 1) if found else None)
    return out


def all_draws_too(moves):
    """One maximum for both halves."""
    label, dist = _solve(moves)
    u = dist.index(max(dist))
    if label[u] == 2:
        return None, None
    return (u, dist[u]), (u, dist[u])


WRONG = {
    loss_first: "halves-swapped",
    plies_then_position: "pairs-swapped",
    only_the_plies: "plies-alone",
    wave_from_a_stack: "stack",
    falsy_zero: "zero-is-nothing",
    from_the_start: "from-zero",
    starts_with_minus_one: "minus-ones",
    max_of_nothing: "max-of-nothing",
    nearest_by_bfs: "nearest-terminal",
    moves_of_one_side: "halves-swapped+full-moves",
    the_shortest: "wrong-plies",
    all_draws_too: "any-label",
}
