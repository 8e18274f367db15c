"""Right answers to task 3 in unusual styles."""

from collections import defaultdict
from itertools import chain, groupby


def sorted_pairs(moves):
    """All moves turned, sorted, grouped by target."""
    pairs = sorted((v, u) for u, row in enumerate(moves) for v in row)
    before = {v: [u for _, u in group] for v, group in groupby(pairs, key=lambda p: p[0])}
    return [len(r) for r in moves], [before.get(v, []) for v in range(len(moves))]


def counting_sort(moves):
    """Flat arrays with offsets, as in a compressed graph, and slices of them."""
    n = len(moves)
    begin = [0] * (n + 1)
    for v in chain.from_iterable(moves):
        begin[v + 1] += 1
    for v in range(n):
        begin[v + 1] += begin[v]
    place, flat = begin[:], [0] * begin[n]
    for u in range(n):
        for v in moves[u]:
            flat[place[v]] = u
            place[v] += 1
    return [len(row) for row in moves], [flat[begin[v] : begin[v + 1]] for v in range(n)]


def backwards_with_defaults(moves):
    """From the last position to the first, tuples for lists."""
    into = defaultdict(tuple)
    lists = defaultdict(list)
    for u in range(len(moves))[::-1]:
        for v in moves[u]:
            lists[v].append(u)
    for v, found in lists.items():
        into[v] = tuple(found)
    return tuple(map(len, moves)), tuple(into[v] for v in range(len(moves)))


def linked(moves):
    """Linked lists in arrays (head and next), unrolled at the end."""
    n, head, after, who, degrees = len(moves), [-1] * len(moves), [], [], []
    for u, row in enumerate(moves):
        degrees.append(0)
        for v in row:
            degrees[-1] += 1
            after.append(head[v])
            who.append(u)
            head[v] = len(who) - 1
    result = []
    for v in range(n):
        e, mine = head[v], []
        while e >= 0:
            mine.append(who[e])
            e = after[e]
        result.append(mine)
    return degrees, result


RIGHT = [sorted_pairs, counting_sort, backwards_with_defaults, linked]
