"""Wrong answers to task 6, a thirteenth set: what was meant is in the docstring."""

from collections import deque
from heapq import heappop, heappush

LOSE, WIN, DRAW = 0, 1, 2


def heap_sorts_by_number_of_the_position(moves):
    """Meant: a heap gives the nearest labelled position next.

    Wrong: its entries begin with the position, so the smallest number comes next, near or far.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    rest = [len(row) for row in moves]
    heap = [(u, 0) for u, row in enumerate(moves) if not row]
    while heap:
        v, d = heappop(heap)
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
            else:
                rest[u] -= 1
                if rest[u] > 0:
                    continue
                labels[u] = LOSE
            plies[u] = d + 1
            heappush(heap, (u, plies[u]))
    return labels, plies


def first_bad_move_sets_the_loser_s_plies(moves):
    """Meant: the wave notes how far away each position is.

    Wrong: the number of a LOSE is noted at the first move that counts off, not at the last.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            before[v].append(u)
    rest = list(map(len, moves))
    label = [LOSE if not row else DRAW for row in moves]
    plies = {u: 0 for u in range(n) if not moves[u]}
    queue = deque(plies)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                plies[u] = plies[v] + 1
                queue.append(u)
            else:
                rest[u] -= 1
                plies.setdefault(u, plies[v] + 1)
                if rest[u] == 0:
                    label[u] = LOSE
                    queue.append(u)
    return label, [plies[u] if label[u] != DRAW else -1 for u in range(n)]


def round_grows_while_it_is_read(moves):
    """Meant: rounds, all positions of round d have the distance d.

    Wrong: new positions are appended to the round that is being read, so d stands still.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    plies = [-1 if row else 0 for row in moves]
    wave = [u for u, row in enumerate(moves) if not row]
    depth = 0
    while wave:
        depth += 1
        following = []
        for v in wave:
            for u in before[v]:
                if labels[u] == DRAW:
                    rest[u] -= 1
                    if labels[v] == LOSE or rest[u] == 0:
                        labels[u] = WIN if labels[v] == LOSE else LOSE
                        plies[u] = depth
                        wave.append(u)
        wave = following
    return labels, plies


def only_the_winner_s_moves_are_counted(moves):
    """Meant: a step back from v to u adds one.

    Wrong: adds one only for a move of the winner, so it counts moves of one player, not plies.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    found = {u: (LOSE, 0) for u, row in enumerate(moves) if not row}
    waiting = [len(row) for row in moves]
    queue = list(found)
    for v in queue:
        label, d = found[v]
        for u in before[v]:
            if u in found:
                continue
            waiting[u] -= 1
            if label == LOSE:
                found[u] = (WIN, d + 1)
                queue.append(u)
            elif waiting[u] == 0:
                found[u] = (LOSE, d)
                queue.append(u)
    pairs = [found.get(u, (DRAW, -1)) for u in range(len(moves))]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def draws_have_no_number_and_the_loser_hurries(moves):
    """Meant: the wave, and the distance of a LOSE from all its moves.

    Two slips: a DRAW gets None instead of -1; the loser takes the shortest way, min for max.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(row) for row in moves]
    labels = [DRAW if row else LOSE for row in moves]
    distances = [None if row else 0 for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if labels[u] != DRAW:
                continue
            if labels[v] == LOSE:
                labels[u] = WIN
                distances[u] = 1 + distances[v]
                queue.append(u)
                continue
            rest[u] -= 1
            if rest[u] == 0:
                labels[u] = LOSE
                distances[u] = 1 + min(distances[w] for w in moves[u])
                queue.append(u)
    return labels, distances


def newest_first_and_parallel_moves_counted_once(moves):
    """Meant: the wave from near to far with a counter for each position.

    Two slips: takes the newest position from the end of the list; the counter counts different
    targets although each parallel move counts off.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    rest = [len(set(row)) for row in moves]
    labels, distances = [], []
    for row in moves:
        labels.append(DRAW if row else LOSE)
        distances.append(-1 if row else 0)
    todo = deque(u for u, row in enumerate(moves) if not row)
    while todo:
        v = todo.pop()
        for u in before[v]:
            if labels[u] == DRAW:
                rest[u] -= 1
                if labels[v] == LOSE or rest[u] == 0:
                    labels[u] = 1 - labels[v]
                    distances[u] = distances[v] + 1
                    todo.append(u)
    return labels, distances


WRONG = {
    heap_sorts_by_number_of_the_position: "heap-by-number",
    first_bad_move_sets_the_loser_s_plies: "quick-loss",
    round_grows_while_it_is_read: "rounds-run-ahead",
    only_the_winner_s_moves_are_counted: "full-moves",
    draws_have_no_number_and_the_loser_hurries: "quick-loss+draws-none",
    newest_first_and_parallel_moves_counted_once: "parallel-counted-once+stack",
}
