"""Wrong answers to task 3, a fourth set: what was meant is in the docstring."""

from collections import Counter, defaultdict


def sets_of_predecessors(moves):
    """Parallel moves are lost: sets, then lists."""
    pred = defaultdict(set)
    for u, row in enumerate(moves):
        for v in row:
            pred[v].add(u)
    return [len(r) for r in moves], [sorted(pred[v]) for v in range(len(moves))]


def degrees_in(moves):
    """Counts moves that lead in."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return list(map(len, pred)), pred


def swapped_pair(moves):
    """The two halves are exchanged."""
    degrees = [len(row) for row in moves]
    pred = [[] for _ in degrees]
    for u in range(len(moves)):
        for v in moves[u]:
            pred[v] += [u]
    return pred, degrees


def the_same_list(moves):
    """One list, n times."""
    pred = [[]] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return [len(row) for row in moves], pred


def by_membership(moves):
    """For each pair asks whether v is in moves[u]: parallel moves lost, and quadratic."""
    n = len(moves)
    return (
        [len(row) for row in moves],
        [[u for u in range(n) if v in moves[u]] for v in range(n)],
    )


def by_counting(moves):
    """count for each pair: right, and quadratic."""
    n = len(moves)
    pred = []
    for v in range(n):
        mine = []
        for u in range(n):
            mine.extend([u] * moves[u].count(v))
        pred.append(mine)
    return [len(row) for row in moves], pred


def no_passes(moves):
    """Moves to oneself are left out of both."""
    deg, pred = [0] * len(moves), [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if u != v:
                deg[u] += 1
                pred[v].append(u)
    return deg, pred


def dictionary_given(moves):
    """Predecessors as a dict with only the positions that have some."""
    pred = {}
    for u, row in enumerate(moves):
        for v in row:
            pred.setdefault(v, []).append(u)
    return [len(row) for row in moves], pred


def targets_not_sources(moves):
    """Appends v instead of u."""
    pred = [[] for _ in moves]
    for row in moves:
        for v in row:
            pred[v].append(v)
    return [len(row) for row in moves], pred


def distinct_and_both(moves):
    """Two mistakes: degrees of distinct targets, and in + out is counted."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return [len(set(row)) + len(pred[u]) for u, row in enumerate(moves)], pred


def degrees_as_counter(moves):
    """Two mistakes: distinct targets counted, and each predecessor once."""
    pred = [[] for _ in moves]
    degrees = Counter()
    for u, row in enumerate(moves):
        for v in dict.fromkeys(row):
            pred[v].append(u)
            degrees[u] += 1
    return [degrees[u] for u in range(len(moves))], pred


def only_those_with_way_in(moves):
    """Predecessor lists without the empty ones."""
    pred = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            pred[v].append(u)
    return [len(row) for row in moves], [p for p in pred if p]


WRONG = {
    sets_of_predecessors: "predecessors-once",
    degrees_in: "in-degrees",
    swapped_pair: "parts-swapped",
    the_same_list: "shared-list",
    by_membership: "predecessors-once",
    by_counting: "searched-for-each",
    no_passes: "loops-skipped",
    dictionary_given: "dict-with-gaps",
    targets_not_sources: "targets-kept",
    distinct_and_both: "wrong-degree",
    degrees_as_counter: "both-once",
    only_those_with_way_in: "gaps-closed",
}
