"""Wrong answers to task 3, a sixth set: what was meant is in the docstring."""

from collections import Counter


def incident_moves(moves):
    """degree = in + out."""
    count = Counter(v for row in moves for v in row)
    into = [[] for _ in moves]
    for u, row in enumerate(moves):
        count[u] += len(row)
        for v in row:
            into[v].append(u)
    return [count[u] for u in range(len(moves))], into


def both_ends_counted(moves):
    """degree = in + out, a loop counted once."""
    degrees, into = [0] * len(moves), [[] for _ in moves]
    for u, row in enumerate(moves):
        for v in row:
            degrees[u] += 1
            if v != u:
                degrees[v] += 1
            into[v] += [u]
    return degrees, into


WRONG = {
    incident_moves: "in-and-out-counted",
    both_ends_counted: "in-and-out-counted",
}
