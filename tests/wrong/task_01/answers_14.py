"""Wrong answers to task 1, a thirteenth set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN = 0, 1


def parallel_moves_collapse_in_predecessor_sets(moves):
    """Meant: Kahn from the ends, a position is ready when all its moves are done.

    Wrong: the predecessors are sets, so a parallel move is taken off the count only once.
    """
    n = len(moves)
    came_from = [set() for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            came_from[v].add(u)
    missing = [len(row) for row in moves]
    labels = [LOSE] * n
    ready = deque(u for u in range(n) if missing[u] == 0)
    while ready:
        v = ready.popleft()
        if any(labels[w] == LOSE for w in moves[v]):
            labels[v] = WIN
        for u in came_from[v]:
            missing[u] -= 1
            if missing[u] == 0:
                ready.append(u)
    return labels


def reversed_preorder_taken_for_postorder(moves):
    """Meant: depth-first search, then label in an order in which successors come first.

    Wrong: the order notes a position when it is entered, and that turned round is no postorder.
    """
    n = len(moves)
    seen = [False] * n
    order = []
    for start in range(n):
        if seen[start]:
            continue
        seen[start] = True
        stack = [start]
        while stack:
            u = stack.pop()
            order.append(u)
            for v in moves[u]:
                if not seen[v]:
                    seen[v] = True
                    stack.append(v)
    labels = [LOSE] * n
    for u in reversed(order):
        labels[u] = WIN if any(labels[v] == LOSE for v in moves[u]) else LOSE
    return labels


def win_is_queued_once_per_losing_move(moves):
    """Meant: run the wave back from the ends with a counter of moves that still hope.

    Wrong: a position with two moves to LOSE goes into the queue twice, and counts off twice.
    """
    before = {u: [] for u in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    hope = [len(row) for row in moves]
    label = {u: LOSE for u, row in enumerate(moves) if not row}
    queue = list(label)
    for v in queue:
        for u in before[v]:
            if label[v] == LOSE:
                label.setdefault(u, WIN)
                queue.append(u)
            else:
                hope[u] -= 1
                if hope[u] == 0 and u not in label:
                    label[u] = LOSE
                    queue.append(u)
    return [label.get(u, LOSE) for u in range(len(moves))]


def parity_of_the_shortest_play(moves):
    """Meant: who makes the last move wins, so go by the number of moves to the end.

    Wrong: takes the parity of the shortest way to a terminal, as if both players hurried.
    """
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    plies = [0 if not row else None for row in moves]
    queue = deque(u for u, row in enumerate(moves) if not row)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if plies[u] is None:
                plies[u] = plies[v] + 1
                queue.append(u)
    return [LOSE if p % 2 == 0 else WIN for p in plies]


def starts_at_zero_and_last_move_decides(moves):
    """Meant: a postorder with a stack and a memory, one good move makes a WIN.

    Two slips: searches from position 0 only; each move overwrites the label, so the last decides.
    """
    memo = {}
    starts = [0]
    for start in starts:
        stack = [(start, False)]
        while stack:
            u, done = stack.pop()
            if done:
                memo[u] = LOSE
                for v in moves[u]:
                    memo[u] = WIN if memo[v] == LOSE else LOSE
            elif u not in memo:
                stack.append((u, True))
                stack.extend((v, False) for v in moves[u] if v not in memo)
    return [memo.get(u, LOSE) for u in range(len(moves))]


def distinct_moves_counted_and_isolated_ends_left_out(moves):
    """Meant: all WIN at first, and the wave finds the positions that are LOSE.

    Two slips: counts the different targets but takes off every move; a terminal is only found
    among the targets, so an isolated one stays WIN.
    """
    n = len(moves)
    before = [[] for _ in range(n)]
    ends = set()
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
            if not moves[v]:
                ends.add(v)
    left = [len(set(row)) for row in moves]
    labels = [WIN] * n
    sure = [False] * n
    wave = list(ends)
    for u in ends:
        labels[u], sure[u] = LOSE, True
    while wave:
        following = []
        for v in wave:
            for u in before[v]:
                if sure[u]:
                    continue
                if labels[v] == LOSE:
                    sure[u] = True
                    following.append(u)
                else:
                    left[u] -= 1
                    if left[u] == 0:
                        labels[u], sure[u] = LOSE, True
                        following.append(u)
        wave = following
    return labels


WRONG = {
    parallel_moves_collapse_in_predecessor_sets: "parallel-dropped",
    reversed_preorder_taken_for_postorder: "entering-order",
    win_is_queued_once_per_losing_move: "win-queued-again",
    parity_of_the_shortest_play: "shortest-is-odd",
    starts_at_zero_and_last_move_decides: "last-move+only-from-zero",
    distinct_moves_counted_and_isolated_ends_left_out: "lonely-overlooked",
}
