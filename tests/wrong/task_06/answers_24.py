"""Wrong answers to task 6, a twenty-fourth set: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def _incoming(moves):
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    return into


def distances_stack_corrections(moves):
    """Wrong: a stack instead of a queue; a distance found too long is corrected later and the
    correction is passed on; quadratic for a series of diamonds with a short and a long side of
    forced moves when the long side comes off the stack first (0 has no moves, 1 -> 0, and for y =
    1, 6, 11, ...: y+1 -> y, y+2 -> y, y+3 -> y+2, y+4 -> y+3, y+5 -> y+1 and y+4).
    """
    n = len(moves)
    into = _incoming(moves)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    distance = [-1] * n
    told = bytearray(n)
    stack = [u for u in range(n) if not left[u]]
    for u in stack:
        label[u] = LOSE
        distance[u] = 0
    while stack:
        v = stack.pop()
        d = distance[v] + 1
        if label[v] == LOSE:
            for u in into[v]:
                if label[u] == DRAW or (label[u] == WIN and d < distance[u]):
                    label[u] = WIN
                    distance[u] = d
                    stack.append(u)
        elif not told[v]:
            told[v] = 1
            for u in into[v]:
                left[u] -= 1
                if not left[u]:
                    label[u] = LOSE
                    distance[u] = 1 + max(map(distance.__getitem__, moves[u]))
                    stack.append(u)
        else:
            for u in into[v]:
                if label[u] == LOSE:
                    d = 1 + max(map(distance.__getitem__, moves[u]))
                    if d < distance[u]:
                        distance[u] = d
                        stack.append(u)
    return label, distance


def distances_improved_policy(moves):
    """any proof of the labels first, then better moves are chosen for all winners at once, at
    most log2(n) + 8 times; fails where one late shortcut has to pass on from winner to winner: 0
    has no moves, 1 -> 0 and 2, for i = 1 .. 40 position 2i+2 -> 2i-1 and 2i+1 -> 2 and 2i+2, and
    2 is the far end of a forced line of 200 moves to a terminal with the largest number (81 has
    distance 81, not 201).
    """
    n = len(moves)
    into = _incoming(moves)
    left = [len(row) for row in moves]
    label = [DRAW] * n
    choice = [-1] * n
    stack = [u for u in range(n) if not left[u]]
    for u in stack:
        label[u] = LOSE
    order = list(stack)
    while stack:
        v = stack.pop()
        for u in into[v]:
            if label[v] == LOSE and label[u] == DRAW:
                label[u] = WIN
                choice[u] = v
                stack.append(u)
                order.append(u)
            elif label[v] == WIN:
                left[u] -= 1
                if not left[u] and label[u] == DRAW:
                    label[u] = LOSE
                    stack.append(u)
                    order.append(u)
    distance = [-1] * n
    for _ in range(n.bit_length() + 8):
        for u in order:
            if label[u] == WIN:
                distance[u] = distance[choice[u]] + 1
            else:
                distance[u] = 1 + max(map(distance.__getitem__, moves[u]), default=-1)
        better = False
        for u in order:
            if label[u] == WIN:
                for v in moves[u]:
                    if label[v] == LOSE and distance[v] < distance[choice[u]]:
                        choice[u] = v
                        better = True
        if not better:
            break
        slots = [[] for _ in range(max(distance) + 1)]
        for u in order:
            slots[distance[u]].append(u)
        order = [u for slot in slots for u in slot]
    return label, distance


WRONG = {
    distances_stack_corrections: "line-runs-again",
    distances_improved_policy: "",
}
