"""Wrong answers to task 5, rounds in another order: what was meant is in the docstring."""

LOSE, WIN, DRAW = 0, 1, 2


def three_rounds_that_label_the_ends_too(moves):
    """Meant: rounds over all positions until nothing changes. Wrong: there are three."""
    labels = [DRAW] * len(moves)
    for _ in range(3):
        for u, row in enumerate(moves):
            if not row or any(labels[v] == LOSE for v in row):
                labels[u] = WIN
            elif all(labels[v] == WIN for v in row):
                labels[u] = LOSE
    return labels


def two_rounds_from_the_last_position_down(moves):
    """Meant: the positions from last to first, until all have a label. Wrong: twice."""
    labels = [DRAW if row else WIN for row in moves]
    for _ in range(2):
        for u in range(len(moves) - 1, -1, -1):
            if labels[u] == DRAW:
                found = {labels[v] for v in moves[u]}
                if LOSE in found:
                    labels[u] = WIN
                elif found == {WIN}:
                    labels[u] = LOSE
    return labels


WRONG = {
    three_rounds_that_label_the_ends_too: "fixed-rounds",
    two_rounds_from_the_last_position_down: "fixed-rounds",
}
