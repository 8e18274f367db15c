"""Right answers to task 3, in different styles."""

import numpy as np


def one_pass(moves):
    degrees = []
    predecessors = [[] for _ in moves]
    for u, row in enumerate(moves):
        degrees.append(len(row))
        for v in row:
            predecessors[v].append(u)
    return degrees, predecessors


def from_sorted_pairs(moves):
    pairs = sorted((v, u) for u, row in enumerate(moves) for v in row)
    degrees = [0] * len(moves)
    predecessors = [()] * len(moves)
    begin = 0
    for i, (v, u) in enumerate(pairs):
        degrees[u] += 1
        if i + 1 == len(pairs) or pairs[i + 1][0] != v:
            predecessors[v] = tuple(u for _, u in pairs[begin : i + 1])
            begin = i + 1
    return degrees, predecessors


def in_flat_arrays(moves):
    from array import array

    n = len(moves)
    degrees = array("i", map(len, moves))
    starts = array("i", [0]) * (n + 1)
    for row in moves:
        for v in row:
            starts[v + 1] += 1
    for v in range(n):
        starts[v + 1] += starts[v]
    flat, free = array("i", [0]) * starts[n], starts[:]
    for u, row in enumerate(moves):
        for v in row:
            flat[free[v]] = u
            free[v] += 1
    return degrees, [flat[starts[v] : starts[v + 1]] for v in range(n)]


def with_a_dict(moves):
    from collections import deque

    found = {}
    for u in reversed(range(len(moves))):
        for v in moves[u]:
            found.setdefault(v, deque()).appendleft(u)
    return [list(map(len, moves)), [found.get(v, ()) for v in range(len(moves))]]


def with_numpy(moves):
    degrees = np.array([len(row) for row in moves])
    targets = np.array([v for row in moves for v in row], dtype=np.int64)
    sources = np.repeat(np.arange(len(moves)), degrees)
    order = np.argsort(targets, kind="stable")
    ends = np.cumsum(np.bincount(targets, minlength=len(moves)))
    return degrees, np.split(sources[order], ends[:-1])


RIGHT = [one_pass, from_sorted_pairs, in_flat_arrays, with_a_dict, with_numpy]
