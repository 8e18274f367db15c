"""Wrong answers to task 9, a fifth set: what was meant is in the docstring."""

from collections import deque


def _labels(moves):
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    label = [2 if row else 0 for row in moves]
    left = [len(row) for row in moves]
    queue = deque(u for u, x in enumerate(label) if x != 2)
    while queue:
        v = queue.popleft()
        for u in before[v]:
            if label[u] == 2:
                left[u] -= label[v] == 1
                if label[v] == 0 or left[u] == 0:
                    label[u] = 1 - label[v]
                    queue.append(u)
    return label


def _cyclic(moves):
    into = [0] * len(moves)
    for row in moves:
        for v in row:
            into[v] += 1
    free = [u for u, d in enumerate(into) if not d]
    for u in free:
        for v in moves[u]:
            into[v] -= 1
            if not into[v]:
                free.append(v)
    return len(free) < len(moves)


def two_cycles_only(moves):
    """Looks for self-loops and pairs u -> v -> u."""
    found = any(u in moves[v] for u, row in enumerate(moves) for v in row)
    return ("CYCLIC" if found else "ACYCLIC"), _labels(moves)


def truth_value(moves):
    """True and False for the kind."""
    return _cyclic(moves), _labels(moves)


def no_draws_anywhere(moves):
    """DRAW becomes WIN."""
    return ("CYCLIC" if _cyclic(moves) else "ACYCLIC"), [
        x or 0 if x < 2 else 1 for x in _labels(moves)
    ]


def all_draw_if_cyclic(moves):
    """CYCLIC: all positions DRAW."""
    if _cyclic(moves):
        return "CYCLIC", [2] * len(moves)
    return "ACYCLIC", _labels(moves)


def exchanged_and_lost(moves):
    """Two mistakes: the kinds exchanged, draws are LOSE."""
    return ("ACYCLIC" if _cyclic(moves) else "CYCLIC"), [x % 2 for x in _labels(moves)]


WRONG = {
    two_cycles_only: "short-cycles-alone",
    truth_value: "small-letters",
    no_draws_anywhere: "leftovers-win",
    all_draw_if_cyclic: "cyclic-all-draw",
    exchanged_and_lost: "kinds-exchanged",
}
