"""Wrong answers to task 3, a fifteenth set: what was meant is in the docstring."""

from collections import Counter


def all_who_can_ever_come(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: predecessors[v] holds those who can come to v.

    Wrong: also those who need several moves for it are listed.
    """
    n = len(moves)
    direct = [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            direct[v].append(u)
    predecessors = []
    for v in range(n):
        found = list(direct[v])
        seen = set(found)
        for u in found:
            for w in direct[u]:
                if w not in seen:
                    seen.add(w)
                    found.append(w)
        predecessors.append(found)
    return [len(row) for row in moves], predecessors


def as_many_lists_as_the_largest_target(
    moves: list[list[int]],
) -> tuple[list[int], list[list[int]]]:
    """Meant: one list for each position.

    Wrong: the number of positions is taken from the largest target, so the lists of the
    positions behind it are missing.
    """
    edges = [(u, v) for u in range(len(moves)) for v in moves[u]]
    n = max((v for _, v in edges), default=-1) + 1
    predecessors = [[] for _ in range(n)]
    for u, v in edges:
        predecessors[v].append(u)
    degrees = [0] * len(moves)
    for u, _ in edges:
        degrees[u] += 1
    return degrees, predecessors


def loop_counts_twice(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: the degree, in which a loop counts twice, as we learned for graphs.

    Wrong: that is the degree of undirected graphs; only one move leads out of u.
    """
    degrees = [0 for _ in moves]
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            degrees[u] += 2 if v == u else 1
            predecessors[v].append(u)
    return degrees, predecessors


def number_of_the_move_stored(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: write down for v from where each move comes.

    Wrong: it writes the place of the move in the list of u instead of u.
    """
    degrees = list(map(len, moves))
    predecessors = [[] for _ in range(len(moves))]
    for row in moves:
        for u, v in enumerate(row):
            predecessors[v].append(u)
    return degrees, predecessors


def counted_after_emptying(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: take the moves off one by one, and count them.

    Wrong: the lists are counted after they have been emptied, so all degrees are 0.
    """
    rows = [list(row) for row in moves]
    predecessors = [[] for _ in rows]
    for u in range(len(rows)):
        while rows[u]:
            v = rows[u].pop()
            predecessors[v].append(u)
    degrees = [len(row) for row in rows]
    return degrees, predecessors


def counter_two_slips(moves: list[list[int]]) -> tuple[list[int], list[list[int]]]:
    """Meant: let a Counter count, and list each predecessor.

    Wrong: (1) the moves that lead in are counted as well as those that lead out; (2) the inner
    lists are made for the positions with moves only, so the lists of terminals stand as None.
    """
    count = Counter()
    lists = {u: [] for u, row in enumerate(moves) if row}
    for u, row in enumerate(moves):
        for v in row:
            count[u] += 1
            count[v] += 1
            if v in lists:
                lists[v].append(u)
    n = len(moves)
    return [count[u] for u in range(n)], [lists.get(u) for u in range(n)]


WRONG = {
    all_who_can_ever_come: "several-moves-back",
    as_many_lists_as_the_largest_target: "lists-up-to-the-largest-target",
    loop_counts_twice: "loops-count-twice",
    number_of_the_move_stored: "place-in-the-row",
    counted_after_emptying: "degrees-zero",
    counter_two_slips: "",
}
