"""Right answers to task 9, each in a style of its own."""

from __future__ import annotations

from collections import Counter, deque

from gamegraphs import DRAW, LOSE, WIN


def with_colours(moves):
    """Depth-first with three colours and a stack; labels on the way if there is no cycle."""
    white, grey, black = range(3)
    colour = [white] * len(moves)
    labels = [0] * len(moves)
    for start in range(len(moves)):
        stack = [(start, iter(moves[start]))] if colour[start] == white else []
        colour[start] = colour[start] or grey
        while stack:
            u, rest = stack[-1]
            for v in rest:
                if colour[v] == grey:
                    return "CYCLIC", wave(moves)
                if colour[v] == white:
                    colour[v] = grey
                    stack.append((v, iter(moves[v])))
                    break
            else:
                labels[u] = int(any(labels[v] == 0 for v in moves[u]))
                colour[u] = black
                stack.pop()
    return ["ACYCLIC", labels]


def wave(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    left = [len(row) for row in moves]
    labels = [2 if row else 0 for row in moves]
    queue = [u for u, row in enumerate(moves) if not row]
    for v in queue:
        for u in before[v]:
            left[u] -= 1
            if labels[u] == 2 and (labels[v] == 0 or left[u] == 0):
                labels[u] = 1 - labels[v]
                queue.append(u)
    return labels


def with_entries_counted(moves):
    """Kahn's algorithm from the front; the order it finds is then walked backward."""
    entering = Counter(v for row in moves for v in row)
    order = [u for u in range(len(moves)) if u not in entering]
    for u in order:
        for v in moves[u]:
            entering[v] -= 1
            if entering[v] == 0:
                order.append(v)
    if len(order) < len(moves):
        return ("CYCLIC", wave(moves))
    labels = {}
    for u in reversed(order):
        labels[u] = WIN if LOSE in [labels[v] for v in moves[u]] else LOSE
    return ("ACYCLIC", tuple(labels[u] for u in range(len(moves))))


def with_one_wave(moves):
    """One wave for both: it counts open moves whatever the label, and looks what has none left."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = [len(row) for row in moves]
    done = deque(u for u, row in enumerate(moves) if not row)
    count = 0
    while done:
        count += 1
        for u in before[done.popleft()]:
            open_moves[u] -= 1
            if open_moves[u] == 0:
                done.append(u)
    kind = "ACYCLIC" if count == len(moves) else "CYCLIC"
    labels = [(LOSE, WIN, DRAW)[label] for label in wave(moves)]
    return kind, labels


def with_numpy(moves):
    """Peeling with arrays, and labels as an array."""
    import numpy as np

    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    open_moves = np.array([len(row) for row in moves])
    stack = np.flatnonzero(open_moves == 0).tolist()
    gone = np.zeros(len(moves), dtype=bool)
    while stack:
        v = stack.pop()
        gone[v] = True
        for u in before[v]:
            open_moves[u] -= 1
            if open_moves[u] == 0:
                stack.append(u)
    return "ACYCLIC" if gone.all() else "CYCLIC", np.array(wave(moves), dtype=np.uint8)


RIGHT = [with_colours, with_entries_counted, with_one_wave, with_numpy]
