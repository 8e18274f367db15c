"""Wrong answers to task 1, a sixth set: what was meant is in the docstring."""


def ten_sweeps(moves):
    """A fixed number of rounds: ten sweeps from position 0 up."""
    win = dict.fromkeys(range(len(moves)), False)
    for _ in range(10):
        for u in win:
            win[u] = not all(win[v] for v in moves[u])
    return [int(win[u]) for u in win]


def n_rounds_backward(moves):
    """Rounds: one for each position, from the last one down; right, but too much work."""
    labels = [0] * len(moves)
    for _ in moves:
        for u in range(len(moves) - 1, -1, -1):
            labels[u] = int(any(not labels[v] for v in moves[u]))
    return labels


def rounds_until_all_known(moves):
    """Rounds until no label is missing: right, but too much work."""
    labels = [None] * len(moves)
    while None in labels:
        for u in range(len(moves)):
            after = [labels[v] for v in moves[u]]
            if 0 in after:
                labels[u] = 1
            elif None not in after:
                labels[u] = 0
    return labels


def reached_from_start(moves):
    """Only what 0 reaches: the rest is 0."""
    order, seen = [], set()
    stack = [(0, False)]
    while stack:
        u, done = stack.pop()
        if done:
            order.append(u)
        elif u not in seen:
            seen.add(u)
            stack.append((u, True))
            stack += [(v, False) for v in moves[u]]
    found = {}
    for u in order:
        found[u] = 1 if any(found[v] == 0 for v in moves[u]) else 0
    return [found.get(u, 0) for u in range(len(moves))]


WRONG = {
    ten_sweeps: "fixed-rounds",
    n_rounds_backward: "rounds",
    rounds_until_all_known: "rounds",
    reached_from_start: "only-from-zero",
}
