"""Right answers to task 2, in different styles."""

import numpy as np


def one_comprehension(moves, misere=False):
    return {u: int(misere) for u, row in enumerate(moves) if not row}


def with_a_loop(moves, misere=False):
    from gamegraphs import LOSE, WIN

    seeds = {}
    for u in range(len(moves)):
        if len(moves[u]) == 0:
            if misere:
                seeds[u] = WIN
            else:
                seeds[u] = LOSE
    return seeds


def by_crossing_out(moves, misere=False):
    ends = set(range(len(moves)))
    for u, row in enumerate(moves):
        for _ in row:
            ends.discard(u)
    return dict.fromkeys(sorted(ends, reverse=True), 1 if misere else 0)


def with_numpy(moves, misere=False):
    degrees = np.fromiter(map(len, moves), dtype=np.int64, count=len(moves))
    return {u: np.int8(bool(misere)) for u in np.flatnonzero(degrees == 0)}


RIGHT = [one_comprehension, with_a_loop, by_crossing_out, with_numpy]
