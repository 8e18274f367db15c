"""Wrong answers to task 4, an eighth set: what was meant is in the docstring."""


def two_rounds(moves):
    """Goes twice over all positions and thinks that is enough."""
    labels = [2 if row else 0 for row in moves]
    for _ in range(2):
        for u, row in enumerate(moves):
            if labels[u] == 2:
                if any(labels[v] == 0 for v in row):
                    labels[u] = 1
                elif all(labels[v] == 1 for v in row):
                    labels[u] = 0
    return labels


def draw_counts_as_win(moves):
    """What is undecided is not waited for: without a move to LOSE it is LOSE."""
    labels = [None if row else 0 for row in moves]
    order = []
    state = [0] * len(moves)

    def visit(u):
        state[u] = 1
        for v in moves[u]:
            if state[v] == 0:
                visit(v)
        state[u] = 2
        order.append(u)

    for u in range(len(moves)):
        if state[u] == 0:
            visit(u)
    for u in order:
        if moves[u]:
            after = [labels[v] for v in moves[u]]
            labels[u] = 1 if 0 in after else 0
    return labels


WRONG = {
    two_rounds: "fixed-rounds",
    draw_counts_as_win: "provisional-wins",
}
