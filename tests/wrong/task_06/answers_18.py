"""Wrong answers to task 6, an eighteenth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def mended_by_min(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: A stack will do, as the distance of a WIN is mended by `min`.

    Wrong: Who has used the old distance is not told.
    """
    n = len(moves)
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    dist = [-1 if row else 0 for row in moves]
    stack = [u for u in range(n) if not moves[u]]
    while stack:
        v = stack.pop()
        for u in back[v]:
            if labels[v] == LOSE:
                if labels[u] == DRAW:
                    labels[u] = WIN
                    dist[u] = dist[v] + 1
                    stack.append(u)
                else:
                    dist[u] = min(dist[u], dist[v] + 1)
            elif labels[u] == DRAW:
                left[u] -= 1
                if left[u] == 0:
                    labels[u] = LOSE
                    dist[u] = 1 + max(dist[w] for w in moves[u])
                    stack.append(u)
    return labels, dist


def twice_in_the_layer(moves: list[list[int]]) -> tuple[list[int], list[int]]:
    """Meant: Whoever can move to a loser is a winner of the next layer.

    Wrong: A winner with two such moves stands there twice, and counts its predecessors down twice.
    """
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [None] * len(moves)
    distances = [-1] * len(moves)
    losers = [u for u, row in enumerate(moves) if not row]
    for u in losers:
        labels[u], distances[u] = LOSE, 0
    d = 0
    while losers:
        winners = [u for v in losers for u in back[v] if labels[u] is None]
        d += 1
        for u in winners:
            labels[u], distances[u] = WIN, d
        d += 1
        losers = []
        for v in winners:
            for u in back[v]:
                if labels[u] is None:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u], distances[u] = LOSE, d
                        losers.append(u)
    return [DRAW if x is None else x for x in labels], distances


def nearest_loss_looked_for_again(moves):
    """At each LOSE below it a WIN looks for the nearest LOSE among all its moves."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    left = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [-1 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in back[v]:
            if labels[v] == WIN:
                left[u] -= 1
                if labels[u] == DRAW and left[u] == 0:
                    labels[u], distances[u] = LOSE, distances[v] + 1
                    queue.append(u)
            else:
                if labels[u] == DRAW:
                    labels[u] = WIN
                    queue.append(u)
                distances[u] = 1 + min(distances[w] for w in moves[u] if labels[w] == LOSE)
    return labels, distances


WRONG = {
    mended_by_min: "",
    twice_in_the_layer: "win-queued-again",
    nearest_loss_looked_for_again: "line-runs-again",
}
