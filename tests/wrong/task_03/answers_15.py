"""Wrong answers to task 3, a fourteenth set: what was meant is in the docstring."""

from collections import Counter, defaultdict


def loops_count_twice(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: count at each position the ends of arrows, as one does for the degree in a graph.

    Wrong: a move from a position to itself is counted as 2 in the degree (as in undirected
    graphs), it is one move.
    """
    predecessors = [[] for _ in moves]
    degrees = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            degrees[u] += 2 if u == v else 1
            predecessors[v].append(u)
    return degrees, predecessors


def terminals_without_degree(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: a position without moves has nothing to turn round, so skip it.

    Wrong: its 0 is not appended to the degrees either, the list gets too short and what
    follows is shifted.
    """
    degrees = []
    predecessors = [[] for _ in range(len(moves))]
    for u, row in enumerate(moves):
        if not row:
            continue
        degrees.append(len(row))
        for v in row:
            predecessors[v].append(u)
    return degrees, predecessors


def number_looked_up_by_index(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: go through the lists and ask moves.index for the number of the position.

    Wrong: two positions with equal lists are both taken for the first of them.
    """
    back = defaultdict(list)
    for row in moves:
        u = moves.index(row)
        for v in row:
            back[v].append(u)
    return [len(row) for row in moves], [back[v] for v in range(len(moves))]


def emptied_before_counted(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: take the moves off one by one, so that each is used once, then count.

    Wrong: the lists have been emptied when the degrees are counted (a copy of the outer list
    does not copy the rows), so all degrees are 0.
    """
    rows = list(moves)
    predecessors = [[] for _ in rows]
    for u in range(len(rows)):
        while rows[u]:
            v = rows[u].pop()
            predecessors[v].append(u)
    degrees = [len(row) for row in moves]
    return degrees, predecessors


def parallel_squared_and_last_row_missing(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: enter u as often as there are moves u -> v.

    Wrong: (1) the count is entered for each of the parallel moves, so two moves make four
    entries; (2) range(n - 1): the moves of the last position are not turned round.
    """
    n = len(moves)
    predecessors = [[] for _ in range(n)]
    for u in range(n - 1):
        times = Counter(moves[u])
        for v in moves[u]:
            predecessors[v] += [u] * times[v]
    return [len(row) for row in moves], predecessors


def both_ends_counted_and_loops_left_out(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: one pass, each move raises the degree of its two ends.

    Wrong: (1) moves that lead in are counted in the degree too; (2) u is entered only if it is
    another position than v, so loops have no predecessor.
    """
    degrees = [0 for _ in moves]
    predecessors = [[] for _ in moves]
    for u in range(len(moves)):
        for v in moves[u]:
            degrees[u] += 1
            degrees[v] += 1
            if u != v:
                predecessors[v].append(u)
    return (degrees, predecessors)


WRONG = {
    loops_count_twice: "loops-count-twice",
    terminals_without_degree: "degrees-without-terminals",
    number_looked_up_by_index: "number-by-index",
    emptied_before_counted: "degrees-zero",
    parallel_squared_and_last_row_missing: "parallel-squared+last-position-left-out",
    both_ends_counted_and_loops_left_out: "loops-not-reversed+in-and-out-counted",
}
