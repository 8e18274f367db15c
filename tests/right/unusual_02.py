"""Right answers to task 2 in unusual styles."""

from itertools import compress, count


def zipped(moves, misere=False):
    """zip, filter and dict.fromkeys."""
    ends = (u for u, row in zip(count(), moves) if len(row) < 1)
    return dict.fromkeys(ends, [0, 1][bool(misere)])


def compressed(moves, misere=False):
    """compress over numbers."""
    flags = [not row for row in moves]
    return {u: int(bool(misere)) for u in compress(range(len(moves)), flags)}


def taken_away(moves, misere=False):
    """Begins with all positions and takes those away that have a move."""
    seeds = dict.fromkeys(range(len(moves)), 1 if misere else 0)
    for u, row in enumerate(moves):
        for _ in row:
            del seeds[u]
            break
    return seeds


def with_try(moves, misere=False):
    """next() of an empty list raises StopIteration."""
    seeds = {}
    for u, row in reversed(list(enumerate(moves))):
        try:
            next(iter(row))
        except StopIteration:
            seeds[u] = +bool(misere)
    return seeds


RIGHT = [zipped, compressed, taken_away, with_try]
