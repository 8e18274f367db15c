"""A third set of wrong answers to task 3, written before a look at what names it."""


def both_ends_counted(moves):
    """An arrow is counted at both of its ends."""
    n = len(moves)
    degree, back = [0] * n, [[] for _ in range(n)]
    for u in range(n):
        for v in moves[u]:
            degree[u] += 1
            degree[v] += 1
            back[v].append(u)
    return degree, back


def target_appended(moves):
    """The wrong variable is appended."""
    back = [[] for _ in moves]
    for row in moves:
        for v in row:
            back[v].append(v)
    return [len(row) for row in moves], back


def if_not_there_yet(moves):
    """Looks first whether it is in the list."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            if u not in back[v]:
                back[v].append(u)
    return [len(row) for row in moves], back


def ways_in_for_degree(moves):
    """Degrees of the turned graph."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v] += [u]
    return [len(row) for row in back], back


def last_of_the_row(moves):
    """return one level too deep: after the first row."""
    back = [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
        return [len(row) for row in moves], back
    return [], []


def counters_as_in_a_dict(moves):
    """Only positions that have moves are in the degrees."""
    degree, back = {}, [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            degree[u] = degree.get(u, 0) + 1
            back[v].append(u)
    return list(degree.values()), back


def multiplied_list(moves):
    """One list n times, and the degrees in a set."""
    back = [[]] * len(moves)
    for u, row in enumerate(moves):
        for v in row:
            back[v].append(u)
    return [len(set(row)) for row in moves], back


WRONG = {
    both_ends_counted: "in-and-out-counted",
    target_appended: "targets-kept",
    if_not_there_yet: "predecessors-once",
    ways_in_for_degree: "in-degrees",
    last_of_the_row: "predecessor-missing",
    counters_as_in_a_dict: "degrees-without-terminals",
    multiplied_list: "shared-list+degrees-once",
}
