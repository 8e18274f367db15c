"""Wrong answers to task 1, a fifth set: what was meant is in the docstring."""


def terminal_neighbours_then_alternate(moves):
    """WIN next to a terminal, LOSE next to a WIN: the first label a position gets by waves."""
    label = {u: 0 for u, row in enumerate(moves) if not row}
    front = set(label)
    while front:
        after = {}
        for u, row in enumerate(moves):
            if u not in label:
                for v in row:
                    if v in front:
                        after[u] = 1 - label[v]
        label.update(after)
        front = set(after)
    return [label[u] for u in range(len(moves))]


def number_of_moves(moves):
    """WIN when the number of moves is odd."""
    return [len(row) % 2 for row in moves]


def default_memo(moves, memo={}):  # noqa: B006
    """A memory that lives from one call to the next."""
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack[-1]
            open_ones = [v for v in moves[u] if v not in memo]
            if open_ones and u not in memo:
                stack.append(open_ones[0])
                continue
            if u not in memo:
                memo[u] = int(any(memo[v] == 0 for v in moves[u]))
            stack.pop()
    return [memo[u] for u in range(len(moves))]


def lose_written_two(moves):
    """Two mistakes: WIN for a position with a move to a WIN, and 2 for LOSE."""
    label = [None] * len(moves)
    done = False
    while not done:
        done = True
        for u, row in enumerate(moves):
            if label[u] is None and all(label[v] is not None for v in row):
                label[u] = 1 if any(label[v] == 1 for v in row) else 2
                done = False
    return label


def best_successor_sum(moves):
    """Two mistakes: from the last number down, and every move must be bad for WIN."""
    label = [0] * len(moves)
    for u in reversed(range(len(moves))):
        label[u] = int(bool(moves[u]) and not any(label[v] for v in moves[u]))
    return label


WRONG = {
    terminal_neighbours_then_alternate: "shortest-is-odd",
    number_of_moves: "",
    default_memo: "kept-between-calls",
    lose_written_two: "lose-called-draw",
    best_successor_sum: "",
}
