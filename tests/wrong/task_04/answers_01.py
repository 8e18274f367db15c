"""Wrong answers to task 4, in different styles."""

from collections import deque


def on_a_cycle_is_draw(moves):
    """Whatever lies on a cycle is DRAW; the rest by search."""
    n = len(moves)
    reach = [set(row) for row in moves]
    for _ in range(n):
        for u in range(n):
            for v in list(reach[u]):
                reach[u] |= reach[v]
    memo = {u: 2 for u in range(n) if u in reach[u]}

    def of(u):
        if u not in memo:
            found = {of(v) for v in moves[u]}
            memo[u] = 1 if 0 in found else 2 if 2 in found else 0
        return memo[u]

    return [of(u) for u in range(n)]


def reachable_from_zero(moves):
    """Labels only what 0 reaches; the rest is DRAW."""
    seen = {0}
    stack = [0]
    while stack:
        for v in moves[stack.pop()]:
            if v not in seen:
                seen.add(v)
                stack.append(v)
    lost, won = set(), set()
    while True:
        new_lost = {u for u in seen if all(v in won for v in moves[u])} - lost
        new_won = {u for u in seen if any(v in lost for v in moves[u])} - won
        if not new_lost and not new_won:
            break
        lost |= new_lost
        won |= new_won
    return [1 if u in won else 0 if u in lost else 2 for u in range(len(moves))]


def lose_not_queued(moves):
    """A position found to be LOSE is not put into the queue."""
    n = len(moves)
    into = {u: [] for u in range(n)}
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    count = {u: len(moves[u]) for u in range(n)}
    labels = {u: 0 for u in range(n) if count[u] == 0}
    todo = list(labels)
    while todo:
        v = todo.pop()
        for u in into[v]:
            if u in labels:
                continue
            if labels[v] == 0:
                labels[u] = 1
                todo.append(u)
            else:
                count[u] -= 1
                if not count[u]:
                    labels[u] = 0
    return [labels.get(u, 2) for u in range(n)]


def label_overwritten(moves):
    """Does not ask whether a position has its label already."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if left[u] else 0 for u in range(len(moves))]
    queue = deque(u for u in range(len(moves)) if not left[u])
    while queue:
        v = queue.popleft()
        for u in before[v]:
            left[u] -= 1
            if labels[v] == 0:
                labels[u] = 1
                if left[u] >= 0:
                    queue.append(u)
            elif left[u] == 0:
                labels[u] = 0
                queue.append(u)
    return labels


def two_rounds(moves):
    """Four sweeps and no more."""
    labels = [0 if not row else 2 for row in moves]
    for _ in range(4):
        for u, row in enumerate(moves):
            if labels[u] == 2 and row:
                if any(labels[v] == 0 for v in row):
                    labels[u] = 1
                elif all(labels[v] == 1 for v in row):
                    labels[u] = 0
    return labels


def one_bad_move_is_enough(moves):
    """LOSE as soon as some move leads to WIN."""
    n = len(moves)
    lost, won = {u for u in range(n) if not moves[u]}, set()
    front = [(u, 0) for u in sorted(lost)]
    pred = [[u for u in range(n) if v in moves[u]] for v in range(n)]
    while front:
        nxt = []
        for v, label in front:
            for u in pred[v]:
                if u in lost or u in won:
                    continue
                (won if label == 0 else lost).add(u)
                nxt.append((u, 1 - label))
        front = nxt
    return [0 if u in lost else 1 if u in won else 2 for u in range(n)]


def dfs_with_grey_draw(moves):
    """Depth-first search; a position on the path counts as DRAW, and that is remembered."""
    labels = [None] * len(moves)
    path = set()

    def visit(u):
        if labels[u] is not None:
            return labels[u]
        if u in path:
            return 2
        path.add(u)
        got = [visit(v) for v in moves[u]]
        path.discard(u)
        labels[u] = 1 if 0 in got else 2 if 2 in got else 0
        return labels[u]

    return [visit(u) for u in range(len(moves))]


def no_draw_is_lose(moves):
    """What is not reached stays LOSE."""
    n = len(moves)
    value = {}
    changed = True
    while changed:
        changed = False
        for u in reversed(range(n)):
            if u in value:
                continue
            seen = [value.get(v) for v in moves[u]]
            if 0 in seen:
                value[u] = 1
                changed = True
            elif seen.count(1) == len(seen):
                value[u] = 0
                changed = True
    return [value.get(u, 0) for u in range(n)]


def parallel_moves_once(moves):
    """Counts parallel moves in the counter, but not among the predecessors."""
    pred = [set() for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].add(u)
    left = list(map(len, moves))
    labels = [2] * len(moves)
    stack = []
    for u, count in enumerate(left):
        if count == 0:
            labels[u] = 0
            stack.append(u)
    while stack:
        v = stack.pop()
        for u in pred[v]:
            if labels[u] == 2:
                left[u] -= 1
                if labels[v] == 0 or left[u] == 0:
                    labels[u] = 1 - labels[v]
                    stack.append(u)
    return labels


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    on_a_cycle_is_draw: "on-cycle-draws",
    reachable_from_zero: "only-from-zero",
    lose_not_queued: "lose-not-queued",
    label_overwritten: "label-overwritten",
    two_rounds: "fixed-rounds",
    one_bad_move_is_enough: "first-win-loses",
    dfs_with_grey_draw: "provisional-draws",
    no_draw_is_lose: "leftovers-lose",
    parallel_moves_once: "parallel-dropped",
}
