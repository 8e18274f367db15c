"""A wrong answer to task 14: too few sweeps to find the pieces of a graph."""


def _bits(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def right_masks(n, edges):
    """Round by round; the vertices of the robber are the bits of a number."""
    near = [1 << v for v in range(n)]
    hood = [[v] for v in range(n)]
    for u, v in edges:
        near[u] |= 1 << v
        near[v] |= 1 << u
        hood[u].append(v)
        hood[v].append(u)
    table = [[None] * n for _ in range(n)]
    caught = [0] * n  # the cop to move
    trapped = [1 << c for c in range(n)]  # the robber to move
    plies, fresh = 1, [1]
    while any(fresh):
        fresh = []
        for c in range(n):
            mask = caught[c]
            for d in hood[c]:
                mask |= trapped[d]
            fresh.append(mask & ~caught[c])
            caught[c] = mask
        for c in range(n):
            touched = 0
            for r in _bits(fresh[c]):
                table[c][r] = plies if r != c else 0
                touched |= near[r]
            for r in _bits(touched & ~trapped[c]):
                if not near[r] & ~caught[c]:
                    trapped[c] |= 1 << r
        plies += 2
    return table


def wrong_pieces(n, edges):
    """Find the pieces by spreading the smallest number, to and fro; then solve piece by piece."""
    piece = list(range(n))
    for _ in range(n.bit_length()):
        for u, v in edges:
            piece[u] = piece[v] = min(piece[u], piece[v])
        for u, v in reversed(edges):
            piece[u] = piece[v] = min(piece[u], piece[v])
    members = {}
    for v in range(n):
        members.setdefault(piece[v], []).append(v)
    place = [0] * n
    inside = {name: [] for name in members}
    for group in members.values():
        for i, v in enumerate(group):
            place[v] = i
    for u, v in edges:
        if piece[u] == piece[v]:
            inside[piece[u]].append((place[u], place[v]))
    table = [[None] * n for _ in range(n)]
    for name, group in members.items():
        part = right_masks(len(group), inside[name])
        for i, c in enumerate(group):
            for j, r in enumerate(group):
                table[c][r] = part[i][j]
    return table


WRONG = {wrong_pieces: ""}
