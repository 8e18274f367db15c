"""Wrong answers to task 3, as other students write them."""

from collections import Counter, defaultdict


def arrivals_counted(moves):
    """degrees counts the moves that come in."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return list(map(len, pred)), pred


def sets_of_predecessors(moves):
    """A set for each position: u stands there once."""
    into = defaultdict(set)
    for u in range(len(moves)):
        for v in moves[u]:
            into[v].add(u)
    return [len(row) for row in moves], [sorted(into[v]) for v in range(len(moves))]


def neighbours_counted(moves):
    """degrees counts the different targets."""
    degree = [len(Counter(row)) for row in moves]
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v] += [u]
    return degree, pred


def not_reversed(moves):
    """The moves themselves, sorted."""
    return [len(r) for r in moves], [sorted(r) for r in moves]


def loops_out_of_both(moves):
    """A pass is no move: it is left out of the degrees and of the lists."""
    edges = [(u, v) for u, row in enumerate(moves) for v in row if u != v]
    out = [0] * len(moves)
    back = [[] for _ in moves]
    for a, b in edges:
        out[a] += 1
        back[b].append(a)
    return out, back


def once_and_arrivals(moves):
    """Two mistakes: parallel moves merged in the lists, and degrees counts those that come in."""
    n = len(moves)
    back = [{} for _ in range(n)]
    comes = [0] * n
    for u in range(n):
        for v in moves[u]:
            back[v][u] = True
            comes[v] += 1
    return comes, [list(d) for d in back]


WRONG = {
    arrivals_counted: "in-degrees",
    sets_of_predecessors: "predecessors-once",
    neighbours_counted: "degrees-once",
    not_reversed: "successors-copied",
    loops_out_of_both: "loops-skipped",
    once_and_arrivals: "predecessors-once+in-degrees",
}
