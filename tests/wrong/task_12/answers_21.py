"""Wrong answers to task 12, a twenty-first set: what was meant is in the docstring."""

from collections import deque

LOSE, WIN, DRAW = 0, 1, 2


def _incoming(moves):
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    return into


def _best(label, distance, wanted):
    chosen = [u for u in range(len(label)) if label[u] == wanted]
    if not chosen:
        return None
    u = max(chosen, key=distance.__getitem__)
    return u, distance[u]


def mates_stack_then_sweeps(moves):
    """Wrong: labels with a stack, then distances by sweeps in that order, at most log2(n) + 8 of
    them; fails where a late shortcut has to travel: 0 has no moves, 1 -> 0 and 2, for i = 1 .. 60
    position 2i+2 -> 2i-1 and 2i+1 -> 2 and 2i+2, a forced tail of 300 onto the last of these, and
    2 at the far end of a forced line of 200 moves to a terminal with the largest number.
    """
    n = len(moves)
    into = _incoming(moves)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    distance = [-1] * n
    stack = [u for u in range(n) if not left[u]]
    order = list(stack)
    for u in stack:
        label[u] = LOSE
        distance[u] = 0
    while stack:
        v = stack.pop()
        for u in into[v]:
            left[u] -= 1
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
                distance[u] = distance[v] + 1
            elif left[u] == 0:
                label[u] = LOSE
                distance[u] = 1 + max(map(distance.__getitem__, moves[u]))
            else:
                continue
            stack.append(u)
            order.append(u)
    for _ in range(n.bit_length() + 8):
        changed = False
        for u in order:
            if label[u] == WIN:
                new = 1 + min(distance[v] for v in moves[u] if label[v] == LOSE)
            else:
                new = 1 + max((distance[v] for v in moves[u]), default=-1)
            if new != distance[u]:
                distance[u] = new
                changed = True
        if not changed:
            break
    return _best(label, distance, WIN), _best(label, distance, LOSE)


def mates_packed_queue(moves):
    """plies and position are packed into one number with 17 bits for the position (enough for
    10**5, but there are up to 10**6); fails for n > 131072, e.g. 0 -> 131073, no moves at 131073
    and u -> u for all between: the longest win (0, 1) is not found.
    """
    n = len(moves)
    into = _incoming(moves)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    longest = [None, None]
    queue = deque()
    for u in range(n):
        if not left[u]:
            label[u] = LOSE
            queue.append(u)
    while queue:
        packed = queue.popleft()
        plies, v = packed >> 17, packed & 131071
        longest[label[v] == WIN] = v, plies
        for u in into[v]:
            if label[u] != DRAW:
                continue
            if label[v] == LOSE:
                label[u] = WIN
            else:
                left[u] -= 1
                if left[u]:
                    continue
                label[u] = LOSE
            queue.append(plies + 1 << 17 | u)
    return longest[1], longest[0]


def dev_passers_take_no_part(moves):
    """Wrong: leaves positions that can pass out of everything because they cannot be lost; but they
    can be WIN.
    """
    n = len(moves)
    takes_part = [u not in row for u, row in enumerate(moves)]
    predecessors = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        if takes_part[u]:
            for v in row:
                predecessors[v].append(u)
    remaining = [len(row) for row in moves]
    settled = [False] * n
    layer = [u for u in range(n) if not moves[u]]
    for u in layer:
        settled[u] = True
    longest = [None, None]
    plies = 0
    while layer:
        label = plies % 2
        longest[label] = (layer[0], plies)
        following = []
        for v in layer:
            for u in predecessors[v]:
                if settled[u]:
                    continue
                if label == WIN:
                    remaining[u] -= 1
                    if remaining[u]:
                        continue
                settled[u] = True
                following.append(u)
        layer = following
        plies += 1
    return longest[WIN], longest[LOSE]


WRONG = {
    mates_stack_then_sweeps: "",
    mates_packed_queue: "",
    dev_passers_take_no_part: "pass-draws",
}
