"""Wrong answers to task 14, a twenty-second set: what was meant is in the docstring."""


def _closed(n, edges):
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    return near


def scan_every_state(n, edges):
    """Meant: from each decided state look for those that lead to it.

    Wrong: right but scans all states each time, n to the fourth, no end on 260 vertices.
    """
    near = _closed(n, edges)
    states = [(c, r, who) for c in range(n) for r in range(n) for who in (0, 1)]
    plies = {(v, v, who): 0 for v in range(n) for who in (0, 1)}
    left = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    order = list(plies)
    for c, r, who in order:
        for x, y, turn in states:
            if turn == who or (x, y, turn) in plies:
                continue
            if turn == 0 and y == r and x in near[c]:
                plies[x, y, 0] = plies[c, r, 1] + 1
                order.append((x, y, 0))
            elif turn == 1 and x == c and y in near[r]:
                left[x, y] -= 1
                if left[x, y] == 0:
                    plies[x, y, 1] = plies[c, r, 0] + 1
                    order.append((x, y, 1))
    return [[plies.get((c, r, 0)) for r in range(n)] for c in range(n)]


WRONG = {
    scan_every_state: "line-runs-again",
}
