"""Wrong answers to task 1, a seventh set: what was meant is in the docstring."""


def all_moves_to_lose(moves):
    """WIN asks for every move to lead to LOSE; terminals are LOSE."""
    memo = {}

    def label(u):
        if u not in memo:
            memo[u] = int(bool(moves[u]) and all(label(v) == 0 for v in moves[u]))
        return memo[u]

    return [label(u) for u in range(len(moves))]


def from_the_back(moves):
    """Takes for granted that moves go to higher numbers."""
    labels = [0] * len(moves)
    for u in reversed(range(len(moves))):
        if any(labels[v] == 0 for v in moves[u]):
            labels[u] = 1
    return labels


def longest_path_odd(moves):
    """WIN where the longest play has an odd number of moves."""
    memo = {}

    def longest(u):
        if u not in memo:
            memo[u] = 1 + max(longest(v) for v in moves[u]) if moves[u] else 0
        return memo[u]

    return [longest(u) % 2 for u in range(len(moves))]


WRONG = {
    all_moves_to_lose: "all-must-lose",
    from_the_back: "from-last-down",
    longest_path_odd: "longest-is-odd",
}
