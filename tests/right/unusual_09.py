"""Right answers to task 9 in unusual styles."""

from collections import deque


def _retro(moves):
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left, out = [len(r) for r in moves], [2 if r else 0 for r in moves]
    queue = deque(u for u in range(n) if not moves[u])
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if out[u] == 2:
                left[u] -= out[v]
                if out[v] == 0 or left[u] == 0:
                    out[u] = 1 - out[v]
                    queue.append(u)
    return out


def in_degrees(moves):
    """Kahn from the front: positions without a way in go first."""
    into = [0] * len(moves)
    for row in moves:
        for v in row:
            into[v] += 1
    free, gone = [u for u, d in enumerate(into) if not d], 0
    while free:
        u = free.pop()
        gone += 1
        for v in moves[u]:
            into[v] -= 1
            if into[v] == 0:
                free.append(v)
    return ["CYCLIC", "ACYCLIC"][gone == len(moves)], _retro(moves)


def three_colours(moves):
    """White, grey, black with an explicit stack of iterators."""
    colour, cyclic = ["white"] * len(moves), False
    for s in range(len(moves)):
        if colour[s] != "white":
            continue
        colour[s] = "grey"
        path = [(s, iter(moves[s]))]
        while path:
            u, rest = path[-1]
            for v in rest:
                if colour[v] == "grey":
                    cyclic = True
                elif colour[v] == "white":
                    colour[v] = "grey"
                    path.append((v, iter(moves[v])))
                    break
            else:
                colour[u] = "black"
                path.pop()
    return "CYCLIC" if cyclic else "ACYCLIC", _retro(moves)


def finishing_times(moves):
    """A finishing order; a move to a position that finishes later closes a cycle."""
    n, when, tick = len(moves), {}, 0
    seen = [0] * n
    for s in range(n):
        stack = [s]
        while stack:
            u = stack.pop()
            if u < 0:
                when[~u] = tick
                tick += 1
            elif not seen[u]:
                seen[u] = 1
                stack.append(~u)
                stack.extend(v for v in moves[u] if not seen[v])
    back = any(when[v] >= when[u] for u in range(n) for v in moves[u])
    kind = "CYCLIC" if back else "ACYCLIC"
    if back:
        return kind, _retro(moves)
    out = [0] * n
    for u in sorted(when, key=when.get):
        out[u] = +any(not out[v] for v in moves[u])
    return [kind, out]


def peeled_together(moves):
    """One loop peels and labels: open moves and hopes."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    rest = [len(r) for r in moves]
    peel = [u for u in range(n) if not rest[u]]
    for v in peel:
        for u in back[v]:
            rest[u] -= 1
            if not rest[u]:
                peel.append(u)
    return "ACYCLIC" if len(peel) == n else "CYCLIC", _retro(moves)


RIGHT = [in_degrees, three_colours, finishing_times, peeled_together]
