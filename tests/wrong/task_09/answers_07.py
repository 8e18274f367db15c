"""Wrong answers to task 9, a sixth set: what was meant is in the docstring."""

from collections import deque


def _labels(moves):
    label = [2] * len(moves)
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    left = [len(row) for row in moves]
    todo = deque()
    for u, row in enumerate(moves):
        if not row:
            label[u] = 0
            todo.append(u)
    while todo:
        v = todo.popleft()
        for u in into[v]:
            if label[u] == 2:
                left[u] -= label[v]
                if not label[v] or not left[u]:
                    label[u] = 1 - label[v]
                    todo.append(u)
    return label


def _peeled(moves):
    """Return an order in which positions go whose moves are all gone."""
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            into[v].append(u)
    left = [len(row) for row in moves]
    gone = [u for u, row in enumerate(moves) if not row]
    for v in gone:
        for u in into[v]:
            left[u] -= 1
            if not left[u]:
                gone.append(u)
    return gone


def unpeeled_is_draw(moves):
    """What is not peeled off = DRAW."""
    label = [2] * len(moves)
    order = _peeled(moves)
    for u in order:
        label[u] = 0 if all(label[v] == 1 for v in moves[u]) else 1
    return ("ACYCLIC" if len(order) == len(moves) else "CYCLIC"), label


def without_the_way_back(moves):
    """Parent skipped, by an iterative search with colours."""
    colour = [0] * len(moves)
    cyclic = False
    for start in range(len(moves)):
        if colour[start]:
            continue
        colour[start] = 1
        stack = [(start, None, iter(moves[start]))]
        while stack:
            u, parent, rest = stack[-1]
            v = next(rest, None)
            if v is None:
                colour[u] = 2
                stack.pop()
            elif v != parent:
                if colour[v] == 1:
                    cyclic = True
                elif colour[v] == 0:
                    colour[v] = 1
                    stack.append((v, u, iter(moves[v])))
    return "CYCLIC" if cyclic else "ACYCLIC", _labels(moves)


def on_a_cycle(moves):
    """On a cycle = DRAW."""
    label = _labels(moves)
    cyclic = False
    for u in range(len(moves)):
        seen, front = set(), set(moves[u])
        while front:
            seen |= front
            front = {w for v in front for w in moves[v]} - seen
        if u in seen:
            cyclic, label[u] = True, 2
    return ["ACYCLIC", "CYCLIC"][cyclic], label


WRONG = {
    unpeeled_is_draw: "not-peeled-draws",
    without_the_way_back: "parent-skipped",
    on_a_cycle: "on-cycle-draws",
}
