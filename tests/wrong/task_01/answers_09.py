"""Wrong answers to task 1, an eighth set: what was meant is in the docstring."""


def first_move_decides(moves):
    """Looks at the first move of each position."""
    memo = {}

    def label(u):
        if u not in memo:
            memo[u] = 1 - label(moves[u][0]) if moves[u] else 0
        return memo[u]

    return [label(u) for u in range(len(moves))]


def last_value_stays(moves):
    """The loop over the moves overwrites its flag each time."""
    memo = {}

    def label(u):
        if u in memo:
            return memo[u]
        win = 0
        for v in moves[u]:
            win = 1 if label(v) == 0 else 0
        memo[u] = win
        return win

    return [label(u) for u in range(len(moves))]


def or_of_the_labels(moves):
    """WIN if some move leads to WIN; terminals are LOSE, what moves to one is WIN."""
    memo = {}

    def label(u):
        if u not in memo:
            memo[u] = int(any(not moves[v] or label(v) == 1 for v in moves[u]))
        return memo[u]

    return [label(u) for u in range(len(moves))]


WRONG = {
    first_move_decides: "first-move",
    last_value_stays: "last-move",
    or_of_the_labels: "moves-win",
}
