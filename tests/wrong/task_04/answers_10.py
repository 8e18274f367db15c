"""Wrong answers to task 4, a ninth set: what was meant is in the docstring."""

from collections import deque


def counts_down_for_every_neighbour(moves):
    """The counter of a predecessor goes down whatever label has been found."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [2] * n
    queue = deque()
    for u in range(n):
        if not moves[u]:
            labels[u] = 0
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if labels[u] != 2:
                continue
            left[u] -= 1
            if left[u] == 0 and labels[v] == 1:
                labels[u] = 0
                queue.append(u)
            elif labels[v] == 0 and left[u] > 0:
                labels[u] = 1
                queue.append(u)
    return labels


def a_draw_is_better_than_nothing(moves):
    """Rounds: LOSE if no move leads to LOSE and at least one to WIN."""
    n = len(moves)
    labels = [0 if not moves[u] else None for u in range(n)]
    while True:
        new = list(labels)
        for u in range(n):
            if new[u] is None:
                seen = [labels[v] for v in moves[u]]
                if 0 in seen:
                    new[u] = 1
                elif 1 in seen:
                    new[u] = 0
        if new == labels:
            break
        labels = new
    return [2 if x is None else x for x in labels]


def on_the_way_is_a_draw(moves):
    """Depth-first search; what is still open on the way counts as a draw, and that is kept."""
    n = len(moves)
    state = [None] * n

    def visit(root):
        stack = [(root, iter(moves[root]))]
        state[root] = 2
        best = {root: 0}
        while stack:
            u, it = stack[-1]
            for v in it:
                if state[v] is None:
                    state[v] = 2
                    best[v] = 0
                    stack.append((v, iter(moves[v])))
                    break
                if state[v] == 0:
                    best[u] = 1
                elif state[v] == 2 and best[u] != 1:
                    best[u] = 2
            else:
                stack.pop()
                state[u] = best[u]
                if stack:
                    p = stack[-1][0]
                    if state[u] == 0:
                        best[p] = 1
                    elif state[u] == 2 and best[p] != 1:
                        best[p] = 2

    for root in range(n):
        if state[root] is None:
            visit(root)
    return state


WRONG = {
    counts_down_for_every_neighbour: "zero-before-win",
    a_draw_is_better_than_nothing: "first-win-loses",
    on_the_way_is_a_draw: "provisional-draws",
}
