"""Wrong answers to task 3, in different styles."""

from collections import Counter, defaultdict


def both_directions(moves):
    """degree = out + in."""
    into = [[u for u, row in enumerate(moves) for w in row if w == v] for v in range(len(moves))]
    return [len(a) + len(b) for a, b in zip(moves, into, strict=True)], into


def entering_counted(moves):
    """degree = in."""
    entering = Counter(v for row in moves for v in row)
    before = defaultdict(list)
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return [entering[u] for u in range(len(moves))], [before[u] for u in range(len(moves))]


def as_sets(moves):
    """Predecessors without repetition; degrees of the lists as they are."""
    before = [set() for _ in moves]
    for u in range(len(moves)):
        for v in moves[u]:
            before[v] |= {u}
    return [len(row) for row in moves], [list(s) for s in before]


def distinct(moves):
    """Parallel moves are one in both."""
    n = len(moves)
    rows = [dict.fromkeys(row) for row in moves]
    before = [[u for u in range(n) if v in rows[u]] for v in range(n)]
    return [len(rows[u]) for u in range(n)], before


def loops_left_out(moves):
    """Passes are not counted and not listed."""
    degrees, before = [], [[] for _ in moves]
    for u, row in enumerate(moves):
        others = [v for v in row if v != u]
        degrees.append(len(others))
        for v in others:
            before[v].append(u)
    return degrees, before


def successors_again(moves):
    """The second half holds the successors."""
    return [len(row) for row in moves], [list(row) for row in moves]


def one_list(moves):
    """[[]] * n."""
    before = [[]] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            before[v].append(u)
    return list(map(len, moves)), before


def halves_swapped(moves):
    """(predecessors, degrees)."""
    before = {v: [] for v in range(len(moves))}
    for u, row in enumerate(moves):
        for v in row:
            before[v].insert(0, u)
    return list(before.values()), [len(row) for row in moves]


# The name each has to get; two are joined by "+", and "" stands for none.
WRONG = {
    both_directions: "in-and-out-counted",
    entering_counted: "in-degrees",
    as_sets: "predecessors-once",
    distinct: "both-once",
    loops_left_out: "loops-skipped",
    successors_again: "successors-copied",
    one_list: "shared-list",
    halves_swapped: "parts-swapped",
}
