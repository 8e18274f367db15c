"""Wrong answers to task 3, a twelfth set: what was meant is in the docstring."""

from collections import defaultdict


def degrees_are_lengths_of_the_turned_lists(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: build the lists, then take their lengths. Wrong: direction. The lengths of the
    predecessor lists say how many moves lead in, asked is how many lead out."""
    predecessors: list[list[int]] = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
    degrees = [len(row) for row in predecessors]
    return degrees, predecessors


def dict_of_those_that_are_entered(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: predecessors by position. Wrong: a dict and not a list of n lists; it has no entry at
    all for a position that nobody can move to."""
    degrees = []
    predecessors = defaultdict(list)
    for u in range(len(moves)):
        degrees.append(len(moves[u]))
        for v in moves[u]:
            predecessors[v].append(u)
    return degrees, dict(predecessors)


def neighbours_in_both_directions(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: start from a copy of the moves and put in the way back. Wrong: the moves themselves
    are still in the lists, so that v's own targets stand among its predecessors."""
    degrees = [len(row) for row in moves]
    predecessors = [list(row) for row in moves]
    for u in range(len(moves)):
        for v in moves[u]:
            predecessors[v].append(u)
    return degrees, predecessors


def stops_at_the_first_terminal(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: a terminal has nothing to turn round, so leave it out. Wrong: break instead of
    continue, and the moves of all later positions are forgotten."""
    n = len(moves)
    degrees = [0] * n
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for u in range(n):
        if not moves[u]:
            break
        for v in moves[u]:
            degrees[u] += 1
            predecessors[v].append(u)
    return degrees, predecessors


def asks_every_position_for_every_target(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: u is a predecessor of v if v is in moves[u]. Two slips: with parallel moves u stands
    in the list only once; all pairs of positions are looked at, n times n."""
    n = len(moves)
    degrees = [len(targets) for targets in moves]
    predecessors = []
    for v in range(n):
        predecessors.append([u for u in range(n) if v in moves[u]])
    return degrees, predecessors


def size_from_the_targets_and_passes_not_counted(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: as many lists as there are positions. Two slips: the lists of predecessors end at the
    largest target, not at n - 1; a move u -> u is not counted in degrees[u]."""
    largest = max((v for row in moves for v in row), default=0)
    predecessors: list[list[int]] = [[] for _ in range(largest + 1)]
    degrees = [0] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            predecessors[v].append(u)
            if v != u:
                degrees[u] += 1
    return degrees, predecessors


WRONG = {
    degrees_are_lengths_of_the_turned_lists: "in-degrees",
    dict_of_those_that_are_entered: "dict-with-gaps",
    neighbours_in_both_directions: "both-directions",
    stops_at_the_first_terminal: "stopped-at-an-end",
    asks_every_position_for_every_target: "predecessors-once",
    size_from_the_targets_and_passes_not_counted: "",
}
