"""Wrong answers to task 1, a ninth set: what was meant is in the docstring."""

from collections import deque


def topological_from_the_sources(moves):
    """Goes through the positions in topological order, but begins at those nobody can move to."""
    n = len(moves)
    ways_in = [0] * n
    for row in moves:
        for v in row:
            ways_in[v] += 1
    queue = deque(u for u in range(n) if ways_in[u] == 0)
    labels = [0] * n
    while queue:
        u = queue.popleft()
        labels[u] = int(any(labels[v] == 0 for v in moves[u]))
        for v in moves[u]:
            ways_in[v] -= 1
            if ways_in[v] == 0:
                queue.append(v)
    return labels


def longest_play_is_odd(moves):
    """Whoever makes the last move wins, so the number of moves of the longest play decides."""
    n = len(moves)
    length = [-1] * n
    for start in range(n):
        stack = [start]
        while stack:
            u = stack[-1]
            open_ones = [v for v in moves[u] if length[v] < 0]
            if open_ones:
                stack.extend(open_ones)
            else:
                length[u] = max((length[v] + 1 for v in moves[u]), default=0)
                stack.pop()
    return [x % 2 for x in length]


def next_to_an_end_wins_else_loses(moves):
    """WIN if one can move to a terminal, LOSE otherwise: does not look further."""
    dead = {u for u, row in enumerate(moves) if not row}
    result = []
    for row in moves:
        if dead.intersection(row):
            result.append(1)
        else:
            result.append(0)
    return result


WRONG = {
    topological_from_the_sources: "moves-win",
    longest_play_is_odd: "longest-is-odd",
    next_to_an_end_wins_else_loses: "one-move-ahead",
}
