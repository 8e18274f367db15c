"""Wrong answers to task 5, a twenty-second set: what was meant is in the docstring."""

from collections import deque

WIN, LOSE, DRAW = 1, 0, 2


def quick_way_for_long_chains(moves: list[list[int]]) -> list[int]:
    """Meant: large games with few moves are chains; count their parity.

    Wrong: few moves may still branch somewhere.
    """
    n = len(moves)
    m = sum(map(len, moves))
    preds: list[list[int]] = [[] for _ in range(n)]
    if n > 1000 and m < n:
        for u, row in enumerate(moves):
            if row:
                preds[row[-1]].append(u)
        labels = [DRAW] * n
        wave = [u for u in range(n) if not moves[u]]
        value = WIN
        while wave:
            for u in wave:
                labels[u] = value
            wave = [u for v in wave for u in preds[v]]
            value = WIN + LOSE - value
        return labels
    for u, row in enumerate(moves):
        for v in row:
            preds[v].append(u)
    left = list(map(len, moves))
    labels = [DRAW if k else WIN for k in left]
    queue = deque(u for u in range(n) if labels[u] == WIN)
    while queue:
        v = queue.popleft()
        for u in preds[v]:
            if labels[u] == DRAW:
                if labels[v] == LOSE:
                    labels[u] = WIN
                else:
                    left[u] -= 1
                    if left[u]:
                        continue
                    labels[u] = LOSE
                queue.append(u)
    return labels


WRONG = {quick_way_for_long_chains: "number-too-small"}
