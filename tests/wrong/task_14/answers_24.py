"""Wrong answers to task 14, a twenty-fourth set: what was meant is in the docstring."""

from collections import deque


def _neighbours(n, edges):
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    return near


def _bits(mask):
    while mask:
        lowest = mask & -mask
        mask ^= lowest
        yield lowest.bit_length() - 1


def _chase(n, near, into, most_plies):
    """Caught[r] is the set, as bits, of the cops that capture a robber at r; into(x, r) are those
    that may go to x.
    """
    table = [[None] * n for _ in range(n)]
    caught = [1 << v for v in range(n)]
    held = [0] * n
    for v in range(n):
        table[v][v] = 0
    plies = 1
    while plies <= most_plies:
        fresh = []
        for r in range(n):
            sure = -1
            for s in near[r]:
                sure &= caught[s]
            sure |= 1 << r
            fresh.append(sure & ~held[r])
            held[r] = sure
        changed = False
        for r in range(n):
            cops = 0
            for x in _bits(fresh[r]):
                cops |= into(x, r)
            cops &= ~caught[r]
            caught[r] |= cops
            for c in _bits(cops):
                table[c][r] = plies
                changed = True
        if not changed:
            break
        plies += 2
    return table


def cop_never_backs_off(n, edges):
    """Wrong: the cop may only make moves that do not take it further from where the robber stands,
    which is nearly always best; fails from about 15 vertices on, where it must step back to cut
    the robber off, e.g. the 15 vertices with 51 edges (some captures come out too late).
    """
    near = _neighbours(n, edges)
    around = [sum(1 << x for x in near[v]) for v in range(n)]
    outside = []
    for r in range(n):
        reached, ring = 1 << r, 1 << r
        beyond = [0] * n
        everything = (1 << n) - 1
        levels = []
        while ring:
            levels.append(ring)
            wider = reached
            for x in _bits(ring):
                wider |= around[x]
            ring, reached = wider & ~reached, wider
        rest = everything
        for level in levels:
            for x in _bits(level):
                beyond[x] = rest
            rest &= ~level
        outside.append(beyond)
    return _chase(n, near, lambda x, r: around[x] & outside[r][x], 2 * n + 2)


def cop_pieces_by_fingerprint(n, edges):
    """Wrong: pieces of equal size whose vertices have row by row as many neighbours with equal sums
    share one table; fails for two pieces of 8 vertices, n = 16, both with 0-1, one with all of
    0,3 - 4,7 and 1,2 - 5,6, the other (plus 8) with 0,3 - 5,6 and 1,2 - 4,7.
    """
    near = _neighbours(n, edges)
    table = [[None] * n for _ in range(n)]
    solved = {}
    placed = [False] * n
    for start in range(n):
        if placed[start]:
            continue
        placed[start] = True
        piece = [start]
        for u in piece:
            for v in near[u]:
                if not placed[v]:
                    placed[v] = True
                    piece.append(v)
        piece.sort()
        name = {v: i for i, v in enumerate(piece)}
        rows = [[name[w] for w in near[v]] for v in piece]
        key = tuple((len(row), sum(row)) for row in rows)
        if key not in solved:
            around = [sum(1 << x for x in row) for row in rows]
            size = len(piece)
            solved[key] = _chase(size, rows, lambda x, r, around=around: around[x], 2 * size + 2)
        for c, row in zip(piece, solved[key]):
            for r, plies in zip(piece, row):
                table[c][r] = plies
    return table


def cop_wave(n, edges):
    """Wrong: the robber's plies are fixed by the first bad move that is found, as if he wanted it
    over soon; and the table is filled the wrong way round, table[r][c].
    """
    near = [{v} for v in range(n)]
    for u, v in edges:
        near[u].add(v)
        near[v].add(u)
    COP, ROBBER = 0, 1
    plies = {}
    escapes = {(c, r): len(near[r]) for c in range(n) for r in range(n)}
    queue = deque()
    for v in range(n):
        for turn in (COP, ROBBER):
            plies[v, v, turn] = 0
            queue.append((v, v, turn))
    first = {}
    while queue:
        c, r, turn = queue.popleft()
        if turn == ROBBER:
            for d in near[c]:
                if (d, r, COP) not in plies:
                    plies[d, r, COP] = plies[c, r, turn] + 1
                    queue.append((d, r, COP))
        else:
            for s in near[r]:
                if (c, s, ROBBER) in plies:
                    continue
                first.setdefault((c, s), plies[c, r, turn] + 1)
                escapes[c, s] -= 1
                if escapes[c, s] == 0:
                    plies[c, s, ROBBER] = first[c, s]
                    queue.append((c, s, ROBBER))
    table = [[None] * n for _ in range(n)]
    for (c, r, turn), number in plies.items():
        if turn == COP:
            table[r][c] = number
    return table


WRONG = {
    cop_never_backs_off: "",
    cop_pieces_by_fingerprint: "",
    cop_wave: "robber-hurries+turned-over",
}
