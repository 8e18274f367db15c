"""Wrong answers to task 3, an eighth set: what was meant is in the docstring."""


def loops_are_no_predecessors(moves):
    """A position is not its own predecessor."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                before[v].append(u)
    return [len(row) for row in moves], before


def one_list_for_all(moves):
    """`[[]] * n` makes one list."""
    before = [[]] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return [len(row) for row in moves], before


def once_in_the_lists(moves):
    """A predecessor is written down once, the degree counts all moves."""
    before = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if u not in before[v]:
                before[v].append(u)
    return [len(row) for row in moves], before


WRONG = {
    loops_are_no_predecessors: "loops-not-reversed",
    one_list_for_all: "shared-list",
    once_in_the_lists: "predecessors-once",
}
