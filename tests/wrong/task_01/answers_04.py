"""A third set of wrong answers to task 1, written before a look at what names it."""

from functools import cache


def rounds_of_eight(moves):
    """Eight passes must be enough for everybody."""
    lab = {u: 0 for u, row in enumerate(moves) if not row}
    for _ in range(8):
        for u, row in enumerate(moves):
            if u not in lab and all(v in lab for v in row):
                lab[u] = int(min(lab[v] for v in row) == 0)
    return [lab.get(u, 0) for u in range(len(moves))]


def terminal_test_forgotten(moves):
    """any() of nothing is False, but here all() is asked."""

    @cache
    def won(u):
        return all(not won(v) for v in moves[u])

    return [int(won(u)) for u in range(len(moves))]


def numbers_of_ways(moves):
    """Counts winning moves, and gives the count back."""
    lab = [None] * len(moves)

    def visit(u):
        if lab[u] is None:
            lab[u] = sum(visit(v) == 0 for v in moves[u])
        return lab[u]

    return [visit(u) for u in range(len(moves))]


def odd_number_of_moves(moves):
    """The parity of the number of moves decides."""
    return [len(row) % 2 for row in moves]


def two_ply_rule(moves):
    """A move to a terminal wins; so does a move from where all replies lead to terminals."""
    end = {u for u, row in enumerate(moves) if not row}
    lost = end | {u for u, row in enumerate(moves) if row and all(end & {*moves[v]} for v in row)}
    return [int(bool(lost & {*row})) for row in moves]


def label_left_from_the_loop(moves):
    """Positions in the order of a search, but each takes the label of its last successor."""
    lab = {}
    for start in range(len(moves)):
        stack = [start]
        while stack:
            u = stack[-1]
            todo = [v for v in moves[u] if v not in lab]
            if todo:
                stack.extend(todo)
                continue
            stack.pop()
            lab[u] = 0
            for v in moves[u]:
                lab[u] = 1 - lab[v]
    return [lab[u] for u in range(len(moves))]


def true_and_false(moves):
    """Booleans in place of 0 and 1."""
    known = {}

    def wins(u):
        if u not in known:
            known[u] = any(not wins(v) for v in moves[u])
        return known[u]

    return [wins(u) for u in range(len(moves))]


WRONG = {
    rounds_of_eight: "fixed-rounds",
    terminal_test_forgotten: "swapped",
    numbers_of_ways: "",
    odd_number_of_moves: "",
    two_ply_rule: "fixed-rounds",
    label_left_from_the_loop: "last-move",
    true_and_false: "truth-values",
}
