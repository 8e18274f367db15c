"""Wrong answers to task 1, a fifteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def minimax_cache_without_turn(moves: list[list[int]]) -> list[int]:
    """Meant: minimax with a flag for whose turn it is, and a cache.

    Wrong: the cache is kept per position only, so a value seen from the other player's side is
    used again (and handed out) as the label of the player to move.
    """
    cache = {}

    def value(u, my_turn):
        if u in cache:
            return cache[u]
        if not moves[u]:
            result = LOSE if my_turn else WIN
        elif my_turn:
            result = max(value(v, False) for v in moves[u])
        else:
            result = min(value(v, True) for v in moves[u])
        cache[u] = result
        return result

    return [value(u, True) for u in range(len(moves))]


def positions_sorted_by_number_of_moves(moves: list[list[int]]) -> list[int]:
    """Meant: label the positions in an order in which successors come first.

    Wrong: it sorts by the number of moves, which is no such order.
    """
    order = sorted(range(len(moves)), key=lambda u: len(moves[u]))
    labels = [None] * len(moves)
    for u in order:
        labels[u] = LOSE
        for v in moves[u]:
            if labels[v] == LOSE:
                labels[u] = WIN
    return labels


def labelled_at_first_visit(moves: list[list[int]]) -> list[int]:
    """Meant: walk backward from the terminals and label each position that is met.

    Wrong: a position is labelled for good when it is met first, although some of its
    successors have no label yet.
    """
    back = {u: [] for u in range(len(moves))}
    for u in range(len(moves)):
        for v in moves[u]:
            back[v].append(u)
    labels = {}
    queue = deque()
    for u in range(len(moves)):
        if len(moves[u]) == 0:
            labels[u] = LOSE
            queue.append(u)
    while queue:
        v = queue.popleft()
        for u in back[v]:
            if u not in labels:
                good = [w for w in moves[u] if labels.get(w) == LOSE]
                labels[u] = WIN if good else LOSE
                queue.append(u)
    return [labels[u] for u in range(len(moves))]


def parallel_moves_never_close(moves: list[list[int]]) -> list[int]:
    """Meant: begin at the ends and count the moves of each position down.

    Wrong: the predecessors are sets, but the counters count parallel moves twice, so a
    position with parallel moves never becomes ready and passes nothing on.
    """
    n = len(moves)
    before = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].add(u)
    left = [len(row) for row in moves]
    labels = [LOSE] * n
    ready = [u for u in range(n) if left[u] == 0]
    while ready:
        v = ready.pop()
        for u in before[v]:
            if labels[v] == LOSE:
                labels[u] = WIN
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    return labels


def values_in_order_of_finishing(moves: list[list[int]]) -> list[int]:
    """Meant: a recursion with a dict as its memory, whose values are the labels.

    Wrong: the values of the dict stand in the order in which the positions were finished, not
    in the order of their numbers.
    """
    memory = {}

    def wins(u):
        if u not in memory:
            memory[u] = WIN if any(wins(v) == LOSE for v in moves[u]) else LOSE
        return memory[u]

    for u in range(len(moves)):
        wins(u)
    return list(memory.values())


def topological_order_two_slips(moves: list[list[int]]) -> list[int]:
    """Meant: make a topological order by Kahn's method and label the positions along it.

    Wrong: (1) the order begins at the sources and is not turned round, so labels are read
    before they are made; (2) the ways in are counted per move but taken off only once per
    target, so that a target of parallel moves never gets into the order and stays LOSE.
    """
    n = len(moves)
    ways_in = [0] * n
    for row in moves:
        for v in row:
            ways_in[v] += 1
    order = [u for u in range(n) if ways_in[u] == 0]
    for u in order:
        for v in set(moves[u]):
            ways_in[v] -= 1
            if ways_in[v] == 0:
                order.append(v)
    labels = [LOSE] * n
    for u in order:
        if any(labels[v] == LOSE for v in moves[u]):
            labels[u] = WIN
    return labels


WRONG = {
    minimax_cache_without_turn: "turn-forgotten",
    positions_sorted_by_number_of_moves: "fewest-moves-first",
    labelled_at_first_visit: "shortest-is-odd",
    parallel_moves_never_close: "parallel-dropped",
    values_in_order_of_finishing: "in-order-found",
    topological_order_two_slips: "moves-win",
}
