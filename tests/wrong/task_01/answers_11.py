"""Wrong answers to task 1, a tenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def parity_of_the_longest_play(moves: list[list[int]]) -> list[int]:
    """Meant: the longest path decides, an odd number of moves is a win.
    Wrong: nobody has to take the longest way; one good short move is enough."""
    n = len(moves)
    back = [[] for _ in range(n)]
    left = [0] * n
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
            left[u] += 1
    longest = [0] * n
    ready = [u for u in range(n) if left[u] == 0]
    while ready:
        v = ready.pop()
        for u in back[v]:
            longest[u] = max(longest[u], longest[v] + 1)
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    return [length % 2 for length in longest]


def waits_for_each_parallel_move(moves: list[list[int]]) -> list[int]:
    """Meant: count down the open moves of u. Wrong: the counter has parallel moves twice, the sets
    of predecessors have them once, so it never comes to 0."""
    predecessors = {u: set() for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].add(u)
    open_moves = {u: len(row) for u, row in enumerate(moves)}
    labels = {u: LOSE for u, row in enumerate(moves) if not row}
    queue = deque(labels)
    while queue:
        v = queue.popleft()
        for u in predecessors[v]:
            if u in labels:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                queue.append(u)
            else:
                open_moves[u] -= 1
                if open_moves[u] == 0:
                    labels[u] = LOSE
                    queue.append(u)
    return [labels.get(u, WIN) for u in range(len(moves))]


def truth_values_from_zero_alone(moves: list[list[int]]) -> list[int]:
    """Meant: search with a memory. Two slips: the search begins at position 0 alone (the rest stays
    False), and the labels are True and False."""
    wins = [False] * len(moves)
    done = [False] * len(moves)
    stack = [(0, 0)]
    while stack:
        u, i = stack.pop()
        if i < len(moves[u]):
            stack.append((u, i + 1))
            if not done[moves[u][i]]:
                stack.append((moves[u][i], 0))
        else:
            wins[u] = any(not wins[v] for v in moves[u])
            done[u] = True
    return wins


def first_news_decides_and_lonely_ones_win(moves: list[list[int]]) -> list[int]:
    """Meant: go back from the ends. Two slips: the first label that comes to u decides, whatever
    comes later; an isolated terminal is no target, is not seeded and keeps its WIN."""
    came_from: dict[int, list[int]] = {}
    for u, row in enumerate(moves):
        for v in row:
            came_from.setdefault(v, []).append(u)
    labels = [WIN] * len(moves)
    seen = {v for v in came_from if not moves[v]}
    for v in seen:
        labels[v] = LOSE
    layer = sorted(seen)
    while layer:
        following = []
        for v in layer:
            for u in came_from.get(v, ()):
                if u not in seen:
                    seen.add(u)
                    labels[u] = 1 - labels[v]
                    following.append(u)
        layer = following
    return labels


WRONG = {
    parity_of_the_longest_play: "longest-is-odd",
    waits_for_each_parallel_move: "parallel-dropped",
    truth_values_from_zero_alone: "only-from-zero+truth-values",
    first_news_decides_and_lonely_ones_win: "shortest-is-odd+lonely-overlooked",
}
