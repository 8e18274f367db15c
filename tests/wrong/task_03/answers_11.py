"""Wrong answers to task 3, a tenth set: what was meant is in the docstring."""

from collections import defaultdict


def one_inner_list_for_all(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: n empty lists to begin with.
    Wrong: [[]] * n is one list n times, so every position gets all the predecessors."""
    n = len(moves)
    degrees = [0] * n
    predecessors = [[]] * n
    for u in range(n):
        for v in moves[u]:
            degrees[u] += 1
            predecessors[v].append(u)
    return degrees, predecessors


def degrees_after_the_lists_are_used_up(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: take the moves out one by one, turn each round, then count.
    Wrong: the copies are empty when they are counted, so every degree is 0."""
    left = [list(row) for row in moves]
    predecessors = [[] for _ in left]
    for u, row in enumerate(left):
        while row:
            predecessors[row.pop()].append(u)
    return [len(row) for row in left], predecessors


def each_once_and_without_passes(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: who can come to v from elsewhere. Two slips in the predecessors: parallel moves are
    noted once, and a move u -> u is left out."""
    predecessors: list[list[int]] = [[] for _ in range(len(moves))]
    for u, row in enumerate(moves):
        for v in row:
            if u != v and u not in predecessors[v][-1:]:
                predecessors[v].append(u)
    return [len(row) for row in moves], predecessors


def swapped_and_degrees_of_distinct_targets(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: both answers in one. Two slips: the predecessors come first and the degrees second;
    a degree counts the different targets."""
    back = defaultdict(list)
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    degrees = [len(set(row)) for row in moves]
    return [back[v] for v in range(len(moves))], degrees


WRONG = {
    one_inner_list_for_all: "shared-list",
    degrees_after_the_lists_are_used_up: "degrees-zero",
    each_once_and_without_passes: "predecessors-once+loops-not-reversed",
    swapped_and_degrees_of_distinct_targets: "degrees-once+parts-swapped",
}
