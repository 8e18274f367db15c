"""Wrong answers to task 3, an eleventh set: what was meant is in the docstring."""

from collections import defaultdict
from itertools import groupby


def start_pointers_have_moved(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: count, add up to start places, fill one long list and cut it into pieces.

    Wrong: filling moves each start place on to the next piece, and the cutting uses the moved
    places, so each position gets the piece of the next one.
    """
    n = len(moves)
    degrees = [len(targets) for targets in moves]
    start = [0] * (n + 1)
    for targets in moves:
        for v in targets:
            start[v + 1] += 1
    for v in range(n):
        start[v + 1] += start[v]
    flat = [0] * sum(degrees)
    for u, targets in enumerate(moves):
        for v in targets:
            flat[start[v]] = u
            start[v] += 1
    return degrees, [flat[start[v] : start[v + 1]] for v in range(n)]


def groups_of_unsorted_pairs(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: list the moves as pairs and group them by their target.

    Wrong: groupby joins neighbours only, and the pairs are not sorted by target; a later group of
    the same target replaces the earlier one.
    """
    pairs = [(u, v) for u, targets in enumerate(moves) for v in targets]
    predecessors: list[list[int]] = [[] for _ in moves]
    for v, group in groupby(pairs, key=lambda pair: pair[1]):
        predecessors[v] = [u for u, _ in group]
    return [len(targets) for targets in moves], predecessors


def values_without_their_keys(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: collect the predecessors in a dict of lists, and hand them back as a list.

    Wrong: the values come in the order in which the targets were met, and a position that nobody
    can move to has no entry at all.
    """
    collected: defaultdict[int, list[int]] = defaultdict(list)
    degrees = []
    for u, targets in enumerate(moves):
        degrees.append(len(targets))
        for v in targets:
            collected[v].append(u)
    return degrees, list(collected.values())


def counts_what_is_left(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: take the moves off one after another, turn each round, and count them.

    Wrong: the counting comes after the taking off, when the lists are empty: each degree is 0.
    """
    rest = [list(targets) for targets in moves]
    predecessors: list[list[int]] = [[] for _ in rest]
    for u in range(len(rest)):
        while rest[u]:
            v = rest[u].pop()
            predecessors[v].append(u)
    degrees = [len(targets) for targets in rest]
    return degrees, predecessors


def first_visits_and_different_targets(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: follow the moves in a depth-first search from every position, and note them reversed.

    Two slips: a move is noted only when it leads to a position not seen before, so most
    predecessors are missing; degrees count different targets, so parallel moves count once.
    """
    predecessors: list[list[int]] = [[] for _ in moves]
    seen: set[int] = set()

    def visit(u: int) -> None:
        seen.add(u)
        for v in moves[u]:
            if v not in seen:
                predecessors[v].append(u)
                visit(v)

    for u in range(len(moves)):
        if u not in seen:
            visit(u)
    return [len(set(targets)) for targets in moves], predecessors


def both_ends_count_without_passes(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: for each move count it and note where it came from.

    Two slips: a move adds one to the degree of both its ends, as in a graph without arrows; a
    pass is not noted as a predecessor, since nobody comes from elsewhere.
    """

    class Reversed:
        def __init__(self, n: int) -> None:
            self.degrees = [0] * n
            self.predecessors: list[list[int]] = [[] for _ in range(n)]

        def add(self, u: int, v: int) -> None:
            self.degrees[u] += 1
            self.degrees[v] += 1
            if u != v:
                self.predecessors[v].append(u)

    graph = Reversed(len(moves))
    for u, targets in enumerate(moves):
        for v in targets:
            graph.add(u, v)
    return graph.degrees, graph.predecessors


WRONG = {
    start_pointers_have_moved: "next-list",
    groups_of_unsorted_pairs: "groups-replaced",
    values_without_their_keys: "gaps-closed",
    counts_what_is_left: "degrees-zero",
    first_visits_and_different_targets: "first-visits+degrees-once",
    both_ends_count_without_passes: "loops-not-reversed+in-and-out-counted",
}
