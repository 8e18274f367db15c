"""Wrong answers to task 14, a twenty-third set: what was meant is in the docstring."""

from collections import deque

_charts: dict = {}


def cop_win_starts_byte_counters(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: open moves of the robber in bytes. Wrong: a vertex may have more than 255."""
    around = [[v] for v in range(n)]
    for u, v in edges:
        around[u].append(v)
        around[v].append(u)
    left = [bytearray(len(near) & 255 for near in around) for _ in range(n)]
    cop = [[None] * n for _ in range(n)]
    robber = [[None] * n for _ in range(n)]
    queue = deque()
    for v in range(n):
        cop[v][v] = robber[v][v] = 0
        queue.append((0, v, v))
        queue.append((1, v, v))
    while queue:
        turn, c, r = queue.popleft()
        if turn:  # the robber is to move here, the cop came from near c
            plies = robber[c][r] + 1
            for d in around[c]:
                if cop[d][r] is None:
                    cop[d][r] = plies
                    queue.append((0, d, r))
        else:  # the cop is to move here, the robber came from near r
            plies = cop[c][r] + 1
            for s in around[r]:
                if robber[c][s] is None:
                    left[c][s] = (left[c][s] - 1) & 255
                    if left[c][s] == 0:
                        robber[c][s] = plies
                        queue.append((1, c, s))
    return cop


def cop_win_starts_known_by_text(n: int, edges: list[tuple[int, int]]) -> list[list[int | None]]:
    """Meant: keep tables under the text of the edges. Wrong: 1 and 12 read like 11 and 2."""
    key = str(n) + ":" + "".join(sorted(f"{u}{v}" for u, v in edges))
    if key not in _charts:
        around = [[v] for v in range(n)]
        for u, v in edges:
            around[u].append(v)
            around[v].append(u)
        cop = [[0 if c == r else None for r in range(n)] for c in range(n)]
        left = [[len(near) for near in around] for _ in range(n)]
        wave = [(v, v) for v in range(n)]
        caught = [(v, v) for v in range(n)]
        lost = [[c == r for r in range(n)] for c in range(n)]
        plies = 1
        while wave or caught:
            fresh = []
            for c, r in caught:
                for d in around[c]:
                    if cop[d][r] is None:
                        cop[d][r] = plies
                        fresh.append((d, r))
            caught = []
            for c, r in wave + fresh:
                for s in around[r]:
                    left[c][s] -= 1
                    if left[c][s] == 0 and not lost[c][s]:
                        lost[c][s] = True
                        caught.append((c, s))
            wave = []
            plies += 2
        _charts[key] = cop
    return [row[:] for row in _charts[key]]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    cop_win_starts_byte_counters: "narrow-numbers",
    cop_win_starts_known_by_text: "kept-between-calls",
}
