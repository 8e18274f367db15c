"""Wrong answers to task 3, a ninth set: what was meant is in the docstring."""


def one_entry_for_a_neighbour(moves):
    """Predecessors are collected in sets, and degrees are not."""
    before = {v: set() for v in range(len(moves))}
    for u in range(len(moves)):
        for v in moves[u]:
            before[v].add(u)
    return [len(row) for row in moves], [sorted(before[v]) for v in range(len(moves))]


def pass_is_no_way_in(moves):
    """A move to oneself is a move, but nobody precedes oneself."""
    n = len(moves)
    back = [[] for _ in range(n)]
    for u, row in enumerate(moves):
        for v in row:
            if v != u:
                back[v].append(u)
    return list(map(len, moves)), back


def counted_at_the_far_end(moves):
    """degrees[v] += 1 where the arrow ends."""
    n = len(moves)
    degrees = [0] * n
    back = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            back[v].append(u)
            degrees[v] += 1
    return degrees, back


WRONG = {
    one_entry_for_a_neighbour: "predecessors-once",
    pass_is_no_way_in: "loops-not-reversed",
    counted_at_the_far_end: "in-degrees",
}
